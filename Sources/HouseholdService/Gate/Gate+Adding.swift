/// A chore that was added, and what is open since.
package struct AddedChore: Codable, Sendable {
    /// The new chore.
    package let chore: ChoreView
    /// What is open with it, for those who asked for that and may see it.
    package let open: [ChoreView]?
}

extension Gate {
    /// Adds a chore and tells what is open then, which whoever is far away would have to ask for.
    ///
    /// - Parameters:
    ///   - operation: What adds it.
    ///   - home: Where the words were read that say so: in another household they may mean another thing.
    ///   - caller: Who asks.
    ///   - request: The caller's name for the request.
    ///   - isRehearsal: Whether all is rolled back again; then nothing is told besides.
    ///   - isListed: Whether it is told what is open.
    /// - Returns: The chore.
    /// - Throws: ``ServiceError``; ``ServiceError/changedMeanwhile`` where `home` is not as it was, and nothing was added.
    package func add<Op: AddsChores>(
        _ operation: Op, readIn home: Asker.Home?, as caller: Caller, request: RequestID,
        isRehearsal: Bool, listing isListed: Bool
    ) async throws(ServiceError) -> Answer<AddedChore> where Op.Output == ChoreView {
        let answer = try await perform(
            [operation], as: caller, request, isRehearsal: isRehearsal, in: home)
        guard let chore = answer.output.first else { throw .bug("an operation gave no answer") }
        let isListed = isListed && !isRehearsal
        // What was added is, also where nobody can say what is open.
        let open = isListed ? try? await perform(ListChores(.open), as: caller).output : nil
        return Answer(output: AddedChore(chore: chore, open: open), asker: answer.asker)
    }
}
