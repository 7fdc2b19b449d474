import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct AuthorizeCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "authorize", abstract: "Decide requests, and say which policies decided.",
        discussion: """
            One request is asked with --principal, --action and --resource, or with --request; \
            its exit code is 0 when it is allowed and 77 when it is denied. --requests takes many, \
            in a JSON array or an object on each line, and gives 0 whatever was decided.
            Policies of texts are called policy0, policy1 and so on, through all files.
            Example: policy authorize --policies house.cedar --entities family.json \
            --principal 'Member::"mia"' --action 'Action::"open"' --resource 'Door::"garden"'
            """)

    @OptionGroup var situation: SituationOptions
    @OptionGroup var question: RequestOptions

    @Option(help: "A file with many requests.")
    var requests: String?

    @Flag(help: "Add how long reading, validating and deciding take.")
    var stats = false

    @Option(
        name: .customLong("repeat"), help: "How often to measure for --stats, 1 to 1000000 (100).")
    var rounds: Int?

    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        let stopwatch = try stopwatch(desk)
        let situation = try Situation(situation, on: desk)
        let questions = try questions(for: situation.schema, on: desk)
        let decisions = questions.map {
            situation.files.policies.authorize($0.request, with: situation.entities)
        }
        let stats = try stopwatch.map { stopwatch throws(Failure) in
            try Stats(situation, questions, with: stopwatch)
        }
        return reply(decisions, stats, situation.files)
    }
}

// MARK: - Asking

extension AuthorizeCommand {
    private func stopwatch(_ desk: Desk) throws(Failure) -> Stopwatch? {
        guard stats || rounds == nil else {
            throw .usage("--repeat says how often --stats measures.", try: ["--stats --repeat 100"])
        }
        let rounds = rounds ?? 100
        guard (1...1_000_000).contains(rounds) else {
            throw .usage("--repeat takes a number from 1 to 1000000.", try: ["--repeat 100"])
        }
        return stats ? Stopwatch(nanoseconds: desk.streams.nanoseconds, rounds: rounds) : nil
    }

    private func questions(
        for schema: Schema?, on desk: Desk
    ) throws(Failure) -> [Question] {
        guard let requests else {
            return [try checked(question.question(for: schema, on: desk), schema)]
        }
        guard question.request == nil, !question.isInWords else {
            throw .usage("--requests stands for itself; leave the single request out.")
        }
        var questions: [Question] = []
        for question in try Questions.read(try desk.text(at: requests), schema: schema) {
            questions.append(try checked(question, schema))
        }
        return questions
    }

    private func checked(_ question: Question, _ schema: Schema?) throws(Failure) -> Question {
        if let schema, !situation.acceptsAnyRequest { try question.check(against: schema) }
        return question
    }
}

// MARK: - Answering

extension AuthorizeCommand {
    private func reply(
        _ decisions: [Decision], _ stats: Stats?, _ files: PolicyFiles
    ) -> Reply {
        let texts = decisions.enumerated().map { index, decision in
            (requests == nil ? "" : "\(index + 1): ") + files.text(of: decision)
                + decision.failures.map(\.text).joined()
        }
        let isDenied = requests == nil && decisions.contains { $0.verdict == .deny }
        return Reply(
            json: JSONValue(
                ("results", .array(decisions.map { JSONValue($0.members) })),
                ("stats", stats?.json ?? .null)),
            text: texts.joined() + (stats?.text ?? ""), exit: isDenied ? .denied : .done)
    }
}

extension Decision.Failure {
    /// The policy and what was wrong, for people.
    fileprivate var text: String {
        "  \(SafeText.name(policy.text)) failed: \(error)\n"
    }
}
