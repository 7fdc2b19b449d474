import HouseholdModel

extension Facts {
    static func occurrence(_ row: Fields) throws(StoreError) -> Occurrence {
        let chore = try chore(row)
        return Occurrence(
            id: try row.id("id"), chore: chore, dueSlot: try dueSlot(row, of: chore),
            ordinal: try row.integer("ordinal"), assignee: try row.optionalID("whose"),
            turn: try row.optionalID("turn_id"), ticks: Set(ticks: try row.integer("ticks")),
            progress: try progress(row), offer: try offer(row),
            movedFrom: try row.due("rule_day", "rule_time"))
    }

    /// Rules that count hours have the moment itself: clocks may show the same twice.
    private static func dueSlot(
        _ row: Fields, of chore: Chore
    ) throws(StoreError) -> DueSlot? {
        guard let due = try row.due("on_day", "on_time") else { return nil }
        guard chore.recurrence?.countsHours == true,
            let over = try row.optionalInstant("over_at")
        else { return DueSlot(due: due) }
        return DueSlot(due: due, instant: over.adding(milliseconds: -60_000))
    }

    private static func progress(_ row: Fields) throws(StoreError) -> Occurrence.Progress {
        let state: OccurrenceState = try row.word("state")
        return switch state {
        case .open, .deleted, .withdrawn:
            .open(sentBack: try row.optionalPersonText("sent_back"), excuse: try excuse(row))
        case .waiting, .done: .done(try completion(row))
        case .skipped: .skipped
        case .missed: .missed
        }
    }

    private static func excuse(_ row: Fields) throws(StoreError) -> Occurrence.Excuse? {
        guard let asker: Member.ID = try row.optionalID("excuse_by") else { return nil }
        return Occurrence.Excuse(
            by: asker, at: try row.instant("excuse_at"),
            reason: try row.optionalPersonText("excuse"))
    }

    private static func offer(_ row: Fields) throws(StoreError) -> Occurrence.Offer? {
        guard let owner: Member.ID = try row.optionalID("offered_by") else { return nil }
        return Occurrence.Offer(
            by: owner, to: try row.id("offered_to"), thanks: try row.choreValue("offered_points"),
            at: try row.instant("offered_at"), takenAt: try row.optionalInstant("taken_over_at"))
    }

    private static func completion(_ row: Fields) throws(StoreError) -> Completion {
        Completion(
            id: try row.id("completion_id"), doer: try row.id("doer_id"),
            recordedBy: try row.id("recorded_by"), at: try row.instant("at"),
            day: try row.day("day"), value: try row.choreValue("promised"), half: try half(row),
            payment: try payment(row), counts: try row.integer("counts") == 1)
    }

    /// What was halved by house rules, and by which.
    static func half(_ row: Fields) throws(StoreError) -> Completion.Half? {
        guard let names = try row.optionalText("halved_by") else { return nil }
        let full = try row.choreValue("full_points")
        return try row.parsed("halved_by", names) {
            Completion.Half(of: full, by: $0.split(separator: " ").map(String.init))
        }
    }

    private static func payment(_ row: Fields) throws(StoreError) -> Completion.Payment {
        let state: CompletionState = try row.word("payment")
        switch state {
        case .waiting: return .waiting
        case .booked:
            guard let checker: Member.ID = try row.optionalID("checked_by") else {
                if let oks = try row.optionalInteger("trusted_oks") { return .trusted(oks: oks) }
                return try silence(row).map { .unseen($0) } ?? .booked
            }
            return .approved(
                Completion.Check(
                    by: checker, at: try row.instant("checked_at"),
                    paid: try row.choreValue("paid"),
                    reason: try row.optionalPersonText("reason")))
        }
    }

    private static func silence(_ row: Fields) throws(StoreError) -> Completion.Silence? {
        guard let moment = try row.optionalInstant("unseen_at") else { return nil }
        return Completion.Silence(at: moment, hours: try row.integer("unseen_hours"))
    }
}

extension Fields {
    fileprivate func choreValue(_ column: String) throws(StoreError) -> ChoreValue {
        try parsed(column, integer(column)) { ChoreValue($0) }
    }
}

// Ticked steps are kept as the bits of a number.

extension Set<Int> {
    fileprivate init(ticks: Int) {
        self = ticks == 0 ? [] : Set((0..<Int.bitWidth - 1).filter { ticks & (1 << $0) != 0 })
    }

    var ticks: Int { reduce(0) { $0 | (1 << $1) } }
}
