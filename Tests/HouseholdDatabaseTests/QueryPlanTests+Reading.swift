import HouseholdModel
import HouseholdDatabase
import Testing

/// One call of each way to read.
extension QueryPlanTests {
    func readPeople(_ facts: borrowing Facts) throws {
        let household = home.household.id
        _ = try facts.storeID()
        _ = try facts.hasHouseholds()
        _ = try facts.household(household)
        _ = try facts.rulesInTime(of: household, at: .someday)
        _ = try facts.account(.numbered(10))
        _ = try facts.account(signingInAs: "petra")
        _ = try facts.isTaken(try Email("a@example.org"))
        _ = try facts.email(of: .numbered(10))
        _ = try facts.settings(of: .numbered(10))
        _ = try facts.openSessions(of: .numbered(10))
        _ = try facts.credential(of: .numbered(10))
        _ = try facts.members(in: household)
        _ = try facts.member(home.mia.id, in: household)
        _ = try facts.membership(of: .numbered(10))
        _ = try facts.signIn(of: home.mia.id, in: household)
        _ = try facts.session(Array(repeating: 1, count: 32))
        _ = try facts.budget(of: "petra")
        _ = try facts.attempts(in: household, since: .someday)
        _ = try facts.openChores(in: household)
        _ = try facts.openChores(addedBy: home.mia.id, in: household)
        _ = try facts.strayAccounts(since: .someday)
        _ = try facts.triedNames(since: .someday)
        _ = try facts.misses(of: .numbered(10))
        _ = try facts.latest(in: .program)
        _ = try facts.clock(of: household)
        _ = try facts.openKey("ABCD", at: .someday)
        _ = try facts.openKeyCount(in: household, besides: home.mia.id, at: .someday)
    }

    func readHousework(_ facts: borrowing Facts) throws {
        let household = home.household.id
        let chore = try #require(try facts.deletedChore(1, in: household))
        _ = try facts.chore(1, in: household)
        _ = try facts.occurrences(of: chore, on: Day(dayNumber: 1), in: home.calendar)
        _ = try facts.closedCount(of: chore)
        _ = try facts.trust(in: home.mia.id, with: chore)
        _ = try facts.isTakenBack(.fresh(), from: home.mia)
        _ = try facts.timesInWeeks(of: chore, in: home.calendar)
        _ = try facts.absences(in: household, until: Day(dayNumber: 1))
        _ = try facts.repeatedAbsences(in: household, until: Day(dayNumber: 1))
        _ = try facts.absences(
            in: household, of: nil, until: Day(dayNumber: 1), behind: nil, limit: 5)
        _ = try facts.absence(1, in: household)
        _ = try facts.absence(.fresh(), in: household)
        for filter in [
            OccurrenceFilter.open, .someOpen(5), .awaiting, .over(.someday), .undatedMustDos,
            .paused, .proposed,
            .reminded(by: .someday), .everDone,
        ] {
            _ = try facts.occurrences(filter, in: household, home.calendar)
        }
        let (day, ending) = (Day(dayNumber: 1), [UInt8](repeating: 0, count: 4))
        _ = try facts.done(during: .someday ..< .distantFuture, in: household, limit: 5)
        _ = try facts.occurrence(of: chore, on: day, endingIn: ending)
        _ = try facts.occurrence(of: chore, on: nil, endingIn: ending)
        _ = try facts.datesWaiting(since: .someday, in: household)
        _ = try facts.householdsToApprove(at: .someday)
        _ = try facts.notes(on: chore)
        _ = try facts.lastReminder(of: chore, to: home.mia.id, by: home.petra.id)
        try readBook(facts)
        try readRewards(facts)
        try readBadges(facts)
        try readRecords(facts)
    }

