import Cedar
import HouseholdModel
package import HouseholdDatabase

extension AuditRow: Resource {
    /// What it is to the rules and the records.
    package var reference: ResourceReference {
        ResourceReference(
            .auditEntry, number: sequence, uid: EntityUID("AuditEntry", String(sequence))
        ) { context in [context.entity(self)] }
    }
}

extension ResourceKind {
    static let auditEntry: ResourceKind = ResourceKind(
        type: "AuditEntry", word: "audit", missing: nil,
        seen: { (glance: .showAuditEntry, whole: .showAuditEntry) }, found: member.found)
}

extension ActionTarget {
    static let auditEntry = ActionTarget(.auditEntry)
}
