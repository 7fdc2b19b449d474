import GRDB
import Household

extension Transaction {
    /// How the rows were left that changed since the last row of the records, of those that belong to `scope`.
    func leavings(in scope: AuditScope) throws(StoreError) -> [UInt8]? {
        made.touched.formUnion(try connection.touched())
        let touched = made.touched.filter { $0.scope == scope }
        made.touched.subtract(touched)
        return try leavings(of: touched)
    }

    private func leavings(of touched: Set<Touched>) throws(StoreError) -> [UInt8]? {
        guard !touched.isEmpty else { return nil }
        var leavings = Leavings()
        for row in touched {
            let said = try connection.first(row.kind.one, row.key) { fields throws(StoreError) in
                row.kind.leaving(fields).digest
            }
            leavings.leave(Leavings.Place(row), as: said ?? Leavings.gone)
        }
        return leavings.bytes
    }

    /// Writes down how rows were left of which no row of the records says so yet: those of another household or
    /// of the file, and what the program changes by itself.
    func recordRest() throws(StoreError) {
        made.touched.formUnion(try connection.touched())
        let rules = made.touched.filter { $0.kind == .rules }
        let rest = made.touched.subtracting(rules)
        made.touched = []
        for (touched, operation) in [(rules, AuditRow.keptRules), (rest, nil)] {
            let scopes = Dictionary(grouping: touched, by: \.scope).sorted {
                $0.key.key < $1.key.key
            }
            for (scope, touched) in scopes {
                let row = try restRow(operation, in: scope)
                try append(row, leaving: leavings(of: Set(touched)), in: scope)
            }
        }
    }

    /// What is known of a change that has no row of its own: what the row before it says, if there is one.
    func restRow(
        _ operation: String?, in scope: AuditScope
    ) throws(StoreError) -> AuditRow {
        let last = made.lastRecord
        var at = last?.at
        if at == nil { at = try facts.lastRecord(in: scope) }
        return AuditRow(
            at: at ?? Instant(milliseconds: 0), account: last?.account, member: last?.member,
            operation: operation ?? last?.operation ?? AuditRow.changedFile, object: nil,
            about: last?.about, isAllowed: true, policies: last?.policies ?? [],
            rules: last?.rules ?? Chain.start, input: "{}", request: last?.request ?? "")
    }
}

extension AuditRow {
    /// What the program changed by itself.
    static let changedFile = "file.change"
    /// That the program took over rules that a household had set.
    static let keptRules = "rules.keep"
}

extension Facts {
    /// When the last row of the records was written.
    fileprivate func lastRecord(in scope: AuditScope) throws(StoreError) -> Instant? {
        try connection.first(
            "SELECT at FROM audit WHERE household_id = ? ORDER BY sequence DESC LIMIT 1",
            [scope.key]
        ) { row throws(StoreError) in try row.instant("at") }
    }
}