    private func readBook(_ facts: borrowing Facts) throws {
        let household = home.household.id
        _ = try facts.pointsSummary(of: home.mia.id, in: household)
        _ = try facts.pendingPoints(of: home.mia.id, in: household)
        _ = try facts.pendingThanks(of: home.mia.id, in: household)
        _ = try facts.earned(by: home.mia.id, in: household, from: .someday, until: .someday)
        _ = try facts.entries(of: home.mia.id, in: household, limit: 5)
        let second = Instant.someday ..< .distantFuture
        _ = try facts.entries(of: home.mia.id, in: household, during: second, isAll: false)
        _ = try facts.entry(1, in: household)
        _ = try facts.bookEnd(of: home.mia.id, in: household)
        _ = try facts.appeal(against: 1, in: household)
        _ = try facts.deducted(
            from: home.mia.id, in: household, from: .someday, until: .someday)
        _ = try facts.award(for: .fresh(), in: household)
        _ = try facts.thanks(for: .fresh(), in: household)
        _ = try facts.hasBegun(home.mia.id, in: household)
        _ = try facts.standingMoney(.all(of: home.petra.id), in: household)
        _ = try facts.moneyEntries(.household(of: home.mia.id), in: household, limit: 5)
        _ = try facts.moneyEntries(in: household)
        _ = try facts.moneyEntry(at: 1, of: home.petra.id, in: household)
        _ = try facts.moneySequences(of: home.petra.id, in: household)
        _ = try facts.paymentAtOnce(ofPayout: 1, in: household)
        _ = try facts.hasMoney(in: household)
        _ = try facts.owed(to: home.mia.id, by: home.petra.id, in: household)
        _ = try facts.allowances(in: household)
        _ = try facts.allowance(of: home.mia.id, in: household)
        _ = try facts.bankAccount(of: home.petra.id, in: household)
    }

    private func readRewards(_ facts: borrowing Facts) throws {
        let household = home.household.id
        _ = try facts.rewardRequest(1, in: household)
        _ = try facts.openMustDos(of: home.mia.id, in: household, home.calendar)
        _ = try facts.requestCount(of: home.mia.id, in: household, since: .someday)
        _ = try facts.offerCount(of: home.mia.id, in: household, since: .someday)
        let monday = Day("2026-11-16") ?? Day(dayNumber: 0)
        _ = try facts.doneCount(by: home.mia.id, in: household, on: monday...monday)
        _ = try facts.lastDone(by: home.mia.id, in: household, since: .someday)
        _ = try facts.openRewardRequests(in: household)
        _ = try facts.rewardRequests(of: home.mia.id, in: household, limit: 5)
        _ = try facts.goal(of: home.mia.id, in: household)
        _ = try facts.openWishes(in: household)
        _ = try facts.wish(1, in: household)
        _ = try facts.routines(in: household)
        for reward in try facts.rewards(in: household, at: .someday) {
            _ = try facts.progress(of: home.mia.id, towards: reward)
            _ = try facts.reward(reward.number, in: household)
            _ = try facts.reward(reward.id, in: household)
            _ = try facts.taken(of: reward)
            _ = try facts.declined(
                reward.id, to: home.mia.id, since: .someday, in: household)
        }
        let reward = try #require(try facts.rewards(in: household, at: .someday).first)
        _ = try facts.lastNotice(of: reward.id, to: home.mia.id, in: household)
        _ = try facts.noes(since: .someday, in: household)
    }

    private func readBadges(_ facts: borrowing Facts) throws {
        let household = home.household.id
        _ = try facts.milestones(in: household, periods: [Day(dayNumber: 1)])
        _ = try facts.rewardsGot(by: home.mia.id, in: household, limit: 5)
        _ = try facts.badges(of: home.mia.id, in: household)
        _ = try facts.count(of: .early, by: home.mia.id, in: household, limit: 5)
        let day = Day(dayNumber: 1)
        _ = try facts.dueDays(of: home.mia.id, in: household, until: day, limit: 5)
        _ = try facts.dueDays(of: home.mia.id, in: household, after: day, limit: 5)
        _ = try facts.completed(by: home.mia.id, in: household, on: day...day)
    }

    private func readRecords(_ facts: borrowing Facts) throws {
        let household = home.household.id
        _ = try facts.progress(of: household)
        _ = try facts.unreadNotices(of: home.mia.id, in: household, at: .someday)
        _ = try facts.unreadCount(of: home.mia.id, in: household, at: .someday)
        _ = try facts.notices(of: home.mia.id, in: household, at: .someday, limit: 5)
        _ = try facts.passes(in: household)
        _ = try facts.passes(of: home.petra.id, in: household, limit: 1)
        let time: Range<Instant> = .someday..<Instant.someday.adding(days: 1)
        _ = try facts.occurrences(recordedBy: home.petra.id, during: time, in: household)
        _ = try facts.occurrences(checkedBy: home.petra.id, during: time, in: household)
        _ = try facts.outcome(of: "first", by: "petra")
        _ = try facts.audit(in: household, about: nil, limit: 5)
        _ = try facts.audit(in: household, about: home.mia.id, limit: 5)
        _ = try facts.halvingRules(in: household)
        _ = try facts.deeds(of: home.mia.id, in: household)
        _ = try facts.lastRefusal(of: home.mia.id, in: household)
        let heads = try facts.verify(household).heads
        #expect(try facts.firstUnlike(heads, in: household) == nil)
        #expect(try facts.seals(of: household).count == 1)
    }
}
