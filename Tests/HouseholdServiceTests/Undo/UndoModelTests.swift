import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// What members can see of the household, as text to compare: all but the book, what people were told and the
/// records of what happened, which keep both a change and that it was taken back.
private struct Picture: Equatable {
    private(set) var parts: [String: String] = [:]

    init(_ family: Family) async throws {
        for person in [Person.anna, .mia, .max] {
            for filter in [ListChores.Filter.all, .paused, .waiting] {
                try await add("\(filter)", ListChores(filter), person, family)
            }
            try await add("calendar", ShowCalendar(.week), person, family)
            try await add("points", ListPoints(), person, family)
            try await add("rewards", ListRewards(), person, family)
            // One that was taken back stays in the list, as a record that somebody asked.
            parts["\(person) waiting"] = try await family.ask(ListRequests(), as: person)
                .filter { $0.state != .withdrawn }
                .map { "\($0.number) \($0.title) for \($0.member) at \($0.points): \($0.state)" }
                .joined(separator: "\n")
            try await add("wishes", ListWishes(), person, family)
            try await add("top", ShowLeaderboard(.week), person, family)
        }
        try await add("history", ShowHistory(), .anna, family)
        try await add("household", ShowHousehold(), .anna, family)
        for child in [Person.mia, .max] {
            let goal = try? await family.ask(ShowGoal(), as: child)
            parts["\(child) goal"] = goal.map { "\($0.reward) at \($0.points), \($0.jar) in it" }
        }
        try await add("privacy", ShowPrivacy(of: "mia"), .anna, family)
    }

    private mutating func add<Op: Inquiry>(
        _ name: String, _ inquiry: Op, _ person: Person, _ family: Family
    ) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let answer = try await family.ask(inquiry, as: person)
        parts["\(person) \(name)"] = String(decoding: try encoder.encode(answer), as: UTF8.self)
    }

    /// Where both differ, with how.
    func differences(from other: Picture) -> [String] {
        Set(parts.keys).union(other.parts.keys).sorted().filter {
            parts[$0] != other.parts[$0]
        }.map { key in
            "\(key):\n  \(other.parts[key] ?? "")\n  \(parts[key] ?? "")"
        }
    }
}

/// Random things that members do to a household with a chore of every kind.
private struct Life {
    let family: Family
    private(set) var generator: SeededGenerator
    private let reader: RecurrenceReader
    private let now: Due

    init(seed: UInt64) async throws {
        family = try await Family()
        generator = SeededGenerator(seed: seed)
        let zone = try family.zone()
        let today = zone.day(at: family.clock.now)
        now = Due(day: today, time: zone.time(at: family.clock.now))
        reader = RecurrenceReader(today: today, zone: zone)
        try await family.settle(.approval(.always), as: .anna)
        try await family.settle(.deductions(100), as: .anna)
        for title in ["Ice cream", "Kite"] { try await family.sell(title, for: 4) }
        try await family.sell("Bicycle", for: 30)
        for child in [Person.mia, .max] {
            try await family.give(10, to: "\(child)", as: .anna)
            try await family.perform(SetGoal(7), as: child)
        }
        try await add("day", for: .one("mia")) { $0.approval = Approval.none }
        try await add("day", for: .turns(["mia", "max"], .inOrder, .occurrence))
        try await add("day", for: .each(["mia", "max"])) { $0.approval = Approval.none }
        try await add("2 days", for: .together(["mia", "max"]))
        try await add("day", for: nil) { $0.overdue = .close }
        try await add("3 days after done", for: nil)
    }

    private func timing(_ words: String) throws -> Chore.Timing {
        .repeating(try reader.draft(words).recurrence(now: now))
    }

    private func add(
        _ words: String, for people: ChorePeople?,
        describing describe: (inout AddChore) -> Void = { _ in }
    ) async throws {
        var add = AddChore(
            title: try Title("Chore of \(words)"), for: people, value: ChoreValue(2) ?? .one,
            timing: try timing(words))
        describe(&add)
        try await family.perform(add, as: .anna)
    }

    /// Lets some hours go by, or none.
    mutating func wait() {
        let hours = [0, 0, 0, 1, 5, 26].randomElement(using: &generator) ?? 0
        family.clock.advance(seconds: Int64(hours) * 3_600)
    }

