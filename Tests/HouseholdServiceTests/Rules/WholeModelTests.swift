import Cedar
import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Who asks what in the model, by the schema: nothing that can be asked is left out.
@Suite("The cases of the proof have")
struct WholeModelTests {
    @Test(
        "every action asked by everybody whom it is for, about all that it is done to",
        arguments: Household.Template.allCases)
    func asksEverybody(_ template: Household.Template) throws {
        let schema = try Self.schema()
        let rules = try HouseRules.shipped(for: template)
        let proof = try RuleProof(of: rules, in: template, until: Deadline(by: { nil }))

        for action in HouseholdService.Action.allCases {
            let asked = try #require(schema.actions[EntityUID("Action", action.rawValue)])
            var left = Set(asked.principals.flatMap { who in asked.resources.map { [who, $0] } })
            try Self.find(in: proof, about: action) { request, _ in
                left.remove([request.principal.entityType, request.resource.entityType])
                return left.isEmpty
            }
            #expect(left == [], "\(action.rawValue)")
        }
    }

    /// Goes through the questions about `action` until it has found what it looks for.
    private static func find(
        in proof: RuleProof, about action: HouseholdService.Action,
        _ isEnough: (Request, Entities) -> Bool
    ) throws {
        do {
            try proof.forEachQuestion(about: action) { request, entities in
                if isEnough(request, entities) { throw Found() }
            }
        } catch is Found {}
    }

    private struct Found: Error {}

    @Test("no action that the schema does not have, and each that it has")
    func knowsActions() throws {
        let names = HouseholdService.Action.allCases.map(\.rawValue)

        #expect(try Set(Self.schema().actions.keys.map(\.id)) == Set(names))
    }

    /// A type of things in which people have a part, and how rules ask whether somebody has one.
    struct Parts: CustomTestStringConvertible, Sendable {
        let type: EntityType
        let action: HouseholdService.Action
        /// The part, and the question whether whoever asks has it.
        let parts: [Text: String]
        var testDescription: String { "\(type)" }

        static func all() throws -> [Parts] {
            let schema = try WholeModelTests.schema()
            return schema.entityTypes.compactMap { type, kind in
                let parts = kind.attributes.attributes.compactMap { name, attribute in
                    switch attribute.type {
                    case .entity("Member"): (name, "resource.\(name) == principal")
                    case .set(.entity("Member")): (name, "resource.\(name).contains(principal)")
                    default: nil
                    }
                }
                let action = HouseholdService.Action.allCases.first {
                    schema.actions[EntityUID("Action", $0.rawValue)]?.resources.contains(type)
                        == true
                }
                guard let action, !parts.isEmpty else { return nil }
                return Parts(
                    type: type, action: action, parts: Dictionary(uniqueKeysWithValues: parts))
            }
        }
    }

    @Test(
        "a parent who has no part in what others made, did and are to do",
        arguments: try Parts.all())
    func hasBystanders(_ thing: Parts) throws {
        let asks = thing.parts.sorted { $0.key < $1.key }
            .map { "(resource has \($0.key) && \($0.value))" }.joined(separator: " || ")
        let text = "@id(\"reads\") forbid (principal, action, resource) when { \(asks) };"
        let rules = try HouseRules([ShippedPolicies.File(name: "reads.cedar", text: text)])
        let proof = try RuleProof(of: rules, in: .family, until: Deadline(by: { nil }))

        var isFound = false
        try Self.find(in: proof, about: thing.action) { request, entities in
            guard entities.is(request.principal, in: EntityUID("Role", "parent")),
                let resource = entities.entity(request.resource),
                resource.uid.entityType == thing.type
            else { return false }
            let people = thing.parts.keys.flatMap { name -> [Value] in
                switch resource.attributes[name] {
                case .set(let people)?: people.elements
                case let person?: [person]
                case nil: []
                }
            }
            // What is done is offered to nobody.
            let haveAll = thing.parts.keys.allSatisfy {
                resource.attributes[$0] != nil || $0 == "offered_to"
            }
            isFound = haveAll && !people.isEmpty && !people.contains(.entity(request.principal))
            return isFound
        }

        #expect(isFound)
    }

    private static func schema() throws -> Schema {
        try Schema(parsing: ShippedPolicies.schema.text, file: ShippedPolicies.schema.name)
    }
}
