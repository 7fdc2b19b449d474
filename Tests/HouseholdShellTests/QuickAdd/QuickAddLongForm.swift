import HouseholdModel
import HouseholdShell
import QuickAdd
import Testing

extension QuickAddHome {
    /// What `chore add` makes of its options `--due` and `--every`.
    func timing(of arguments: [String]) throws -> Chore.Timing {
        if let every = value(of: "--every", in: arguments) {
            return .repeating(try repeats.draft(every).recurrence(now: now))
        }
        guard let due = value(of: "--due", in: arguments) else { return .once(nil) }
        let words = due.split(separator: " ").map(String.init)
        return .once(try #require(try dates.when(words)).due)
    }

    private func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
}
