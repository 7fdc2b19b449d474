// No operation asks for it: the audit shows the entries that may be seen by it.

extension Action {
    package static let showAuditEntry = Action(
        "audit.show", on: .auditEntry, kin: .plain, password: .never,
        back: .nothing, tells: .nobody)
}
