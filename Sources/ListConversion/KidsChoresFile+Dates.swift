import HouseholdModel
import JSON

extension KidsChoresFile {
    /// What a chore says of the dates of some alone, by their identities.
    struct OwnDates {
        fileprivate let (due, weekdays, times): ([JSONFields], [JSONFields], [JSONFields])

        init(_ fields: JSONFields) throws(ConversionError) {
            func own(_ what: String) throws(ConversionError) -> [JSONFields] {
                let found = [
                    try fields.object("per_kid_\(what)"), try fields.object("per_assignee_\(what)"),
                ]
                return found.compactMap(\.self)
            }
            (due, weekdays, times) = (
                try own("due_dates"), try own("applicable_days"), try own("daily_multi_times")
            )
        }
    }

    /// When somebody has a chore to do.
    struct Dates: Hashable {
        private var due: ForeignMoment?
        fileprivate var weekdays: Set<Weekday>
        private var severalTimes: [TimeOfDay]

        /// What holds for all of them.
        init(common fields: JSONFields, in zone: Zone) throws(ConversionError) {
            due = try fields.moment("due_date", in: zone)
            weekdays = try Self.weekdays(fields, "applicable_days")
            severalTimes = try Self.times(fields, "daily_multi_times")
        }

        /// What holds for one of them, where it is said apart.
        func changed(
            for person: String, _ own: OwnDates, in zone: Zone
        ) throws(ConversionError) -> Dates {
            var dates = self
            for fields in own.due where fields.has(person) {
                dates.due = try fields.moment(person, in: zone)
            }
            for fields in own.weekdays where fields.has(person) {
                dates.weekdays = try Self.weekdays(fields, person)
            }
            for fields in own.times where fields.has(person) {
                dates.severalTimes = try Self.times(fields, person)
            }
            return dates
        }

        /// Words such as `mon`, or numbers from 0 for Monday.
        private static func weekdays(
            _ fields: JSONFields, _ key: String
        ) throws(ConversionError) -> Set<Weekday> {
            Set(
                try fields.texts(key).compactMap { text in
                    Int(text).map { Weekday(rawValue: $0 &+ 1) }
                        ?? Weekday(named: text.lowercased())
                })
        }

        /// A list, or a text with bars between.
        private static func times(
            _ fields: JSONFields, _ key: String
        ) throws(ConversionError) -> [TimeOfDay] {
            let texts =
                fields.isList(key)
                ? try fields.texts(key)
                : try fields.text(key).split(separator: "|").map(String.init)
            return texts.compactMap { TimeOfDay(ForeignText.line($0)) }
        }

        fileprivate var day: Day? { due?.day }
        fileprivate var times: [TimeOfDay] { [due?.time].compactMap(\.self) }
        fileprivate var allTimes: [TimeOfDay] { severalTimes.isEmpty ? times : severalTimes }
    }

    /// How often a chore comes back.
    struct Frequency {
        private let word: String
        private let count: Int
        private let unit: String

        init(_ fields: JSONFields) throws(ConversionError) {
            word = try fields.text("recurring_frequency")
            count = min(max(try fields.count("custom_interval") ?? 1, 1), 9_999)
            unit = try fields.text("custom_interval_unit")
            let known = [
                "", "none", "daily", "daily_multi", "weekly", "biweekly", "monthly", "quarterly",
                "yearly",
                "custom", "custom_from_complete", "custom_from_complete_date_only", "custom_1_week",
                "custom_1_month", "custom_1_quarter", "custom_1_year",
            ]
            guard known.contains(word) else { throw fields.wrong("recurring_frequency") }
        }

        /// The chore with its dates.
        func set(
            _ dates: Dates, in chore: ForeignHousehold.Chore, _ name: String, on today: Day,
            _ losses: inout Losses
        ) throws(ConversionError) -> ForeignHousehold.Chore {
            var chore = chore
            chore.times = word == "daily_multi" ? dates.allTimes : dates.times
            guard !["", "none"].contains(word) else {
                chore.due = dates.day
                return chore
            }
            guard let rhythm = rhythm(dates, today) else {
                losses.note(.rhythm, of: name)
                chore.due = dates.day
                return chore
            }
            let isByWeekday = ["daily", "daily_multi", "weekly", "biweekly", "custom_1_week"]
                .contains(word)
            losses.note(.weekdays, of: name, if: !isByWeekday && !dates.weekdays.isEmpty)
            chore.rhythm = rhythm
            return chore
        }

        private func rhythm(_ dates: Dates, _ today: Day) -> Rhythm? {
            let days = dates.weekdays
            switch word {
            case "daily", "daily_multi":
                return .weeks(1, on: days.isEmpty ? Set(Weekday.allCases) : days, from: nil, today)
            case "weekly", "custom_1_week": return .weeks(1, on: days, from: dates.day, today)
            case "biweekly": return .weeks(2, on: days, from: dates.day, today)
            case "monthly", "custom_1_month": return .months(1, on: nil, from: dates.day, today)
            case "quarterly", "custom_1_quarter": return .months(3, on: nil, from: dates.day, today)
            case "yearly", "custom_1_year": return .years(1, from: dates.day, today)
            case "custom": return every(dates.day, today)
            default: return spanUnit.map { .afterDone(span, $0) }
            }
        }

        private func every(_ day: Day?, _ today: Day) -> Rhythm? {
            switch spanUnit {
            case .hours: .afterDone(span, .hours)
            case .days: .days(span, from: day, today)
            case .weeks: .weeks(span, on: [], from: day, today)
            case .months: .months(span, on: nil, from: day, today)
            case .years: .years(span, from: day, today)
            case nil: nil
            }
        }

        private var span: Int { unit.hasPrefix("quarter") ? min(3 * count, 9_999) : count }

        /// The unit in the singular or the plural; a quarter is three months.
        private var spanUnit: Span.Unit? {
            let plural = unit.hasSuffix("s") ? unit : unit + "s"
            return plural == "quarters" ? .months : Span.Unit(rawValue: plural)
        }
    }
}
