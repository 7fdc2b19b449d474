import Foundation
import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("Every statement of the store")
struct QueryPlanTests {
    let home: Home

    init() throws {
        home = try Home()
    }

    @Test("is answered from an index, and is in this test")
    func usesIndexes() throws {
        let (seen, shapes) = (Statements(), Statements())
        try home.store.withDatabase { database in
            database.trace { event in
                seen.add(event)
                if case .statement(let statement) = event { shapes.add(statement.sql) }
            }
        }
        try changeEverything()
        try home.store.read { facts throws in
            try readPeople(facts)
            try readHousework(facts)
        }
        try home.store.withDatabase { $0.trace(options: []) }

        let statements = Set(seen.all.filter(Self.isOurs))
        for statement in statements {
            let steps = try plan(of: statement)
            for step in steps { #expect(!Self.isWalk(step), "\(step) in\n\(statement)") }
        }
        let asked = Set(shapes.all.filter(Self.isOurs))
        for statement in asked {
            // A field is found by its name, so no two columns may have the same.
            let columns = try home.store.withDatabase { try $0.makeStatement(sql: statement) }
                .columnNames
            #expect(Set(columns).count == columns.count, "\(columns)")
        }
        for (part, index) in Self.narrow {
            let statement = try #require(asked.first { $0.contains(part) }, "\(part)")
            let steps = try plan(of: statement.replacing("?", with: "'?'"))
            #expect(steps.allSatisfy { $0.contains(index) }, "\(steps)")
        }
        try findsMustDos(in: asked)
        #expect(try asked.count >= Self.statementsInSources())
    }

    /// What is to be found by an index of its own: what waits is little, and what was ever done is much.
    private static let narrow = [
        "doer_id = ? AND state = 'waiting'": "completion_waiting",
        "FROM session\nWHERE account_id = ? AND ended_at IS NULL": "session_open",
        "member_id = ? AND other_id IS ?": "ledger_owed",
        "UPDATE session SET ended_at = ?\nWHERE account_id": "session_open",
    ]

    private static let verbs = ["SELECT", "INSERT", "UPDATE", "DELETE"]

    /// Tables of one row, results of parts that have a limit of their own, and what a JSON text holds may be walked.
    private static let small = ["program", "household", "CONSTANT", "did", "was_done", "counted"]

    private static func isOurs(_ statement: String) -> Bool {
        verbs.contains { statement.hasPrefix($0) } && !statement.contains("sqlite_")
    }

    private static func isWalk(_ step: String) -> Bool {
        let words = step.split(separator: " ")
        return words.first == "SCAN" && !step.contains(" VIRTUAL TABLE ")
            && !small.contains { $0 == words[1] }
    }

    private static func statementsInSources() throws -> Int {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let sources = root.appending(path: "Sources/HouseholdDatabase")
        let files = try #require(
            FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
        var count = 0
        for case let file as URL in files where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            count += text.matches(of: /connection\.(first|rows|run|count)\(/).count
        }
        return try #require(count > 50 ? count : nil)
    }

    func plan(of statement: String) throws -> [String] {
        try home.store.withDatabase { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + statement).map { $0["detail"] }
        }
    }
}

// MARK: - One call of each change

