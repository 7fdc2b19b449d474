import GRDB
import Household

/// How rows stood before a newer program took an older one's file over, so that it can write down how it leaves
/// them.
///
/// What another program had changed before stays unlike what the records say of it.
struct Takeover {
    /// The rows of one household, or of the file.
    private struct Part {
        let said: Leavings
        let there: Leavings
    }

    private let before: [AuditScope: Part]?

    /// Looks how rows stand in a file whose records say how they were left, or in an older one.
    init(of facts: borrowing Facts) throws(StoreError) {
        guard try facts.keepsLeavings() else {
            before = nil
            return
        }
        var before: [AuditScope: Part] = [:]
        for scope in try facts.scopes() {
            before[scope] = Part(
                said: try facts.leavings(of: scope), there: try facts.present(in: scope))
        }
        self.before = before
    }

    /// Writes down how the rows are left that the newer program made, changed or took away.
    func record(in transaction: borrowing Transaction) throws(StoreError) {
        for scope in try transaction.facts.scopes() {
            let left = left(in: scope, now: try transaction.facts.present(in: scope))
            for isOfRules in [true, false] {
                let part = left.digests.filter { ($0.key.kind == .rules) == isOfRules }
                guard !part.isEmpty else { continue }
                let row = try transaction.restRow(
                    isOfRules ? AuditRow.keptRules : AuditRow.changedFile, in: scope)
                try transaction.append(row, leaving: Leavings(part).bytes, in: scope)
            }
        }
    }

    private func left(in scope: AuditScope, now: Leavings) -> Leavings {
        guard let part = before?[scope] else { return now }
        let (said, there) = (part.said.digests, part.there.digests)
        let changed = now.digests.filter { place, digest in
            said[place] != digest
                && (said[place] ?? Leavings.gone) == (there[place] ?? Leavings.gone)
        }
        let removed = said.filter { place, digest in
            digest != Leavings.gone && now.digests[place] == nil && there[place] == digest
        }
        return Leavings(changed.merging(removed.mapValues { _ in Leavings.gone }) { $1 })
    }
}

extension Facts {
    /// Whether the records of the file say how rows were left.
    fileprivate func keepsLeavings() throws(StoreError) -> Bool {
        try connection.first(
            "SELECT 1 AS one FROM pragma_table_info('audit') WHERE name = 'leavings'"
        ) { _ in true } ?? false
    }

    /// Every household, and the file itself.
    fileprivate func scopes() throws(StoreError) -> [AuditScope] {
        let households = try connection.rows("SELECT id FROM household ORDER BY id") {
            row throws(StoreError) in AuditScope.household(try row.id("id"))
        }
        return households + [.program]
    }

    /// How the rows are that are there, of the tables that the file has.
    fileprivate func present(in scope: AuditScope) throws(StoreError) -> Leavings {
        var present = Leavings()
        for kind in Guarded.allCases where kind.isOfFile == (scope == .program) {
            guard try has(kind.table) else { continue }
            _ = try connection.rows(kind.all, kind.isOfFile ? [] : [scope.key]) {
                row throws(StoreError) in
                let (place, digest) = kind.leaving(row)
                present.leave(place, as: digest)
            }
        }
        return present
    }

    private func has(_ table: String) throws(StoreError) -> Bool {
        try connection.first(
            "SELECT 1 AS one FROM sqlite_schema WHERE type = 'table' AND name = ?", [table]
        ) { _ in true } ?? false
    }

    /// What the records say last of each row.
    fileprivate func leavings(of scope: AuditScope) throws(StoreError) -> Leavings {
        var leavings = Leavings()
        _ = try connection.rows(
            """
            SELECT leavings FROM audit WHERE household_id = ? AND leavings IS NOT NULL
            ORDER BY sequence
            """, [scope.key]
        ) { row throws(StoreError) in
            if let later = row.values.first { try leavings.merge(later) }
        }
        return leavings
    }
}
