import Credentials
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdDatabase

/// A household of five in a data file of its own, made behind the gate's back, as big as is asked for.
struct Home {
    static let password = "quiet river lamp seven"

    let folder: String
    let household: Household
    let owner: Member
    let parent: Member
    let children: [Member]
    private let accounts: [Account]
    private let tokens: [String: SessionToken]
    let ids = IdentityCounter()

    /// What `XDG_DATA_HOME` names.
    var share: String { "\(folder)/share" }
    var data: String { "\(share)/chorus" }
    var file: String { "\(data)/chorus.db" }
    var members: [Member] { [owner, parent] + children }

    /// Makes the family, in memory.
    init(in folder: String) throws {
        self.folder = folder
        guard let zone = Zone("Europe/Berlin") else { throw Meaningless("there are no zones") }
        let start = Self.now().adding(days: -400)
        let household = Household(
            id: ids.next(), name: try Title("The Smiths"), zone: zone, weekStart: .monday,
            createdAt: start)
        var accounts: [Account] = []
        var members: [Member] = []
        for (name, role) in [
            ("Anna", Role.owner), ("Ben", .parent), ("Mia", .child), ("Max", .child),
            ("Kim", .child),
        ] {
            let account = Account(
                id: ids.next(), username: try Username(name), name: try Name(name),
                kind: role == .child ? .child : .adult, createdAt: start)
            accounts.append(account)
            members.append(
                Member(
                    id: ids.next(), household: household.id, name: account.name, role: role,
                    status: .joined(account.id, account.username, since: start)))
        }
        (owner, parent, children) = (members[0], members[1], Array(members[2...]))
        (self.household, self.accounts) = (household, accounts)
        tokens = Dictionary(
            uniqueKeysWithValues: accounts.map {
                ($0.username.text, SessionToken(from: .system))
            })
    }

    static func now() -> Instant {
        var time = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &time)
        return Instant(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }

    /// The folder in which the program of one person keeps who is signed in.
    func state(of person: String) -> String { "\(folder)/state/\(person)" }

    /// The account of a member.
    func account(of member: Member) throws -> Account {
        guard let account = accounts.first(where: { $0.id == member.account }) else {
            throw Meaningless("\(member.name.text) has no account")
        }
        return account
    }

    /// What keeps a member signed in.
    func token(of member: Member) throws -> SessionToken {
        guard let token = tokens[member.handle] else {
            throw Meaningless("\(member.name.text) is not signed in")
        }
        return token
    }
}

// MARK: - As a file

extension Home {
    /// Writes the data file, with everybody signed in, and the files that keep them so.
    @discardableResult
    func save() throws -> HouseholdStore {
        let now = Self.now()
        let id: Identifier<HouseholdStore> = ids.next()
        let store = try HouseholdStore.openOrCreate(at: file, storeID: id, now: now)
        let slots = HashingSlots(directory: "\(folder)/slots")
        let hash: PHCString = try PasswordHasher(slots: slots).hash(Secret(Self.password))
        try store.write { transaction in
            try transaction.add(household)
            for (account, member) in zip(accounts, members) {
                try transaction.add(
                    account, email: nil,
                    credential: StoredCredential(phc: hash.text, recoveryDigest: nil))
                try transaction.add(member, signIn: .password, at: account.createdAt)
                try transaction.add(
                    Session(
                        account: account.id,
                        membership: .init(household: household.id, member: member.id), usedAt: now,
                        provedAt: now),
                    digest: token(of: member).digest.bytes, device: "", at: now)
            }
        }
        for member in members {
            let state = state(of: member.handle) + "/chorus"
            guard let file = PrivateFile(state: state, kind: "session", name: id.rawValue) else {
                throw Meaningless("the data file has no usable name")
            }
            try file.write(Array(token(of: member).reveal().utf8))
        }
        return store
    }

