import HouseholdModel
import HouseholdService
import SeededRandom
import Testing

/// What children do day by day of a chore at which nobody looks once that is earned, as simple as can be.
private struct TrustModel {
    enum Step: CaseIterable {
        case done, doneByParent, approve, approveForLess, reject, undone, undoneByParent
        /// Sent back or approved by another parent, and that taken back.
        case rejectTakenBack, approveTakenBack
    }

    enum State {
        case open
        /// Said by the child itself, and not looked at.
        case waiting
        /// Booked: said by the child or by a parent, for how many points, and looked at or not.
        case booked(byChild: Bool, points: Int, isLookedAt: Bool)
    }

    static let points = 3

    var state = State.open
    /// What came of the looks that are over: an OK, or a no.
    private var looks: [Bool] = []
    private var kept = 0
    private var keptForLess = 0

    /// An OK for all that was promised counts; what nobody looked at is none.
    private var all: [Bool] {
        guard case .booked(true, Self.points, true) = state else { return looks }
        return looks + [true]
    }

    var approvals: Int { all.reversed().prefix { $0 }.count }

    /// Ten, and five after a no to whoever had earned it; once five it stays so.
    var needed: Int {
        var needed = 10
        var row = 0
        for isApproved in all {
            if !isApproved, row >= needed { needed = 5 }
            row = isApproved ? row + 1 : 0
        }
        return needed
    }

    var oks: Int { all.count { $0 } }

    /// An OK for less is a look, too.
    var timesLookedAt: Int { all.count + keptForLess + (isForLess ? 1 : 0) }

    private var isForLess: Bool {
        guard case .booked(true, let points, true) = state else { return false }
        return points < Self.points
    }

    var earned: Int {
        if case .booked(_, let points, _) = state { kept + points } else { kept }
    }

    var isWaiting: Bool { if case .waiting = state { true } else { false } }

    /// Whether the step can be taken now.
    func allows(_ step: Step) -> Bool {
        switch (step, state) {
        case (.done, .open), (.doneByParent, .open): true
        case (.approve, .waiting), (.approveForLess, .waiting), (.reject, .waiting): true
        case (.rejectTakenBack, .waiting), (.approveTakenBack, .waiting): true
        case (.undone, .waiting), (.undone, .booked(_, _, isLookedAt: false)): true
        case (.undoneByParent, .waiting), (.undoneByParent, .booked): true
        default: false
        }
    }

    mutating func apply(_ step: Step) {
        switch step {
        case .done:
            state =
                approvals >= needed
                ? .booked(byChild: true, points: Self.points, isLookedAt: false) : .waiting
        case .doneByParent:
            state = .booked(byChild: false, points: Self.points, isLookedAt: true)
        case .approve: state = .booked(byChild: true, points: Self.points, isLookedAt: true)
        case .approveForLess: state = .booked(byChild: true, points: 1, isLookedAt: true)
        case .reject: refuse()
        case .undone: state = .open
        case .undoneByParent: refuse()
        case .rejectTakenBack, .approveTakenBack: break
        }
    }

    mutating func endDay() {
        keptForLess += isForLess ? 1 : 0
        (looks, kept) = (all, earned)
        state = .open
    }

    /// A no to what the child said itself; what a parent said is no work of its own that anybody looked at.
    private mutating func refuse() {
        if case .booked(byChild: false, _, _) = state {} else { looks.append(false) }
        state = .open
    }
}

/// The chore of one child, at the gate and in the model.
private struct TrustHome {
    let family: Family
    let child: Person
    let chore: Number
    private(set) var model = TrustModel()

    init(_ family: Family, for child: Person) async throws {
        (self.family, self.child) = (family, child)
        let today = try family.zone().day(at: family.clock.now)
        let daily = try RecurrenceReader(today: today, zone: family.zone()).draft("day")
            .recurrence(now: Due(day: today))
        var draft = try AddChore(
            title: Title("Rabbit"), for: .one(child.rawValue),
            value: ChoreValue(TrustModel.points) ?? .one, timing: .repeating(daily))
        draft.approval = .earned
        chore = try await family.perform(draft, as: .anna).number
    }

    /// Does what can be done now, and says whether it is.
    mutating func take(_ step: TrustModel.Step) async throws -> Bool {
        guard model.allows(step) else { return false }
        model.apply(step)
        // What is done at the same millisecond would be what was put back.
        family.clock.advance(seconds: 1)
        switch step {
        case .done: try await family.complete(chore, as: child)
        case .doneByParent:
            try await family.perform(CompleteChoreFor(chore, doer: child.rawValue), as: .anna)
        case .approve: try await family.perform(ApproveChore(chore), as: .anna)
        case .approveForLess:
            try await family.perform(ApproveChore(chore, paying: .one), as: .anna)
        case .reject: try await family.perform(RejectChore(chore), as: .anna)
        case .undone: try await family.undo(chore, as: child)
        case .undoneByParent: try await family.undo(chore, as: .anna)
        case .rejectTakenBack:
            try await family.perform(RejectChore(chore), as: .ben)
            try await family.perform(TakeBack(), as: .ben)
        case .approveTakenBack:
            try await family.perform(ApproveChore(chore), as: .ben)
            try await family.perform(TakeBack(), as: .ben)
        }
        return true
    }

    mutating func endDay() async throws {
        _ = try await take(.approve)
        model.endDay()
    }

    func compare(_ told: String) async throws {
        let trust = try await family.ask(ShowChore(chore), as: child).trust?.first
        try #require(
            (trust?.member, trust?.approvals, trust?.needed)
                == (child.rawValue, model.approvals, model.needed), "\(told)")
        try #require((trust?.oks, trust?.looks) == (model.oks, model.timesLookedAt), "\(told)")
        let points = try await family.ask(ShowPoints(), as: child)
        let pending = model.isWaiting ? TrustModel.points : 0
        try #require((points.earned, points.pending) == (model.earned, pending), "\(told)")
    }
}

@Suite("Hundreds of random steps with trust that is earned")
struct TrustModelTests {
    @Test("leave the OKs and points that a plain model has", arguments: [1, 2, 4])
    func matchTheModel(seed: UInt64) async throws {
        let family = try await Family()
        var homes = [
            try await TrustHome(family, for: .mia), try await TrustHome(family, for: .max),
        ]
        var generator = SeededGenerator(seed: seed)
        var unseen = 0
        var taken: Set<TrustModel.Step> = []

        for day in 1...60 {
            for index in homes.indices {
                for _ in 1...5 {
                    let step = step(using: &generator)
                    guard try await homes[index].take(step) else { continue }
                    try await homes[index].compare("day \(day): \(homes[index].child) \(step)")
                    taken.insert(step)
                    if step == .done, !homes[index].model.isWaiting { unseen += 1 }
                }
                try await homes[index].endDay()
                try await homes[index].compare("the end of day \(day)")
            }
            try await family.live(days: 1)
        }

        #expect(unseen > 5)
        #expect(taken == Set(TrustModel.Step.allCases))
        #expect(homes.contains { $0.model.needed == 5 })
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    /// Mostly done and approved, so that trust is earned now and then.
    private func step(using generator: inout SeededGenerator) -> TrustModel.Step {
        switch Int.random(in: 0..<32, using: &generator) {
        case 0..<13: .done
        case 13..<24: .approve
        case 24: .approveForLess
        case 25: .reject
        case 26: .undone
        case 27: .undoneByParent
        case 28: .rejectTakenBack
        case 29: .approveTakenBack
        default: .doneByParent
        }
    }
}