extension QueryPlanTests {
    private func changeEverything() throws {
        let occurrence = try home.addChore()
        _ = try home.store.read { try $0.occurrences(of: occurrence.chore, in: home.calendar) }
        try home.takeBack(try home.complete(occurrence, by: home.mia), of: occurrence)
        try home.record()
        let closing = Occurrence(
            id: occurrence.id, chore: occurrence.chore, dueSlot: nil, assignee: nil,
            isAfterMissed: true)
        try home.store.write { transaction throws in
            try changePeople(transaction)
            try changeAccounts(transaction)
            try changeTries(transaction)
            try changeRewards(transaction)
            try changeAllowances(transaction)
            try transaction.update(occurrence.chore)
            _ = try transaction.replan(occurrence, in: home.household.zone)
            try offer(transaction, occurrence)
            _ = try transaction.skip(occurrence, at: .someday, in: .utc)
            _ = try transaction.unskip(occurrence)
            let check = Completion.Check(by: home.petra.id, at: .someday, paid: .one, reason: nil)
            let completion = Completion(
                id: .fresh(), doer: home.mia.id, recordedBy: home.mia.id, at: .someday,
                day: Day(dayNumber: 1), value: .one, payment: .waiting)
            _ = try transaction.complete(occurrence, with: completion, in: .utc)
            #expect(try transaction.approve(occurrence, completion, check))
            let silence = Completion.Silence(at: .someday, hours: 24)
            #expect(try !transaction.approve(occurrence, completion, after: silence))
            try transaction.restartApprovalWait(in: home.household.id, at: .someday)
            _ = try transaction.withdraw(occurrence)
            try transaction.keepMissed(before: closing, id: .fresh())
            try transaction.delete(occurrence.chore, at: .someday)
            _ = try transaction.restore(occurrence.chore)
            try transaction.delete(occurrence.chore, at: .someday)
            let absence = try addAbsence(transaction)
            let pass = try addPass(transaction)
            let note = ChoreNote(by: home.mia.id, at: .someday, text: try Note("Blue cloth"))
            try transaction.add(note, id: .fresh(), to: occurrence.chore)
            let chore = occurrence.chore
            try tell(transaction, .chore(.excused, chore.number, chore.title))
            try tell(transaction, .rateLowered(nil))
            try raiseRate(transaction)
            try tell(transaction, .settingTightened(nil))
            try changeBadges(transaction, completion)
            try sendMessages(transaction, of: occurrence)
            try putBackEverything(transaction, occurrence, absence, pass)
            try letPeopleGo(transaction, from: chore)
            try transaction.noteLook(
                by: home.petra.id, at: home.mia.id, in: home.household.id, on: Day(dayNumber: 1))
            try transaction.remember(
                Outcome(operation: "", output: ""), of: "first", by: "petra", at: .someday,
                forgettingBefore: .someday)
        }
    }

