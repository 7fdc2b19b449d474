import Foundation
import HouseholdModel
import HouseholdService
import Testing

/// Two households that are alike but for what somebody did in private.
@Suite("That a private chore was done")
struct PrivateChoreTests {
    @Test("makes no difference to anything that a sibling can ask for")
    func isHiddenFromSiblings() async throws {
        let (idle, busy) = (try await Family(), try await Family())
        try await idle.live(doingPrivate: false)
        try await busy.live(doingPrivate: true)

        for mode in [Leaderboard.Mode.points, .share, .team] {
            for family in [idle, busy] {
                try await family.perform(ChangeSettings(.leaderboard(mode)), as: .anna)
            }
            let names = ["mia", "max", "anna", "ben"]
            let first = try await idle.everything(for: .max, naming: names)
            let second = try await busy.everything(for: .max, naming: names)
            for (first, second) in zip(first, second) { #expect(first == second) }
            #expect(first.count == second.count)
        }
        for person in [Person.mia, .anna, .ben] {
            let (first, second) = (
                try await idle.told(ShowPointsHistory(of: "mia"), person),
                try await busy.told(ShowPointsHistory(of: "mia"), person)
            )
            #expect(first != second, "\(person) can see it")
        }
    }

    @Test("makes no difference to anything that a housemate can ask for but how long the record is")
    func isHiddenFromHousemates() async throws {
        var told: [Person: [[Told]]] = [:]
        for isDone in [false, true] {
            let family = try await Family()
            var chore = try AddChore(
                title: Title("Feed the snake"), for: .one("rita"), value: ChoreValue(3) ?? .one)
            chore.isPrivate = true
            let number = try await family.perform(chore, as: .rita).number
            try await family.complete(2, as: .rita)
            if isDone { try await family.complete(number, as: .rita) }
            try await family.complete(3, as: .finn)
            for person in [Person.finn, .nora] {
                let answers = try await family.everything(
                    for: person, naming: ["rita", "finn", "nora", "paul"])
                let lengths = ["VerifyAudit", "CheckDataFile"]
                told[person, default: []].append(
                    answers.filter { !lengths.contains($0.operation) })
            }
        }
        for answers in told.values {
            for (first, second) in zip(answers[0], answers[1]) { #expect(first == second) }
        }
    }

    @Test("is compared in all that can be asked")
    func asksEverything() async throws {
        let family = try await Family()
        let asked = Set(
            try await family.everything(for: .max, naming: ["mia"]).map(\.operation))

        let there = try ServiceSources.all().flatMap { source in
            source.matches(of: /package struct (\w+): [^{]*\b(?:AuditedInquiry|Inquiry)\b/).map {
                String($0.1)
            }
        }
        #expect(there.count > 30)
        // An own record tells identities, and a receipt hangs on them, which are others each time; DataTests and
        // BookReceiptTests hold what these leave out.
        #expect(Set(there) == asked.union(["ExportOwnRecord", "ShowReceipt"]))
    }

    @Test("counts for points where it may be seen, and for badges, rows of days and places nowhere")
    func countsForPointsOnly() async throws {
        let family = try await Family()
        try await family.live(doingPrivate: true)
        let open = 1 * 3 + 3 + (try await family.turnsTaken(by: "mia"))
        let hidden = 5 + 3 * 2

        for person in [Person.mia, .anna, .ben] {
            let points = try await family.ask(ShowPoints(of: "mia"), as: person)
            #expect((points.earned, points.balance) == (open + hidden, open + hidden))
            #expect((points.week, points.pending) == (open + hidden, 4))
            let stats = try await family.ask(ShowStats(of: "mia"), as: person)
            #expect(stats.weeks.last?.points == open + hidden)
        }
        let seen = try await family.ask(ShowPoints(of: "mia"), as: .max)
        #expect((seen.earned, seen.balance, seen.week, seen.pending) == (open, open, open, 0))
        for person in [Person.mia, .anna, .max] {
            let board = try await family.ask(ShowLeaderboard(.all), as: person)
            #expect(board.rows.first { $0.username == "mia" }?.points == open)
            let chores = try await family.ask(ShowBadge("chores_10", of: "mia"), as: person)
            #expect(chores.progress == seen.completed)
            let days = try await family.ask(ShowBadge("streak_7", of: "mia"), as: person)
            #expect(days.progress == 3)
        }
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is not told by a balance that others have seen spent")
    func spendsUnseen() async throws {
        let family = try await Family()
        try await family.doInPrivate(worth: 9)
        try await family.complete(2, as: .mia)
        try await family.sell("Ice cream", for: 8)
        try await family.ask(for: "Ice cream", as: .mia)

        let points = try await family.ask(ShowPoints(of: "mia"), as: .max)
        let entries = try await family.ask(ShowPointsHistory(of: "mia"), as: .max)

        #expect((points.earned, points.balance, points.reserved) == (3, 0, 0))
        #expect(entries.map(\.points) == [3])
        #expect(try await family.ask(ShowPoints(), as: .mia).reserved == 8)
    }

    @Test("is not told by a badge for the reward that it brought")
    func tellsNoReward() async throws {
        let family = try await Family()
        try await family.addReward("Kite", at: 9)
        try await family.doInPrivate(worth: 9)

        let own = try await family.ask(ListBadges(), as: .mia)
        let seen = try await family.ask(ListBadges(of: "mia"), as: .max)
        let refused = await refusal { () throws(ServiceError) in
            _ = try await family.ask(ShowBadge("first_reward", of: "mia"), as: .max)
        }

        #expect(own.first { $0.key == "first_reward" }?.earnedAt != nil)
        #expect(!seen.contains { $0.key == "first_reward" })
        #expect(refused?.refusal?.action == .viewDetails)
    }
}

@Suite("An entry of the book")
struct EntryNumberTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.deductions(100), as: .anna)
        for (points, name) in [(10, "max"), (20, "mia"), (30, "max")] {
            try await family.give(points, to: name, as: .anna)
        }
        try await family.take(4, from: "mia", as: .anna)
    }

    @Test("has for a child a number among its own, so that none tells how much siblings earn")
    func countsOwn() async throws {
        let own = try await family.ask(ShowPointsHistory(), as: .mia)
        let second = try await family.ask(ExplainEntry(2), as: .mia)
        let parents = try await family.ask(ShowPointsHistory(of: "mia"), as: .anna)
        let others = try await family.ask(ShowPointsHistory(of: "mia"), as: .max)

        #expect(own.map(\.seq) == [2, 1])
        #expect((second.member, second.points) == ("mia", -4))
        #expect(parents.map(\.seq) == [4, 2])
        #expect(others.map(\.seq) == [nil, nil])
        for missing in [0, 3, 4, -1] {
            let error = await refusal { () throws(ServiceError) in
                _ = try await family.ask(ExplainEntry(missing), as: .mia)
            }
            #expect(error == .notFound(.entry, "\(missing)"))
        }
    }

    @Test("is objected to by that number, and answered by its place in the book")
    func isObjectedTo() async throws {
        let told = try await family.ask(ListNotices(), as: .mia).compactMap(\.entry)
        let objection = try await family.perform(
            AppealPoints(2, because: Note("I did feed the cat")), as: .mia)
        let wrong = await family.refusal(
            AppealPoints(1, because: try Note("No")), as: .mia)
        let waiting = try await family.ask(ListObjections(), as: .ben)
        let reversed = try await family.perform(ReversePoints(4, because: nil), as: .anna)
        let own = try await family.ask(ShowPointsHistory(), as: .mia)

        #expect(Set(told) == [1, 2])
        #expect(objection.seq == 2)
        #expect(wrong == .points(.noDeduction(1)))
        #expect(waiting.map(\.seq) == [4])
        #expect((reversed.seq, reversed.reversedBy) == (4, 5))
        #expect(own.map(\.seq) == [3, 2, 1])
        #expect((own[0].reverses, own[1].reversedBy) == (2, 3))
        let rows = try await family.ask(ListAudit(), as: .mia)
        #expect(rows.contains { $0.operation == "points.appeal" && $0.on == "entry 2" })
    }
}

extension Family {
    /// Four days in which Mia does what everybody sees and, if so, all that is private, too.
    fileprivate func live(doingPrivate isBusy: Bool) async throws {
        try await repeatDaily(1)
        let present = try await addPrivate("Wrap the present", worth: 5)
        let medicine = try await addPrivate("Medicine", worth: 2)
        try await repeatDaily(medicine)
        let drawing = try await addPrivate("Draw a card", worth: 4, approval: .always)
        let surprise = try await addPrivate("Buy the cake", for: "anna", worth: 3)
        let table = try await perform(
            AddChore(
                title: Title("Table"), for: .turns(["mia", "max"], .leastDone, .occurrence),
                value: .one), as: .anna
        ).number
        try await repeatDaily(table)
        try await complete(2, as: .mia)
        try await complete(3, as: .max)
        for day in 0..<4 {
            if day > 0 { clock.advance(days: 1) }
            if isBusy, day == 0 { try await complete(present, as: .mia) }
            if isBusy, day == 1 {
                try await complete(drawing, as: .mia)
                try await complete(surprise, as: .anna)
            }
            guard day < 3 else { break }
            if isBusy { try await complete(medicine, as: .mia) }
            try await complete(1, as: .mia)
            let turn = try await ask(ShowChore(table), as: .anna).turn
            try await complete(table, as: turn.flatMap { Person(rawValue: $0) } ?? .anna)
        }
        try await complete(4, as: .max)
    }

    /// How often the member laid the table.
    fileprivate func turnsTaken(by name: String) async throws -> Int {
        try await ask(ShowHistory(of: name), as: .anna).count { $0.title == "Table" }
    }

    /// Lets Mia do something private.
    fileprivate func doInPrivate(worth points: Int) async throws {
        try await complete(addPrivate("Wrap the present", worth: points), as: .mia)
    }

    private func addPrivate(
        _ title: String, for name: String = "mia", worth points: Int, approval: Approval? = nil
    ) async throws -> Number {
        var chore = try AddChore(
            title: Title(title), for: .one(name), value: ChoreValue(points) ?? .one)
        chore.isPrivate = true
        chore.approval = approval
        return try await perform(chore, as: .anna).number
    }
}
