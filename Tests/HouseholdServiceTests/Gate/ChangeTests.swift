import Credentials
import HouseholdModel
import HouseholdService
import Synchronization
import Testing

@Suite("Whoever hears of changes")
struct ChangeTests {
    private let family: Family
    private let ear = Ear()
    /// Another program with the same data file, which tells.
    private let gate: Gate

    /// What was heard.
    private final class Ear: Sendable {
        private let progress = Mutex<[HouseholdProgress]>([])

        func hear(_ new: HouseholdProgress) { progress.withLock { $0.append(new) } }

        /// In which households something happened since that was asked last.
        func take() -> Set<Household.ID> {
            progress.withLock { progress in
                defer { progress = [] }
                return Set(progress.map(\.household))
            }
        }

        var last: HouseholdProgress? { progress.withLock(\.last) }
    }

    init() async throws {
        family = try await Family()
        let dependencies = Dependencies.test(
            clock: family.clock, random: family.random, hasher: .cheap(random: family.random))
        gate = try Gate.open(
            at: family.file, in: dependencies.telling { [ear] in ear.hear($0) })
    }

    @discardableResult
    private func perform<Op: Change>(
        _ operation: Op, as person: Person, isRehearsal: Bool = false
    ) async throws -> Op.Output {
        try await gate.perform(
            operation, as: family.caller(person), request: family.newRequest(),
            isRehearsal: isRehearsal
        ).output
    }

    private func progress(for person: Person, at gate: Gate? = nil) async throws -> Int? {
        try await (gate ?? self.gate).progress(for: [family.caller(person)]).first??.number
    }

    @Test("hears in which household something was done, and how far that has come")
    func hearsDeeds() async throws {
        let before = try #require(try await progress(for: .mia))
        try await perform(CompleteChore(2), as: .mia)

        let after = try #require(try await progress(for: .anna))
        #expect(after > before)
        #expect(ear.last == HouseholdProgress(of: family.smiths, number: after))
        #expect(ear.take() == [family.smiths])
        try await perform(CompleteChore(1), as: .tim)
        #expect(ear.take() == [family.joneses])
        #expect(try await progress(for: .mia) == after)
    }

    @Test("hears nothing of what is only tried out, asked, or done by another program")
    func hearsNoMore() async throws {
        try await perform(CompleteChore(2), as: .mia, isRehearsal: true)
        _ = try await gate.perform(ListChores(), as: family.caller(.mia))
        #expect(ear.take() == [])

        let version = try await gate.foreignChanges()
        let before = try #require(try await progress(for: .mia))
        try await perform(CompleteChore(1), as: .tim)
        #expect(try await gate.foreignChanges() == version)
        _ = ear.take()
        try await family.complete(2, as: .mia)
        #expect(ear.take() == [])
        #expect(try await gate.foreignChanges() != version)
        #expect(try #require(try await progress(for: .mia)) > before)
        let all = try await gate.progress(of: [family.smiths])
        #expect(all.map(\.number) == [try await progress(for: .mia)])
    }

    @Test("hears of what is refused, of wrong passwords, and of whoever comes and goes")
    func hearsOfPeople() async throws {
        let gift = GivePoints(try #require(PointsAmount(5)), to: "mia", because: try Note("Help"))
        await #expect(throws: ServiceError.self) { try await perform(gift, as: .max) }
        #expect(ear.take() == [family.smiths])
        await #expect(throws: ServiceError.self) {
            try await gate.signIn(
                as: "anna", with: Confidential("wrong"), request: family.newRequest())
        }
        #expect(ear.take() == [family.smiths])

        let signedIn = try await gate.signIn(
            as: "mia", with: Person.mia.password, request: family.newRequest())
        #expect(ear.take().contains(family.smiths))
        let caller = Caller(session: signedIn.session)
        #expect(try await gate.progress(for: [caller]).first??.household == family.smiths)
        _ = try await gate.perform(LogOut(), as: caller, request: family.newRequest())
        #expect(ear.take() == [family.smiths])
        let found = try await gate.progress(for: [caller, family.caller(.mia)])
        #expect(found.map { $0 == nil } == [true, false])
    }

    @Test("hears nothing while a helper whose pass has not begun, is over, or was never given")
    func knowsHelpers() async throws {
        try await perform(ChangeRole(of: "ben", to: .helper), as: .anna)
        #expect(try await progress(for: .ben) == nil)
        let now = family.clock.now
        try await perform(
            GivePass(
                to: "ben", for: ["mia"], to: [.see], from: now.adding(days: 1),
                until: now.adding(days: 2)), as: .anna)

        #expect(try await progress(for: .ben) == nil)
        family.clock.advance(minutes: 24 * 60)
        #expect(try await progress(for: .ben) != nil)
        family.clock.advance(minutes: 24 * 60)
        #expect(try await progress(for: .ben) == nil)
    }

    @Test("knows how far those have come alone who are at home somewhere")
    func knowsMembers() async throws {
        let people: [Person] = [.nobody, .zoe, .lena, .anna, .olga]
        let found = try await gate.progress(for: people.map(family.caller))
        #expect(
            found.map { $0?.household } == [nil, nil, nil, family.smiths, family.joneses])
    }
}
