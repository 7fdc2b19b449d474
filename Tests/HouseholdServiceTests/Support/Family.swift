import Credentials
import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdDatabase

/// Somebody who can stand before the gate.
enum Person: String, CaseIterable, Sendable {
    /// The owner of the Smiths' household.
    case anna
    /// A parent there.
    case ben
    /// Children there.
    case mia, max
    /// A parent who left it, still with a session from before.
    case lena
    /// A child who left it, signed in again since.
    case ida
    /// The owner of the Joneses' household, and a child there.
    case olga, tim
    /// The owner of the flat, housemates there, and one who left it.
    case nora, paul, rita, finn, gus
    /// An adult in no household.
    case zoe
    /// The program itself, at work in the Smiths' household and in the flat.
    case program, programAtFlat
    /// Somebody who is not signed in.
    case nobody

    /// What the person is called.
    var name: String { rawValue.capitalized }

    /// What the person signs in with.
    var password: Confidential {
        self == .mia || self == .tim
            ? Confidential("493817") : Confidential("quiet river lamp \(rawValue)")
    }
}

/// The Smiths (with a child `kim` that has not joined yet), the Joneses, the flat and everybody else, in a data
/// file of their own, on a clock that stands still.
///
/// | chore | whose | worth |   | reward | for | at |
/// |---|---|---|---|---|---|---|
/// | 1 Dust | mia | 1 |   | 1 Film night | all children | 20 |
/// | 2 Dishes | mia | 3 |   | 2 Zoo | mia | 10 |
/// | 3 Trash | max | 2 |   | 3 Bike | max | 30 |
/// | 4 Plants | open to all | 4 |   | 4 Sauna | anna | 5 |
/// | 5 Taxes | anna | 5 |   | | | |
///
/// The Joneses have chore 1, Vacuum, which is tim's, and reward 1, Cinema, which is for all children.
///
/// The flat has no children. Nora has added chore 1, Rent, which is her own; paul 2, Bath, which is rita's, and 3,
/// Bins, which is open to all. Reward 1, Pizza, is for everybody there, and 2, Sofa, for rita.
final class Family: Sendable {
    let gate: Gate
    let clock: TestClock
    let random: RandomSource
    let smiths: Household.ID
    let joneses: Household.ID
    let flat: Household.ID
    /// A connection of the test's own.
    let database: DatabaseQueue
    private let folder: URL
    /// Read once for all families: thousands of them are founded.
    private static let rules = Result { try HouseRules.shipped() }
    private let callers: [Person: Caller]

    var file: String { folder.appendingPathComponent("chorus.db").path }

    init() async throws {
        let template = try await FamilyTemplate.shared.value
        folder = try FamilyTemplate.makeFolder()
        let path = folder.appendingPathComponent("chorus.db").path
        try template.bytes.write(to: URL(fileURLWithPath: path))
        callers = template.callers
        (smiths, joneses, flat) = (template.smiths, template.joneses, template.flat)
        clock = TestClock(at: FamilyTemplate.start.adding(milliseconds: 3_600_000))
        random = SeededBytes(seed: 2).source
        gate = try Gate.open(
            at: path, in: .test(clock: clock, random: random, hasher: .cheap(random: random)),
            under: Self.rules.get())
        var configuration = Configuration()
        // Others may have the file open at the moment: a racer reads it when it starts.
        configuration.busyMode = .timeout(60)
        database = try DatabaseQueue(path: path, configuration: configuration)
        try everybodyProves()
    }

    deinit {
        try? database.close()
        try? FileManager.default.removeItem(at: folder)
    }

    func caller(_ person: Person) -> Caller {
        switch person {
        case .program: .program(in: smiths)
        case .programAtFlat: .program(in: flat)
        default: callers[person] ?? .nobody
        }
    }

    /// Another program with the same data file.
    func anotherGate(
        hasher: PasswordHasher? = nil, rules: HouseRules? = nil,
        boot: (@Sendable () -> BootInstant?)? = nil, search: Duration? = nil
    ) throws -> Gate {
        let dependencies = Dependencies.test(
            clock: clock, random: random, hasher: hasher ?? .cheap(random: random), boot: boot,
            search: search)
        guard let rules else { return try Gate.open(at: file, in: dependencies) }
        return try Gate.open(at: file, in: dependencies, under: rules)
    }

    // MARK: - Asking and doing

    @discardableResult
    func perform<Op: Change>(
        _ operation: Op, as person: Person
    ) async throws(ServiceError) -> Op.Output {
        try await gate.perform(operation, as: caller(person), request: newRequest()).output
    }

    func ask<Op: Inquiry>(
        _ operation: Op, as person: Person
    ) async throws(ServiceError) -> Op.Output {
        try await gate.perform(operation, as: caller(person)).output
    }

    @discardableResult
    func signIn(
        _ person: Person, as name: String? = nil, with password: Confidential? = nil
    ) async throws(ServiceError) -> Caller {
        let signedIn = try await gate.signIn(
            as: name ?? person.rawValue, with: password ?? person.password, request: newRequest())
        return Caller(session: signedIn.session)
    }

    func newRequest() -> RequestID {
        .new(random, at: clock.now)
    }

    /// Lets it be as if everybody had just given the password.
    func everybodyProves() throws {
        try database.write { database in
            try database.execute(
                sql: "UPDATE session SET proved_at = ?", arguments: [clock.now.milliseconds])
        }
    }

    /// Lets days go by, in which everybody uses the program every ten days.
    func live(days: Int) async throws {
        for step in stride(from: 0, to: days, by: 10) {
            clock.advance(days: Int64(min(10, days - step)))
            for person in Person.allCases {
                _ = try? await perform(ReadNotices(), as: person)
            }
        }
        try everybodyProves()
    }
}

extension RequestID {
    static func new(_ random: RandomSource, at instant: Instant) -> RequestID {
        let id = Identifier<Family>(at: instant, random: random.bytes(10))
        guard let request = RequestID(id.rawValue) else {
            preconditionFailure("an identity is a UUID")
        }
        return request
    }
}

extension Dependencies {
    static func test(
        clock: TestClock, random: RandomSource, hasher: PasswordHasher,
        boot: (@Sendable () -> BootInstant?)? = nil, search: Duration? = nil
    ) -> Dependencies {
        Dependencies(
            clock: clock.wall, random: random, hasher: hasher,
            boot: boot ?? { BootInstant(bootID: "test", milliseconds: clock.now.milliseconds) },
            search: search)
    }
}
