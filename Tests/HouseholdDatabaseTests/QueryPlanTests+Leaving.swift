import HouseholdModel
import HouseholdDatabase
import Testing

extension QueryPlanTests {
    /// Adds an absence and takes it away again.
    func addAbsence(_ transaction: borrowing Transaction) throws -> Absence {
        let absence = Absence(
            id: .fresh(), household: home.household.id,
            number: try transaction.nextAbsenceNumber(in: home.household.id),
            member: home.mia.id, days: .once(Day(dayNumber: 1)...Day(dayNumber: 2)), note: nil)
        try transaction.add(absence)
        _ = try transaction.remove(absence, at: .someday)
        return absence
    }

    /// What is asked and changed when people come into a second household, and leave one.
    func letPeopleGo(_ transaction: borrowing Transaction, from chore: Chore) throws {
        let (household, mia) = (home.household.id, home.mia.id)
        _ = try transaction.facts.chores(naming: mia, deleted: true, in: household)
        _ = try transaction.facts.hasHistory(mia, in: household)
        try transaction.keep(chore, without: mia)
        try transaction.setRole(home.mia.role, of: mia, in: household)
        try transaction.endSessions(as: mia, in: household, besides: nil, at: .someday)
        try transaction.endKeys(of: mia, in: household, at: .someday)
        try transaction.endAbsences(
            of: mia, from: Day(dayNumber: 1), in: household, at: .someday)
        try transaction.forgetChanges(in: household)
        try leaveAndDelete(transaction)
    }

    /// Somebody who left is erased, with a chore that was nobody else's and an account that is in no other household.
    private func forget(_ transaction: borrowing Transaction) throws {
        let household = home.household.id
        let account = try Account(
            id: .fresh(), username: Username("rosa"), name: Name("Rosa"), kind: .adult,
            createdAt: .someday)
        let rosa = Member(
            id: .fresh(), household: household, name: account.name, role: .parent,
            status: .joined(account.id, account.username, since: .someday))
        try transaction.add(
            account, email: nil, credential: StoredCredential(phc: nil, recoveryDigest: nil))
        try transaction.add(rosa, signIn: .password, at: .someday)
        try transaction.add(
            Chore(
                id: .fresh(), household: household,
                number: try transaction.nextChoreNumber(in: household), title: Title("Diary"),
                assignment: .one(rosa.id), isPrivate: true, value: .nothing, createdBy: rosa.id,
                createdAt: .someday))
        #expect(try transaction.leave(rosa.id, in: household))
        #expect(try transaction.facts.left(in: household).map(\.id).contains(rosa.id))
        #expect(try transaction.facts.countOfForgotten(in: household) == 0)
        let person = Forgotten(
            member: rosa.id, account: account.id, names: ["Rosa"], name: try ErasedText.name(1))
        #expect(try transaction.forget(person, in: household, at: .someday).isAccountGone)
        _ = transaction.isErasingOutside
    }

    func addPass(_ transaction: borrowing Transaction) throws -> Pass {
        let household = home.household.id
        let pass = Pass(
            id: .fresh(), household: household, member: home.petra.id, givenBy: home.petra.id,
            givenAt: .someday, time: .someday..<Instant.someday.adding(days: 1),
            children: [home.mia.id], abilities: [.approve], upTo: 5)
        try transaction.add(pass)
        #expect(try transaction.use(5, of: pass))
        #expect(try !transaction.use(1, of: pass))
        try transaction.notify(
            home.petra.id, ofEndOf: pass, at: pass.time.upperBound, id: .fresh())
        try transaction.markEndSeen(of: pass.id, in: household, at: .someday)
        _ = try transaction.facts.keys(ofPassesOf: [home.petra.id], in: household)
        #expect(try transaction.endPass(of: home.petra.id, in: household, at: .someday))
        #expect(try transaction.facts.pass(pass.id, in: household)?.used == 5)
        return pass
    }

    /// Somebody in two households leaves one, which is deleted, and goes.
    private func leaveAndDelete(_ transaction: borrowing Transaction) throws {
        let account = try Account(
            id: .fresh(), username: Username("otto"), name: Name("Otto"), kind: .adult,
            createdAt: .someday)
        let other = Household(
            id: .fresh(), name: home.household.name, zone: .utc, weekStart: .monday,
            createdAt: .someday)
        try transaction.add(
            account, email: nil, credential: StoredCredential(phc: nil, recoveryDigest: nil))
        try transaction.add(other)
        let joined = Member.Status.joined(account.id, account.username, since: .someday)
        for (home, role) in [(other.id, Role.owner), (home.household.id, .parent)] {
            try transaction.add(
                Member(
                    id: .fresh(), household: home, name: account.name, role: role, status: joined),
                signIn: .password, at: .someday)
        }
        let current = try #require(try transaction.facts.membership(of: account.id))
        try transaction.moveSession([UInt8](repeating: 7, count: 32), to: current)
        let here = try #require(
            try transaction.facts.memberships(of: account.id).map(\.membership)
                .first { $0.household == home.household.id })
        #expect(try transaction.leave(here.member, in: home.household.id))
        try transaction.erase(here.member, in: home.household.id, at: .someday)
        try transaction.delete(other.id)
        try transaction.delete(account.id)
        try forget(transaction)
    }
}
