/// The parts of a rule by the names that RFC 5545 section 3.3.10 gives them.
package enum RulePart: String, CaseIterable, Hashable, Sendable {
    case frequency = "FREQ"
    case interval = "INTERVAL"
    case count = "COUNT"
    case until = "UNTIL"
    case months = "BYMONTH"
    case monthDays = "BYMONTHDAY"
    case yearDays = "BYYEARDAY"
    case weekdays = "BYDAY"
    case hours = "BYHOUR"
    case minutes = "BYMINUTE"
    case positions = "BYSETPOS"
    case weekStart = "WKST"

    /// What may stand in the part, for a person.
    var allowed: String {
        switch self {
        case .frequency: "HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY"
        case .interval: "a number from 1 to 9999"
        case .count: "a number from 1 to 10000"
        case .until: "a date such as 20271231, perhaps with a time such as T180000"
        case .months: "numbers from 1 to 12"
        case .monthDays: "numbers from 1 to 31, or from -1 to -31 to count from the end"
        case .yearDays: "numbers from 1 to 366, or from -1 to -366 to count from the end"
        case .weekdays:
            "MO, TU, WE, TH, FR, SA and SU, in months and years perhaps with a number such as 2TU or -1FR"
        case .hours: "numbers from 0 to 23"
        case .minutes: "numbers from 0 to 59"
        case .positions: "numbers from 1 to 366, or from -1 to -366 to count from the end"
        case .weekStart: "one of MO, TU, WE, TH, FR, SA and SU"
        }
    }
}
