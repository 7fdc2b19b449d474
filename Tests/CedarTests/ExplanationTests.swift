import Cedar
import CedarJSON
import Testing

@Suite("An explanation")
struct ExplanationTests {
    private static let ana = EntityUID("Member", "ana")

    private func explain(_ policies: PolicySet) throws -> Explanation {
        let ana = Entity(
            Self.ana, attributes: ["age": .long(9)], parents: [EntityUID("Role", "child")])
        return policies.explain(
            Request(
                principal: Self.ana, action: EntityUID("Action", "see"),
                resource: EntityUID("Chore", "1")),
            with: try Entities([ana]))
    }

    /// What becomes of the only policy of `text`.
    private func outcome(_ text: String) throws -> Explanation.Outcome {
        try #require(explain(PolicySet(parsing: text)).entries.first).outcome
    }

    @Test("has an entry for each policy, in the order of the set")
    func entries() throws {
        let explanation = try explain(
            PolicySet(
                parsing: """
                    permit(principal, action, resource) when { principal.age < 10 };
                    permit(principal, action == Action::"eat", resource);
                    forbid(principal, action, resource) when { context.missing };
                    """))

        #expect(explanation.decision.verdict == .allow)
        #expect(explanation.entries.map(\.policy) == ["policy0", "policy1", "policy2"])
        #expect(explanation.entries.map(\.effect) == [.permit, .permit, .forbid])
        #expect(explanation.entries[0].outcome == .applies)
    }

    @Test(
        "names the first clause of the scope that doesn't fit, as a reader reads",
        arguments: [
            ("👉principal in Role::\"a\"👈, action == Action::\"eat\", resource", .principal),
            ("principal is Member, 👉action in [Action::\"eat\"]👈, resource is Role", .action),
            ("principal, action,\n  👉resource  ==  Chore::\"2\"👈", .resource),
        ] as [(String, Explanation.ScopePart)])
    func scope(_ marked: String, part: Explanation.ScopePart) throws {
        let marked = MarkedText("// a comment\n @a(\"é\") permit(\(marked))\nwhen { 1 };")
        #expect(try outcome(marked.text) == .outOfScope(part: part, place: marked.place))
    }

    @Test(
        "names the smallest part of a condition that isn't met",
        arguments: [
            "when { 👉principal.age > 12👈 && context.missing }",
            "when { principal.age < 12 && (1 == 1 && 👉action == resource👈) }",
            "when { true }\n when { true && (👉1 == 2 || false👈) }",
            "when { true && 👉!(1 == 1 && 2 == 2)👈 }",
            "unless { principal.age > 12 || 👉principal has age👈 || context.missing }",
            "unless { false || (false || (👉1 == 1 && 2 == 2👈)) }",
        ])
    func culprit(_ conditions: String) throws {
        let marked = MarkedText("permit(principal, action, resource) \(conditions);")

        guard case .unmet(let clause) = try outcome(marked.text) else {
            Issue.record("it is met, or can't be evaluated")
            return
        }
        #expect(clause.culprit == marked.place)
    }

    @Test(
        "names no smaller part where all of a condition isn't met",
        arguments: [
            "👉when { 1 == 2 || false }👈", "👉unless { true && 1 == 1 }👈",
            "when { true } 👉when { 1 > 2 }👈",
        ])
    func whole(_ conditions: String) throws {
        let marked = MarkedText("permit(principal, action, resource) \(conditions);")

        guard case .unmet(let clause) = try outcome(marked.text) else {
            Issue.record("it is met, or can't be evaluated")
            return
        }
        #expect(clause.place == marked.place)
        #expect(clause.culprit == nil)
        #expect(clause.place.text.hasPrefix(clause.kind.rawValue))
    }

    @Test(
        "names what can't be evaluated, and why",
        arguments: [
            ("when { true && 👉context.missing👈 == 1 }", .noAttribute("missing")),
            (
                "unless { [1, {a: 👉principal[\"b\"]👈}].contains(1) }",
                .noEntityAttribute("b", of: ana)
            ),
            (
                "when { true && (👉resource👈 || false) }",
                .type(expected: "a boolean", found: .entity)
            ),
            ("when { !👉\"a\"👈 }", .type(expected: "a boolean", found: .string)),
            ("when { 1 == 👉9223372036854775807 + 1👈 }", .overflow),
            (
                "when { 👉\"a\" + context.missing👈 == 1 }",
                .type(expected: "a number", found: .string)
            ),
            (
                "when { if 1 == 1 then 👉context.a👈 else context.a }",
                .noAttribute("a")
            ),
            ("when { if 1 == 2 then context.a else 👉context.a👈 }", .noAttribute("a")),
            ("when { if 👉1👈 then true else false }", .type(expected: "a boolean", found: .long)),
            (
                "when { principal is Member in 👉resource.b👈 }",
                .noEntity(EntityUID("Chore", "1"))
            ),
            ("when { 👉ip(\"a\")👈.isIpv4() }", .malformed("a", function: "ip")),
        ] as [(String, EvaluationError)])
    func failure(_ conditions: String, error: EvaluationError) throws {
        let marked = MarkedText("forbid(principal, action, resource) \(conditions);")

        guard case .failed(let clause, let found) = try outcome(marked.text) else {
            Issue.record("it can be evaluated")
            return
        }
        #expect(clause.culprit == marked.place)
        #expect(found == error)
    }