    /// Adds chores that somebody has done, so many a day until now, a few thousand to a transaction.
    func addFinished(_ count: Int, perDay: Int, to store: HouseholdStore) throws {
        let now = Self.now()
        let apart = Int64(86_400_000 / perDay)
        for start in stride(from: 0, to: count, by: 5_000) {
            try store.write { transaction in
                for index in start..<min(count, start + 5_000) {
                    let age = Int64(count - index) * apart + 3_600_000
                    let doer = children[index % children.count]
                    let occurrence = try addChore(
                        for: doer, at: now.adding(milliseconds: -age), in: transaction)
                    let at = occurrence.chore.createdAt.adding(milliseconds: 1_800_000)
                    try complete(occurrence, by: doer, at: at, in: transaction)
                }
            }
        }
    }

    /// Adds chores that are to be done: each child's in turn, and every fourth open to all.
    ///
    /// - Returns: Their numbers.
    @discardableResult
    func addOpen(
        _ count: Int, for member: Member? = nil, to store: HouseholdStore
    ) throws -> [Number] {
        try store.write { transaction in
            try (0..<count).map { index in
                let child = index % 4 == 3 ? nil : children[index % children.count]
                return try addChore(for: member ?? child, at: Self.now(), in: transaction)
                    .chore.number
            }
        }
    }

    private func addChore(
        for member: Member?, at instant: Instant, in transaction: borrowing Transaction
    ) throws -> Occurrence {
        let number = try transaction.nextChoreNumber(in: household.id)
        let occurrence = try occurrence(numbered: number, for: member, at: instant)
        try transaction.add(occurrence.chore)
        try transaction.add(occurrence, in: household.zone)
        try record("chore.add", by: owner, on: occurrence, at: instant, in: transaction)
        return occurrence
    }

    /// Books that `doer` did an open date.
    func complete(
        _ occurrence: Occurrence, by doer: Member, at: Instant,
        in transaction: borrowing Transaction
    ) throws {
        let completion = Completion(
            id: ids.next(), doer: doer.id, recordedBy: doer.id, at: at,
            day: household.zone.day(at: at), value: occurrence.chore.value)
        let transfer = Transfer(
            .award(completion.id), member: doer.id, points: completion.value.points, at: at,
            countedAt: at)
        guard
            try transaction.complete(
                occurrence, with: completion, in: household.zone), let transfer
        else {
            throw Meaningless("a new date is not open")
        }
        try transaction.book(transfer, by: doer.id, rule: "chore.do", in: household.id)
        try record("chore.complete", by: doer, on: occurrence, at: at, in: transaction)
    }

    private func record(
        _ operation: String, by member: Member, on occurrence: Occurrence, at instant: Instant,
        in transaction: borrowing Transaction
    ) throws {
        let request: Identifier<AuditRow> = ids.next()
        let row = AuditRow(
            at: instant, account: member.account, member: member.id, operation: operation,
            object: .init(kind: "chore", number: occurrence.chore.number),
            about: occurrence.assignee, isAllowed: true, policies: ["chore.do"],
            rules: [UInt8](repeating: 0, count: 32),
            input: #"{"number":\#(occurrence.chore.number)}"#, request: request.rawValue)
        try transaction.record(row, in: .household(household.id))
    }

    /// What the dates of the household's chores follow.
    var calendar: HouseholdCalendar {
        HouseholdCalendar(of: household, members: members, absences: [], at: Self.now())
    }

    /// A chore of the household that is in no file.
    func occurrence(
        numbered number: Number, for member: Member?, at instant: Instant
    ) throws -> Occurrence {
        let due = Due(day: household.zone.day(at: instant).adding(days: number % 7), time: nil)
        let chore = Chore(
            id: ids.next(), household: household.id, number: number,
            title: try Title("Wash the dishes of day \(number)"),
            assignment: member.map { .one($0.id) } ?? .anyone, value: .one,
            timing: .once(number.isMultiple(of: 2) ? due : nil), createdBy: owner.id,
            createdAt: instant)
        return Occurrence(
            id: ids.next(), chore: chore,
            dueSlot: number.isMultiple(of: 2) ? DueSlot(due: due) : nil,
            assignee: member?.id)
    }
}

/// Makes identities, one after the other.
final class IdentityCounter {
    private var last: UInt64 = 0

    func next<Entity>() -> Identifier<Entity> {
        last += 1
        let bytes = (0..<10).map { UInt8(truncatingIfNeeded: last >> (8 * (9 - $0))) }
        return Identifier(at: Home.now(), random: bytes)
    }
}