    private func putBackEverything(
        _ transaction: borrowing Transaction, _ occurrence: Occurrence, _ absence: Absence,
        _ pass: Pass
    ) throws {
        let (household, chore) = (home.household.id, occurrence.chore.id)
        var keys = try transaction.facts.keys(of: [chore], in: household)
        keys.formUnion([
            RowSnapshot.Key(.household, household),
            RowSnapshot.Key(.member, home.mia.id),
            RowSnapshot.Key(.occurrence, occurrence.id),
            RowSnapshot.Key(.absence, absence.id), RowSnapshot.Key(.pass, pass.id),
        ])
        for key in keys {
            let row = try #require(try transaction.facts.row(key, in: household))
            try transaction.put(row, in: household)
            _ = try transaction.facts.later(than: row, in: household)
            let missing = row.missing(at: .someday, withItsChore: true)
            try transaction.keep(
                [RowChange(from: missing, to: row)].compactMap(\.self), as: "[]",
                by: home.mia.id, at: .someday, forgettingBefore: .someday, in: household)
        }
        let entries = try transaction.facts.undoEntries(
            of: home.mia.id, in: household, since: .someday, limit: 5)
        let entry = try #require(entries.first)
        _ = try transaction.facts.rowChanges(of: entry, in: household)
        for key in keys {
            _ = try transaction.facts.newestChange(of: key, after: entry, in: household)
        }
        #expect(try transaction.note(entry, takenBackAt: .someday, in: household))
        _ = try transaction.noteNews(of: entry, takenBackAt: .someday, in: household)
        let less = try transaction.facts.lessNotices(of: entry, in: household)
        #expect(less.map(\.isOfChange) == [true, true, true])
        for notice in less { try transaction.forget(notice, in: household) }
        try transaction.noteNews(ofDoingAgain: entry, in: household)
        try transaction.forgetNews(
            .approved, about: chore, to: home.mia.id, at: .someday, in: household)
        let date = RowSnapshot.Key(.occurrence, occurrence.id)
        let row = try #require(try transaction.facts.row(date, in: household))
        let live = try transaction.facts.occurrence(occurrence.id, in: household)?.completion
        let completion = try #require(live)
        #expect(
            try transaction.retract(
                completion.id, by: home.mia.id, at: .someday, in: household))
        try transaction.putCompletion(of: row, id: .fresh(), in: household)
    }

    private func changePeople(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let other = Household(
            id: .fresh(), name: home.household.name, zone: .utc, weekStart: .monday,
            createdAt: .someday)
        let guest = Member(
            id: .fresh(), household: other.id, name: home.max.name, role: .child,
            status: .invited(.code))
        try transaction.add(other)
        try transaction.keep(other.settings, of: other.id)
        try transaction.keep(other)
        try transaction.moveWeek(
            from: Day(dayNumber: 1), to: Day(dayNumber: 2), in: household)
        for date in try transaction.facts.undecidedDates(in: household) {
            try transaction.retime(date, in: .utc)
        }
        try changeRules(transaction)
        let heads = try transaction.facts.verify(household).heads
        let seal = StoredSeal(
            household: household, member: home.petra.id, counter: 1, at: .someday,
            recipe: String(repeating: "r", count: 50), heads: heads,
            code: [UInt8](repeating: 1, count: 32))
        #expect(try transaction.keep(seal))
        #expect(try !transaction.keep(seal))
        #expect(try transaction.renew(seal))
        try transaction.add(guest, signIn: .code, at: .someday)
        try transaction.setPrivacy(Privacy(), of: home.mia.id, in: household)
        try transaction.rename(home.mia.id, to: home.mia.name, in: household)
        try transaction.setProfile(Profile(), of: home.mia.id, in: household)
    }

    private func changeAccounts(_ transaction: borrowing Transaction) throws {
        let account = try Account(
            id: .fresh(), username: Username("mia"), name: home.mia.name, kind: .child,
            createdAt: .someday)
        let household = home.household.id
        let membership = Session.Membership(household: household, member: home.mia.id)
        let digest = [UInt8](repeating: 1, count: 32)
        try transaction.add(
            account, email: nil, credential: StoredCredential(phc: nil, recoveryDigest: nil))
        _ = try transaction.setPassword(of: account.id, to: nil, replacing: nil)
        _ = try transaction.setRecovery(of: account.id, to: digest, replacing: digest)
        try transaction.setConsent(nil, of: account.id)
        _ = try transaction.facts.consent(of: account.id)
        _ = try transaction.link(home.mia.id, in: household, to: account.id, at: .someday)
        try transaction.setEmail(nil, of: account.id)
        try transaction.set(.plain, to: "on", of: account.id)
        try transaction.clear(.plain, of: account.id)
        try transaction.add(
            Session(account: account.id, membership: nil, usedAt: .someday, provedAt: nil),
            digest: digest,
            device: "laptop", at: .someday)
        try transaction.touchSession(digest, at: .someday)
        try transaction.moveSessions(of: account.id, to: membership)
        try transaction.endSession(digest, at: .someday)
        try transaction.endSessions(of: account.id, besides: digest, at: .someday)
        try changeAdmissions(transaction)
        try changeDevices(transaction)
    }

    private func changeAdmissions(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let account = try Account(
            id: .fresh(), username: Username("tom"), name: Name("Tom"), kind: .adult,
            createdAt: .someday)
        try transaction.add(
            account, email: nil, credential: StoredCredential(phc: nil, recoveryDigest: nil))
        let admission = Admission(
            account, called: account.name, in: home.household, at: .someday,
            until: Instant.someday.adding(days: 7))
        try transaction.add(admission)
        try transaction.notify(home.petra.id, ofAsking: admission, id: .fresh())
        #expect(try transaction.facts.waiting(for: household, at: .someday) == [admission])
        #expect(try transaction.facts.admissions(of: account.id, at: .someday) == [admission])
        let end = Instant.someday.adding(days: 1)
        #expect(try transaction.refuse(account.id, waitingFor: household, until: end))
        try transaction.forgetNews(ofAsking: account.username, in: household)
        try transaction.noteRefusalsTold(to: account.id, at: .someday)
        try transaction.forgetAdmissions(to: household, endedAt: end)
        #expect(try !transaction.remove(account.id, waitingFor: household))
    }

    private func changeTries(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let key = StoredLinkingKey(
            id: .fresh(), household: household, for: .member(home.max.id),
            locator: "ABCD", phc: String(repeating: "p", count: 100), expiresAt: .someday)
        try transaction.setBudget(
            StoredBudget(fails: 1, notBefore: 1, notBeforeBoot: nil), of: "petra")
        try transaction.clearBudget(of: "petra")
        try transaction.chargeAttempt(
            key.id, in: household, at: .someday, forgettingBefore: .someday)
        try transaction.returnAttempt(key.id, in: household)
        try transaction.add(key, at: .someday)
        _ = try transaction.end(key, .used, at: .someday)
        _ = try transaction.facts.openCode(of: household, at: .someday)
        _ = try transaction.endCode(of: household, at: .someday)
        _ = try transaction.chargeKeyTry(in: household)
        try transaction.endGuessedKeys(in: household, at: .someday)
        try transaction.forgetBudgets(before: .someday, and: nil)
        _ = try transaction.countMiss(of: .numbered(10), at: .someday)
        try transaction.clearMisses(of: .numbered(10))
        try transaction.keep(
            StoredClock(at: .someday, boot: nil, isTold: false), of: household)
        try transaction.shortenLives(in: household, to: .someday)
        try transaction.putBack(.household(household), to: .someday)
    }

    private func sellReward(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let price = try #require(RewardValue(1))
        let reward = Reward(
            id: .fresh(), household: household,
            number: try transaction.nextRewardNumber(in: household), title: try Title("Ice"),
            details: nil, value: price, kind: .shop(Reward.Offer(prices: [home.mia.id: price])),
            audience: .members([home.mia.id]), createdBy: home.petra.id, createdAt: .someday,
            promises: [home.mia.id: Promise(price, until: .someday)])
        try transaction.add(reward)
        try transaction.update(reward)
        let request = RewardRequest(
            id: .fresh(), household: household,
            number: try transaction.nextRequestNumber(in: household), reward: reward.id,
            member: home.mia.id, price: price, at: .someday)
        try transaction.add(request)
        try tell(transaction, .reward(.granted, reward.number, reward.title))
        let answer = RewardRequest.Answer(by: home.petra.id, at: .someday)
        _ = try transaction.advance(request, to: .granted(answer))
        try transaction.set(
            Goal(
                household: household, member: home.mia.id, reward: reward.id, price: price,
                setAt: .someday))
        try transaction.setJar(to: 1, of: home.mia.id, in: household)
        try transaction.setJar(to: 0, of: home.mia.id, in: household)
        _ = try transaction.clearGoal(of: home.mia.id, in: household)
        let wish = Wish(
            id: .fresh(), household: household,
            number: try transaction.nextRewardNumber(in: household), title: try Title("Zoo"),
            details: nil, member: home.mia.id, at: .someday)
        try transaction.add(wish)
        try tell(transaction, .wish(.made, wish.title))
        try transaction.forgetNews(.made, of: wish, to: home.mia.id)
        _ = try transaction.end(wish, at: .someday)
        try changeRoutines(transaction)
        try transaction.add(
            Appeal(entry: 1, at: .someday, reason: try Note("No")), in: household)
        _ = try transaction.answer(
            1, Appeal.Answer(by: home.petra.id, at: .someday, reason: nil), in: household)
    }

    func tell(
        _ transaction: borrowing Transaction, _ matter: Notice.News.Matter
    ) throws {
        try transaction.notify(
            home.mia.id, of: Notice.News(matter, by: home.petra.id, reason: nil), id: .fresh(),
            in: home.household.id, at: .someday)
    }

    private func changeBadges(
        _ transaction: borrowing Transaction, _ completion: Completion
    ) throws {
        let (household, mia) = (home.household.id, home.mia.id)
        let badge = EarnedBadge(key: "first_chore", at: .someday, completion: completion.id)
        try transaction.note(.early, of: completion, in: household)
        #expect(try transaction.earn(badge, by: mia, in: household))
        #expect(try !transaction.earn(badge, by: mia, in: household))
        try transaction.notify(
            mia, in: household, ofBadge: badge.key, isEarned: true, id: .fresh(), at: .someday,
            seenAt: nil)
        #expect(
            try transaction.revoke(
                badge.key, of: mia, by: home.petra.id, at: .someday, in: household))
    }

    private func changeRewards(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let reward = Reward(
            id: .fresh(), household: household,
            number: try transaction.nextRewardNumber(in: household), title: try Title("Zoo"),
            details: nil, value: try #require(RewardValue(5)), kind: .milestone(.fromNow),
            audience: .members([home.mia.id]), createdBy: home.petra.id, createdAt: .someday)
        let milestone = Milestone(
            reward: reward.id, member: home.mia.id, value: reward.value, at: .someday)
        try transaction.add(reward)
        try transaction.reach(milestone, in: household)
        try transaction.notify(
            milestone, id: .fresh(), seenAt: nil, in: household)
        try transaction.notify(
            home.petra.id, of: .keysGuessed, id: .fresh(), seenAt: nil, in: household,
            at: .someday)
        try transaction.markNoticeSeen(1, of: home.mia.id, in: household, at: .someday)
        #expect(try transaction.promise(milestone, id: .fresh(), in: household))
        #expect(try !transaction.promise(milestone, id: .fresh(), in: household))
        try transaction.lose(milestone, in: household)
        #expect(try transaction.promise(milestone, id: .fresh(), in: household))
        let open = try transaction.facts.openRewardRequests(in: household)
        let promise = try #require(open.first { $0.progress == .reached })
        let answer = RewardRequest.Answer(by: home.petra.id, at: .someday)
        #expect(try transaction.handOver(promise, answer))
        #expect(try !transaction.handOver(promise, answer))
        try sellReward(transaction)
    }
}
