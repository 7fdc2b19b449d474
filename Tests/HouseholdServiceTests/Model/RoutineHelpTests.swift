import Foundation
import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// What the bonus of Mia's routine stands on each day, by what has become of the dates of its chores.
private struct HelpModel {
    struct Date {
        let due: String
        let state: String
        let day: String
        let isMias: Bool
        let completion: String
    }

    /// The completions for which it is paid, by day.
    private(set) var paid: [String: Set<String>] = [:]
    private var counted: [String: Set<String>] = [:]

    /// Goes on from the dates before to those after a step.
    mutating func follow(_ dates: [Date]) {
        let done = Dictionary(
            grouping: dates.filter { !$0.completion.isEmpty }, by: { max($0.due, $0.day) })
        let now = done.mapValues { Set($0.filter { $0.state == "done" }.map(\.completion)) }
        paid = paid.filter { day, completions in completions.isSubset(of: now[day] ?? []) }
        for (day, completions) in now
        where paid[day] == nil && !completions.isSubset(of: counted[day] ?? []) {
            let isLeft = dates.contains {
                $0.due <= day && ($0.state == "open" || $0.day > day)
            }
            let all = done[day] ?? []
            guard !isLeft, all.allSatisfy({ $0.state == "done" }), all.contains(where: \.isMias)
            else { continue }
            paid[day] = completions
        }
        counted = now
    }
}

/// What two siblings and their parents do at random with `morning`, which is Mia's, and `animals`, which is nobody's own.
@Suite("Hundreds of random steps with routines in which siblings help")
struct RoutineHelpTests {
    private enum Step: CaseIterable {
        case done, doneFor, undone, takeBack, again, approve, reject, skip, offer, takeOver
    }

    /// Whose acts a step is one of.
    private static let people: [Step: [Person]] = [
        .done: [.mia, .max, .ben], .undone: [.mia, .max, .ben], .takeBack: [.mia, .max, .ben],
        .again: [.mia, .max, .ben], .offer: [.mia], .takeOver: [.max],
    ]

