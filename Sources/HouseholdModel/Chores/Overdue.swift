/// What becomes of a date once its time is over and the chore not done.
package enum Overdue: Hashable, Sendable {
    /// It stays, late, and gives its full points.
    case keep
    /// It is closed as missed, and a chore that comes back goes on with its next date.
    case close
    /// It stays, and gives fewer points after so many hours.
    case reduce(to: ChoreValue, after: Hours)

    /// How many hours: 0 to 8,760.
    package struct Hours: Hashable, Sendable {
        /// The number.
        package let count: Int

        /// Creates a length of time, or returns `nil` when `count` is not from 0 to 8,760.
        package init?(_ count: Int) {
            guard (0...8_760).contains(count) else { return nil }
            self.count = count
        }
    }
}

extension Overdue {
    /// What a chore worth `value` gives at `instant`, when its time was over at `over`.
    func value(of value: ChoreValue, at instant: Instant, over: Instant?) -> ChoreValue {
        guard case .reduce(let less, let hours) = self, let over,
            instant >= over.adding(milliseconds: Int64(hours.count) * 3_600_000)
        else { return value }
        return less.points < value.points ? less : value
    }
}

// MARK: - In words

extension Overdue: CodedAsText {
    /// `keep`, `close`, or `1 after 24h`: what it gives, and after how many hours.
    package var description: String {
        switch self {
        case .keep: "keep"
        case .close: "close"
        case .reduce(let value, let hours): "\(value.points) after \(hours.count)h"
        }
    }

    /// Creates what `text` says, or returns `nil`.
    package init?(_ text: String) {
        switch text {
        case "keep": self = .keep
        case "close": self = .close
        default:
            let words = text.split(separator: " ")
            guard words.count == 3, words[1] == "after", words[2].hasSuffix("h"),
                let value = Int(words[0]).flatMap({ ChoreValue($0) }),
                let hours = Int(words[2].dropLast()).flatMap({ Hours($0) })
            else { return nil }
            self = .reduce(to: value, after: hours)
        }
    }
}