    @Test("fills the slots of a template")
    func link() throws {
        let marked = MarkedText("permit(principal, action, 👉resource == ?resource👈);")
        let policies = try PolicySet(parsing: marked.text).linking(
            "policy0", as: "link", filling: [.resource: EntityUID("Chore", "2")])

        let entry = try #require(explain(policies).entries.first)

        #expect(entry.policy == "link")
        #expect(
            entry.outcome
                == .outOfScope(
                    part: .resource,
                    place: Place(
                        text: "resource == Chore::\"2\"", position: marked.place.position)))
    }

    @Test(
        "of a policy without a text prints it, and names no position",
        arguments: [
            ("permit(principal == Member::\"b\", action, resource);", "principal == Member::\"b\""),
            ("permit(principal, action in [], resource);", "action in []"),
            ("permit(principal, action, resource is Pet);", "resource is Pet"),
            ("permit(principal, action, resource) when { 1==1 && 1==2 };", "1 == 2"),
            (
                "permit(principal, action, resource) when { !(1 == 1) };",
                "when { !(1 == 1) }"
            ),
        ])
    func json(_ text: String, printed: String) throws {
        let policies = try PolicySet(json: PolicySet(parsing: text).jsonText())

        let place: Place? =
            switch try #require(explain(policies).entries.first).outcome {
            case .outOfScope(_, let place): place
            case .unmet(let clause), .failed(let clause, _): clause.culprit ?? clause.place
            case .applies: nil
            }

        #expect(place == Place(text: printed, position: nil))
    }

    @Test("agrees with the decision, and its parts with the whole")
    func household() throws {
        for sample in try Corpus.sample(of: "household") {
            let schema = try sample.schema()
            let (policies, entities) = try (sample.policies(), sample.entities(schema))
            for question in try sample.questions(schema) {
                let explanation = policies.explain(question.request, with: entities)
                #expect(
                    explanation.decision == policies.authorize(question.request, with: entities))
                #expect(explanation.isConsistent, "\(sample.name)")
                for outcome in explanation.entries.map(\.outcome) {
                    guard let (culprit, expected) = outcome.claim else { continue }
                    let alone = try PolicySet(
                        parsing: "permit(principal, action, resource) when { \(culprit) };")
                    let found = alone.explain(question.request, with: entities).entries[0].outcome
                    #expect(found.worth == expected, "\(sample.name): \(outcome)")
                }
            }
        }
    }
}

extension Explanation {
    /// Whether the entries have the decision as a consequence.
    fileprivate var isConsistent: Bool {
        let applying = entries.filter { $0.outcome == .applies }
        let forbids = applying.filter { $0.effect == .forbid }
        let permits = applying.filter { $0.effect == .permit }
        let failures = entries.compactMap { entry -> Policy.ID? in
            if case .failed = entry.outcome { entry.policy } else { nil }
        }
        return decision.determining == (forbids.isEmpty ? permits : forbids).map(\.policy)
            && decision.verdict == (forbids.isEmpty && !permits.isEmpty ? .allow : .deny)
            && decision.failures.map(\.policy) == failures
    }
}

extension Explanation.Outcome {
    /// What a part of a condition is said to be worth.
    fileprivate enum Worth: Equatable {
        case value(Bool)
        case failure(EvaluationError)
    }

    /// The part that is named, and what it is said to be worth.
    fileprivate var claim: (culprit: String, worth: Worth)? {
        switch self {
        case .unmet(let clause): clause.culprit.map { ($0.text, .value(clause.kind == .unless)) }
        case .failed(let clause, let error): clause.culprit.map { ($0.text, .failure(error)) }
        case .applies, .outOfScope: nil
        }
    }

    /// What the condition of a policy is worth that has only one, a `when`.
    fileprivate var worth: Worth? {
        switch self {
        case .applies: .value(true)
        case .unmet: .value(false)
        case .failed(_, let error): .failure(error)
        case .outOfScope: nil
        }
    }
}
