import Credentials
import HouseholdDatabase
package import HouseholdModel

extension Gate {
    /// Does what a message let its reader do with one touch, for that reader.
    ///
    /// Of a token that lets nobody do anything, any more or at all, nothing is recorded: anybody can send one.
    ///
    /// - Parameters:
    ///   - reply: The token that came back.
    ///   - household: Where its message came from.
    /// - Returns: What came of it; `nil` where the token lets nobody do anything.
    /// - Throws: ``ServiceError``, as when the same member asks for the same at the program.
    package func answer(
        _ reply: Confidential, in household: Household.ID
    ) async throws(ServiceError) -> CompletionView? {
        guard let token = ReplyToken(received: reply.secret) else { return nil }
        let digest = token.digest.bytes
        let found = try await wait {
            try store.read { try answerable(digest, in: household, $0) }
        }
        guard let found else { return nil }
        let operation = ApproveByReply(
            date: OccurrenceReference(
                found.date.chore.number, on: found.date.due?.day, of: found.doer.handle),
            digest: digest)
        return try await perform(
            operation, as: .inPlace(of: found.member.id, in: household), request: .reply
        ).output
    }

    private func answerable(
        _ digest: [UInt8], in household: Household.ID, _ facts: borrowing Facts
    ) throws -> AnswerableDate? {
        let principal = try facts.principal(of: .program(in: household), at: clock.now())
        guard case .program(let home) = principal else { return nil }
        let rules = try rules(for: principal, asking: .approveChore, in: facts)
        return try facts.answerable(digest, in: home, by: rules)
    }
}
