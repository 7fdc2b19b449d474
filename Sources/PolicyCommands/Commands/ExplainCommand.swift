import ArgumentParser
import Cedar
import CedarJSON
import JSON

struct ExplainCommand: Subcommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say which policies decide a request, and why each of the others does not apply.",
        discussion: """
            For a policy that does not apply, the part of its scope or of a condition that keeps it \
            from applying is shown. The exit code is 0 whatever is decided.
            """)

    @OptionGroup var situation: SituationOptions
    @OptionGroup var question: RequestOptions
    @OptionGroup var options: CommonOptions

    func run(with desk: Desk) throws(Failure) -> Reply {
        let accepted = situation.acceptsAnyRequest
        let situation = try Situation(situation, on: desk)
        let question = try question.question(for: situation.schema, on: desk)
        if let schema = situation.schema, !accepted { try question.check(against: schema) }
        let explanation = situation.files.policies.explain(
            question.request, with: situation.entities)
        let accounts = explanation.entries.map { Account($0, in: situation.files) }
        let telling = Account.Nearness.allCases.flatMap { nearness in
            accounts.filter { $0.nearness == nearness }
        }
        return Reply(
            json: JSONValue(
                explanation.decision.members + [("policies", .array(accounts.map(\.json)))]),
            text: situation.files.text(of: explanation.decision)
                + telling.map { "\n" + $0.text }.joined())
    }
}

/// What one policy says about a request, with the file it is from.
private struct Account {
    private let entry: Explanation.Entry
    private let file: PolicyFile?
    private let policy: Policy?

    init(_ entry: Explanation.Entry, in files: PolicyFiles) {
        self.entry = entry
        file = files.file(of: entry.policy)
        policy = files.policies[entry.policy]
    }

    /// How near a policy is to applying; the nearest are told of first.
    enum Nearness: CaseIterable {
        case applies, failed, unmet, outOfScope
    }

    var nearness: Nearness {
        switch entry.outcome {
        case .applies: .applies
        case .failed: .failed
        case .unmet: .unmet
        case .outOfScope: .outOfScope
        }
    }

    private var source: String { policy?.source ?? "" }

    /// What the policy is called, in the set and by its author.
    private var name: String {
        let note = policy?.annotation("id").map { " @id(\(Text($0).quoted))" } ?? ""
        return SafeText.name(entry.policy.text) + note
    }

    /// What is said of the policy, and the part of it that this is about.
    private var reason: (message: String, place: Place?) {
        switch entry.outcome {
        case .applies: ("\(entry.effect.rawValue)s it", nil)
        case .outOfScope(let part, let place): ("is not about this \(part.rawValue)", place)
        case .unmet(let clause):
            ("does not apply: \(clause.verdict)", clause.culprit ?? clause.place)
        case .failed(let clause, let error): ("failed: \(error)", clause.culprit ?? clause.place)
        }
    }
}

// MARK: - For people

extension Account {
    /// The policy when it applies, or else the place that keeps it from applying.
    var text: String {
        let (message, place) = reason
        guard let place else { return "\(address): \(message)\n\(Self.indented(source))" }
        guard let range = place.position?.range, let file else {
            return "\(address): \(message)\n\(Self.indented(place.text))"
        }
        return file.text.diagnostic(message, at: range)
            .rendered(file: file.text.name, as: name) + "\n"
    }

    private var address: String {
        guard let file else { return name }
        let line = file.notation == .cedar ? policy.map { ":\($0.line)" } ?? "" : ""
        return "\(file.text.name)\(line): \(name)"
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "    \($0)\n" }.joined()
    }
}

extension Explanation.Clause {
    fileprivate var verdict: String {
        switch kind {
        case .when: "this is false"
        case .unless: "this is true"
        }
    }
}

// MARK: - For programs

extension Account {
    var json: JSONValue {
        let (message, place) = reason
        return JSONValue(
            ("policy", .string(entry.policy.text)),
            ("effect", .string(Text(entry.effect.rawValue))),
            ("outcome", .string(outcome)), ("message", .string(Text(message))),
            ("file", file.map { .string(Text($0.text.name)) } ?? .null),
            ("text", .string(Text(source))), ("part", part.map { .string($0) } ?? .null),
            ("place", place?.json ?? .null))
    }

    private var outcome: Text {
        switch entry.outcome {
        case .applies: "applies"
        case .outOfScope: "out_of_scope"
        case .unmet: "unmet"
        case .failed: "failed"
        }
    }

    /// The clause of the policy that the outcome is about.
    private var part: Text? {
        switch entry.outcome {
        case .applies: nil
        case .outOfScope(let part, _): Text(part.rawValue)
        case .unmet(let clause), .failed(let clause, _): Text(clause.kind.rawValue)
        }
    }
}

extension Place {
    fileprivate var json: JSONValue {
        JSONValue(
            ("text", .string(Text(text))),
            ("line", position.map { .number("\($0.line)") } ?? .null),
            ("column", position.map { .number("\($0.column)") } ?? .null))
    }
}
