import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// What came of the request the first time, if it was made before.
    func remembered<Op: Operation>(
        _ operations: [Op], by actor: String, _ request: RequestID, in facts: borrowing Facts
    ) throws -> [Op.Output]? {
        guard actor != AuditWriter.nobody, request.mayComeAgain,
            let outcome = try facts.outcome(of: request.text, by: actor)
        else { return nil }
        guard outcome.operation == (try text(of: operations)) else {
            throw ServiceError.requestReused
        }
        return try OperationJSON.value(outcome.output)
    }

    /// What came of the request the first time, if it was made before; its content is not compared.
    func remembered<Op: Operation>(
        _ type: Op.Type, by actor: String, _ request: RequestID, in facts: borrowing Facts
    ) throws -> [Op.Output]? {
        guard request.mayComeAgain,
            let outcome = try facts.outcome(of: request.text, by: actor)
        else { return nil }
        guard outcome.operation.hasPrefix("\(Op.action.rawValue) ") else {
            throw ServiceError.requestReused
        }
        return try OperationJSON.value(outcome.output)
    }

    /// Keeps what came of the request for 30 days, without its secrets.
    ///
    /// Of nobody nothing is kept: strangers could ask for one another's, and secrets are not compared. Nor is of what was
    /// erased: asked for again, it is not there any more.
    func remember<Op: Operation>(
        _ operations: [Op], _ outputs: [Op.Output], by actor: String, _ request: RequestID,
        at instant: Instant, in transaction: borrowing Transaction
    ) throws {
        guard actor != AuditWriter.nobody, request.mayComeAgain, Op.action != .eraseMember
        else { return }
        let outcome = Outcome(
            operation: try text(of: operations), output: try OperationJSON.text(outputs))
        try transaction.remember(
            outcome, of: request.text, by: actor, at: instant,
            forgettingBefore: instant.adding(days: -30))
    }

    private func text<Op: Operation>(of operations: [Op]) throws -> String {
        try "\(Op.action.rawValue) \(OperationJSON.text(operations))"
    }
}
