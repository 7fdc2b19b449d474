/// A day together with what rules ask about it, cheap to move to the next.
struct CalendarDay {
    /// Days since 1970-01-01.
    private(set) var number: Int
    private(set) var year: Int
    private(set) var month: Int
    private(set) var day: Int
    private(set) var monthLength: Int
    /// From 0 for Monday to 6.
    private(set) var weekday: Int

    /// The last day that ``Day`` can name: 9999-12-31.
    static let lastNumber = 2_932_896

    init(_ day: Day) {
        number = day.dayNumber
        (year, month, self.day) = day.date
        monthLength = Day.length(ofMonth: month, year: year)
        weekday = (number + 3) - (number + 3).flooredQuotient(by: 7) * 7
    }

    /// Moves on to the next day.
    mutating func advance() {
        number += 1
        weekday = weekday == 6 ? 0 : weekday + 1
        day += 1
        guard day > monthLength else { return }
        day = 1
        (year, month) = month == 12 ? (year + 1, 1) : (year, month + 1)
        monthLength = Day.length(ofMonth: month, year: year)
    }

    /// The day of the year, from 1, and the number of days that the year has.
    var placeInYear: (day: Int, length: Int) {
        let leap = Day.length(ofMonth: 2, year: year) - 28
        let before = Self.daysBeforeMonth[month - 1] + (month > 2 ? leap : 0)
        return (before + day, 365 + leap)
    }

    private static let daysBeforeMonth = [
        0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334,
    ]
}
