/// Reads how people say that something comes back, seen from one day.
///
/// A phrase says how often and then, in any order, the rest:
///
///     [every] day | weekday | weekend | mon, wed and fri | 3 days | other week | 6 hours
///     2 weeks on mon and thu       month on the 1st and last day      month on the 2nd tue
///     month on the last working day     year on 24 dec      3 days after done      FREQ=DAILY
///     3 times a week     twice a week
///     in apr-oct     [at] 8:00 and 18:00     from 1 dec     until 30 jun     for 10 times
///     for 6 weeks    except 24 dec, 31 dec     also 2 jan      weeks from sunday
///     taking turns mia, max
package struct RecurrenceReader: Sendable {
    /// The day, in the household's zone.
    let today: Day
    /// The household's first day of the week.
    let weekStart: Weekday
    /// The household's zone, for rules of other programs that end in universal time.
    let zone: Zone
    /// The household's own words for times, in lower case, such as `after school`.
    let named: [String: TimeOfDay]

    /// Creates a reader for one day.
    ///
    /// - Parameters:
    ///   - today: The day, in the household's zone.
    ///   - weekStart: The household's first day of the week.
    ///   - zone: The household's zone, for rules of other programs that end in universal time.
    ///   - named: The household's own words for times, in lower case, such as `after school`.
    package init(
        today: Day, weekStart: Weekday = .monday, zone: Zone = .utc,
        named: [String: TimeOfDay] = [:]
    ) {
        self.today = today
        self.weekStart = weekStart
        self.zone = zone
        self.named = named
    }

    /// Reads a whole phrase, such as `2 weeks on mon,thu` or `3 days after done`.
    package func draft(_ text: String) throws(RecurrenceError) -> RecurrenceDraft {
        var phrase = try phrase(text)
        return try phrase.draft()
    }

    /// Reads how long after it was done something comes back, such as `3d` or `2 weeks`.
    package func span(_ text: String) throws(RecurrenceError) -> Span {
        try whole(text) { phrase throws(RecurrenceError) in try phrase.span() }
    }

    /// Reads a season, such as `apr-oct` or `nov-feb`.
    package func season(_ text: String) throws(RecurrenceError) -> Set<Int> {
        try whole(text) { phrase throws(RecurrenceError) in try phrase.months() }
    }

    /// Reads times of the day, such as `8:00 and 18:00`.
    package func times(_ text: String) throws(RecurrenceError) -> [TimeOfDay] {
        try whole(text) { phrase throws(RecurrenceError) in try phrase.times() }
    }

    /// Reads days, such as `24 dec, 31 dec and 2027-01-02`.
    package func days(_ text: String) throws(RecurrenceError) -> Set<Day> {
        try whole(text) { phrase throws(RecurrenceError) in try phrase.days(from: today) }
    }

    /// Reads a day and perhaps a time, such as `30 jun 18:00`.
    package func due(_ text: String) throws(RecurrenceError) -> Due {
        try whole(text) { phrase throws(RecurrenceError) in try phrase.due(from: today) }
    }

    private func whole<Value>(
        _ text: String, read: (inout RecurrencePhrase) throws(RecurrenceError) -> Value
    ) throws(RecurrenceError) -> Value {
        var phrase = try phrase(text)
        let value = try read(&phrase)
        try phrase.requireEnd()
        return value
    }

    private func phrase(_ text: String) throws(RecurrenceError) -> RecurrencePhrase {
        guard text.utf8.count <= 65_536 else { throw .tooMuch }
        return RecurrencePhrase(words: WordCursor(text), reader: self)
    }
}
