import Cedar
import HouseholdModel
import HouseholdService
import Policies
import Testing

@Suite("What was proven before")
struct KnownProofTests {
    private let family: Family

    init() async throws { family = try await Family() }

    private static let loose = #"@id("everything") permit (principal, action, resource);"#

    private func rules(_ text: String...) throws -> HouseRules {
        try HouseRules.insideWalls(text.joined(separator: "\n"), from: "own.cedar")
    }

    /// How many questions are asked to prove that the walls stand.
    private func check(_ rules: HouseRules) async throws -> Int {
        try await family.gate.perform(
            CheckRules(), as: family.caller(.anna), supposing: rules
        ).output.questions
    }

    @Test("counts as many questions as when it was gone through")
    func countsAlike() async throws {
        let before = try rules(Self.loose)
        let after = try rules(
            Self.loose, Family.rule("early", "Not so early.", "chore.remind"))

        let first = try await check(after)
        #expect(try await check(after) == first)
        let schema = try Cedar.Schema(
            parsing: ShippedPolicies.schema.text, file: ShippedPolicies.schema.name)
        // Under a schema that is handed over nothing is known.
        let (known, gone) = try (
            Self.changes(before, after), Self.changes(before, after, under: schema)
        )
        #expect(known.questions == gone.questions)
        #expect(known.changes == gone.changes)
        #expect(known.changes > 0)
    }

    private static func changes(
        _ old: HouseRules, _ new: HouseRules, under schema: Cedar.Schema? = nil
    ) throws -> (questions: Int, changes: Int) {
        let proof = try RuleProof(
            of: old, new, in: .family, until: Deadline(by: { nil }), under: schema)
        let (count, changes) = try proof.changes(from: old, to: new)
        return (count, changes.count)
    }

    @Test("proves nothing of rules that say something else about one action")
    func provesNothingElse() async throws {
        _ = try await check(rules(Self.loose))
        let shut = try rules(
            Self.loose, Family.rule("shut", "The rules stay.", "rules.set", for: "owner"))

        for _ in 0..<2 {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.gate.perform(
                    CheckRules(), as: family.caller(.anna), supposing: shut)
            }
            guard case .rules(.wallBroken(let breach)) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(breach.answer.action == "rules.set")
        }
    }

    @Test("is of other rules where a text is written with other scalars")
    func comparesScalars() async throws {
        let rule = """
            @id("sweets") forbid (principal, action == Action::"chore.complete", resource)
            when { resource.tags.contains("TAG") };
            """
        let (old, new) = try (
            rules(Self.loose, rule.replacing("TAG", with: "caf\u{e9}")),
            rules(Self.loose, rule.replacing("TAG", with: "cafe\u{301}"))
        )

        #expect(try Self.changes(old, new).changes > 0)
    }
}
