/// The dates of a schedule in a zone, in order: those of its rule and the extra ones, without the
/// excepted ones.
package struct DueSlots: Sequence, IteratorProtocol, Sendable {
    private let zone: Zone
    private let excepted: Set<Day>
    /// What the rule gives: dates by the calendar, or instants that are hours apart.
    private var dates: WallClockDates?
    private var hours: HourDates?
    private var extra: [Due] = []
    private var pending: DueSlot?

    /// Prepares the dates of `schedule` from `from` on.
    init(_ schedule: Schedule, in zone: Zone, from: Due? = nil, instant: Instant? = nil) {
        self.zone = zone
        excepted = schedule.excepted
        let (rule, start) = (schedule.rule, schedule.start)
        guard rule.parts.frequency == .hourly else {
            dates = WallClockDates(rule, start: start, from: from)
            extra = schedule.extraDues(from: from)
            return
        }
        let from = instant ?? from.map { zone.instant(on: $0.day, at: $0.time ?? .midnight) }
        hours = HourDates(rule, start: start, in: zone, from: from)
    }

    /// Returns the next date, or `nil` after the last.
    package mutating func next() -> DueSlot? {
        while let dueSlot = nextOfAll() {
            guard excepted.contains(dueSlot.due.day) || isLeftOut(dueSlot) else {
                return dueSlot
            }
        }
        return nil
    }

    /// A zone that changed sides of the date line left out a whole day: Apia has no 2011-12-30.
    private func isLeftOut(_ dueSlot: DueSlot) -> Bool {
        guard dueSlot.instant == nil else { return false }
        return !zone.has(dueSlot.due.day)
    }
}

// MARK: - The rule's and the extra ones

extension DueSlots {
    private mutating func nextOfAll() -> DueSlot? {
        let ofRule = pending ?? nextOfRule()
        pending = nil
        guard let single = extra.last else { return ofRule }
        if let ofRule, ofRule.due.minute < single.minute { return ofRule }
        extra.removeLast()
        if ofRule?.due != single { pending = ofRule }
        return DueSlot(due: single)
    }

    private mutating func nextOfRule() -> DueSlot? {
        if let due = dates?.next() { return DueSlot(due: due) }
        return hours?.next().map { DueSlot(at: $0, in: zone) }
    }
}

extension Schedule {
    /// The extra dates, the last one first.
    fileprivate func extraDues(from: Due?) -> [Due] {
        extra.flatMap { day in times.map { Due(day: day, time: $0) } }
            .filter { $0.minute >= from?.minute ?? .min }
            .sorted { $0.minute > $1.minute }
    }
}
