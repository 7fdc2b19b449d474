package import HouseholdModel

/// The household's calendar and clock at one moment, with which phrases are read.
package struct QuickAddMoment: Sendable {
    /// The day and the time.
    package let now: Due
    package let weekStart: Weekday
    package let zone: Zone
    package let dates: DateWords
    package let repeats: RecurrenceReader

    /// Creates a moment.
    ///
    /// - Parameters:
    ///   - now: The moment.
    ///   - zone: The household's zone.
    ///   - weekStart: The household's first day of the week.
    ///   - named: The household's own words for times, in lower case, such as `after school`.
    package init(
        _ now: Instant, in zone: Zone, weekStart: Weekday, named: [String: TimeOfDay] = [:]
    ) {
        let (today, time) = (zone.day(at: now), zone.time(at: now))
        self.now = Due(day: today, time: time)
        self.weekStart = weekStart
        self.zone = zone
        dates = DateWords(today: today, now: time, weekStart: weekStart, named: named)
        repeats = RecurrenceReader(today: today, weekStart: weekStart, zone: zone, named: named)
    }

    /// Whether a date was late before it was said; a minute that is named is still in time.
    func isOver(_ due: Due) -> Bool {
        guard let time = now.time else { return due.day < now.day }
        return due.isOver(in: zone) <= zone.instant(on: now.day, at: time)
    }
}
