/// A member's own dates, day by day.
///
/// Days on which nothing is due are not among them, so that days off do not break a row. Neither do skipped
/// dates, chores that rest, and days on which the member is away.
package struct DueDays: Sendable {
    private let days: [DueDay]
    private let today: Day

    /// Creates the days.
    ///
    /// - Parameters:
    ///   - days: Each once, earliest first.
    ///   - today: The day on which it is asked: what is open and was due before it is late.
    package init(_ days: [DueDay], today: Day) {
        self.days = days
        self.today = today
    }
}

extension DueDays {
    /// How many there are.
    package var count: Int { days.count }
}

// MARK: - Days in a row

extension DueDays {
    /// How many days in a row were kept around `day`, or around the last one until today that was where `day` is still to
    /// come; and whether the row goes on to an end of the days.
    package func run(around day: Day) -> (length: Int, isCut: Bool) {
        let place = days.lastIndex {
            $0.verdict(today: today) == .kept && ($0.day == day || day > today)
        }
        guard let place else { return (0, false) }
        let before = days[..<place].reversed().prefix(while: isKept)
        let after = days[(place + 1)...].prefix(while: isKept)
        return (
            1 + length(Array(before)) + length(Array(after)),
            before.count == place || after.count == days.count - place - 1
        )
    }

    /// The most days in a row that were ever kept.
    package var longestRun: Int {
        var (longest, run) = (0, 0)
        for day in days {
            switch day.verdict(today: today) {
            case .kept: run += 1
            case .free: continue
            case .pending, .broken: run = 0
            }
            longest = max(longest, run)
        }
        return longest
    }

    /// How many days in a row were kept until now; what can still come is left out.
    package var currentRun: (length: Int, isCut: Bool) {
        let run = days.reversed().prefix { $0.verdict(today: today) != .broken }
        return (length(Array(run)), run.count == days.count)
    }

    private func isKept(_ day: DueDay) -> Bool {
        switch day.verdict(today: today) {
        case .kept, .free: true
        case .pending, .broken: false
        }
    }

    private func length(_ run: [DueDay]) -> Int {
        run.count { $0.verdict(today: today) == .kept }
    }
}

// MARK: - How much is done

extension DueDays {
    /// How much of what was due on `days` is done, late or not, and how much that was: what waits for an OK and
    /// what can still be done in time is left out.
    package func share(of span: ClosedRange<Day>?) -> (done: Int, due: Int) {
        let due = days.filter { span?.contains($0.day) ?? true }
        let done = due.reduce(0) { $0 + $1.kept + $1.late }
        return (done, due.reduce(done) { $0 + $1.missed + ($1.day < today ? $1.open : 0) })
    }
}

extension DueDays {
    /// How much of what was due on `span` was done by the end of its day, and how much that was.
    package func inTime(on span: ClosedRange<Day>) -> (done: Int, due: Int) {
        let due = days.filter { span.contains($0.day) }
        return (due.reduce(0) { $0 + $1.kept }, share(of: span).due)
    }
}

// MARK: - Whole weeks

extension DueDays {
    /// Whether all that was due in `week`, and at least so much, was done by its end, and the last day of that is there.
    package func isWhole(_ week: ClosedRange<Day>, atLeast least: Int) -> Bool {
        let due = days.filter { week.contains($0.day) }
        return due.reduce(0) { $0 + $1.kept + $1.late } >= least
            && due.allSatisfy { $0.kept == 0 || $0.day <= today }
            && due.allSatisfy { day in
                day.missed + day.waiting + day.open == 0
                    && day.lastDone.map { $0 <= week.upperBound } ?? true
            }
    }

    /// In how many weeks, which begin on `start`, all was done.
    package func wholeWeeks(from start: Weekday, atLeast least: Int) -> Int {
        Dictionary(grouping: days) { $0.day.startOfWeek(from: start) }.count { first, days in
            DueDays(days, today: today).isWhole(first...first.adding(days: 6), atLeast: least)
        }
    }
}
