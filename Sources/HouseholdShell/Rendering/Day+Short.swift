import Household

extension Day {
    /// The date in short: `Mon 23 Nov`.
    var short: Phrase {
        let month = MonthName.short(date.month).capitalized
        return "\(dates: "\(weekday.short.capitalized) \(date.day) \(month)")"
    }

    /// The date in short with its year: `Mon 23 Nov 2026`.
    var dated: Phrase { "\(short) \(date.year)" }

    /// The month in short: `Nov`.
    var shortMonth: Phrase { Phrase(message: MonthName.short(date.month).capitalized) }

    /// The weekday in short: `Mon`.
    var shortWeekday: Phrase { Phrase(message: weekday.short.capitalized) }
}
