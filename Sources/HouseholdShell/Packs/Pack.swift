/// Ready things to do and to get for them: a text of lines that somebody could type.
///
///     # Kitchen
///     Set the table every day at 18:00 1 point
///     reward add Ice cream for 12 points
///
/// A line stands behind `add` as it is, unless it says `reward add` itself; one with `#` and a blank is a heading. A family
/// changes such a text in any editor, and ours are no different from theirs.
package struct Pack: Hashable, Sendable {
    /// How many lines are ticked that nobody has chosen: the first ones, so that a file says which.
    package static let tickedByDefault = 5

    /// What commands call it: the name of a pack of ours, or that of a file.
    package let name: String
    /// The text itself.
    package let text: String
    /// What it offers, in its order.
    package let lines: [PackLine]

    /// Takes a text apart; what its lines say is read by the ``PackReader``.
    package init(_ name: String, text: String) {
        self.name = name
        self.text = text
        var lines: [PackLine] = []
        var heading = ""
        let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        for (place, row) in rows.enumerated() {
            let row = String(row).trimmingBlanks
            if row == "#" || row.hasPrefix("# ") {
                heading = String(row.dropFirst()).trimmingBlanks
            } else if !row.isEmpty {
                lines.append(
                    PackLine(
                        number: lines.count + 1, row: place + 1, heading: heading, text: row))
            }
        }
        self.lines = lines
    }

    /// The numbers of the lines that are ticked.
    var ticked: Set<Int> { Set(lines.prefix(Self.tickedByDefault).map(\.number)) }

    var chores: [PackLine] { lines.filter { !$0.isReward } }
    var rewards: [PackLine] { lines.filter(\.isReward) }
}

/// A line of a pack.
package struct PackLine: Hashable, Sendable {
    /// By which it is chosen, from 1.
    package let number: Int
    /// Where it stands in the file, from 1.
    package let row: Int
    /// The room or the part of the day above it; empty where there is none.
    package let heading: String
    /// What could be typed.
    package let text: String

    /// The words with which a line begins that is a reward.
    private static let reward = ["reward", "add"]

    /// Whether it is something to get rather than something to do.
    package var isReward: Bool { words.prefix(2) == Self.reward[...] }

    /// What stands behind the command of the line.
    package var behindCommand: String {
        guard isReward else { return text }
        return text.split(separator: " ", maxSplits: 2).dropFirst(2).joined()
    }

    private var words: [String] {
        text.split(separator: " ", maxSplits: 2).map { $0.lowercased() }
    }
}
