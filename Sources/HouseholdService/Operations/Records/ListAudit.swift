import HouseholdStore
public import Household

/// Lists what happened.
///
/// Parents and housemates see everything; others what they did and what was done to them.
public struct ListAudit: Inquiry, HouseholdOperation {
    /// The name by which the rules know it.
    public static let action = Action.listAudit
    /// How many rows are shown where nothing else is said.
    public static let usualLimit = 100
    let limit: Int

    /// Asks for the newest `limit` rows.
    public init(limit: Int = usualLimit) {
        self.limit = limit
    }

    /// The rows, newest first.
    public func answer(_ sight: borrowing Sight<Household>) throws -> [AuditRowView] {
        let (asker, home) = try sight.principal.membership()
        let rows = try sight.facts.audit(
            about: asker.role.checksOthers ? nil : asker.id, limit: limit)
        return try sight.allowed(.showAuditEntry, rows).map { row in
            AuditRowView(
                seq: asker.role.checksOthers ? row.sequence : nil, at: row.at.description,
                by: row.member.map(home.handle),
                operation: row.operation,
                on: row.object.map { object in
                    object.number.map { "\(object.kind) \($0)" } ?? row.about.map {
                        "\(object.kind) \(home.handle($0))"
                    } ?? object.kind
                },
                allowed: row.isAllowed, policies: row.policies)
        }
    }
}