    /// Does something; returns who did it, or `nil` where they might not.
    mutating func step() async throws -> Person? {
        let kind = Int.random(in: 0..<40, using: &generator)
        let person = Self.people(doing: kind).randomElement(using: &generator) ?? .mia
        let number = Int.random(in: 1...12, using: &generator)
        do {
            try await act(kind, number, person)
            return person
        } catch is ServiceError {
            return nil
        }
    }

    /// Who does something of that kind: mostly those who may.
    private static func people(doing kind: Int) -> [Person] {
        switch kind {
        case 23...28, 37, 38: [.anna, .anna, .ben, .mia]
        case 29...36, 39: [.anna, .mia, .mia, .max]
        default: [.anna, .ben, .mia, .mia, .max]
        }
    }

    private mutating func act(_ kind: Int, _ number: Number, _ person: Person) async throws {
        let child = Bool.random(using: &generator) ? "mia" : "max"
        switch kind {
        case 0...4: try await family.perform(CompleteChore(number), as: person)
        case 5: try await family.perform(CompleteChoreFor(number, doer: child), as: person)
        case 6, 7: try await family.perform(UndoChore(number), as: person)
        case 8, 9:
            let paid = Bool.random(using: &generator) ? ChoreValue(5) : nil
            try await family.perform(ApproveChore(number, paying: paid), as: person)
        case 10: try await family.perform(RejectChore(number, because: Note("Again")), as: person)
        case 11: try await family.perform(SkipChore(number, of: child), as: person)
        case 12:
            let due = Due(day: now.day.adding(days: Int.random(in: 1...9, using: &generator)))
            try await family.perform(MoveChore(number, to: due, mayBePast: true), as: person)
        case 13: try await family.perform(edit(number), as: person)
        case 14: try await family.perform(DeleteChore(number), as: person)
        case 15: try await family.perform(RestoreChore(number), as: person)
        case 16: try await family.perform(PauseChore(number), as: person)
        case 17: try await family.perform(ResumeChore(number), as: person)
        case 18: try await family.perform(ClaimChore(number), as: person)
        case 19: try await family.perform(UnclaimChore(number), as: person)
        case 20:
            try await family.perform(AddChore(title: Title("New"), for: .one(child)), as: person)
        case 21:
            try await family.perform(SetPrivacy(.activity, to: .parents, of: child), as: person)
        case 22: try await family.perform(ChangeSettings(.siblings(child == "mia")), as: person)
        case 23...30: try await buy(kind, number, person, child)
        default: try await save(kind, number, person, child)
        }
    }

    /// Does something with points or rewards.
    private mutating func buy(
        _ kind: Int, _ number: Number, _ person: Person, _ child: String
    ) async throws {
        let reward = 4 + number % 4
        switch kind {
        case 23, 24: try await family.give(number, to: child, as: person)
        case 25: try await family.take(number % 4 + 1, from: child, as: person)
        case 26: try await family.sell("Film \(number)", for: number, prices: [child: 1])
        case 27:
            var edit = EditReward(reward)
            edit.title = try Title("Other")
            edit.prices = [child: try #require(RewardValue(number))]
            edit.people = Bool.random(using: &generator) ? ["mia"] : ["max", "mia"]
            try await family.perform(edit, as: person)
        case 28: try await family.perform(RetireReward(reward), as: person)
        case 29: try await family.perform(SetGoal(reward), as: person)
        default: try await family.perform(RequestReward(reward), as: person)
        }
    }

    /// Does something with a jar or a wish.
    private func save(
        _ kind: Int, _ number: Number, _ person: Person, _ child: String
    ) async throws {
        let name = [.mia, .max].contains(person) ? nil : child
        let amount = try #require(RewardValue(number % 4 + 1))
        let wish = try await family.ask(ListWishes(), as: .anna).first?.number ?? number
        switch kind {
        case 31...33: try await family.perform(SaveForGoal(amount, for: name), as: person)
        case 34: try await family.perform(TakeFromJar(amount, of: name), as: person)
        case 35: try await family.perform(ClearGoal(of: name), as: person)
        case 36: try await family.wish(for: "Trip \(number)", as: person)
        case 37: try await family.perform(PriceWish(wish, at: amount), as: person)
        case 38: try await family.perform(RefuseWish(wish), as: person)
        default: try await family.perform(RetractWish(wish), as: person)
        }
    }

    private mutating func edit(_ number: Number) throws -> EditChore {
        var edit = EditChore(number)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: edit.title = try Title("Renamed")
        case 1: edit.value = ChoreValue(9)
        case 2: edit.people = .to(.one("max"))
        case 3: edit.people = .to(.each(["max", "mia"]))
        default: edit.recurrence = .to(try reader.draft("week on fri").recurrence(now: now))
        }
        return edit
    }
}

