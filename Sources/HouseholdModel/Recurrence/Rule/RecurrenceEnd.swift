/// When a chore stops coming back (RFC 5545 section 3.3.10, `COUNT` and `UNTIL`, never both).
package enum RecurrenceEnd: Hashable, Sendable {
    /// It goes on.
    case never
    /// After so many dates, from 1 to 10,000; excepted ones count.
    case count(Int)
    /// With the last date that is not later; without a time that day is in it.
    case until(Due)

    static let counts = 1...10_000
}
