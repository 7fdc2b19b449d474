import HouseholdModel
import HouseholdService
import Testing

/// Plants are chore 4, open to all.
@Suite("Why a parent was not content with what a child did")
struct ReasonReaderTests {
    private let family: Family

    init() async throws {
        family = try await Family()
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(4, as: .max)
    }

    enum Word: CaseIterable {
        case sentBack, takenBack, paidLess

        func perform(in family: Family) async throws {
            let reason = try Note("Max lied about it")
            switch self {
            case .sentBack:
                try await family.perform(RejectChore(4, because: reason), as: .anna)
            case .takenBack: try await family.perform(UndoChore(4, because: reason), as: .anna)
            case .paidLess:
                try await family.perform(
                    ApproveChore(4, paying: ChoreValue(1), because: reason), as: .anna)
            }
        }
    }

    /// What somebody reads of it at the chore and in lists; nothing where they see no more of the chore.
    private func read(by person: Person) async throws -> Set<String?> {
        let views = try await family.ask(ListChores(.all), as: person)
        let shown = try? await family.ask(ShowChore(4), as: person)
        return Set((views + (shown.map { [$0] } ?? [])).filter { $0.number == 4 }.map(\.note))
    }

    @Test(
        "is read by that child and the parents, and by no sibling", arguments: Word.allCases)
    func isNotForSiblings(word: Word) async throws {
        try await word.perform(in: family)

        #expect(try await read(by: .mia).isSubset(of: [nil]))
        for person in [Person.max, .anna, .ben] {
            #expect(try await read(by: person) == ["Max lied about it"])
        }
    }

    @Test("is read by no sibling who did it before and said so themselves, but by whose it is then")
    func isNotForEarlierDoer() async throws {
        try await family.undo(4, as: .max)
        try await family.complete(4, as: .mia)
        try await family.undo(4, as: .mia)
        family.clock.advance(minutes: 1)
        try await family.complete(4, as: .max)
        try await Word.sentBack.perform(in: family)
        #expect(try await read(by: .mia) == [nil])

        #expect(try await family.perform(ClaimChore(4), as: .mia).note == "Max lied about it")
    }
}
