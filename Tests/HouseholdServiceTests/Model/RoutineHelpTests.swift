import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// What two siblings and their parents do at random with `morning`, which is Mia's, and `animals`, which is nobody's own.
@Suite("Hundreds of random steps with routines in which siblings help")
struct RoutineHelpTests {
    private enum Step: CaseIterable {
        case done, doneFor, undone, takeBack, again, approve, reject, skip, offer, takeOver
    }

    /// Whose acts a step is one of.
    private static let people: [Step: [Person]] = [
        .done: [.mia, .max], .undone: [.mia, .max, .ben], .takeBack: [.mia, .max, .ben],
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
        var booked = 0
        for name in ["mia", "max"] {
            booked += try await family.ask(
                ShowPointsHistory(of: name, limit: 10_000), as: .anna
            ).count { $0.kind == .bonus && $0.reversedBy == nil }
        }
        try #require(booked == rows, "\(told)")
        return rows
    }
}
