/// A second of the calendar in UTC, written and read as protocols have it.
struct Moment: Hashable {
    /// Seconds since 1970.
    let seconds: Int

    private static let weekdays = ["Thu", "Fri", "Sat", "Sun", "Mon", "Tue", "Wed"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Creates the second that a time in milliseconds lies in; what is beyond the years 1 to 9999 is taken for their ends.
    init(milliseconds: Int) {
        let second = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
        seconds = min(max(second, -62_135_596_800), 253_402_300_799)
    }

    private init(seconds: Int) {
        self.seconds = seconds
    }
}

// MARK: - Writing

extension Moment {
    /// As in `2026-11-26T05:06:07Z` (RFC 3339).
    var internet: String {
        let (year, month, day) = date
        return "\(padded(year, 4))-\(padded(month))-\(padded(day))T\(time)Z"
    }

    /// As in `Thu, 26 Nov 2026 05:06:07 +0000` (RFC 5322).
    var mail: String {
        let (year, month, day) = date
        let weekday = Self.weekdays[((days % 7) + 7) % 7]
        return "\(weekday), \(day) \(Self.months[month - 1]) \(padded(year, 4)) \(time) +0000"
    }

    private var days: Int {
        (seconds - secondOfDay) / 86_400
    }

    private var secondOfDay: Int {
        ((seconds % 86_400) + 86_400) % 86_400
    }

    private var time: String {
        let second = secondOfDay
        return "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
    }

    /// The date of the proleptic Gregorian calendar, counted in years that begin in March, so that a leap day is the last
    /// of its year.
    private var date: (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private func padded(_ number: Int, _ width: Int = 2) -> String {
        let digits = "\(number)"
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

// MARK: - Reading

extension Moment {
    /// Reads a date as in `Thu, 26 Nov 2026 05:06:07 GMT` (RFC 9110), in which the weekday is passed over.
    init?(http text: String) {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[5] == "GMT", let day = Self.number(parts[1], 2, 1...31),
            let month = Self.months.firstIndex(where: { $0 == parts[2] }),
            let year = Self.number(parts[3], 4, 1970...9999)
        else { return nil }
        let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
        guard time.count == 3, let hour = Self.number(time[0], 2, 0...23),
            let minute = Self.number(time[1], 2, 0...59),
            let second = Self.number(time[2], 2, 0...60)
        else { return nil }
        let shiftedYear = month < 2 ? year - 1 : year
        let dayOfYear = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
        let days =
            shiftedYear * 365 + shiftedYear / 4 - shiftedYear / 100 + shiftedYear / 400
            + dayOfYear - 719_468
        self.init(seconds: days * 86_400 + hour * 3600 + minute * 60 + second)
    }

    private static func number(
        _ text: Substring, _ width: Int, _ range: ClosedRange<Int>
    ) -> Int? {
        guard text.count == width, text.allSatisfy({ ("0"..."9").contains($0) }),
            let number = Int(text), range.contains(number)
        else { return nil }
        return number
    }
}
