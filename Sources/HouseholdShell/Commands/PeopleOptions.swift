import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

/// Whose a chore is, in options.
struct PeopleOptions: ParsableArguments {
    @Option(help: "Whose it is; without it anybody may do it.")
    var to: String?

    @Option(help: "A copy for each of them: mia,max.")
    var each: String?

    @Option(help: "A part for each of them; done once all did theirs: mia,max.")
    var together: String?

    @Option(help: "They take turns, in that order: mia,max.")
    var rotate: String?

    @Option(help: TurnHelp.order)
    var turns: String?

    @Option(help: TurnHelp.passing)
    var pass: String?

    @Option(help: "Who on which weekday, of one week or two: \"mon mia, tue-fri max / sat mia\".")
    var roster: String?

    /// Whether anything was said.
    var isEmpty: Bool {
        [to, each, together, rotate, turns, pass, roster].allSatisfy { $0 == nil }
    }

    /// What the options say.
    func people(in context: CommandContext) throws -> ChorePeople? {
        let said = [to, each, together, rotate, roster].compactMap(\.self)
        guard said.count <= 1 else {
            throw Failure.usage(
                "Only one of --to, --each, --together, --rotate and --roster, please.")
        }
        guard rotate != nil || (turns == nil && pass == nil) else {
            throw Failure.usage(
                "Who takes turns? Name them.", try: ["--rotate mia,max --pass week"])
        }
        if let to {
            let names = Self.names(to)
            guard names.count <= 1 else { throw Self.severalBehindTo(names) }
            return .one(to)
        }
        if let each { return .each(Self.names(each)) }
        if let together { return .together(Self.names(together)) }
        if let roster { return try RosterWords(roster, inEnglish: context.inEnglish).people }
        guard let rotate else { return nil }
        return try context.turns(of: Self.names(rotate), turns, pass)
    }

    /// What the options say, or else who takes turns as `--every` says.
    func people(
        or repeats: RepeatOptions, in context: CommandContext
    ) async throws -> ChorePeople? {
        let turns = try await repeats.turns(in: context)
        guard !turns.isEmpty else { return try people(in: context) }
        guard isEmpty else {
            throw Failure.usage("Who takes turns is said twice.", try: ["--rotate mia,max"])
        }
        return try context.turns(of: turns, nil, nil)
    }

    private static func severalBehindTo(_ names: [String]) -> Failure {
        let names = names.map(\.quotedIfNeeded).joined(separator: ",")
        return .usage(
            "Behind --to there is one name. What is it for several?",
            try: [
                "--each \(names)   a copy for each of them",
                "--rotate \(names)   they take turns",
                "--together \(names)   a part for each, done once all did theirs",
            ])
    }

    /// Names with commas between.
    static func names(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmingBlanks }.filter { !$0.isEmpty }
    }
}

/// What is said of turns wherever they can be set.
enum TurnHelp {
    /// Of who is next.
    static let order: ArgumentHelp = """
        Who is next: in-order (one after the other), least (who earned the fewest points in four \
        weeks) or random.
        """
    /// Of when that is.
    static let passing: ArgumentHelp = """
        When the turn passes: occurrence (with each date), day, week or month (when a new one \
        begins) or completion (once it is done).
        """
}
