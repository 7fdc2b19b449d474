import HouseholdModel
import HouseholdService
import Testing

/// It is Monday, 16 November 2026, 10:00 in Berlin.
@Suite("A must-do without a date")
struct MustDoTodayTests {
    private let family: Family

    init() async throws {
        family = try await Family()
    }

    private func add(
        for name: String? = "mia", isMustDo: Bool = true,
        changing change: (inout AddChore) -> Void = { _ in }
    ) async throws -> Number {
        var chore = try AddChore(
            title: Title("Homework"), for: name.map { .one($0) }, value: .one, timing: .once(nil))
        chore.isMustDo = isMustDo
        change(&chore)
        return try await family.perform(chore, as: .anna).number
    }

    private func today(_ person: Person) async throws -> [Number] {
        try await family.ask(ListChores(.today), as: person).map(\.number)
    }

    @Test("is among what is to be done today until it is done, as rules count it on any day")
    func isOfToday() async throws {
        let before = try await today(.mia)
        let number = try await add { $0.approval = .always }

        #expect(try await today(.mia) == before + [number])
        #expect(try await today(.anna).contains(number))
        #expect(try await !today(.max).contains(number))
        try await family.complete(number, as: .mia)
        #expect(try await today(.mia).filter { $0 == number } == [number])
        try await family.perform(ApproveChore(number), as: .anna)
        #expect(try await today(.mia).filter { $0 == number } == [number])
        family.clock.advance(minutes: 24 * 60)
        #expect(try await !today(.mia).contains(number))
    }

    @Test("is not while it rests, or is nobody's; and no other chore without a date is")
    func isNone() async throws {
        let before = try await today(.mia)
        let number = try await add()
        _ = try await add(for: nil)
        _ = try await add(isMustDo: false)

        #expect(try await today(.mia) == before + [number])
        try await family.perform(PauseChore(number), as: .anna)
        #expect(try await today(.mia) == before)
        try await family.perform(ResumeChore(number), as: .anna)
        try await family.perform(DeleteChore(number), as: .anna)
        #expect(try await today(.mia) == before)
    }

    @Test("is kept to its own child and the parents where it is private")
    func isPrivate() async throws {
        let number = try await add { $0.isPrivate = true }

        #expect(try await today(.mia).contains(number))
        #expect(try await today(.anna).contains(number))
        for person in [Person.max, .zoe] {
            let numbers = (try? await today(person)) ?? []
            #expect(!numbers.contains(number), "\(person)")
        }
    }
}
