import GRDB
import Household

extension Facts {
    /// The first row of these kinds that is not as the records say it was left, was added, or is gone.
    func firstForeign(
        _ kinds: [Guarded], in household: Household.ID, against leavings: Leavings
    ) throws(StoreError) -> Verification.Fault? {
        var unseen = leavings
        for kind in kinds {
            let faults = try each(kind, of: household) { fields throws(StoreError) in
                let (place, digest) = kind.leaving(fields)
                let left = unseen.take(place)
                guard left != digest else { return Verification.Fault?.none }
                let isNew = left == nil || left == Leavings.gone
                return kind.fault(isNew ? .added : .changed, at: fields)
            }
            if let fault = faults.lazy.compactMap(\.self).first { return fault }
        }
        for kind in kinds where unseen.digests.contains(where: kind.isMissed) {
            return Verification.Fault(table: "\(kind)", sequence: 0, change: .removed)
        }
        return nil
    }

    /// How the people, sign-ins, settings and rules stand.
    func state(of household: Household.ID) throws(StoreError) -> [UInt8] {
        var state = Leavings()
        for kind in Guarded.sealed {
            _ = try each(kind, of: household) { fields throws(StoreError) in
                let (place, digest) = kind.leaving(fields)
                state.leave(place, as: digest)
            }
        }
        return state.bytes
    }

    private func each<Element>(
        _ kind: Guarded, of household: Household.ID,
        read: (Fields) throws(StoreError) -> Element
    ) throws(StoreError) -> [Element] {
        try connection.rows(kind.all, kind.isOfFile ? [] : [household.rawValue], read: read)
    }

    /// Whether the records say of these rules that they were set so.
    func isRecorded(_ rules: Fields, in household: Household.ID) throws(StoreError) -> Bool {
        let leavings = try connection.first(
            """
            SELECT leavings FROM audit
            WHERE household_id = ? AND operation IN ('rules.set', 'rules.keep')
                AND leavings IS NOT NULL
            ORDER BY sequence DESC LIMIT 1
            """, [household.rawValue]
        ) { row throws(StoreError) in try row.bytes("leavings") }
        let (place, digest) = Guarded.rules.leaving(rules)
        return leavings.flatMap(Leavings.init)?.digests[place] == digest
    }
}

extension Guarded {
    fileprivate func isMissed(_ left: Leavings.Place, _ digest: Leavings.Digest) -> Bool {
        left.kind == self && digest != Leavings.gone
    }

    fileprivate func fault(
        _ change: Verification.Fault.Change, at row: Fields
    ) -> Verification.Fault {
        func value(_ column: String) -> DatabaseValue {
            row.columns.place(of: column).map { row.values[$0] } ?? .null
        }
        return Verification.Fault(
            table: "\(self)", sequence: Int.fromDatabaseValue(value("number")) ?? 0,
            change: change, name: self == .member ? String.fromDatabaseValue(value("name")) : nil)
    }
}
