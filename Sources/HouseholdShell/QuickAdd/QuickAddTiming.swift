package import HouseholdModel

/// When a chore is to be done, with the words that say so.
package enum QuickAddTiming: Hashable, Sendable {
    /// Some time.
    case open
    /// Once; the words are those of `--due`.
    case once(Due, words: String)
    /// Again and again; the words are those of `--every`.
    case repeating(Recurrence, words: String)

    /// The same as options of `chore add`.
    var arguments: [String] {
        switch self {
        case .open: []
        case .once(_, let words): ["--due", words]
        case .repeating(_, let words): ["--every", words]
        }
    }
}
