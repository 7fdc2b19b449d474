import HouseholdModel
import HouseholdService
import Testing

@Suite("A chore that a parent looks at")
struct ApprovalTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
    }

    @Test("waits when a child has done it, and its points with it")
    func waits() async throws {
        let done = try await family.complete(2, as: .mia)

        #expect((done.awarded, done.pending, done.earned) == (0, 3, 0))
        #expect(done.chore.state == .waiting)
        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect((points.earned, points.pending, points.completed) == (0, 3, 0))
        #expect(try family.count("ledger") == 0)
        #expect(try await family.ask(ListChores(.waiting), as: .anna).map(\.number) == [2])
        #expect(try await !family.complete(2, as: .mia).changed)
    }

    @Test("is paid once a parent says OK, in the week in which it was done")
    func isPaid() async throws {
        try await family.complete(2, as: .mia)
        try await family.live(days: 7)

        let approved = try await family.perform(ApproveChore(2), as: .ben)
        let again = try await family.perform(ApproveChore(2), as: .anna)

        #expect((approved.awarded, approved.pending, approved.earned) == (3, 0, 3))
        #expect((approved.doer, approved.chore.approvedBy) == ("mia", "ben"))
        #expect((again.changed, again.awarded) == (false, 0))
        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect((points.week, points.month, points.completed) == (0, 3, 1))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is paid what was promised when it was done, whatever is edited meanwhile")
    func keepsPromise() async throws {
        try await family.complete(2, as: .mia)
        var edit = EditChore(2)
        edit.value = ChoreValue(50)
        let error = await refusal { () throws(ServiceError) in
            try await family.perform(edit, as: .anna)
        }

        #expect(error == .chore(.isDone(2)))
        #expect(try await family.perform(ApproveChore(2), as: .anna).awarded == 3)
    }

    @Test("is paid what the parent says, with the reason, and just that is taken back")
    func paysOtherwise() async throws {
        try await family.complete(2, as: .mia)

        let reason = try Note("Half of it")
        let approved = try await family.perform(
            ApproveChore(2, paying: ChoreValue(1), because: reason), as: .anna)

        #expect((approved.awarded, approved.chore.points) == (1, 1))
        #expect(approved.chore.note == "Half of it")
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
        #expect(try await family.undo(2, as: .anna).awarded == -1)
        #expect(try await family.earned(.mia) == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test(
        "says so where it is for less than was promised, and goes when that is taken back unread",
        arguments: [(0, true), (2, true), (3, false), (4, false)])
    func isForLess(points: Int, isLess: Bool) async throws {
        try await family.complete(2, as: .mia)
        try await family.perform(
            ApproveChore(2, paying: ChoreValue(points), because: Note("crumbs")), as: .anna)

        func told() async throws -> [NoticeView] {
            let kinds: [Notice.Kind] = [.chore(.approved), .chore(.approvedForLess)]
            return try await family.ask(ListNotices(unread: true), as: .mia)
                .filter { kinds.contains($0.kind) }
        }
        #expect(
            try await told().map(\.text.source) == [
                isLess
                    ? "Anna says OK to \"Dishes\", for fewer points than were promised: crumbs"
                    : "Anna says OK to \"Dishes\": crumbs"
            ])
        try await family.undo(2, as: .anna)
        #expect(try await told().isEmpty)
    }

    @Test("brings no points when the parent pays none, but counts as done")
    func paysNothing() async throws {
        try await family.complete(2, as: .mia)

        try await family.perform(ApproveChore(2, paying: ChoreValue(0)), as: .anna)

        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect((points.earned, points.completed) == (0, 1))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is open again when it is sent back, and the child reads why")
    func isSentBack() async throws {
        try await family.complete(2, as: .mia)

        let reason = try Note("The bowl too, please")
        let rejected = try await family.perform(RejectChore(2, because: reason), as: .anna)

        #expect((rejected.awarded, rejected.pending) == (0, 0))
        let chore = try await family.ask(ShowChore(2), as: .mia)
        #expect((chore.state, chore.note) == (ChoreState.open, "The bowl too, please"))
        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect((points.pending, points.completed) == (0, 0))

        #expect(try await family.complete(2, as: .mia).pending == 3)
        #expect(try await family.perform(ApproveChore(2), as: .anna).awarded == 3)
        #expect(try await family.ask(ShowChore(2), as: .mia).note == nil)
    }

    @Test("can be taken back by the child while it waits, on any day")
    func isTakenBack() async throws {
        try await family.complete(2, as: .mia)
        try await family.live(days: 3)

        let undone = try await family.undo(2, as: .mia)

        #expect((undone.awarded, undone.pending, undone.chore.state) == (0, 0, ChoreState.open))
        #expect(try await family.ask(ShowPoints(), as: .mia).pending == 0)
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("reaches rewards when it is paid, not when it waits")
    func reachesRewards() async throws {
        let chore = try await family.addChore("Mow", to: "mia", worth: 10)
        #expect(try await family.complete(chore, as: .mia).rewards.isEmpty)

        let approved = try await family.perform(ApproveChore(chore), as: .anna)

        #expect(approved.rewards.map(\.title) == ["Zoo"])
        let told = try await family.ask(ListNotices(), as: .mia).map(\.kind)
        #expect(told.count { $0 == .badgeEarned } == 2 && told.contains(.chore(.approved)))
        #expect(told.contains(.rewardReached))
        try await family.undo(chore, as: .anna)
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.isEmpty)
    }

    @Test("needs no look when a parent does it, or says that a child did")
    func trustsParents() async throws {
        #expect(try await family.complete(5, as: .anna).awarded == 5)
        let done = try await family.perform(CompleteChoreFor(2, doer: "mia"), as: .ben)
        #expect((done.awarded, done.pending) == (3, 0))
    }

    @Test("is what the chore says, before what the household says")
    func asksTheChore() async throws {
        var edit = EditChore(2)
        edit.approval = .to(.none)
        try await family.perform(edit, as: .anna)
        #expect(try await family.complete(2, as: .mia).awarded == 3)

        try await family.settle(.approval(.none), as: .anna)
        #expect(try await family.complete(1, as: .mia).awarded == 1)
        try await family.undo(1, as: .mia)
        edit = EditChore(1)
        edit.approval = .to(.always)
        edit.atOnce = try Note("we agreed")
        try await family.perform(edit, as: .anna)
        #expect(try await family.complete(1, as: .mia).pending == 1)
    }

    @Test("is chosen by chance where the household looks at some")
    func takesSamples() async throws {
        let rate = try #require(Approval.Rate(3))
        try await family.settle(.approval(.sample(rate)), as: .anna)

        var looked = 0
        for _ in 1...60 {
            looked += try await family.complete(2, as: .mia).pending == 3 ? 1 : 0
            try await family.undo(2, as: .mia)
        }

        #expect((10...30).contains(looked))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("is paid once when two parents say OK at once, or one sends it back", arguments: 1...10)
    func isRacedFor(trial: Int) async throws {
        try await family.complete(2, as: .mia)
        let (other, requests) = (
            try family.anotherGate(), [family.newRequest(), family.newRequest()]
        )

        async let first = try? family.gate.perform(
            ApproveChore(2), as: family.caller(.anna), request: requests[0]
        ).output
        async let second =
            trial.isMultiple(of: 2)
            ? try? other.perform(RejectChore(2), as: family.caller(.ben), request: requests[1])
                .output
            : try? other.perform(ApproveChore(2), as: family.caller(.ben), request: requests[1])
                .output
        let changes = await [first, second].count { $0?.changed == true }

        #expect(changes == 1)
        let awards = try family.count("ledger", where: "kind = 'award'")
        #expect(awards == 1 || (awards == 0 && trial.isMultiple(of: 2)))
        #expect(try await family.ask(VerifyAudit(), as: .anna).ok)
    }

    @Test("can't be looked at before it is done, and not sent back once it is paid")
    func refusesNothing() async throws {
        func error<Op: Change>(_ operation: Op) async -> ServiceError? {
            await refusal { () throws(ServiceError) in
                try await family.perform(operation, as: .anna)
            }
        }
        #expect(await error(ApproveChore(2)) == .chore(.nothingWaits(2)))
        #expect(await error(RejectChore(2)) == .chore(.nothingWaits(2)))
        try await family.complete(2, as: .mia)
        try await family.perform(ApproveChore(2), as: .anna)
        #expect(await error(RejectChore(2)) == .chore(.nothingWaits(2)))
    }
}
