import HouseholdModel
import JSON

extension DonetickFile {
    /// How a chore comes back, and when it is due next.
    struct Repetition {
        private let kind: String
        private let count: Int
        /// Whether it is counted from when it was done.
        private let isRolling: Bool
        private let days: Set<Weekday>
        private let months: Set<Int>
        private let unit: Span.Unit?
        private let pattern: String
        private let ordinals: [Int]
        private let due: ForeignMoment?
        private let today: Day

        init(_ row: ForeignDatabase.Row, from viewpoint: Viewpoint) throws(ConversionError) {
            kind = try row.text("frequency_type")
            count = min(max(try row.count("frequency") ?? 1, 1), 9_999)
            isRolling = try row.flag("is_rolling")
            today = viewpoint.today
            let more = try Self.more(row)
            let zone = Zone(try more.text("timezone")) ?? viewpoint.zone
            due = ForeignMoment(try row.text("next_due_date"), in: zone)
            days = Set(try more.texts("days").compactMap { Weekday(named: $0.lowercased()) })
            months = Set(
                try more.texts("months").compactMap { MonthName.number(of: $0.lowercased()) })
            unit = Span.Unit(rawValue: try more.text("unit"))
            pattern = try more.text("weekPattern")
            let numbers = try more.texts("occurrences") + more.texts("weekNumbers")
            ordinals = Array(Set(numbers.compactMap { $0 == "last" ? -1 : Int($0) })).sorted()
        }

        /// What stands in the column with more about it, which older files keep in another one.
        private static func more(_ row: ForeignDatabase.Row) throws(ConversionError) -> JSONFields {
            for column in ["frequency_meta_v2", "frequency_meta"] {
                let text = try row.text(column)
                guard !text.isEmpty, text != "null" else { continue }
                guard text.utf8.count <= 65_536, let value = try? JSONValue(parsing: text) else {
                    throw row.wrong(column)
                }
                return try JSONFields(value, of: .donetick, at: "chores.\(column)")
            }
            return try JSONFields(.object([]), of: .donetick, at: "chores")
        }
    }
}

extension DonetickFile.Repetition {
    /// Gives the chore its dates, or notes that they can't be said.
    func set(
        in chore: inout ForeignHousehold.Chore, _ name: String, _ losses: inout Losses
    ) throws(ConversionError) {
        chore.times = [due?.time].compactMap(\.self)
        chore.rhythm = rhythm
        guard chore.rhythm == nil else { return }
        chore.due = due?.day
        losses.note(.rhythm, of: name, if: !["once", "no_repeat", ""].contains(kind))
    }

    private var rhythm: Rhythm? {
        switch kind {
        case "daily": return isRolling ? .afterDone(1, .days) : .days(1, from: due?.day, today)
        case "weekly":
            return isRolling ? .afterDone(1, .weeks) : .weeks(1, on: [], from: due?.day, today)
        case "monthly":
            return isRolling ? .afterDone(1, .months) : .months(1, on: nil, from: due?.day, today)
        case "yearly":
            return isRolling ? .afterDone(1, .years) : .years(1, from: due?.day, today)
        case "interval": return interval
        case "days_of_the_week": return weekdays
        case "day_of_the_month":
            guard (1...31).contains(count) else { return nil }
            let all = months.isEmpty ? Set(1...12) : months
            return .day(count, ofMonths: all)
        default: return nil
        }
    }

    private var interval: Rhythm? {
        guard let unit else { return nil }
        guard !isRolling else { return .afterDone(count, unit) }
        return switch unit {
        case .hours: .afterDone(count, .hours)
        case .days: .days(count, from: due?.day, today)
        case .weeks: .weeks(count, on: [], from: due?.day, today)
        case .months: .months(count, on: nil, from: due?.day, today)
        case .years: .years(count, from: due?.day, today)
        }
    }

    private var weekdays: Rhythm? {
        guard !days.isEmpty else { return nil }
        switch pattern {
        case "", "every_week": return .weeks(1, on: days, from: nil, today)
        case "week_of_month":
            let known = ordinals.filter { (-1...5).contains($0) && $0 != 0 }
            return known.isEmpty ? nil : .ordinals(known, of: days)
        default: return nil
        }
    }
}
