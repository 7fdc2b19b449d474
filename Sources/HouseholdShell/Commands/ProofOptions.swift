import ArgumentParser

/// How whoever does something grave gives the password again.
struct ProofOptions: ParsableArguments {
    @Flag(
        name: .customLong("password-stdin"),
        help: "Take your password from the next line, where it is asked for again.")
    var passwordFromInput = false
}

/// A command that may want the password of whoever is here again.
protocol ProvingCommand: ShellCommand {
    var proof: ProofOptions { get }
}

extension ProvingCommand {
    var provesFromInput: Bool { proof.passwordFromInput }
}
