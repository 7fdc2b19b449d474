import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("What waits for an OK")
struct UnseenTests {
    private let home: Home
    private let noon = Instant.someday
    private let silence = Completion.Silence(at: .someday.adding(days: 1), hours: 24)

    init() throws {
        home = try Home()
    }

    @Test("is found by when it was done, oldest first, until it is booked, once")
    func isBooked() throws {
        let (dishes, bins) = (try home.addChore("Dishes"), try home.addChore("Bins"))
        let second = try wait(bins, by: home.max, at: noon.adding(milliseconds: 1))
        let first = try wait(dishes, by: home.mia, at: noon)

        #expect(try waiting(since: noon.adding(milliseconds: -1)) == [])
        #expect(try waiting(since: noon) == ["Dishes"])
        #expect(try waiting(since: .distantFuture) == ["Dishes", "Bins"])

        #expect(try approve(dishes, first))
        #expect(try !approve(dishes, first))
        #expect(try waiting(since: .distantFuture) == ["Bins"])
        let done = try home.store.read { try $0.occurrence(dishes.id, in: home.household.id) }
        #expect(done?.completion?.payment == .unseen(silence))
        #expect(done?.completion?.paid == 5)
        #expect(done?.completion?.waitsSince == first.waitsSince)
        #expect(second.isWaiting)
    }

    @Test("is not waited for where its chore is deleted")
    func isGone() throws {
        let bins = try home.addChore("Bins")
        _ = try wait(bins, by: home.mia, at: noon)
        try home.store.write { try $0.delete(bins.chore, at: noon) }

        #expect(try waiting(since: .distantFuture) == [])
    }

    @Test("is looked for only where that is set, once it can have waited so long")
    func isLookedFor() throws {
        _ = try wait(try home.addChore(), by: home.mia, at: noon)
        #expect(try toApprove(at: .distantFuture) == [])
        try set(ApprovalWait(hours: 2, setAt: noon))

        #expect(try toApprove(at: noon.adding(milliseconds: 7_199_999)) == [])
        #expect(try toApprove(at: noon.adding(milliseconds: 7_200_000)) == [home.household.id])
    }

    @Test("waits as long as is set, and from now on where that is said", arguments: [1, 720])
    func isSet(hours: Int) throws {
        let wait = try #require(ApprovalWait(hours: hours, setAt: noon))
        try set(wait)
        #expect(try settings()?.approvalWait == wait)

        let later = noon.adding(days: 3)
        try home.store.write {
            try $0.restartApprovalWait(in: home.household.id, at: later)
        }
        #expect(try settings()?.approvalWait == ApprovalWait(hours: hours, setAt: later))
        try set(nil)
        #expect(try settings()?.approvalWait == nil)
        try home.store.write {
            try $0.restartApprovalWait(in: home.household.id, at: later)
        }
        #expect(try settings()?.approvalWait == nil)
    }

    @Test("waits as long as was promised, and from now on where that is said")
    func isPromised() throws {
        let wait = try #require(ApprovalWait(hours: 24, setAt: noon))
        var settings = home.household.settings
        settings.approvalWaitPromise = Promise(wait, until: noon.adding(days: 1))
        try home.store.write { [settings] in try $0.keep(settings, of: home.household.id) }
        #expect(try self.settings() == settings)

        let later = noon.adding(days: 3)
        try home.store.write {
            try $0.restartApprovalWait(in: home.household.id, at: later)
        }
        #expect(try self.settings()?.approvalWait == nil)
        #expect(
            try self.settings()?.approvalWaitPromise?.value
                == ApprovalWait(hours: 24, setAt: later))
    }

    @Test("is that of a home which is added")
    func isAdded() throws {
        let wait = try #require(ApprovalWait(hours: 24, setAt: noon))
        let other = Household(
            id: .fresh(), name: home.household.name, zone: .utc, weekStart: .monday,
            settings: Household.Settings(approvalWait: wait), createdAt: noon)
        try home.store.write { try $0.add(other) }

        #expect(try home.store.read { try $0.household(other.id) } == other)
    }

    private func wait(
        _ date: Occurrence, by doer: Member, at instant: Instant
    ) throws -> Completion {
        let completion = Completion(
            id: Identifier(at: instant, random: []), doer: doer.id, recordedBy: doer.id,
            at: instant, day: Day(dayNumber: 20_000), value: date.chore.value, payment: .waiting)
        try home.store.write { transaction throws in
            let isDone = try transaction.complete(date, with: completion, in: .utc)
            #expect(isDone)
        }
        return completion
    }

    private func approve(_ date: Occurrence, _ completion: Completion) throws -> Bool {
        try home.store.write { try $0.approve(date, completion, after: silence) }
    }

    private func waiting(since moment: Instant) throws -> [String] {
        try home.store.read { try $0.datesWaiting(since: moment, in: home.household.id) }
            .map(\.chore.title.text)
    }

    private func toApprove(at instant: Instant) throws -> [Household.ID] {
        try home.store.read { try $0.householdsToApprove(at: instant) }
    }

    private func settings() throws -> Household.Settings? {
        try home.store.read { try $0.household(home.household.id) }?.settings
    }

    private func set(_ wait: ApprovalWait?) throws {
        var settings = home.household.settings
        settings.approvalWait = wait
        try home.store.write { [settings] in try $0.keep(settings, of: home.household.id) }
    }
}
