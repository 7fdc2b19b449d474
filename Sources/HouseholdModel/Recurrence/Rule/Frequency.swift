/// The unit in which a rule counts (RFC 5545 section 3.3.10, `FREQ`).
///
/// `SECONDLY` and `MINUTELY` are left out: no chore comes back so often.
package enum Frequency: String, CaseIterable, Hashable, Sendable {
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"
}
