import GRDB
import HouseholdModel
import HouseholdDatabase
import Testing

@Suite("The store")
struct RoundTripTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("gives back accounts by identity, user name and e-mail address")
    func keepsAccounts() throws {
        let account = try Account(
            id: .fresh(), username: Username("otto"), name: Name("Otto"), kind: .child,
            createdAt: .someday)
        let phc = String(repeating: "p", count: 100)
        try home.store.write {
            try $0.add(
                account, email: nil, credential: StoredCredential(phc: phc, recoveryDigest: nil))
        }

        try home.store.read { facts throws in
            #expect(try facts.account(account.id) == account)
            #expect(try facts.account(signingInAs: "otto") == account)
            #expect(try facts.account(signingInAs: "petra@example.org")?.id == home.petra.account)
            #expect(try facts.account(signingInAs: "nobody") == nil)
            #expect(try facts.credential(of: account.id)?.phc == phc)
            #expect(try facts.isTaken(try Email("petra@example.org")))
            #expect(try !facts.isTaken(try Email("mia@example.org")))
        }
    }

    @Test("replaces a password or a recovery code only when it is still the one that was seen")
    func comparesBeforeReplacing() throws {
        let petra = try #require(home.petra.account)
        let (old, new) = (String(repeating: "o", count: 100), String(repeating: "n", count: 100))
        let digest = [UInt8](repeating: 1, count: 32)
        try home.store.write { transaction throws in
            #expect(try transaction.setPassword(of: petra, to: old, replacing: nil))
            #expect(try !transaction.setPassword(of: petra, to: new, replacing: nil))
            #expect(try transaction.setPassword(of: petra, to: new, replacing: old))
            #expect(try !transaction.setRecovery(of: petra, to: digest, replacing: digest))
        }
        #expect(
            try home.store.read { try $0.credential(of: petra) }
                == StoredCredential(phc: new, recoveryDigest: nil))
    }

    @Test("gives back which settings still hold, and until when")
    func keepsPromises() throws {
        var settings = home.household.settings
        (settings.approval, settings.deductions) = (.always, 10)
        settings.approvalPromise = Promise(.earned, until: .someday.adding(days: 1))
        settings.deductionsPromise = Promise(0, until: .someday.adding(days: 2))
        let wait = try #require(ApprovalWait(hours: 24, setAt: .someday))
        settings.approvalWaitPromise = Promise(wait, until: .someday.adding(days: 3))
        try home.store.write { [settings] in try $0.keep(settings, of: home.household.id) }
        #expect(try home.store.read { try $0.household(home.household.id) }?.settings == settings)
    }

    @Test("gives back how a parent still looks at a chore, and until when")
    func keepsLooks() throws {
        var chore = try home.addChore("Dishes").chore
        chore.approval = .always
        let end: Instant = .someday.adding(days: 1)
        chore.approvalPromise = Promise(.earned, until: end)
        try home.store.write { [chore] in try $0.update(chore) }
        let found = try home.store.read {
            try $0.chore(chore.id, in: home.household.id)
        }
        #expect(found == chore)
    }

    @Test("gives back the household and its members, those who left last")
    func keepsMembers() throws {
        try home.store.withDatabase {
            try $0.execute(sql: "UPDATE member SET state = 'left' WHERE name = 'Mia'")
        }

        try home.store.read { facts throws in
            #expect(try facts.hasHouseholds())
            #expect(try facts.household(home.household.id) == home.household)
            #expect(try facts.household(.fresh()) == nil)
            let members = try facts.members(in: home.household.id)
            #expect(members.map(\.name.text) == ["Petra", "Max", "Mia"])
            #expect(members.first == home.petra)
            #expect(try facts.member(home.max.id, in: home.household.id) == home.max)
            #expect(
                try facts.member(home.mia.id, in: home.household.id)?.status == .left(nil, nil))
            #expect(try facts.member(home.max.id, in: .fresh()) == nil)
            #expect(
                try facts.membership(of: .numbered(10))
                    == Session.Membership(household: home.household.id, member: home.petra.id))
        }
    }

    @Test("lets a child in once, and keeps what it keeps private")
    func linksMember() throws {
        let account = try Account(
            id: .fresh(), username: Username("max"), name: home.max.name, kind: .child,
            createdAt: .someday)
        let privacy = Privacy(profile: .me, achievements: .parents, activity: .household)
        let membership = Session.Membership(household: home.household.id, member: home.max.id)
        try home.store.write { transaction throws in
            let nothing = StoredCredential(phc: nil, recoveryDigest: nil)
            try transaction.add(account, email: nil, credential: nothing)
            let household = home.household.id
            #expect(try transaction.link(home.max.id, in: household, to: account.id, at: .someday))
            #expect(try !transaction.link(home.max.id, in: household, to: account.id, at: .someday))
            try transaction.setPrivacy(privacy, of: home.max.id, in: household)
        }

        let max = try home.store.read { try $0.member(home.max.id, in: home.household.id) }
        #expect(max?.status == .joined(account.id, account.username, since: .someday))
        #expect(max?.privacy == privacy)
        #expect(try home.store.read { try $0.membership(of: account.id) } == membership)
    }

    @Test("gives back sessions until they end")
    func keepsSessions() throws {
        let petra = try #require(home.petra.account)
        let (one, two) = ([UInt8](repeating: 1, count: 32), [UInt8](repeating: 2, count: 32))
        let membership = Session.Membership(household: home.household.id, member: home.petra.id)
        let session = Session(account: petra, membership: nil, usedAt: .someday, provedAt: nil)
        let later = Instant.someday.adding(days: 1)
        try home.store.write { transaction throws in
            try transaction.add(session, digest: one, device: "laptop", at: .someday)
            try transaction.add(session, digest: two, device: "phone", at: .someday)
            #expect(try transaction.facts.session(one) == session)
            try transaction.touchSession(one, at: later)
            try transaction.moveSessions(of: petra, to: membership)
            #expect(
                try transaction.facts.session(one)
                    == Session(account: petra, membership: membership, usedAt: later, provedAt: nil)
            )
            try transaction.endSession(one, at: later)
            #expect(try transaction.facts.session(one) == nil)
            #expect(try transaction.facts.session(two) != nil)
            try transaction.endSessions(of: petra, at: later)
            #expect(try transaction.facts.session(two) == nil)
        }
    }

    @Test("numbers sessions for good, and lists those that have not ended")
    func numbersSessions() throws {
        let petra = try #require(home.petra.account)
        let session = Session(account: petra, membership: nil, usedAt: .someday, provedAt: nil)
        let digests = (1...4).map { [UInt8](repeating: $0, count: 32) }
        let open = try home.store.write { transaction throws in
            for digest in digests.prefix(3) {
                try transaction.add(session, digest: digest, device: "laptop", at: .someday)
            }
            for digest in digests[1...2] { try transaction.endSession(digest, at: .someday) }
            try transaction.add(session, digest: digests[3], device: "phone", at: .someday)
            return try transaction.facts.openSessions(of: petra)
        }

        #expect(open.map(\.number) == [1, 4])
        #expect(open.map(\.digest) == [digests[0], digests[3]])
        #expect(open.map(\.device) == ["laptop", "phone"])
    }

    @Test("keeps what somebody set, each once, until it is taken back")
    func keepsSettings() throws {
        let petra = try #require(home.petra.account)
        try home.store.write { transaction throws in
            try transaction.set(.lock, to: "5", of: petra)
            try transaction.set(.lock, to: "off", of: petra)
            try transaction.set(.plain, to: "on", of: petra)
            #expect(
                try transaction.facts.settings(of: petra) == [.lock: "off", .plain: "on"])
            try transaction.clear(.plain, of: petra)
        }

        #expect(try home.store.read { try $0.settings(of: petra) } == [.lock: "off"])
        #expect(try home.store.read { try $0.settings(of: .numbered(11)) } == [:])
    }

    @Test("keeps an e-mail address, and what somebody is called and known by")
    func keepsNames() throws {
        let petra = try #require(home.petra.account)
        try home.store.write { transaction throws in
            try transaction.setEmail(Email("p@example.org"), of: petra)
            try transaction.rename(home.petra.id, to: Name("Petzi"), in: home.household.id)
            try transaction.setProfile(
                Profile(avatar: Avatar("🦊")), of: home.petra.id, in: home.household.id)
            try transaction.setProfile(
                Profile(ageBand: .sixToSeven), of: home.mia.id, in: home.household.id)
        }

        #expect(try home.store.read { try $0.email(of: petra) } == "p@example.org")
        let member = try home.store.read {
            try $0.member(home.petra.id, in: home.household.id)
        }
        #expect(member?.name.text == "Petzi")
        #expect(try member?.profile == Profile(avatar: Avatar("🦊")))
        let mia = try home.store.read { try $0.member(home.mia.id, in: home.household.id) }
        #expect(mia?.profile == Profile(ageBand: .sixToSeven))
        try home.store.write { try $0.setEmail(nil, of: petra) }
        #expect(try home.store.read { try $0.email(of: petra) } == nil)
    }

    @Test("keeps what is left of a name's and a household's tries")
    func keepsBudgets() throws {
        let budget = StoredBudget(
            fails: 3, notBefore: 5, notBeforeBoot: StoredBudget.Boot(id: "boot", milliseconds: 7))
        let household = home.household.id
        let later = Instant.someday.adding(days: 1)
        try home.store.write { transaction throws in
            try transaction.setBudget(budget, of: "petra")
            #expect(try transaction.facts.budget(of: "petra") == budget)
            try transaction.setBudget(
                StoredBudget(fails: 4, notBefore: 6, notBeforeBoot: nil), of: "petra")
            #expect(try transaction.facts.budget(of: "petra")?.fails == 4)
            try transaction.clearBudget(of: "petra")
            #expect(try transaction.facts.budget(of: "petra") == nil)
            let ids = (0..<3).map { _ in Identifier<Account>.fresh() }
            for (id, at) in zip(ids, [Instant.someday, later, later]) {
                try transaction.chargeAttempt(
                    id, in: household, at: at, forgettingBefore: at.adding(milliseconds: -1))
            }
            let early = Instant(milliseconds: 0)
            #expect(try transaction.facts.attempts(in: household, since: early) == 2)
            try transaction.returnAttempt(ids[2], in: household)
            #expect(try transaction.facts.attempts(in: household, since: early) == 1)
            #expect(try transaction.facts.attempts(in: household, since: later) == 0)
        }
    }

    @Test("gives a linking key once, until it expires, ends or is replaced")
    func keepsLinkingKeys() throws {
        let (soon, late) = (Instant.someday.adding(days: 1), Instant.someday.adding(days: 2))
        let household = home.household.id
        let old = key(for: home.mia, "ABCD", until: soon)
        let new = key(for: home.mia, "EFGH", until: soon)
        let other = key(for: home.max, "IJKL", until: soon)
        try home.store.write { transaction throws in
            for key in [old, new, other] { try transaction.add(key, at: .someday) }
            #expect(try transaction.facts.openKey("ABCD", at: .someday) == nil)
            #expect(try transaction.facts.openKey("EFGH", at: .someday) == new)
            #expect(try transaction.facts.openKey("EFGH", at: soon) == nil)
            #expect(
                try transaction.facts.openKeyCount(
                    in: household, besides: home.mia.id, at: .someday) == 1)
            #expect(try transaction.end(new, .used, at: .someday))
            #expect(try !transaction.end(new, .used, at: .someday))
            try transaction.add(key(for: home.mia, "IJKL", until: late), at: soon)
            #expect(try transaction.facts.openKey("IJKL", at: soon)?.member == home.mia.id)
        }
    }

    @Test("counts tries at a household's keys, and ends the keys when it is told to")
    func endsGuessedKeys() throws {
        let household = home.household.id
        let soon = Instant.someday.adding(days: 1)
        try home.store.write { transaction throws in
            try transaction.add(key(for: home.mia, "ABCD", until: soon), at: .someday)
            #expect(try transaction.chargeKeyTry(in: household) == 1)
            #expect(try transaction.chargeKeyTry(in: household) == 2)
            try transaction.endGuessedKeys(in: household, at: .someday)
            #expect(try transaction.facts.openKey("ABCD", at: .someday) == nil)
            #expect(try transaction.chargeKeyTry(in: household) == 1)
            try transaction.clearKeyTries(in: household)
            #expect(try transaction.chargeKeyTry(in: household) == 1)
        }
    }

    @Test("remembers what came of a request, for a while")
    func keepsOutcomes() throws {
        let outcome = Outcome(operation: "{}", output: "[1]")
        let later = Instant.someday.adding(days: 31)
        try home.store.write { transaction throws in
            try transaction.remember(
                outcome, of: "first", by: "petra", at: .someday, forgettingBefore: .someday)
            #expect(try transaction.facts.outcome(of: "first", by: "petra") == outcome)
            #expect(try transaction.facts.outcome(of: "first", by: "max") == nil)
            try transaction.remember(
                outcome, of: "second", by: "petra", at: later, forgettingBefore: later)
            #expect(try transaction.facts.outcome(of: "first", by: "petra") == nil)
        }
    }

    @Test("keeps a household's own rules until others are set, or none")
    func keepsRules() throws {
        #expect(try rules().set == nil)
        for member in [home.petra, home.mia] {
            try home.store.write { try $0.install(home.rules(by: member), in: home.household.id) }
            #expect(try rules().set == home.rules(by: member))
        }
        try home.store.write { try $0.removeRules(of: home.household.id) }
        #expect(try rules().set == nil)
    }

    @Test("keeps which rules hold until the end of a day, also those of the program")
    func keepsHeldRules() throws {
        let (own, end) = (home.rules(by: home.petra), Instant.someday.adding(days: 1))
        let (before, id) = (Instant(milliseconds: end.milliseconds - 1), home.household.id)
        for held in [own, nil] {
            try home.store.write { transaction throws in
                try transaction.install(home.rules(by: home.mia), in: id)
                try transaction.keep(Promise(held, until: end), in: id)
            }
            let found = try rules(at: before)
            #expect(found.promise == Promise(held, until: end))
            #expect(found.held == held)
            #expect(try rules(at: end) == RulesInTime(set: home.rules(by: home.mia)))
        }
        try home.store.write { try $0.endRulesPromise(in: id) }
        #expect(try rules(at: before).promise == nil)
    }

    @Test("keeps rules on trial, which hold from its beginning on and not at its end")
    func keepsTriedRules() throws {
        let (own, id) = (home.rules(by: home.petra), home.household.id)
        let (start, end) = (Instant.someday.adding(days: 1), Instant.someday.adding(days: 3))
        let trial = RuleTrial(own, new: ["no-ice", "no-tv"], from: start, until: end)
        try home.store.write { transaction throws in
            try transaction.begin(trial, in: id, telling: .fresh())
        }
        #expect(try rules().trial?.names == ["no-ice", "no-tv"])
        #expect(try rules().held == nil)
        #expect(try rules().coming == Promise(own, until: start))
        #expect(try rules(at: start).held == own)
        #expect(try rules(at: start).coming == Promise(nil, until: end))
        #expect(try rules(at: end.adding(milliseconds: -1)).held == own)
        #expect(try rules(at: end) == RulesInTime(set: nil))

        try home.store.write { try $0.end(trial, in: id, at: start.adding(days: 1)) }
        #expect(try rules(at: start.adding(days: 1)).held == nil)
        try home.store.write { try $0.takeBack(trial, in: id) }
        #expect(try rules().trial == nil)
    }

    private func rules(at instant: Instant = .someday) throws -> RulesInTime {
        try home.store.read { try $0.rulesInTime(of: home.household.id, at: instant) }
    }

    @Test("undoes everything when a change is refused")
    func rollsBack() throws {
        #expect(throws: Home.Refusal.self) {
            try home.store.write { transaction throws in
                try transaction.setBudget(
                    StoredBudget(fails: 1, notBefore: 1, notBeforeBoot: nil), of: "max")
                throw Home.Refusal()
            }
        }
        #expect(try home.store.read { try $0.budget(of: "max") } == nil)
    }

    private func key(
        for member: Member, _ locator: String, until expiry: Instant
    ) -> StoredLinkingKey {
        StoredLinkingKey(
            id: .fresh(), household: home.household.id, for: .member(member.id), locator: locator,
            phc: String(repeating: "p", count: 100),
            expiresAt: expiry)
    }
}
