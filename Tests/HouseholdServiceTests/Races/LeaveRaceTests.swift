import HouseholdModel
import HouseholdService
import HouseholdDatabase
import Testing

/// What two people want of a household at once, of whom one goes.
enum LeaveRace: String, CaseIterable {
    /// Both owners leave.
    case leave
    /// One owner hands over to the other, who removes the first.
    case transfer
    /// A parent removes a child that does a chore.
    case remove

    var people: [Person] { self == .remove ? [.mia, .anna] : [.anna, .ben] }

    func lines(_ chore: Number) -> [String] {
        switch self {
        case .leave: ["leave 1", "leave 1"]
        case .transfer: ["transfer 1", "remove 1"]
        case .remove: ["done \(chore)", "expel 1"]
        }
    }

    /// What can have come of it.
    var ends: Set<[String]> {
        switch self {
        case .leave: [["won", "rule.denied"], ["rule.denied", "won"]]
        case .transfer, .remove: [["won", "won"], ["account.not-signed-in", "won"]]
        }
    }
}

@Suite("Two processes of which one ends somebody's membership", .serialized)
struct LeaveRaceTests {
    private static let trials = 1_000

    private let family: Family
    /// Opened before a hasty race takes a trigger away, without which no file is opened.
    private let store: HouseholdStore

    init() async throws {
        family = try await Family()
        store = try HouseholdStore.open(at: family.file)
    }

    @Test("leave an owner, and nothing is done by who is gone", arguments: LeaveRace.allCases)
    func endWell(race: LeaveRace) async throws {
        let answers = try await run(race, .careful)

        #expect(race.ends.isSuperset(of: answers))
        #expect(Set(answers).count > 1)
        guard race == .remove else { return }
        #expect(
            try family.count("completion", where: "undone_at IS NULL")
                == answers.count { $0[0] == "won" })
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("are found out when they look in one transaction and do in the next")
    func areFoundOut() async throws {
        let answers = try await run(.leave, .hasty)

        #expect(answers.last == ["won", "won"])
        #expect(try owners() == 0)
    }

    private func owners() throws -> Int {
        try family.count(
            "member",
            where: """
                household_id = \(family.smiths.literal) AND role = 'owner' AND state = 'joined'
                """)
    }

    /// Lets processes race until there were trials enough, or the household has lost its owners.
    private func run(_ race: LeaveRace, _ manner: Racer.Manner) async throws -> [[String]] {
        try begin(race)
        let first = try await Racer(manner, as: race.people[0], in: family)
        let second = try await Racer(manner, as: race.people[1], in: family)
        if manner == .hasty {
            // Each has opened the data file once it answers, and refuses to open one without this.
            for racer in [first, second] {
                try racer.tell("request 1000000")
                _ = try await racer.answer()
            }
            try family.tamper("DROP TRIGGER household_keeps_an_owner")
        }
        var answers: [[String]] = []
        var chores: [Number] = []
        while answers.count < Self.trials {
            if chores.isEmpty, race == .remove { chores = try await family.chores(50, for: .done) }
            let lines = race.lines(chores.popLast() ?? 1)
            try begin(race)
            let racers = [(first, lines[0]), (second, lines[1])]
            for (racer, line) in answers.count.isMultiple(of: 2) ? racers : racers.reversed() {
                try racer.tell(line)
            }
            answers.append(try await [first.answer(), second.answer()])
            guard try owners() > 0 else { return answers }
        }
        return answers
    }

    /// Puts everybody back as what they are when a race begins.
    private func begin(_ race: LeaveRace) throws {
        let role = race == .remove ? "parent" : "owner"
        try family.tamper(
            """
            UPDATE member SET state = 'joined', role = 'owner' WHERE name = 'Anna';
            UPDATE member SET state = 'joined', role = '\(role)' WHERE name = 'Ben';
            UPDATE member SET state = 'joined' WHERE name = 'Mia';
            UPDATE session SET ended_at = NULL,
                household_id = (
                    SELECT household_id FROM member m
                    WHERE m.account_id = session.account_id AND m.state = 'joined'),
                member_id = (
                    SELECT id FROM member m
                    WHERE m.account_id = session.account_id AND m.state = 'joined')
            WHERE account_id IN (
                SELECT account_id FROM member WHERE name IN ('Anna', 'Ben', 'Mia'));
            """)
        try store.keepStates()
    }
}
