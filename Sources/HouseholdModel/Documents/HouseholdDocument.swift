/// All that there is of a household, as a document says that was written out elsewhere; nothing of it is believed yet.
package struct HouseholdDocument: Sendable {
    /// How many rows one may have in all.
    package static let mostRows = 1_000_000
    /// How long one may be, in bytes.
    package static let mostBytes = 64 << 20

    /// When it was written.
    package let exportedAt: Instant
    package private(set) var tables: ExportedTables

    /// A document with these rows.
    ///
    /// - Throws: ``DocumentFault/tooLong``.
    package init(exportedAt: Instant, tables: ExportedTables) throws(DocumentFault) {
        guard tables.values.reduce(0, { $0 + $1.count }) <= Self.mostRows else { throw .tooLong }
        self.exportedAt = exportedAt
        self.tables = tables
    }
}

// MARK: - Looking inside

extension HouseholdDocument {
    /// The one household that it is of.
    ///
    /// - Throws: ``DocumentFault/missing(_:)`` or ``DocumentFault/row(_:_:)``.
    package func household() throws(DocumentFault) -> Household.ID {
        let rows = tables["household"] ?? []
        guard let row = rows.first else { throw .missing("household") }
        guard rows.count == 1, let id: Household.ID = row.id("id") else {
            throw .row(.unfit, DocumentFault.Place("household", min(rows.count, 2)))
        }
        return id
    }

    /// Which rules the household began with.
    package func template() throws(DocumentFault) -> Household.Template {
        guard let word = tables["household"]?.first?.text("template"),
            let template = Household.Template(rawValue: word)
        else { throw .row(.unfit, DocumentFault.Place("household", 1)) }
        return template
    }

    /// The rules of its own, if it has any.
    package var rules: String? { tables["house_rules"]?.first?.text("text") }

    /// The members who own the household and can sign in.
    private var owners: [(id: Member.ID, name: String)] {
        (tables["member"] ?? []).compactMap { row in
            guard row.text("role") == Role.owner.rawValue, row.text("state") == "joined",
                let id: Member.ID = row.id("id"), let name = row.text("name")
            else { return nil }
            return (id, name)
        }
    }

    /// The owner who is called `name`; without a name the only one.
    ///
    /// - Throws: ``DocumentFault/owner(_:)``.
    package func owner(called name: String?) throws(DocumentFault) -> Member.ID {
        let owners = owners
        guard let first = owners.first else { throw .owner(.none) }
        guard let name else {
            guard owners.count == 1 else { throw .owner(.several(owners.map(\.name))) }
            return first.id
        }
        let look = ConfusableKey(name)
        guard let owner = owners.first(where: { ConfusableKey($0.name) == look }) else {
            throw .owner(.unknown(name, owners: owners.map(\.name)))
        }
        return owner.id
    }
}

// MARK: - Arriving

extension HouseholdDocument {
    /// What a document tells and what does not come in: accounts, and rules that hold for some time only.
    private static let staysBehind = ["account", "house_rules_promise", "house_rules_trial"]

    /// The rows as they come in where `owner` is `account`, and nobody else has an account yet: who could sign in is
    /// invited, as what an invited person can be.
    package func arriving(
        as owner: Member.ID, with account: Account.ID, rulesDigest: [UInt8]?
    ) throws(DocumentFault) -> ExportedTables {
        let otherOwners: Role = try template() == .housemates ? .housemate : .parent
        var arriving = tables.filter { !Self.staysBehind.contains($0.key) }
        arriving["member"] = tables["member"]?.map { row in
            var row = row
            guard row.id("id") != owner else {
                row["account_id"] = .text(account.rawValue)
                return row
            }
            row["account_id"] = ExportedValue.none
            guard row.text("state") == "joined" else { return row }
            row["state"] = .text("invited")
            if row.text("role") == Role.owner.rawValue { row["role"] = .text(otherOwners.rawValue) }
            return row
        }
        if let rulesDigest {
            arriving["house_rules"] = tables["house_rules"]?.map { row in
                var row = row
                row["digest"] = .text(rulesDigest.hexadecimal)
                return row
            }
        }
        return arriving
    }
}

extension [String: ExportedValue] {
    /// The text of a column.
    package func text(_ column: String) -> String? {
        if case .text(let text) = self[column] { text } else { nil }
    }

    /// The number of a column.
    package func number(_ column: String) -> Int? {
        if case .number(let number) = self[column] { number } else { nil }
    }

    /// The identity of a column.
    package func id<Entity>(_ column: String) -> Identifier<Entity>? {
        text(column).flatMap { Identifier($0) }
    }
}
