import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase
import Policies
import Testing

@Suite("How a household stands")
struct StateTests {
    private let home: SealedHome
    private var family: Family { home.family }

    init() async throws {
        home = try await SealedHome()
    }

    struct Tampering: CustomTestStringConvertible, Sendable {
        let part: String
        let sql: String
        var testDescription: String { "\(part): \(sql)" }
    }

    private static let rule = """
        @id("no-ice") @say("No rewards during the week.")
        forbid (principal in Role::"child", action == Action::"reward.request", resource);
        """

    static let tamperings = [
        ("settings", "UPDATE household SET approval = 'always' WHERE name = 'The Smiths'"),
        ("settings", "UPDATE household SET siblings = 1 - siblings WHERE name = 'The Smiths'"),
        ("settings", "UPDATE household SET zone = 'Asia/Tokyo' WHERE name = 'The Smiths'"),
        ("members", "UPDATE member SET role = 'owner' WHERE name = 'Mia'"),
        ("members", "UPDATE member SET activity = 'me', profile = 'me' WHERE name = 'Max'"),
        ("members", "UPDATE member SET state = 'left' WHERE name = 'Max'"),
        ("credentials", "UPDATE account SET phc = NULL WHERE username = 'anna'"),
        (
            "credentials",
            "UPDATE account SET recovery_digest = zeroblob(32) WHERE username = 'anna'"
        ),
        ("credentials", "UPDATE account SET username = 'max2' WHERE username = 'max'"),
        (
            "sessions",
            """
            INSERT INTO session (digest, account_id, household_id, member_id, device, created_at,
                used_at, number)
            SELECT zeroblob(32), account_id, household_id, member_id, '', 1, 1, 99 FROM session s
            JOIN account a ON a.id = s.account_id AND a.username = 'anna' LIMIT 1
            """
        ),
        (
            "rules",
            """
            INSERT INTO house_rules (household_id, text, digest, checked_within, set_by, set_at)
            SELECT household_id, 'permit (principal, action, resource);', zeroblob(32),
                zeroblob(32), id, 1
            FROM member WHERE name = 'Anna'
            """
        ),
        (
            "rules",
            """
            INSERT INTO house_rules_promise (household_id, ends_at)
            SELECT household_id, 1 FROM member WHERE name = 'Anna'
            """
        ),
        (
            "rules",
            """
            INSERT INTO house_rules_trial (household_id, text, digest, checked_within, set_by,
                set_at, names, after_sequence, starts_at, ends_at)
            SELECT household_id, 'permit (principal, action, resource);', zeroblob(32),
                zeroblob(32), id, 1, 'all', 0, 1, 2
            FROM member WHERE name = 'Anna'
            """
        ),
    ].map { Tampering(part: $0.0, sql: $0.1) }

    @Test("is as it was left after all kinds of changes")
    func accusesNobody() async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.perform(TakeBack(), as: .anna)
        try await family.perform(SetPrivacy(.activity, to: .parents, of: "mia"), as: .mia)
        try await family.perform(SetRules(Self.rule, from: "own.cedar", adding: true), as: .anna)
        try await family.signIn(.max)
        _ = try await home.seal()

        #expect(try await home.fault() == nil)
        #expect(try await home.fault(with: home.proof()) == nil)
        #expect(try home.faultSinceSeal(with: await home.proof()) == nil)
        #expect(try family.count("house_state", where: "found = 1") == 0)
    }

    @Test("is written down when it changes, and not with each chore")
    func isWrittenDownOnChange() async throws {
        let before = try family.count("house_state")
        try await family.complete(4, as: .max)
        try await family.give(3, to: "mia", as: .anna)
        #expect(try family.count("house_state") == before)

        try await family.settle(.deductions(50), as: .anna)

        #expect(try family.count("house_state") == before + 1)
    }

    @Test("shows what another program changed", arguments: tamperings)
    func finds(_ tampering: Tampering) async throws {
        let proof = try await sealed()

        try home.forge(tampering.sql)

        try await expect(tampering.part)
        #expect(try home.faultSinceSeal(with: proof)?.row.table == tampering.part)
    }

    @Test("is not made right by a change of ours that comes after", arguments: tamperings)
    func isNotLaundered(_ tampering: Tampering) async throws {
        _ = try await sealed()
        try home.forge(tampering.sql)

        try HouseholdStore.open(at: family.file).write { transaction in
            guard let mia = try transaction.facts.account(signingInAs: "mia") else { return }
            try transaction.endSessions(of: mia.id, at: family.clock.now)
        }

        try await expect(tampering.part)
        #expect(try family.count("house_state", where: "found = 1") == 1)
    }

    @Test("is as it was left during a trial of rules and after it, and shows what is changed then")
    func watchesTrials() async throws {
        try await family.perform(
            BeginTrial(
                Self.rule, from: "own.cedar", until: "2026-11-18", atOnce: Note("we agreed")),
            as: .anna)
        _ = try await sealed()
        family.clock.advance(days: 4)
        #expect(try await home.fault() == nil)

        try home.forge("UPDATE house_rules_trial SET ends_at = ends_at + 864000000")

        try await expect("rules")
    }

    @Test("is found by a parent's sign-in, which then seals nothing")
    func isToldAtSignIn() async throws {
        _ = try await sealed()
        try home.forge("UPDATE household SET approval = 'always' WHERE name = 'The Smiths'")

        #expect(try await home.seal()?.outcome == .broken)
    }

    @Test("is sealed: the last lines can't be taken away together with what they tell")
    func isSealed() async throws {
        let proof = try await sealed()

        try home.forge(
            """
            DELETE FROM session WHERE rowid = (SELECT max(rowid) FROM session);
            DELETE FROM house_state WHERE sequence = (
                SELECT sequence FROM seal JOIN house_state USING (household_id)
                WHERE household_id = \(family.smiths.literal) AND sequence = state_count)
                AND household_id = \(family.smiths.literal)
            """)

        let fault = try await home.fault(with: proof)
        #expect(fault?.row.table == "state")
    }

    @Test("keeps rules from deciding unproved that nobody set")
    func provesForeignRules() async throws {
        try await family.set(Self.rule, atOnce: "we agreed")
        let blind = "@id(\"blind\") forbid (principal, action == Action::\"chore.show\", resource);"
        let digest = RulesDigest(of: [blind, ShippedPolicies.walls.text]).bytes.map {
            ($0 < 16 ? "0" : "") + String($0, radix: 16)
        }
        try home.forge("UPDATE house_rules SET text = '\(blind)', digest = x'\(digest.joined())'")

        let error = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ListChores(), as: .anna)
        }

        guard case .rules(.wallBroken) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    private func sealed() async throws -> SealProof {
        _ = try await home.seal()
        #expect(try await home.fault() == nil)
        return try await home.proof()
    }

    private func expect(_ part: String) async throws {
        let home = try HouseholdStore.open(at: family.file).read { facts in
            try BookCheck(
                of: self.home.principal(facts), in: facts, notes: SealNotes(state: self.home.state)
            )
            .fault(with: nil)
        }
        guard case .foreign(let row, _) = home else {
            Issue.record("\(String(describing: home))")
            return
        }
        #expect(row.table == part)
    }
}
