import HouseholdModel
import HouseholdShell
import Testing

/// When a chore is to be done, whatever words say so.
enum PlainTiming: Equatable {
    case open
    case once(Due)
    case repeating(Recurrence)
}

extension QuickAddTiming {
    var plain: PlainTiming {
        switch self {
        case .open: .open
        case .once(let due, _): .once(due)
        case .repeating(let recurrence, _): .repeating(recurrence)
        }
    }
}

extension QuickAddHome {
    /// What `chore add` makes of its options `--due` and `--every`.
    func timing(of arguments: [String]) throws -> PlainTiming {
        if let every = value(of: "--every", in: arguments) {
            return .repeating(try repeats.draft(every).recurrence(now: now))
        }
        guard let due = value(of: "--due", in: arguments) else { return .open }
        let words = due.split(separator: " ").map(String.init)
        return .once(try #require(try dates.when(words)).due)
    }

    private func value(of option: String, in arguments: [String]) -> String? {
        arguments.firstIndex(of: option).map { arguments[$0 + 1] }
    }
}
