import Household

extension Day {
    /// The date in short: `Mon 23 Nov`.
    var short: String {
        "\(shortWeekday) \(date.day) \(MonthName.short(date.month).capitalized)"
    }

    /// The weekday in short: `Mon`.
    var shortWeekday: String { weekday.short.capitalized }
}