@Suite("What is taken back")
struct UndoModelTests {
    @Test(
        "leaves everything as if it had never been done, and done again as it was after",
        arguments: 1...4)
    func leavesNothing(seed: UInt64) async throws {
        var life = try await Life(seed: seed)
        let family = life.family
        var count = 0
        var kinds: Set<String> = []
        for _ in 1...40 {
            life.wait()
            let lists = try await offers(family)
            let before = try await Picture(family)
            guard let person = try await life.step(),
                let offered = try await offers(family)[person],
                case let new = Self.new(in: offered, since: lists[person] ?? []), !new.isEmpty
            else { continue }
            let after = try await Picture(family)
            let undone = await refusal { () throws(ServiceError) in
                _ = try await family.perform(TakeBack(), as: person)
            }
            guard undone == nil else {
                #expect(undone?.isRefusal == true, "\(offered) \(String(describing: undone))")
                continue
            }
            kinds.formUnion(self.kinds(of: new))
            count += 1
            let left = try await Picture(family).differences(from: before)
            #expect(left == [], "\(offered)")
            let redone = await refusal { () throws(ServiceError) in
                _ = try await family.perform(TakeBack(again: true), as: person)
            }
            guard redone == nil else {
                #expect(
                    redone == .undo(.pointsMoveOnce)
                        && Self.moving.isSuperset(of: self.kinds(of: new)),
                    "\(new) \(String(describing: redone))")
                #expect(try await Picture(family).differences(from: before) == [], "\(offered)")
                continue
            }
            #expect(try await Picture(family).differences(from: after) == [], "\(offered)")
            #expect(try await offers(family)[person] == offered)
        }
        #expect(count > 5 && !kinds.isDisjoint(with: Self.moving))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    /// What a child does with what is in a jar, and with what is wished for.
    enum Saving: CaseIterable {
        case savesMore, takesSomeOut, clearsGoal, savesForSomethingElse, wishes

        fileprivate func happen(in family: Family) async throws {
            let two = try #require(RewardValue(2))
            switch self {
            case .savesMore: try await family.perform(SaveForGoal(two), as: .mia)
            case .takesSomeOut: try await family.perform(TakeFromJar(two), as: .mia)
            case .clearsGoal: try await family.perform(ClearGoal(), as: .mia)
            case .savesForSomethingElse: try await family.perform(SetGoal(5), as: .mia)
            case .wishes: try await family.wish(for: "Zoo", as: .mia)
            }
        }
    }

    /// The walk comes to these by chance alone.
    @Test("leaves a jar and a wish as they were", arguments: Saving.allCases)
    func leavesJar(saving: Saving) async throws {
        let family = try await Life(seed: 1).family
        let six = try #require(RewardValue(6))
        try await family.perform(SaveForGoal(six), as: .mia)
        let before = try await Picture(family)

        try await saving.happen(in: family)

        let after = try await Picture(family)
        #expect(after.differences(from: before) != [])
        try await family.perform(TakeBack(), as: .mia)
        #expect(try await Picture(family).differences(from: before) == [])
        try await family.perform(TakeBack(again: true), as: .mia)
        #expect(try await Picture(family).differences(from: after) == [])
    }

    /// For what points move, which is not done again.
    private static let moving: Set = ["points.bonus", "points.deduct", "reward.request"]

    /// What can be taken back besides what could before: of two that look the same, one.
    private static func new(in offers: [String], since before: [String]) -> [String] {
        before.reduce(into: offers) { new, offer in
            if let place = new.firstIndex(of: offer) { new.remove(at: place) }
        }
    }

    private func kinds(of offers: [String]) -> [String] {
        offers.compactMap { $0.split(separator: " ").dropFirst().first.map(String.init) }
    }

    private func offers(_ family: Family) async throws -> [Person: [String]] {
        var offers: [Person: [String]] = [:]
        for person in [Person.anna, .ben, .mia, .max] {
            offers[person] = try await family.ask(ListUndo(), as: person).map {
                "\($0.at) \($0.operation) \($0.on.source) \($0.redo)"
            }
        }
        return offers
    }
}
