/// A day of the Gregorian calendar, extended to all years.
///
/// Years begin in March here, so that the leap day is the last of its year; 400 of them are an
/// era of always the same length.
struct CivilDay {
    let year: Int64
    let month: Int64
    let day: Int64

    private static let daysPerEra: Int64 = 146_097
    private static let daysFromYearZeroTo1970: Int64 = 719_468

    /// Creates a day, or returns `nil` when the calendar has no such day.
    init?(year: Int64, month: Int64, day: Int64) {
        guard (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year) else {
            return nil
        }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the day that is `days` after the first one of 1970.
    init(daysSince1970 days: Int64) {
        let shifted = days + Self.daysFromYearZeroTo1970
        let era = (shifted >= 0 ? shifted : shifted - Self.daysPerEra + 1) / Self.daysPerEra
        let dayOfEra = shifted - era * Self.daysPerEra
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// The number of days since the first one of 1970.
    var daysSince1970: Int64 {
        let shifted = month <= 2 ? year - 1 : year
        let era = (shifted >= 0 ? shifted : shifted - 399) / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * Self.daysPerEra + dayOfEra - Self.daysFromYearZeroTo1970
    }

    private static func length(of month: Int64, in year: Int64) -> Int64 {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
