import HouseholdModel

/// The absence behind which a page of the list begins, as the page before names it.
///
/// It says of the absence what the list says: the first day of its next time, and its number. What whoever asks may not see is
/// not looked for: the page begins behind that day and number whether anything is there or not, so that nothing can be learned
/// by trying.
///
/// What repeats has its turn by its next time, which is another one tomorrow. So the place says, too, on which day the list began:
/// its pages go on by that, and at midnight nothing is passed over or comes twice.
package struct AbsencePlace: ListPlace {
    /// On which day the list began.
    let today: Day
    /// When it begins, or did where it is over; of what repeats its next time, as seen from that day.
    let first: Day
    let number: Number

    /// Creates the place of an absence in the list that began on that day.
    init(of absence: Absence, today: Day) {
        self.today = today
        first = absence.days.next(from: today)
        number = absence.number
    }

    /// Whether a list that began then goes on.
    func isFresh(on day: Day) -> Bool {
        (day.adding(days: -1)...day).contains(today)
    }

    /// Whether it comes first, in the same list.
    func precedes(_ other: AbsencePlace) -> Bool {
        (first, number) < (other.first, other.number)
    }
}

// MARK: - As text

extension AbsencePlace {
    /// What a text has to be like, as a regular expression: `2026-11-21-2026-11-23-7`.
    package static let pattern = "^([0-9]{4}-[0-9]{2}-[0-9]{2}-){2}[1-9][0-9]{0,17}$"

    /// The day on which the list began, that of the absence, and its number.
    package var description: String { "\(today)-\(first)-\(number)" }

    /// Reads what ``description`` writes, and nothing else.
    package init?(_ text: String) {
        let (days, number) = (text.prefix(21), text.dropFirst(22))
        guard number.utf8.count <= 18, let number = Number(number), number > 0,
            let today = Day(String(days.prefix(10))), let first = Day(String(days.suffix(10)))
        else { return nil }
        (self.today, self.first, self.number) = (today, first, number)
        guard description == text else { return nil }
    }
}
