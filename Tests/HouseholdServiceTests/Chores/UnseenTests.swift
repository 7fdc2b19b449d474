import HouseholdModel
import HouseholdService
import Policies
import Testing

/// Mia's chore 2 is worth three points, and waits for a parent's OK.
@Suite("What nobody looks at in time")
struct UnseenTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
        try await set(24)
    }

    /// Sets after how many hours it counts, at once and with the password.
    @discardableResult
    private func set(_ hours: Int?) async throws -> HouseholdView {
        try family.everybodyProves()
        return try await family.settle(.approvalWait(hours: hours), as: .anna)
    }

    private func advance(hours: Int64) {
        family.clock.advance(minutes: hours * 60)
    }

    private func points(of person: Person = .mia) async throws -> (earned: Int, pending: Int) {
        let points = try await family.ask(ShowPoints(), as: person)
        return (points.earned, points.pending)
    }

    private func isSound() async throws -> Bool {
        try await family.ask(VerifyAudit(), as: .anna).ok
    }

    // MARK: - In time

    @Test("counts as approved from the next question on, and not before")
    func counts() async throws {
        let done = try await family.complete(2, as: .mia)
        #expect(done.chore.approvesAt == family.clock.now.adding(days: 1))
        family.clock.advance(milliseconds: 86_399_999)
        #expect(try await points() == (0, 3))
        #expect(try await family.ask(ListChores(.waiting), as: .anna).map(\.number) == [2])

        family.clock.advance(milliseconds: 1)

        #expect(try await points() == (3, 0))
        #expect(try await family.ask(ListChores(.waiting), as: .anna).isEmpty)
        let chore = try await family.ask(ShowChore(2), as: .anna)
        #expect((chore.state, chore.points) == (.done, 3))
        #expect((chore.approvedAfter, chore.approvedBy, chore.approvesAt) == (24, nil, nil))
        #expect(try await family.ask(ShowPoints(), as: .mia).completed == 1)
        #expect(try family.count("ledger") == 1)
        #expect(try await isSound())
    }

    @Test("counts before whatever is asked", arguments: [true, false])
    func comesFirst(isChange: Bool) async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 24)

        if isChange {
            #expect(
                await family.refusal(RejectChore(2), as: .anna) == .chore(.nothingWaits(2)))
        } else {
            #expect(try await family.ask(ListPoints(), as: .anna).map(\.earned).max() == 3)
        }
        #expect(try await !family.perform(ApproveChore(2), as: .ben).changed)
        #expect(try await points() == (3, 0))
        #expect(try await isSound())
    }

    @Test("is not booked by a rehearsal")
    func isRehearsed() async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 24)
        let before = try family.everything()

        _ = try await family.gate.perform(
            CompleteChore(4), as: family.caller(.mia), request: family.newRequest(),
            isRehearsal: true)

        #expect(try family.everything() == before)
        #expect(try await points() == (3, 0))
    }

    @Test("keeps no owner from setting rules right that can't be used")
    func leavesWayOut() async throws {
        try await family.complete(2, as: .mia)
        let own = ShippedPolicies.family.text + "\n// Ours."
        try family.everybodyProves()
        try await family.perform(SetRules(own, from: "own.cedar"), as: .anna)
        try family.tamper("UPDATE house_rules SET text = 'permit everything'")
        advance(hours: 48)

        #expect(try await family.gate.approveUnseen() == 0)
        _ = try await family.ask(ListHouseholds(), as: .anna)
        try family.everybodyProves()
        try await family.perform(SetRules.shipped, as: .anna)
        #expect(try await points() == (3, 0))
    }

    @Test("counts in the week in which it was done, whoever asks how late")
    func countsInItsWeek() async throws {
        try await family.complete(2, as: .mia)
        try await family.live(days: 7)

        let sums = try await family.ask(ShowPoints(), as: .mia)
        #expect((sums.earned, sums.week, sums.month) == (3, 0, 3))
    }

    @Test("brings what comes with points, and tells whoever did it")
    func bringsMore() async throws {
        let chore = try await family.addChore("Mow", to: "mia", worth: 10)
        try await family.complete(chore, as: .mia)
        try await family.perform(ReadNotices(), as: .mia)
        advance(hours: 24)

        let told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.kind)
        #expect(told.contains(.chore(.unseen)) && told.contains(.rewardReached))
        #expect(told.count { $0 == .badgeEarned } == 2)
        #expect(try await family.ask(ShowReward(2), as: .mia).reached.map(\.member) == ["mia"])
        let parents = try await family.ask(ListNotices(unread: true), as: .anna).map(\.kind)
        #expect(parents.contains(.reward(.promised)))
        #expect(try await isSound())
    }

    @Test("counts where the program looks by itself, once")
    func isTended() async throws {
        try await family.complete(2, as: .mia)
        try await family.complete(3, as: .max)
        #expect(try await family.gate.approveUnseen() == 0)
        advance(hours: 24)
        let records = try family.count("audit")

        #expect(try await family.gate.approveUnseen() == 2)
        // One for each, and one of the program's own.
        #expect(try family.count("audit") == records + 3)
        #expect(try await family.gate.approveUnseen() == 0)
        #expect(try family.count("audit") == records + 3)
        #expect(try await points(of: .max) == (2, 0))
    }

    @Test("is paid once where two programs ask at the same moment", arguments: 1...10)
    func isPaidOnce(trial: Int) async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 24)
        let other = try family.anotherGate()

        async let here = family.gate.perform(ShowPoints(), as: family.caller(.mia)).output
        async let there = other.perform(ListPoints(), as: family.caller(.anna)).output

        #expect(try await here.earned == 3)
        #expect(try await there.map(\.earned).max() == 3)
        #expect(try family.count("ledger") == 1)
        #expect(try await isSound())
    }

    // MARK: - What says so

    @Test("is told by the book and the records to be nobody's OK")
    func isTold() async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 24)

        let entry = try #require(
            try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).first)
        #expect((entry.approvedAfter, entry.by, entry.rules) == (24, "mia", ["chore.unseen"]))
        let own = try await family.ask(ExplainEntry(1), as: .mia)
        #expect(own.approvedAfter == 24)
        for person in [Person.anna, .mia] {
            let row = try #require(
                try await family.ask(ListAudit(), as: person).first {
                    $0.operation == "chore.approve-unseen"
                })
            #expect((row.by, row.on, row.via) == (nil, "chore 2", "by-itself"))
            #expect(row.policies == ["chore.unseen"] && row.allowed)
        }
        #expect(try await family.ask(ShowHistory(), as: .anna).first?.approvedAfter == 24)
        #expect(try await isSound())
    }

    @Test("is no OK in a row, and takes nothing of a helper's pass")
    func isNobodysOK() async throws {
        var edit = EditChore(2)
        edit.approval = .to(.earned)
        try await family.perform(edit, as: .anna)
        try family.tamper("UPDATE member SET role = 'helper' WHERE name = 'Ben'")
        try await family.perform(
            GivePass(
                to: "ben", for: ["mia"], to: [.approve], upTo: 10,
                until: family.clock.now.adding(days: 3)), as: .anna)
        try await family.complete(2, as: .mia)
        advance(hours: 24)

        let trust = try await family.ask(ShowChore(2), as: .anna).trust
        #expect(trust?.first { $0.member == "mia" }?.approvals == 0)
        #expect(try await points() == (3, 0))
        #expect(try await family.ask(ShowPass(of: "ben"), as: .anna).pass.used == 0)
    }

    // MARK: - What goes before, and what takes it back

    @Test("does not count once a parent has said no, until it is done again and waits again")
    func isSentBack() async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 23)
        try await family.perform(RejectChore(2), as: .anna)
        advance(hours: 2)
        #expect(try await points() == (0, 0))

        try await family.complete(2, as: .mia)
        advance(hours: 23)
        #expect(try await points() == (0, 3))
        advance(hours: 1)
        #expect(try await points() == (3, 0))
    }

    @Test("is taken back by a parent and by nobody else, and put back as it was")
    func isTakenBack() async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 24)
        #expect(try await points() == (3, 0))

        #expect(await family.refusal(UndoChore(2), as: .mia) != nil)
        #expect(await family.refusal(TakeBack(), as: .mia) != nil)
        advance(hours: 1)
        #expect(try await family.undo(2, as: .ben).awarded == -3)
        #expect(try await points() == (0, 0))
        let told = try await family.ask(ListNotices(unread: true), as: .mia).map(\.kind)
        #expect(!told.contains(.chore(.unseen)))
        #expect(try await isSound())

        #expect(try await family.perform(TakeBack(), as: .ben) != nil)
        #expect(try await points() == (3, 0))
        #expect(try await family.ask(ShowChore(2), as: .anna).approvedAfter == 24)
        let entry = try await family.ask(ShowPointsHistory(of: "mia"), as: .anna).first
        #expect(entry?.by == "ben" && entry?.approvedAfter == nil)
        #expect(try await isSound())
    }

    @Test("waits anew where an OK or a no is taken back", arguments: [true, false])
    func waitsAnew(wasApproved: Bool) async throws {
        try await family.complete(2, as: .mia)
        advance(hours: 23)
        if wasApproved {
            try await family.perform(ApproveChore(2), as: .anna)
        } else {
            try await family.perform(RejectChore(2), as: .anna)
        }
        advance(hours: 5)
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)

        advance(hours: 23)
        #expect(try await points() == (0, 3))
        advance(hours: 1)
        #expect(try await points() == (3, 0))
        #expect(try await isSound())
    }

    // MARK: - The setting

    @Test("waits from when it was set, and the parent hears how much that is")
    func isSet() async throws {
        try await set(nil)
        try await family.complete(2, as: .mia)
        try await family.complete(3, as: .max)
        try await family.live(days: 7)
        #expect(try await points() == (0, 3))

        let view = try await set(24)
        #expect((view.settings.approveAfter, view.waiting) == (24, 2))
        #expect(try await points() == (0, 3))
        advance(hours: 12)
        // Other hours begin anew, the same ones do not.
        try await set(20)
        advance(hours: 12)
        try await set(20)
        #expect(try await points() == (0, 3))
        advance(hours: 8)
        #expect(try await points() == (3, 0))
    }

    @Test("waits anew where switching it off is taken back")
    func isTakenUpAgain() async throws {
        try await family.complete(2, as: .mia)
        try await set(nil)
        try await family.live(days: 3)

        try family.everybodyProves()
        #expect(try await family.perform(TakeBack(), as: .anna) != nil)

        #expect(try await family.ask(ShowHousehold(), as: .anna).settings.approveAfter == 24)
        advance(hours: 23)
        #expect(try await points() == (0, 3))
        advance(hours: 1)
        #expect(try await points() == (3, 0))
        #expect(try await isSound())
    }

    @Test(
        "waits from one hour to thirty days",
        arguments: [(0, false), (1, true), (720, true), (721, false)])
    func hasBounds(hours: Int, isTaken: Bool) async throws {
        try family.everybodyProves()
        let error = await family.refusal(ChangeSettings(.approvalWait(hours: hours)), as: .anna)
        #expect((error == nil) == isTaken)
    }

    @Test("is set by parents only")
    func isForParents() async throws {
        for person in [Person.mia, .olga] {
            _ = await family.refusal(ChangeSettings(.approvalWait(hours: nil)), as: person)
        }
        #expect(try await family.ask(ShowHousehold(), as: .mia).settings.approveAfter == 24)
    }

    @Test("does not count where the household's own rules do not let it, and can't be set then")
    func followsRules() async throws {
        let own = ShippedPolicies.family.text.replacing(
            "Action::\"chore.approve-unseen\"", with: "Action::\"message.send\"")
        try await family.complete(2, as: .mia)
        try family.everybodyProves()
        try await family.perform(SetRules(own, from: "own.cedar"), as: .anna)
        advance(hours: 48)
        let records = try family.count("audit")

        #expect(try await points() == (0, 3))
        #expect(try await family.gate.approveUnseen() == 0)
        #expect(try family.count("audit") == records)
        try await set(nil)
        try family.everybodyProves()
        let error = await family.refusal(ChangeSettings(.approvalWait(hours: 24)), as: .anna)
        #expect(error?.isRefusal == true)
        #expect(try await family.perform(ApproveChore(2), as: .anna).awarded == 3)
    }

    // MARK: - Clocks

    @Test("counts no sooner for a clock that a child sets ahead")
    func waitsForTheClock() async throws {
        try await family.complete(2, as: .mia)

        for days in [1, 2, 30] as [Int64] {
            let ahead = try family.gate(ahead: days)
            let sums = try await ahead.perform(ShowPoints(), as: family.caller(.mia)).output
            #expect((sums.earned, sums.pending) == (0, 3))
            #expect(try await ahead.approveUnseen() == 0)
        }
        advance(hours: 24)
        #expect(try await points() == (3, 0))
    }

    @Test("makes nothing look as if it had waited that is done by a clock that was set back")
    func waitsBehindTheClock() async throws {
        advance(hours: 48)
        try await family.complete(2, as: .mia, at: family.gate(ahead: -2))

        #expect(try await points() == (0, 3))
        advance(hours: 23)
        #expect(try await points() == (0, 3))
        advance(hours: 2)
        #expect(try await points() == (3, 0))
    }

    @Test("counts over a restart by a clock that is ahead by a day and a half at most")
    func waitsOverRestart() async throws {
        try await set(37)
        try await family.complete(2, as: .mia)
        #expect(try await family.gate(ahead: 9, after: "second").approveUnseen() == 0)
        try await set(35)
        #expect(try await family.gate(ahead: 9, after: "third").approveUnseen() == 1)
    }

    @Test("waits over a restart for whoever comes to look")
    func waitsForTheLook() async throws {
        try await set(37)
        try await family.complete(2, as: .mia)
        family.clock.advance(days: 12)
        try family.everybodyProves()
        let restarted = try family.gate(ahead: 0, after: "second")

        _ = try await restarted.perform(
            RejectChore(2), as: family.caller(.anna), request: family.newRequest())

        #expect(try family.count("ledger") == 0)
    }
}