    @Test(
        "leave each bonus in the book once a day at most, and Mia's to Mia",
        arguments: 1...4 as ClosedRange<UInt64>)
    func payOnce(seed: UInt64) async throws {
        let family = try await Family()
        var own: [Number] = []
        for title in ["Brush teeth", "Make the bed"] {
            own.append(try await family.addDaily(title, for: .one("mia")))
        }
        let open = [
            try await family.addOpenDaily("Feed the hens"),
            try await family.addOpenDaily("Walk the dog"),
        ]
        try await family.addRoutine("morning", of: own + [open[0]], bonus: 100)
        try await family.addRoutine("animals", of: open, bonus: 100)
        var generator = SeededGenerator(seed: seed)

        for number in own + open { try await family.complete(number, as: .mia) }
        try #require(try await compare(family, "all is done") == 2)
        for day in 1...4 {
            if day == 3 { try await family.settle(.approval(.always), as: .anna) }
            for place in 1...60 {
                let step = try await act(in: family, on: own + open, using: &generator)
                _ = try await compare(family, "day \(day), step \(place): \(step)")
            }
            try await endDay(in: family, own + open)
            try await family.live(days: 1)
        }

        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "pay Mia whenever all that the day asks is done, whoever did the last of it, and else not",
        arguments: 1...8 as ClosedRange<UInt64>)
    func payAll(seed: UInt64) async throws {
        let family = try await Family()
        var chores: [Number] = []
        for title in ["Brush teeth", "Make the bed"] {
            chores.append(try await family.addDaily(title, for: .one("mia")))
        }
        chores.append(try await family.addOpenDaily("Feed the hens"))
        try await family.addRoutine("morning", of: chores, bonus: 100)
        if seed.isMultiple(of: 2) { try await family.settle(.approval(.always), as: .anna) }
        var model = HelpModel()
        var generator = SeededGenerator(seed: seed)

        var payments = 0
        for place in 0..<120 {
            let before = model.paid
            // By chance alone some never come to where all is done.
            let step =
                place % 30 < 2 * chores.count
                ? await finish(chores[place % 30 / 2], in: family, isDone: place % 2 == 1)
                : try await act(in: family, on: chores, using: &generator)
            model.follow(try dates(of: chores, in: family))
            payments += model.paid.keys.count { before[$0] != model.paid[$0] }
            let told = "step \(place): \(step)" as Comment
            try #require(try family.count("routine_bonus") == model.paid.count, told)
            try #require(try await standingBonuses(in: family) == model.paid.count, told)
        }

        #expect(payments > 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    /// The dates of chores as they are.
    private func dates(of chores: [Number], in family: Family) throws -> [HelpModel.Date] {
        let lines = try family.text(
            """
            SELECT group_concat(o.due_day || ',' || o.state || ',' || coalesce(c.day, '') || ','
                || coalesce(c.doer_id = \(family.member("Mia").literal), 0) || ','
                || coalesce(hex(c.id), ''), ';')
            FROM occurrence o JOIN chore ON chore.id = o.chore_id
            LEFT JOIN completion c ON c.occurrence_id = o.id AND c.undone_at IS NULL
            WHERE chore.number IN (\(chores.map(String.init).joined(separator: ",")))
                AND o.state NOT IN ('deleted', 'withdrawn')
            """)
        return (lines ?? "").split(separator: ";").map { line in
            let cells = line.components(separatedBy: ",")
            return HelpModel.Date(
                due: cells[0], state: cells[1], day: cells[2], isMias: cells[3] == "1",
                completion: cells[4])
        }
    }

    /// Does one step, which may be refused.
    private func act(
        in family: Family, on chores: [Number], using generator: inout SeededGenerator
    ) async throws -> String {
        let step = Step.allCases.randomElement(using: &generator) ?? .done
        let number = chores.randomElement(using: &generator) ?? 0
        let person = (Self.people[step] ?? [.ben]).randomElement(using: &generator) ?? .ben
        let doer = ["mia", "max"].randomElement(using: &generator) ?? "mia"
        var refusal: ServiceError?
        do throws(ServiceError) {
            switch step {
            case .done: _ = try await family.perform(CompleteChore(number), as: person)
            case .doneFor:
                _ = try await family.perform(CompleteChoreFor(number, doer: doer), as: person)
            case .undone: _ = try await family.perform(UndoChore(number), as: person)
            case .takeBack: _ = try await family.perform(TakeBack(), as: person)
            case .again: _ = try await family.perform(TakeBack(again: true), as: person)
            case .approve: _ = try await family.perform(ApproveChore(number), as: person)
            case .reject: _ = try await family.perform(RejectChore(number), as: person)
            case .skip: _ = try await family.perform(SkipChore(number), as: person)
            case .offer:
                _ = try await family.perform(
                    OfferChore(number, to: "max", for: .nothing), as: person)
            case .takeOver: _ = try await family.perform(TakeOverChore(number), as: person)
            }
        } catch { refusal = error }
        return "\(step) \(number) \(person) \(refusal.map { "\($0)" } ?? "")"
    }

    /// Does a chore that is left, or says OK to it.
    private func finish(_ number: Number, in family: Family, isDone: Bool) async -> String {
        guard isDone else {
            _ = try? await family.perform(CompleteChore(number), as: .mia)
            return "done \(number)"
        }
        _ = try? await family.perform(ApproveChore(number), as: .ben)
        return "approve \(number)"
    }

    /// Skips what is left and says OK to what waits, so that nothing of the day is late tomorrow.
    private func endDay(in family: Family, _ chores: [Number]) async throws {
        let today = try family.zone().day(at: family.clock.now)
        for number in chores {
            _ = try? await family.perform(ApproveChore(number), as: .ben)
            _ = try? await family.perform(SkipChore(number, on: today), as: .ben)
        }
    }

    /// Compares what the book has with what may be there, and says how many bonuses that are.
    private func compare(_ family: Family, _ told: String) async throws -> Int {
        let rows = try family.count("routine_bonus")
        let days = "SELECT count(*) FROM (SELECT DISTINCT day, routine_id FROM routine_bonus)"
        try #require(try family.number(days) == rows, "\(told)")
        let siblings = """
            SELECT count(*) FROM routine_bonus b JOIN routine r ON r.id = b.routine_id
            WHERE r.name = 'morning' AND b.member_id <> \(try family.member("Mia").literal)
            """
        try #require(try family.number(siblings) == 0, "\(told)")
        try #require(try await standingBonuses(in: family) == rows, "\(told)")
        return rows
    }

    /// How many bonuses the children have by the book.
    private func standingBonuses(in family: Family) async throws -> Int {
        var booked = 0
        for name in ["mia", "max"] {
            booked += try await family.ask(
                ShowPointsHistory(of: name, limit: 10_000), as: .anna
            ).count { $0.kind == .bonus && $0.reversedBy == nil }
        }
        return booked
    }
}
