import HouseholdModel
import HouseholdDatabase
import Testing

/// A data file with a household in it: Petra, who made it, and the children Mia and Max.
struct Home {
    let folder: TemporaryFolder
    let store: HouseholdStore
    let household: Household
    let petra: Member
    let mia: Member
    let max: Member

    init() throws {
        folder = try TemporaryFolder()
        store = try folder.makeStore()
        let account = Account.ID.numbered(10)
        household = Household(
            id: .numbered(1), name: try Title("Home"), zone: try #require(Zone("Europe/Berlin")),
            weekStart: .monday, createdAt: .someday)
        petra = Member(
            id: .numbered(11), household: household.id, name: try Name("Petra"), role: .owner,
            status: .joined(account, try Username("petra"), since: .someday))
        mia = Member(
            id: .numbered(12), household: household.id, name: try Name("Mia"), role: .child,
            status: .invited(.code))
        max = Member(
            id: .numbered(13), household: household.id, name: try Name("Max"), role: .child,
            status: .invited(.password))
        let home = self
        try store.write { transaction in
            try transaction.add(
                try Account(
                    id: account, username: Username("petra"), name: home.petra.name, kind: .adult,
                    createdAt: .someday),
                email: try Email("petra@example.org"),
                credential: StoredCredential(phc: nil, recoveryDigest: nil))
            try transaction.add(home.household)
            try transaction.add(home.petra, signIn: .password, at: .someday)
            try transaction.add(home.mia, signIn: .code, at: .someday)
            try transaction.add(home.max, signIn: .password, at: .someday)
        }
    }

    /// Adds a chore and returns its one date.
    @discardableResult
    func addChore(
        _ title: String = "Dishes", for assignment: Chore.Assignment = .anyone,
        worth points: Int = 5,
        due: Due? = nil
    ) throws -> Occurrence {
        try store.write { transaction in
            let chore = Chore(
                id: .fresh(), household: household.id,
                number: try transaction.nextChoreNumber(in: household.id), title: try Title(title),
                assignment: assignment, value: try #require(ChoreValue(points)),
                timing: .once(due), createdBy: petra.id, createdAt: .someday)
            let occurrence = Occurrence(
                id: .fresh(), chore: chore, dueSlot: due.map { DueSlot(due: $0) },
                assignee: assignment.members.first)
            try transaction.add(chore)
            try transaction.add(occurrence, in: household.zone)
            return occurrence
        }
    }

    /// What the dates of its chores follow.
    var calendar: HouseholdCalendar {
        HouseholdCalendar(of: household, members: [petra, mia, max], absences: [], at: .someday)
    }

    /// Rules of the household's own.
    func rules(by member: Member) -> InstalledRules {
        InstalledRules(
            text: "permit (principal, action, resource); // \(member.name.text)",
            digest: Array(repeating: 1, count: 32), checkedWithin: Array(repeating: 2, count: 32),
            setBy: member.id, setAt: .someday)
    }

    /// Does a chore and books what was promised.
    @discardableResult
    func complete(
        _ occurrence: Occurrence, by doer: Member, at instant: Instant = .someday
    ) throws -> Completion {
        let completion = Completion(
            id: .fresh(), doer: doer.id, recordedBy: petra.id, at: instant,
            day: household.zone.day(at: instant), value: occurrence.chore.value)
        try store.write { transaction in
            guard try transaction.complete(occurrence, with: completion, in: household.zone) else {
                throw Refusal()
            }
            let award = Transfer(
                .award(completion.id), member: doer.id, points: completion.value.points,
                at: instant,
                countedAt: instant)
            guard let award else { return }
            try transaction.book(award, by: petra.id, rule: "family.done", in: household.id)
        }
        return completion
    }

    /// Takes a completion back, and what was booked for it.
    func takeBack(
        _ completion: Completion, of occurrence: Occurrence, at instant: Instant = .someday
    ) throws {
        try store.write { transaction in
            let isReopened = try transaction.reopen(
                occurrence, takingBack: completion, by: petra.id, at: instant)
            guard isReopened else { throw Refusal() }
            guard let award = try transaction.facts.award(for: completion.id, in: household.id)
            else { return }
            let reversal = Transfer(
                .reversal(of: award, .award(completion.id)), member: completion.doer,
                points: completion.value.points, at: instant, countedAt: completion.at)
            try transaction.book(
                try #require(reversal), by: petra.id, rule: "family.undo", in: household.id)
        }
    }

    /// Writes down that something happened.
    func record(
        _ operation: String = "chore.done", by member: Member? = nil, about: Member? = nil,
        isAllowed: Bool = true, in scope: AuditScope? = nil
    ) throws {
        let row = AuditRow(
            at: .someday, account: member?.account, member: member?.id, operation: operation,
            object: AuditRow.Object(kind: "chore", number: 1), about: about?.id,
            isAllowed: isAllowed, policies: ["family.done", "walls.own"],
            rules: Array(repeating: 7, count: 32), input: #"{"chore":1}"#, request: "request")
        try store.write { try $0.record(row, in: scope ?? .household(household.id)) }
    }

    /// That something was done or taken back before.
    struct Refusal: Error {}

    func verify() throws -> Verification {
        try store.read { try $0.verify(household.id) }
    }

    func pointsSummary(of member: Member) throws -> PointsSummary {
        try store.read { try $0.pointsSummary(of: member.id, in: household.id) }
    }
}

extension Identifier {
    /// An identity that nothing else in the test has.
    static func fresh() -> Self {
        Identifier(at: .someday, random: (0..<10).map { _ in .random(in: 0...255) })
    }

    /// An identity that SQL in a test can name.
    static func numbered(_ number: UInt8) -> Self {
        Identifier(at: Instant(milliseconds: 0), random: Array(repeating: 0, count: 9) + [number])
    }
}
