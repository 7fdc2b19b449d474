import Credentials
import Foundation
import HouseholdModel
import HouseholdService
import HouseholdDatabase

/// Does what is wished as somebody might write it who thinks of one process only: it looks in one transaction,
/// and does in the next what was right when it looked.
struct HastyRunner {
    let store: HouseholdStore
    let me: Session.Membership
    let now: Instant
    private let account: Account.ID
    private let file: String

    init(of file: String, token: String, at time: Int64) throws {
        store = try HouseholdStore.open(at: file)
        now = Instant(milliseconds: time)
        guard let digest = SessionToken(stored: Secret(token))?.digest.bytes,
            let session = try store.read({ try $0.session(digest) }), let me = session.membership
        else { throw ServiceError.account(.notSignedIn) }
        (self.me, account, self.file) = (me, session.account, file)
    }

    /// Whether it made a difference, as far as it knows.
    func run(_ wish: Wish, _ number: Number) throws -> Bool {
        switch wish {
        case .request, .grant, .withdraw: try shop(wish, number)
        case .done, .claim, .approve, .undone: try work(wish, number)
        case .leave, .transfer, .remove, .expel: try leave()
        case .admit, .refuse: try answer(wish)
        case .join: try join()
        }
    }

    /// Leaves, when there was another owner in the transaction before.
    private func leave() throws -> Bool {
        let members = try store.read { try $0.members(in: me.household) }
        guard members.count(where: { $0.role == .owner && $0.isActive }) > 1 else { return false }
        return try store.write { try $0.leave(me.member, in: me.household) }
    }

    /// Answers who waited in the transaction before.
    private func answer(_ wish: Wish) throws -> Bool {
        let waiting = try store.read { try $0.waiting(for: me.household, at: now) }
        guard let guest = waiting.first else { return false }
        try store.write { transaction in
            if wish == .admit {
                let member = Member(
                    id: newID(), household: me.household, name: guest.name, role: .parent,
                    status: .joined(guest.account, guest.username, since: now))
                try transaction.add(member, signIn: .password, at: now)
            } else {
                _ = try transaction.refuse(
                    guest.account, waitingFor: me.household, until: now.adding(days: 1))
            }
        }
        return true
    }

    /// Comes in with a key that was open in the transaction before.
    private func join() throws -> Bool {
        let key = try String(contentsOfFile: file + ".key", encoding: .utf8)
        guard let found = try store.read({ try $0.openKey(String(key.prefix(4)), at: now) }),
            let member = found.member
        else { return false }
        try store.write { transaction in
            _ = try transaction.end(found, .used, at: now)
            _ = try transaction.link(member, in: found.household, to: account, at: now)
        }
        return true
    }

    private func work(_ wish: Wish, _ number: Number) throws -> Bool {
        let seen = try store.read { facts in try home(of: number, in: facts) }
        switch wish {
        case .done:
            guard !seen.dates.contains(where: { $0.completion != nil }) else { return false }
            try store.write { transaction in
                let now = try home(of: number, in: transaction.facts)
                try complete(now, in: transaction)
            }
        case .claim:
            guard let open = seen.open, open.assignee == nil else { return false }
            try store.write { transaction in
                _ = try transaction.replan(open.of(me.member), in: seen.calendar.zone)
            }
        case .approve:
            guard let date = seen.dates.first(where: \.isWaiting) else { return false }
            try store.write { try approve(date, in: $0) }
        case .undone:
            guard let date = seen.dates.last(where: { $0.completion != nil }) else { return false }
            try store.write { try takeBack(date, in: $0) }
        case .request, .grant, .withdraw, .leave, .transfer, .remove, .expel, .admit, .refuse,
            .join:
            return false
        }
        return true
    }
}

// MARK: - Looking

/// What is there of a chore.
private struct Sighting {
    let calendar: HouseholdCalendar
    let dates: [Occurrence]

    var open: Occurrence? { dates.first(where: \.isOpen) }
}

extension HastyRunner {
    private func home(of number: Number, in facts: borrowing Facts) throws -> Sighting {
        guard let household = try facts.household(me.household),
            let chore = try facts.chore(number, in: me.household)
        else { throw ServiceError.notFound(.chore, String(number)) }
        let calendar = HouseholdCalendar(
            of: household, members: try facts.members(in: household.id), absences: [], at: now)
        return Sighting(
            calendar: calendar, dates: try facts.occurrences(of: chore, in: calendar))
    }
}

// MARK: - Doing

extension HastyRunner {
    private func complete(_ sighting: Sighting, in transaction: borrowing Transaction) throws {
        guard let open = sighting.open else { return }
        let (calendar, zone) = (sighting.calendar, sighting.calendar.zone)
        let completion = Completion(
            id: newID(), doer: me.member, recordedBy: me.member, at: now,
            day: calendar.today, value: open.chore.value)
        _ = try transaction.complete(open, with: completion, in: zone)
        try book(.award(completion.id), for: me.member, completion.value.points, in: transaction)
        let next = open.next(
            besides: sighting.dates.filter { $0.id != open.id }, in: calendar, isDone: true,
            newID: { newID() }, choosing: { $1.first })
        for date in next { try transaction.add(date, in: zone) }
    }

    private func approve(_ date: Occurrence, in transaction: borrowing Transaction) throws {
        guard let completion = date.completion else { return }
        let check = Completion.Check(by: me.member, at: now, paid: completion.value, reason: nil)
        guard try transaction.approve(date, completion, check) else { return }
        try book(
            .award(completion.id), for: completion.doer, completion.value.points, in: transaction)
    }

    private func takeBack(_ date: Occurrence, in transaction: borrowing Transaction) throws {
        guard let completion = date.completion,
            let award = try transaction.facts.award(for: completion.id, in: me.household)
        else { return }
        let sighting = try home(of: date.chore.number, in: transaction.facts)
        if let next = sighting.open { _ = try transaction.withdraw(next) }
        guard try transaction.reopen(date, takingBack: completion, by: me.member, at: now)
        else { return }
        try book(
            .reversal(of: award, .award(completion.id)), for: completion.doer,
            completion.value.points,
            in: transaction)
    }

    func book(
        _ cause: Transfer.Cause, for doer: Member.ID, _ points: Int,
        in transaction: borrowing Transaction
    ) throws {
        let transfer = Transfer(cause, member: doer, points: points, at: now, countedAt: now)
        guard let transfer else { return }
        try transaction.book(transfer, by: me.member, rule: "", in: me.household)
    }

    func newID<Entity>() -> Identifier<Entity> {
        Identifier(at: now, random: RandomSource.system.bytes(10))
    }
}
