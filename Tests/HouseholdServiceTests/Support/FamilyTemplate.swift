import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase

/// The data file that every ``Family`` begins with, made once through the gate.
struct FamilyTemplate: Sendable {
    let bytes: Data
    let callers: [Person: Caller]
    let smiths: Household.ID
    let joneses: Household.ID
    let flat: Household.ID

    /// Monday, 16 November 2026, 8 o'clock UTC.
    static let start = Instant(milliseconds: 1_794_816_000_000)

    static let shared = Task { try await make() }

    /// Makes a folder, in memory where the system has room for files there: a thousand families wait long
    /// for a disk.
    static func makeFolder() throws -> URL {
        let memory = URL(fileURLWithPath: "/dev/shm")
        let parent =
            FileManager.default.isWritableFile(atPath: memory.path)
            ? memory : FileManager.default.temporaryDirectory
        let folder = parent.appendingPathComponent("chorus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func make() async throws -> FamilyTemplate {
        let folder = try makeFolder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("chorus.db").path
        let builder = try FamilyBuilder(path: path)
        try await builder.build()
        return FamilyTemplate(
            bytes: try Data(contentsOf: URL(fileURLWithPath: path)), callers: builder.callers,
            smiths: try builder.household(of: .anna), joneses: try builder.household(of: .olga),
            flat: try builder.household(of: .nora))
    }
}

/// Makes the people and things of a ``FamilyTemplate``.
private final class FamilyBuilder {
    private let path: String
    private let gate: Gate
    private let random = SeededBytes(seed: 1).source
    private(set) var callers: [Person: Caller] = [:]

    init(path: String) throws {
        self.path = path
        gate = try Gate.openOrCreate(
            at: path,
            in: .test(
                clock: TestClock(at: FamilyTemplate.start), random: random,
                hasher: .cheap(random: random)))
    }

    func build() async throws {
        for person in [Person.anna, .ben, .lena, .olga, .zoe] { try await register(person) }
        try await makeHome("The Smiths", as: .anna)
        try await makeHome("The Joneses", as: .olga)
        try add([.ben, .lena], as: .parent, toHomeOf: .anna)
        for (child, parent) in [(Person.mia, Person.anna), (.max, .anna), (.ida, .ben)] {
            try await addChild(child, by: parent)
        }
        try await addChild(.tim, by: .olga)
        try await perform(AddChild(name: Name("Kim"), signIn: .code), as: .anna)
        try leave([.lena, .ida])
        callers[.ida] = try await signIn(.ida)
        try await addThings()
        try await addFlat()
        try forgetNotices()
    }

    func household(of person: Person) throws -> Household.ID {
        try HouseholdStore.open(at: path).read { facts in
            guard let account = try facts.account(signingInAs: person.rawValue),
                let home = try facts.membership(of: account.id)
            else { throw ServiceError.noHousehold }
            return home.household
        }
    }

    private func addFlat() async throws {
        for person in [Person.nora, .paul, .rita, .finn, .gus] { try await register(person) }
        try await makeHome("The flat", as: .nora, from: .housemates)
        try add([.paul, .rita, .finn, .gus], as: .housemate, toHomeOf: .nora)
        try leave([.gus])
        try await addChore("Rent", to: "nora", worth: 5, as: .nora)
        try await addChore("Bath", to: "rita", worth: 3, as: .paul)
        try await addChore("Bins", to: nil, worth: 2, as: .paul)
        try await addReward("Pizza", at: 20, as: .paul)
        try await addReward("Sofa", at: 10, for: ["rita"], as: .paul)
    }

    // MARK: - People

    private func register(_ person: Person) async throws {
        let signedIn = try await gate.register(
            Username(person.rawValue), name: Name(person.name),
            email: Email("\(person.rawValue)@example.org"), password: person.password,
            request: newRequest())
        callers[person] = Caller(session: signedIn.session)
    }

