import Household
import HouseholdService
import HouseholdStore
import Policies
import Testing

@Suite("What the records say of a row")
struct LeavingsTests {
    private let home: SealedHome
    private var family: Family { home.family }

    init() async throws {
        home = try await SealedHome()
    }

    @Test("fits after all kinds of changes, and accuses nobody")
    func accusesNobody() async throws {
        #expect(try await home.fault() == nil)

        _ = try await home.seal()

        #expect(try await home.fault(with: home.proof()) == nil)
        #expect(try home.faultSinceSeal(with: await home.proof()) == nil)
        #expect(try family.count("audit", where: "operation = 'file.change'") <= 4)
    }

    struct Tampering: CustomTestStringConvertible, Sendable {
        let table: String
        let change: Verification.Fault.Change
        let sql: String
        var testDescription: String { "\(table) \(change): \(sql)" }

        init(_ table: String, _ change: Verification.Fault.Change, _ sql: String) {
            (self.table, self.change, self.sql) = (table, change, sql)
        }
    }

    static let tamperings = [
        Tampering(
            "session", .added,
            """
            INSERT INTO session (digest, account_id, household_id, member_id, device, created_at,
                used_at, number)
            SELECT zeroblob(32), account_id, household_id, member_id, '', 1, 1, 99 FROM session
            WHERE household_id IS NOT NULL LIMIT 1
            """),
        Tampering("session", .changed, "UPDATE session SET ended_at = NULL, device = 'x'"),
        Tampering("member", .changed, "UPDATE member SET role = 'owner' WHERE name = 'Mia'"),
        Tampering("member", .changed, "UPDATE member SET activity = 'household', profile = 'me'"),
        Tampering("chore", .changed, "UPDATE chore SET points = 10000 WHERE number = 1"),
        Tampering("chore", .changed, "UPDATE chore SET private = 1 - private"),
        Tampering("household", .changed, "UPDATE household SET approval = 'always'"),
        Tampering("keyTries", .changed, "UPDATE household SET key_misses = 9"),
        Tampering("budget", .removed, "DELETE FROM sign_in_budget"),
        Tampering("undo", .removed, "DELETE FROM undo_row; DELETE FROM undo"),
        Tampering("undo", .changed, "UPDATE undo SET steps = '[]'"),
        Tampering("account", .changed, "UPDATE account SET phc = NULL WHERE username = 'anna'"),
        Tampering("account", .changed, "UPDATE account SET recovery_digest = zeroblob(32)"),
        Tampering(
            "badge", .added,
            """
            INSERT INTO badge (household_id, member_id, key, turn, earned_at)
            SELECT household_id, id, 'chores_100', 1, 1 FROM member WHERE name = 'Mia'
            """),
        Tampering(
            "rules", .added,
            """
            INSERT INTO house_rules (household_id, text, digest, checked_within, set_by, set_at)
            SELECT household_id, 'permit (principal, action, resource);', zeroblob(32),
                zeroblob(32), id, 1
            FROM member WHERE name = 'Anna'
            """),
        Tampering("completion", .changed, "UPDATE completion SET day = '2020-01-01'"),
    ]

    @Test("shows what another program changed, added or took away", arguments: tamperings)
    func finds(_ tampering: Tampering) async throws {
        _ = await refusal { () throws(ServiceError) in
            _ = try await home.gate.signIn(
                as: "max", with: Confidential("wrong"), request: family.newRequest())
        }
        #expect(try await home.fault() == nil)

        try home.forge(tampering.sql)

        let fault = try #require(try await home.fault())
        guard case .foreign(let row, let change) = fault else {
            Issue.record("\(fault)")
            return
        }
        #expect(row.table == tampering.table)
        #expect(change == tampering.change)
        #expect(fault.row.table == tampering.table)
    }

    @Test("is told with the number or the name of the thing, where it has one")
    func names() async throws {
        try home.forge("UPDATE chore SET points = 10000 WHERE title = 'Trash'")
        #expect(
            try await home.fault()?.sentence
                == "Another program changed something in the data file: \("chore \(3)" as Phrase).")
    }

    @Test(
        "of people, sign-ins, settings and rules is sealed, too, so that a parent's sign-in tells of long books",
        arguments: tamperings.filter {
            ["member", "account", "household", "rules"].contains($0.table)
        })
    func isSealed(_ tampering: Tampering) async throws {
        _ = try await home.seal()
        let proof = try await home.proof()
        try await family.perform(
            SetPrivacy(.activity, to: .parents, of: "mia"), as: .anna)
        #expect(try home.faultSinceSeal(with: proof) == nil)

        try home.forge(tampering.sql)

        guard case .foreign(let row, tampering.change) = try home.faultSinceSeal(with: proof) else {
            Issue.record("nothing was found")
            return
        }
        #expect(row.table == tampering.table)
    }

    @Test("stands with each change, also with those that no household reads of")
    func standsWithEachChange() async throws {
        let before = try family.count("audit", where: "household_id = 'program'")

        _ = try await home.seal()

        let written = try family.records().suffix(3).map { $0["operation"] }
        #expect(written == ["account.try", "account.login", "audit.seal"])
        #expect(try family.count("audit", where: "household_id = 'program'") == before + 3)
        #expect(
            try family.count(
                "audit", where: "operation IN ('chore.add', 'account.try') AND leavings IS NULL")
                == 0)
    }

    @Test("is needed for rules of the household's own: others are proved before they decide")
    func provesForeignRules() async throws {
        let helping = "@id(\"free\") permit (principal, action, resource) when { false };"
        try await family.perform(SetRules(helping, from: "own.cedar"), as: .anna)
        let blind = "@id(\"blind\") forbid (principal, action == Action::\"chore.show\", resource);"
        let digest = RulesDigest(of: [blind, ShippedPolicies.walls.text]).bytes.map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16)
        }
        try home.forge(
            "UPDATE house_rules SET text = '\(blind)', digest = x'\(digest.joined())'")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListChores(), as: .anna)
        }

        guard case .wallBroken = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("is not for a child, who hears only whether the books are whole")
    func tellsChildLittle() async throws {
        let whole = try await family.ask(VerifyAudit(), as: .mia)
        let rows = try await family.ask(ListAudit(), as: .mia)
        #expect((whole.ok, whole.ledger, whole.audit, whole.sealedAt) == (true, nil, nil, nil))
        #expect(!rows.isEmpty && rows.allSatisfy { $0.seq == nil })
        #expect(try await family.ask(ListAudit(), as: .ben).allSatisfy { $0.seq != nil })

        try home.forge("UPDATE chore SET points = 10000 WHERE number = 3")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(VerifyAudit(), as: .mia)
        }
        #expect(error == .bookNotWhole)
    }
}
