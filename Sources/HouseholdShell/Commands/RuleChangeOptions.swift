import ArgumentParser

/// What each command takes that puts other house rules in force.
struct RuleChangeOptions: ParsableArguments {
    @OptionGroup(title: "From when on") var atOnce: AtOnceOptions

    @OptionGroup var proof: ProofOptions

    @OptionGroup var options: GlobalOptions
}

/// A command that puts other house rules in force.
protocol RuleChangingCommand: ProvingCommand {
    var change: RuleChangeOptions { get }
}

extension RuleChangingCommand {
    var proof: ProofOptions { change.proof }
    var options: GlobalOptions { change.options }
}
