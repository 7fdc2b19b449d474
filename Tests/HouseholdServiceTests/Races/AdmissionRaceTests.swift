import Foundation
import HouseholdDatabase
import HouseholdModel
import HouseholdService
import Testing

@Suite("Two processes of which one lets somebody in and the other does not", .serialized)
struct AdmissionRaceTests {
    private static let trials = 1_000

    private let family: Family
    private let store: HouseholdStore

    init() async throws {
        family = try await Family()
        store = try HouseholdStore.open(at: family.file)
    }

    @Test("answer once")
    func answerOnce() async throws {
        let answers = try await run(.careful)

        let ends: Set = [["won", "member.not-waiting"], ["member.not-waiting", "won"]]
        #expect(Set(answers) == ends)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("are found out when they look in one transaction and answer in the next")
    func areFoundOut() async throws {
        let answers = try await run(.hasty)

        #expect(answers.last == ["won", "won"])
        #expect(try family.count("admission", where: "state = 'refused'") == 1)
        #expect(try isIn())
    }

    private func isIn() throws -> Bool {
        try family.count("member", where: "name = 'Zoe' AND state = 'joined'") == 1
    }

    /// Lets processes race until there were trials enough, or somebody was let in and refused.
    private func run(_ manner: Racer.Manner) async throws -> [[String]] {
        let code = try await family.makeCode(as: .anna)
        try await family.knock(with: code, as: .zoe)
        let first = try await Racer(manner, as: .anna, in: family)
        let second = try await Racer(manner, as: .ben, in: family)
        var answers: [[String]] = []
        while answers.count < Self.trials {
            try begin()
            let racers = [(first, "admit 1"), (second, "refuse 1")]
            for (racer, line) in answers.count.isMultiple(of: 2) ? racers : racers.reversed() {
                try racer.tell(line)
            }
            answers.append(try await [first.answer(), second.answer()])
            let refused = try family.count("admission", where: "state = 'refused'")
            let isIn = try isIn()
            #expect(refused + (isIn ? 1 : 0) == 1 || manner == .hasty)
            guard refused == 0 || !isIn else { return answers }
        }
        return answers
    }

    /// Lets Zoe wait as when a race begins.
    private func begin() throws {
        try family.tamper(
            """
            UPDATE session SET household_id = NULL, member_id = NULL
            WHERE member_id IN (SELECT id FROM member WHERE name = 'Zoe');
            DELETE FROM notice WHERE member_id IN (SELECT id FROM member WHERE name = 'Zoe');
            DELETE FROM standing WHERE member_id IN (SELECT id FROM member WHERE name = 'Zoe');
            DELETE FROM member WHERE name = 'Zoe';
            DELETE FROM admission;
            INSERT INTO admission
                (household_id, account_id, name, household_name, state, asked_at, ends_at)
            SELECT \(family.smiths.literal), id, name, 'The Smiths', 'waiting',
                \(family.clock.now.milliseconds), \(family.clock.now.adding(days: 7).milliseconds)
            FROM account WHERE username = 'zoe';
            """)
        try store.keepStates()
    }
}

/// Olga and Nora each have a home besides.
@Suite("Two processes that come in with the same key", .serialized)
struct KeyRaceTests {
    private static let trials = 1_000

    private let family: Family
    private let store: HouseholdStore

    init() async throws {
        family = try await Family()
        store = try HouseholdStore.open(at: family.file)
        let draft = try await family.gate.draftKey()
        let key = try await family.perform(
            InviteMember(Name("Tom"), as: .helper, draft: draft), as: .anna
        ).key
        try #require(key.reveal()).write(
            toFile: family.file + ".key", atomically: true, encoding: .utf8)
    }

    @Test("let one in")
    func letOneIn() async throws {
        let answers = try await run(.careful)

        #expect(Set(answers) == [["won", "key.refused"], ["key.refused", "won"]])
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("are found out when they look in one transaction and come in in the next")
    func areFoundOut() async throws {
        #expect(try await run(.hasty).last == ["won", "won"])
    }

    /// Lets processes race until there were trials enough, or both think that they came in.
    private func run(_ manner: Racer.Manner) async throws -> [[String]] {
        let first = try await Racer(manner, as: .olga, in: family)
        let second = try await Racer(manner, as: .nora, in: family)
        var answers: [[String]] = []
        while answers.count < Self.trials {
            try begin()
            for racer in answers.count.isMultiple(of: 2) ? [first, second] : [second, first] {
                try racer.tell("join 1")
            }
            answers.append(try await [first.answer(), second.answer()])
            #expect(try family.count("member", where: "name = 'Tom' AND state = 'joined'") == 1)
            guard answers.last != ["won", "won"] else { return answers }
        }
        return answers
    }

    /// Lets the key be unused, and both be at home.
    private func begin() throws {
        try family.tamper(
            """
            UPDATE session SET (household_id, member_id) = (
                SELECT household_id, id FROM member m
                WHERE m.account_id = session.account_id AND m.name IN ('Olga', 'Nora'))
            WHERE member_id IN (SELECT id FROM member WHERE name = 'Tom');
            UPDATE member SET state = 'invited', account_id = NULL, joined_at = NULL
            WHERE name = 'Tom';
            UPDATE linking_key SET ended_at = NULL, ending = NULL
            WHERE member_id IN (SELECT id FROM member WHERE name = 'Tom');
            """)
        try store.keepStates()
    }
}
