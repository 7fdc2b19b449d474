import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// Four chores of Mia's, as simple as can be: whether each waits, since when, and whether it is paid.
private struct UnseenModel {
    enum State: Equatable {
        case open
        case waiting(since: Int)
        /// Looked at by a parent, or by nobody in time.
        case paid(byParent: Bool)
    }

    enum Step: CaseIterable {
        case done, undone, approve, reject, set, wait
    }

    var chores: [Number: (points: Int, state: State)]
    /// After how many hours it counts, and since when.
    var wait: (hours: Int, since: Int)?
    /// The same as it still is, and until when.
    var promise: (wait: (hours: Int, since: Int), end: Int)?
    /// In hours since 10:00.
    var now = 0

    /// Lets count what has waited for so long.
    mutating func catchUp() {
        for (number, chore) in chores {
            guard case .waiting(let since) = chore.state, let end = end(since: since), end <= now
            else { continue }
            chores[number]?.state = .paid(byParent: false)
        }
    }

    private func end(since start: Int) -> Int? {
        if let promise {
            let end = max(start, promise.wait.since) + promise.wait.hours
            if end < promise.end { return end }
        }
        return wait.map { max(start, $0.since) + $0.hours }
    }

    /// Sets after how many hours it counts.
    mutating func set(_ hours: Int?, isAtOnce: Bool) {
        let held = promise.flatMap { now < $0.end ? $0.wait : nil } ?? wait
        let isLess = held.map { $0.hours < hours ?? .max } ?? false
        if held?.hours == hours {
            wait = held
        } else if wait?.hours != hours {
            wait = hours.map { ($0, now) }
        }
        promise = nil
        if isLess, !isAtOnce, let held { promise = (held, ((now + 10) / 24 + 1) * 24 - 10) }
    }

    var earned: Int {
        chores.values.reduce(0) { sum, chore in
            if case .paid = chore.state { sum + chore.points } else { sum }
        }
    }

    var pending: Int {
        chores.values.reduce(0) { sum, chore in
            if case .waiting = chore.state { sum + chore.points } else { sum }
        }
    }
}

@Suite("Hundreds of random steps with what nobody looks at in time")
struct UnseenModelTests {
    @Test("leave the points that a plain model has", arguments: 1...4 as ClosedRange<UInt64>)
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
        var model = UnseenModel(chores: [:])
        for points in [1, 2, 4, 8] {
            let number = try await family.addChore("Chore", to: "mia", worth: points)
            model.chores[number] = (points, .open)
        }
        var generator = SeededGenerator(seed: seed)

        for place in 1...250 {
            model.catchUp()
            let told = try await step(in: family, &model, using: &generator)
            let points = try await family.ask(ShowPoints(), as: .mia)
            try #require(
                (points.earned, points.pending) == (model.earned, model.pending),
                "step \(place): \(told)")
        }

        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        let unseen = try family.count("completion", where: "unseen_at IS NOT NULL")
        #expect(unseen > 0)
        let rows = "operation = 'chore.approve-unseen' AND on_number IS NOT NULL"
        #expect(try family.count("audit", where: rows) == unseen)
    }

    /// Does one step, in the family and in the model, and says which.
    private func step(
        in family: Family, _ model: inout UnseenModel, using generator: inout SeededGenerator
    ) async throws -> String {
        let step = UnseenModel.Step.allCases.randomElement(using: &generator) ?? .wait
        let number = model.chores.keys.sorted().randomElement(using: &generator) ?? 0
        let state = model.chores[number]?.state
        switch (step, state) {
        case (.done, .open):
            try await family.complete(number, as: .mia)
            model.chores[number]?.state = .waiting(since: model.now)
        case (.undone, .waiting), (.undone, .paid):
            try await family.undo(number, as: .anna)
            model.chores[number]?.state = .open
        case (.approve, .waiting):
            try await family.perform(ApproveChore(number), as: .anna)
            model.chores[number]?.state = .paid(byParent: true)
        case (.reject, .waiting):
            try await family.perform(RejectChore(number), as: .anna)
            model.chores[number]?.state = .open
        case (.set, _):
            let hours = [nil, 1, 5, 24, 24].randomElement(using: &generator) ?? nil
            try family.everybodyProves()
            let isAtOnce = Bool.random(using: &generator)
            try await family.perform(
                ChangeSettings(
                    .approvalWait(hours: hours), atOnce: isAtOnce ? Note("we agreed") : nil),
                as: .anna)
            model.set(hours, isAtOnce: isAtOnce)
        case (.wait, _):
            let hours = Int.random(in: 1...9, using: &generator)
            family.clock.advance(minutes: Int64(hours) * 60)
            model.now += hours
            model.catchUp()
            // Everybody uses the program now and then.
            try await family.perform(ReadNotices(), as: .anna)
            try await family.perform(ReadNotices(), as: .mia)
        case (.done, _), (.undone, _), (.approve, _), (.reject, _): return "nothing"
        }
        return "\(step) \(number)"
    }
}
