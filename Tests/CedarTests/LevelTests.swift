import Cedar
import CedarJSON
import Testing

@Suite("At a level")
struct LevelTests {
    private static let schema = """
        entity Group in [Group];
        entity Member in [Group] { boss: Member, name: String, card: { boss: Member } } tags Member;
        entity Chore { owner: Member };
        action read;
        action see in [read] appliesTo {
            principal: Member, resource: Chore, context: { by: Member, info: { by: Member } }
        };
        """

    private func errors(_ policy: String, level: Int) throws -> [Validation.Finding] {
        try PolicySet(parsing: policy)
            .validated(against: Schema(parsing: Self.schema), level: level).errors
    }

    /// The lowest level at which a condition is valid.
    private func lowestLevel(of condition: String) throws -> Int? {
        let policy = "permit(principal, action, resource) when { \(condition) };"
        return try (0...5).first { try errors(policy, level: $0).isEmpty }
    }

    @Test(
        "each step from an entity to the next counts",
        arguments: [
            // Comparing looks at nothing, and the context isn't an entity.
            ("principal == Member::\"a\" || principal is Group || resource == resource", 0),
            ("context.by == principal || context.info.by == principal", 0),
            ("action == Action::\"see\"", 0),
            // One of the request is looked at.
            ("principal.name == \"a\"", 1), ("principal has name", 1),
            ("principal in Group::\"a\"", 1), ("principal is Member in Group::\"a\"", 1),
            ("action in Action::\"read\"", 1), ("Action::\"see\" in Action::\"read\"", 1),
            ("principal.hasTag(\"a\")", 1),
            ("principal.hasTag(\"a\") && principal.getTag(\"a\") == principal", 1),
            ("principal in principal.boss", 1), ("principal in [principal.boss]", 1),
            ("context.by.name == \"a\" || context.info.by.name == \"a\"", 1),
            ("principal.card.boss == principal", 1),
            // What that names is looked at, and so on.
            ("principal.boss.name == \"a\"", 2), ("principal has boss.name", 2),
            ("principal.card.boss.name == \"a\"", 2), ("resource.owner in principal", 2),
            ("principal.boss.hasTag(\"a\")", 2), ("principal.hasTag(resource.owner.name)", 2),
            ("principal.hasTag(\"a\") && principal.getTag(\"a\").name == \"a\"", 2),
            ("resource.owner.boss.boss.name == \"a\"", 4),
            // Records are made of what is put in, of which only that counts that is taken out.
            ("{a: principal, b: principal.boss}.a.name == \"a\"", 1),
            ("{a: {b: principal.boss}}.a.b.name == \"a\"", 2),
            ("(if principal has name then principal else resource.owner).name == \"a\"", 2),
            (
                "(if principal has name then {a: principal.boss} else {a: principal}).a has name",
                2
            ),
            (
                "(if principal has name then principal.card else {boss: principal}).boss has name",
                2
            ),
            (
                "(if principal has name then {boss: principal} else principal.card).boss has name",
                2
            ),
            // What can't be reached doesn't count.
            ("false && principal.boss.name == \"a\"", 0),
            ("if true then true else principal.name == \"a\"", 0),
            ("principal is Group && principal.boss.name == \"a\"", 0),
        ])
    func steps(_ condition: String, level expected: Int) throws {
        #expect(try lowestLevel(of: condition) == expected)
    }

