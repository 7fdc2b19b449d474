extension Day {
    /// The date as `YYYYMMDD` (RFC 5545 section 3.3.4).
    var compact: String {
        description.filter { $0 != "-" }
    }

    /// Reads `YYYYMMDD`, or returns `nil`.
    init?(compact text: Substring) {
        guard text.utf8.count == 8, let number = Int(digits: text, atMost: 8) else {
            return nil
        }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}

extension Due {
    /// The date, or date and local time, as RFC 5545 writes them (sections 3.3.4 and 3.3.5, form 1).
    var compact: String {
        guard let time else { return day.compact }
        return "\(day.compact)T\(time.description.filter { $0 != ":" })00"
    }

    /// Reads a date, or a date and local time whose seconds are dropped, or returns `nil`.
    init?(compact text: Substring) {
        guard text.utf8.count == 15, text.dropFirst(8).first == "T" else {
            guard let day = Day(compact: text) else { return nil }
            self.init(day: day)
            return
        }
        guard let day = Day(compact: text.prefix(8)),
            let number = Int(digits: text.suffix(6), atMost: 6), number % 100 < 60,
            let time = TimeOfDay(hour: number / 10_000, minute: number / 100 % 100)
        else { return nil }
        self.init(day: day, time: time)
    }
}
