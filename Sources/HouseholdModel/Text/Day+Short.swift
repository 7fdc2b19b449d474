extension Day {
    /// The date in short: `Mon 23 Nov`.
    package var short: Phrase {
        "\(dates: "\(weekday.short.capital) \(date.day) \(MonthName.short(date.month).capital)")"
    }

    /// The date in short where the month is known: `Mon 23`.
    package var shortInMonth: Phrase { "\(dates: "\(weekday.short.capital) \(date.day)")" }

    /// The date in short with its year: `Mon 23 Nov 2026`.
    package var dated: Phrase { "\(short) \(date.year)" }

    /// The month in short: `Nov`.
    package var shortMonth: Phrase { Phrase(message: MonthName.short(date.month).capital) }

    /// The weekday in short: `Mon`.
    package var shortWeekday: Phrase { Phrase(message: weekday.short.capital) }
}

extension String {
    /// The word with a capital letter at its beginning.
    fileprivate var capital: String { prefix(1).uppercased() + dropFirst() }
}