    @Test(
        "no entity that is written out may be looked at",
        arguments: [
            "Member::\"a\".name == \"a\"", "Member::\"a\" has name",
            "Member::\"a\" in Group::\"a\"", "Member::\"a\".hasTag(\"a\")",
            "Action::\"read\" in action", "{a: Member::\"a\"}.a.name == \"a\"",
            "(if principal has name then principal else Member::\"a\").name == \"a\"",
        ])
    func literals(_ condition: String) throws {
        let policy = "permit(principal, action, resource) when { \(condition) };"
        let problems = try errors(policy, level: 5).map(\.problem)
        #expect(problems == [.beyondAnyLevel])
        #expect(problems[0].description.hasSuffix("only compare it, or find it from the request"))
        #expect(
            try PolicySet(parsing: policy).validated(against: Schema(parsing: Self.schema)).isValid)
    }

    @Test("the first step too many is shown")
    func place() throws {
        let marked = MarkedText(
            "permit(principal, action, resource) when { 👉principal.boss.name👈 == \"a\" && true };")
        for (level, text) in [(0, "principal.boss"), (1, "principal.boss.name")] {
            let finding = try #require(errors(marked.text, level: level).first)
            #expect(finding.problem == .beyondLevel(level))
            #expect(
                finding.problem.description.hasPrefix(
                    "at level \(level) the entity that is looked at here isn't loaded; "))
            #expect(finding.diagnostic(in: marked.text).offendingText == text)
        }
    }

    @Test(
        "0 the scope may not ask what something is in, either",
        arguments: [
            "permit(👉principal in Group::\"a\"👈, action, resource);",
            "permit(👉principal is Member in Group::\"a\"👈, action, resource);",
            "permit(👉principal in ?principal👈, action, resource);",
            "permit(principal, 👉action in Action::\"read\"👈, resource);",
            "permit(principal, 👉action in [Action::\"see\"]👈, resource);",
            "permit(principal, action, 👉resource in Chore::\"a\"👈);",
        ])
    func scope(_ policy: String) throws {
        let marked = MarkedText(policy)
        let errors = try errors(marked.text, level: 0)
        #expect(errors.map(\.problem) == [.beyondLevel(0)])
        #expect(errors.map(\.range) == [marked.place.position?.range])
        #expect(try self.errors(marked.text, level: 1) == [])
    }

    @Test("a scope that only compares is about nothing that must be loaded")
    func comparingScope() throws {
        let policy = """
            permit(principal is Member, action == Action::"see", resource == Chore::"a");
            permit(principal == ?principal, action, resource);
            """
        #expect(try errors(policy, level: 0) == [])
    }

    @Test("only what is valid otherwise is checked")
    func invalid() throws {
        let policy = "permit(principal, action, resource) when { principal.boss.shoe == 1 };"
        #expect(
            try errors(policy, level: 0).map(\.problem.code) == [.unknownAttribute])
    }

    @Test("nothing but the entities that are near the request has to be loaded")
    func slices() throws {
        var levels: [Int: Int] = [:]
        for sample in try Corpus.sample(of: "household") {
            let schema = try sample.schema()
            let (policies, entities) = try (sample.policies(), sample.entities(schema))
            let level = (0...5).first { policies.validated(against: schema, level: $0).isValid }
            guard let level else { continue }
            levels[level, default: 0] += 1
            for question in try sample.questions(schema) {
                let slice = try entities.slice(near: question.request, level: level)
                #expect(
                    policies.authorize(question.request, with: slice)
                        == policies.authorize(question.request, with: entities), "\(sample.name)")
            }
        }
        #expect(levels[1, default: 0] > 0 && levels[2, default: 0] > 0, "\(levels)")
    }
}

extension Entities {
    /// The entities that policies of a level look at, with all that they are in.
    fileprivate func slice(near request: Request, level: Int) throws -> Entities {
        var known: Set<EntityUID> = []
        var next: Set<EntityUID> = [request.principal, request.action, request.resource]
        next.formUnion(Value.record(request.context).mentioned)
        for _ in 0..<level {
            known.formUnion(next)
            next = Set(
                next.compactMap(entity).flatMap {
                    Value.record($0.attributes).mentioned + Value.record($0.tags).mentioned
                })
        }
        return try Entities(
            known.compactMap(entity).map { entity in
                Entity(
                    uid: entity.uid, attributes: entity.attributes,
                    parents: Array(lineage(of: entity.uid).ancestors), tags: entity.tags)
            })
    }
}

extension Value {
    /// The entities that are named inside.
    fileprivate var mentioned: [EntityUID] {
        switch self {
        case .entity(let uid): [uid]
        case .set(let set): set.elements.flatMap(\.mentioned)
        case .record(let record): record.fields.flatMap(\.value.mentioned)
        default: []
        }
    }
}
