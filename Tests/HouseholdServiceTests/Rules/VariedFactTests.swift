import Cedar
import HouseholdModel
import HouseholdService
import Policies
import Testing

/// What the model has each attribute of the schema be, seen in its cases as the rules see them.
@Suite("In the cases of the proof each attribute of the schema")
struct VariedFactTests {
    @Test("is all that it can be", arguments: try SchemaFact.all(in: .shipped()))
    func isVaried(_ fact: SchemaFact) throws { try expectVaried(fact, under: .shipped()) }

    @Test(
        "is so too where it was added to the schema alone",
        arguments: try SchemaFact.all(in: .extended()).filter(\.isNew))
    func isDrawnFromSchema(_ fact: SchemaFact) throws {
        try expectVaried(fact, under: .extended())
    }

    @Test(
        "makes a difference to rules that look at one that was added to the schema alone",
        arguments: [
            ("resource.new_bool_chore", "new_bool_chore of it is true"),
            (
                #"""
                resource.new_member_chore != principal
                && !resource.assignees.contains(resource.new_member_chore)
                && resource.new_member_chore in Role::"parent" && !resource.new_member_chore.active
                """#, "one has left"
            ),
        ])
    func asksAboutWhatIsNew(condition: String, situation: String) throws {
        let rule = """
            @id("new") forbid (principal, action == Action::"chore.edit", resource)
            when { \(condition) };
            """
        let shipped = [ShippedPolicies.family, ShippedPolicies.walls]
        let new = try HouseRules(
            shipped + [ShippedPolicies.File(name: "new.cedar", text: rule)])
        let old = try HouseRules(shipped)
        let proof = try RuleProof(
            of: old, new, in: .family, until: Deadline(by: { nil }), under: .extended())

        let changes = try proof.changes(from: old, to: new).1
        #expect(!changes.isEmpty)
        for change in changes {
            #expect(change.situation.contains { $0.hasSuffix(situation) })
        }
    }

    private func expectVaried(_ fact: SchemaFact, under schema: Schema) throws {
        let rules = try HouseRules([ShippedPolicies.File(name: "reads.cedar", text: fact.rule)])
        let proof = try RuleProof(
            of: rules, in: .family, until: Deadline(by: { nil }), under: schema)
        let found = try fact.holdings(in: proof)

        #expect(found.contains { $0.value == nil } || fact.isRequired)
        let values = Set(found.compactMap(\.value))
        switch fact.values {
        case .bool: #expect(values == [.bool(true), .bool(false)])
        case .entity("Member"):
            #expect(found.contains { $0.value == .entity($0.asker) })
            #expect(found.contains { $0.value != nil && $0.value != .entity($0.asker) })
        case .entity(let type):
            guard let ids = fact.ids else { return #expect(values.count > 1) }
            #expect(values == Set(ids.map { .entity(EntityUID(type, id: $0)) }))
        case .set(.entity("Member")):
            #expect(Set(found.compactMap(Crowd.init)) == Crowd.all)
        case .datetime:
            let milliseconds = values.compactMap { value in
                if case .datetime(let moment) = value { moment.milliseconds } else { nil }
            }
            #expect(milliseconds.contains { $0 < SchemaFact.border })
            #expect(milliseconds.contains(SchemaFact.border))
            #expect(milliseconds.contains { $0 > SchemaFact.border })
        case .set(.string):
            #expect(values == [.set([]), .set([.string("garden")])])
        case .record:
            #expect(values.count > 3)
        case .long:
            let numbers = values.compactMap { value in
                if case .long(let number) = value { number } else { nil }
            }
            #expect(numbers.contains { $0 < 6 } && numbers.contains(6))
            #expect(numbers.contains { $0 > 6 })
        case .known, .string, .set, .decimal, .ipAddress, .duration:
            Issue.record("the model does not know how to vary \(fact)")
        }
    }
}

/// An attribute of the schema, and an action by which rules come to see it.
struct SchemaFact: CustomTestStringConvertible, Sendable {
    let type: EntityType?
    let name: Text
    let values: ValueType
    let isRequired: Bool
    /// The only values there are, where they are listed.
    let ids: Set<Text>?
    let action: HouseholdService.Action

    /// The moment that rules compare with.
    static let border: Int64 = 1_798_761_600_000

    var testDescription: String { "\(type.map { "\($0)" } ?? "context").\(name)" }

    /// Whether the program's own schema does not have it.
    var isNew: Bool { name.string.hasPrefix("new_") }

    /// A rule that looks at it.
    var rule: String {
        let subject =
            switch type {
            case nil: "context"
            case "Household": "principal.household"
            default: "resource"
            }
        if case .record = values {
            return """
                @id("reads") permit (principal, action, resource)
                when { resource has \(name) && resource.\(name).children.contains(principal) };
                """
        }
        if case .set(.string) = values {
            return """
                @id("reads") forbid (principal, action, resource)
                when { \(subject).\(name).contains("garden") };
                """
        }
        let (sign, other) =
            switch values {
            case .datetime: ("<", "datetime(\"2027-01-01\")")
            case .long: ("<", "6")
            case .entity(let listed) where type == nil && ids != nil: ("in", names(of: listed))
            default: ("==", "\(subject).\(name)")
            }
        return """
            @id("reads") forbid (principal, action, resource)
            when { \(subject) has \(name) && \(subject).\(name) \(sign) \(other) };
            """
    }

    /// All that there is of a type, as a rule writes it.
    private func names(of type: EntityType) -> String {
        let names = (ids ?? []).map { "\(EntityUID(type, id: $0))" }.sorted()
        return "[\(names.joined(separator: ", "))]"
    }

    /// What somebody or something in a case has, or could have, and who asks there.
    struct Holding: Hashable {
        /// What it is there, or `nil` where it is missing.
        let value: Value?
        let asker: EntityUID
    }

    /// What the cases of a proof have it be.
    func holdings(in proof: RuleProof) throws -> Set<Holding> {
        var found: Set<Holding> = []
        try proof.forEachQuestion(about: action) { request, entities in
            let asker = request.principal
            guard let type else {
                found.insert(Holding(value: request.context[name], asker: asker))
                return
            }
            let home = entities.entity(asker)?.attributes["household"]
            var things = [request.resource, asker]
            if case .entity(let uid)? = home { things.append(uid) }
            for uid in things where uid.entityType == type {
                guard let entity = entities.entity(uid) else { continue }
                found.insert(Holding(value: entity.attributes[name], asker: asker))
            }
        }
        return found
    }

    /// All that rules can look at.
    static func all(in schema: Schema) throws -> [SchemaFact] {
        let asked = HouseholdService.Action.allCases.compactMap { action in
            schema.actions[EntityUID("Action", action.rawValue)].map { (action, $0) }
        }
        func fact(
            _ type: EntityType?, _ name: Text, _ attribute: RecordType.Attribute,
            _ action: HouseholdService.Action
        ) -> SchemaFact {
            var ids: Set<Text>?
            if case .entity(let other) = attribute.type { ids = schema.entityTypes[other]?.ids }
            return SchemaFact(
                type: type, name: name, values: attribute.type,
                isRequired: attribute.isRequired, ids: ids, action: action)
        }
        // The program is at work in one household, and there is nothing else to it.
        let varied = schema.entityTypes.filter { $0.key != "System" }
        let ofThings = varied.flatMap { type, kind in
            kind.attributes.attributes.compactMap { name, attribute in
                (asked.first { $0.1.resources.contains(type) }
                    ?? asked.first { $0.1.principals.contains(type) })
                    .map { fact(type, name, attribute, $0.0) }
            }
        }
        let contexts = [asked.first, asked.first { $0.0 == .completeChoreFor }].compactMap(\.self)
        let ofContext = contexts.flatMap { action, described in
            described.context.attributes.map { fact(nil, $0.key, $0.value, action) }
        }
        return (ofThings + ofContext).sorted { $0.testDescription < $1.testDescription }
    }
}

extension Schema {
    fileprivate static func shipped() throws -> Schema {
        try Schema(parsing: ShippedPolicies.schema.text, file: ShippedPolicies.schema.name)
    }

    /// The program's schema with an attribute of each type more for people, households, chores and dates of them.
    fileprivate static func extended() throws -> Schema {
        var text = ShippedPolicies.schema.text
        for head in [
            "entity Member in [Household, Role] {", "entity Household {",
            "entity Chore in [Household] {", "entity Occurrence in [Chore, Household] {",
        ] {
            let type = head.split(separator: " ")[1].lowercased()
            let more = """
                new_bool_\(type): Bool, new_audience_\(type): Audience, new_moment_\(type): datetime,
                new_member_\(type): Member, new_members_\(type): Set<Member>,
                new_maybe_\(type)?: Bool, new_nobody_\(type)?: Member,
                """
            text = text.replacing(head, with: "\(head)\n\(more)")
        }
        return try Schema(parsing: text, file: ShippedPolicies.schema.name)
    }
}

/// Whether whoever asks is one of some people, and how many others are.
private struct Crowd: Hashable {
    let hasAsker: Bool
    let others: Int

    /// Everybody who can make a difference: of others, one is like the next.
    static let all = Set(
        [true, false].flatMap { hasAsker in
            (0...2).map { Crowd(hasAsker: hasAsker, others: $0) }
        })

    private init(hasAsker: Bool, others: Int) {
        self.hasAsker = hasAsker
        self.others = others
    }

    init?(_ holding: SchemaFact.Holding) {
        guard case .set(let people)? = holding.value else { return nil }
        hasAsker = people.contains(.entity(holding.asker))
        others = people.elements.count - (hasAsker ? 1 : 0)
    }
}
