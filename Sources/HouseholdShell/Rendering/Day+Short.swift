import Household

extension Day {
    /// The date in short: `Mon 23 Nov`.
    var short: String {
        "\(shortWeekday) \(date.day) \(Self.months[date.month - 1])"
    }

    /// The weekday in short: `Mon`.
    var shortWeekday: String {
        weekday.word.prefix(3).capitalized
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