    private func makeHome(
        _ name: String, as person: Person, from template: Household.Template = .family
    ) async throws {
        guard let zone = Zone("Europe/Berlin") else { throw ServiceError.bug("zones") }
        try await perform(
            CreateHousehold(
                name: Title(name), zone: zone, weekStart: .monday, template: template),
            as: person)
    }

    /// Until adults can invite another, they are put in behind the gate's back.
    private func add(_ people: [Person], as role: Role, toHomeOf owner: Person) throws {
        let home = try household(of: owner)
        try HouseholdStore.open(at: path).write { transaction in
            for person in people {
                guard let account = try transaction.facts.account(signingInAs: person.rawValue)
                else { throw ServiceError.bug("no account") }
                let member = Member(
                    id: Identifier(at: FamilyTemplate.start, random: random.bytes(10)),
                    household: home, name: account.name, role: role,
                    status: .joined(account.id, account.username, since: FamilyTemplate.start))
                try transaction.add(member, signIn: .password, at: FamilyTemplate.start)
                try transaction.moveSessions(
                    of: account.id, to: Session.Membership(household: home, member: member.id))
            }
        }
    }

    private func addChild(_ child: Person, by parent: Person) async throws {
        let name = child.name
        let signIn: Member.SignIn = child == .mia || child == .tim ? .code : .password
        try await perform(AddChild(name: Name(name), signIn: signIn), as: parent)
        let issued = try await perform(IssueKey(for: name, draft: gate.draftKey()), as: parent)
        let signedIn = try await gate.join(
            gate.open(issued.key), username: Username(child.rawValue), password: child.password,
            request: newRequest())
        callers[child] = Caller(session: signedIn.session)
    }

    private func leave(_ people: [Person]) throws {
        try DatabaseQueue(path: path).write { database in
            for person in people {
                try database.execute(
                    sql: "UPDATE member SET state = 'left' WHERE name = ?",
                    arguments: [person.name])
            }
        }
        try HouseholdStore.open(at: path).keepStates()
    }

    private func signIn(_ person: Person) async throws -> Caller {
        let signedIn = try await gate.signIn(
            as: person.rawValue, with: person.password, request: newRequest())
        return Caller(session: signedIn.session)
    }

    // MARK: - Things

    private func addThings() async throws {
        for (title, assignee, points) in [
            ("Dust", "mia", 1), ("Dishes", "mia", 3), ("Trash", "max", 2), ("Plants", nil, 4),
            ("Taxes", "anna", 5),
        ] {
            try await addChore(title, to: assignee, worth: points, as: .anna)
        }
        try await addChore("Vacuum", to: "tim", worth: 1, as: .olga)
        try await addReward("Film night", at: 20, as: .anna)
        try await addReward("Zoo", at: 10, for: ["mia"], as: .anna)
        try await addReward("Bike", at: 30, for: ["max"], as: .anna)
        try await addReward("Sauna", at: 5, for: ["anna"], as: .anna)
        try await addReward("Cinema", at: 10, as: .olga)
    }

    /// What people were told while all this was set up is long forgotten.
    private func forgetNotices() throws {
        try DatabaseQueue(path: path).write { try $0.execute(sql: "DELETE FROM notice") }
    }

    private func addChore(
        _ title: String, to assignee: String?, worth points: Int, as person: Person
    ) async throws {
        let chore = try AddChore(
            title: Title(title), for: assignee.map { .one($0) }, value: ChoreValue(points) ?? .one)
        try await perform(chore, as: person)
    }

    private func addReward(
        _ title: String, at points: Int, for people: [String] = [], as person: Person
    ) async throws {
        guard let value = RewardValue(points) else { throw ServiceError.bug("points") }
        try await perform(AddReward(title: Title(title), at: value, for: people), as: person)
    }

    @discardableResult
    private func perform<Op: Change>(_ operation: Op, as person: Person) async throws -> Op.Output {
        try await gate.perform(
            operation, as: callers[person] ?? .nobody, request: newRequest()
        ).output
    }

    private func newRequest() -> RequestID {
        .new(random, at: FamilyTemplate.start)
    }
}
