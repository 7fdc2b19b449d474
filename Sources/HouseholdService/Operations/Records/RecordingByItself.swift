import HouseholdDatabase
import HouseholdModel

extension Grant where Op: RecordsByItself {
    /// Leaves a row in the household's own records, which say that it was nobody there.
    ///
    /// - Parameters:
    ///   - thing: To what it was done.
    ///   - member: Whom that is about.
    ///   - input: What is kept of it besides.
    /// - Throws: What hinders the data file.
    func recordByItself(
        _ thing: ResourceReference, about member: Member.ID, _ input: some Encodable
    ) throws {
        try transaction.record(
            AuditRow(
                at: instant, account: nil, member: nil, operation: Op.action.rawValue,
                object: thing.object, about: member, isAllowed: true, policies: policies,
                rules: rules, input: OperationJSON.text(input),
                request: RequestID.byItself.recorded),
            in: .household(subject.id))
    }
}
