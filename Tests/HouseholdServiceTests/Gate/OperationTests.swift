import HouseholdService
import Testing

/// What the gate asks of the kind of an operation instead of looking it up among all types.
@Suite("An operation says of itself")
struct OperationTests {
    private static let operations = Action.allCases.filter { $0.name is any Operation.Type }

    @Test("that it is made of others, where it is", arguments: operations)
    func isCompound(_ action: Action) throws {
        let operation = try #require(action.name as? any Operation.Type)
        #expect(operation.isCompound == (operation is any CompoundChange.Type))
    }

    @Test("that who looks is kept, where it is", arguments: operations)
    func isAudited(_ action: Action) throws {
        guard let inquiry = action.name as? any Inquiry.Type else { return }
        #expect(inquiry.isAudited == (inquiry is any AuditedInquiry.Type))
    }

    @Test("so, some of them")
    func areSome() {
        let operations = Self.operations.compactMap { $0.name as? any Operation.Type }
        #expect(operations.contains { $0.isCompound } && operations.contains { !$0.isCompound })
    }
}
