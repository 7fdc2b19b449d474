import HouseholdDatabase
import HouseholdModel

extension Grant where Op == EraseMember {
    /// Forgets who somebody was who left.
    func erase() throws -> ErasureView {
        guard subject.hasLeft else { throw ServiceError.member(.stillHere(subject.name)) }
        let forgotten = try transaction.facts.countOfForgotten(in: subject.household)
        let account = try subject.account.flatMap { try transaction.facts.account($0) }
        let names = [subject.name.text, account?.username.text, account?.name.text]
        let person = Forgotten(
            member: subject.id, account: account?.id, names: Set(names.compactMap(\.self)).sorted(),
            name: try ErasedText.name(forgotten + 1))
        let (texts, isAccountGone) = try transaction.forget(
            person, in: subject.household, at: instant)
        if transaction.isErasingOutside { try noteOutside() }
        return ErasureView(
            name: subject.name.text, username: account?.username.text, called: person.name.text,
            texts: texts, account: isAccountGone)
    }

    /// Of what nobody's household has in its records, these have to say that it was erased.
    private func noteOutside() throws {
        try transaction.record(
            AuditRow(
                at: instant, account: principal.account?.id, member: nil,
                operation: Op.action.rawValue, object: nil, about: nil, isAllowed: true,
                policies: policies, rules: rules, input: AuditRow.nothingTyped, request: ""),
            in: .program)
    }
}
