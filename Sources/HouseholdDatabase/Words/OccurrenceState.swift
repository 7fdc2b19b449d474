/// How far a date of a chore has come, as its row says it.
///
/// Indexes are made for some of these words, and SQLite takes an index only where it finds the word in the statement:
/// so they stand there, and a test compares them with these.
package enum OccurrenceState: String, CaseIterable, Sendable {
    /// To be done.
    case open
    /// Done, and a parent has yet to look.
    case waiting
    case done
    case skipped
    case missed
    /// It went with its chore, and comes back with it.
    case deleted
    /// The date before it was taken back, or it has another member now.
    case withdrawn
}
