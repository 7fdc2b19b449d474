/// One of the times of a chore that is to be done so many times a week, as the records have it.
package struct TimeInWeek: Hashable, Sendable {
    /// What became of it.
    package enum End: Hashable, Sendable {
        /// Somebody did it on that day, and it counts.
        case done(by: Member.ID, on: Day)
        /// The same, and a parent has yet to look.
        case waiting(by: Member.ID, on: Day)
        /// A parent let it be: nobody is late then.
        case skipped
        /// Nobody did it.
        case missed
        /// It is to be done.
        case open
    }

    /// Its place among the chore's dates: those between, which are in no records, were passed over.
    package let ordinal: Int
    /// By which day it was to be done.
    package let due: Day
    /// Whose it was, or whose turn.
    package let whose: Member.ID?
    /// What became of it.
    package let end: End

    /// Creates one of the times.
    package init(_ ordinal: Int, due: Day, whose: Member.ID?, end: End) {
        self.ordinal = ordinal
        self.due = due
        self.whose = whose
        self.end = end
    }
}

// MARK: - What became of it

extension TimeInWeek {
    /// Whether it was done or let be.
    var isClosed: Bool {
        switch end {
        case .done, .waiting, .skipped: true
        case .missed, .open: false
        }
    }

    var doer: Member.ID? {
        guard case .done(let member, _) = end else { return nil }
        return member
    }

    var isWaiting: Bool {
        guard case .waiting = end else { return false }
        return true
    }

    /// Whether it, or the day of another one, was lost.
    var isLost: Bool {
        switch end {
        case .done(_, let day), .waiting(_, let day): day > due
        case .missed: true
        case .skipped, .open: false
        }
    }
}
