package import HouseholdModel

/// One way to understand a line behind `add`.
package struct QuickAddReading: Hashable, Sendable {
    /// What is to be done.
    package let title: String
    /// Whose it is to be.
    package let whose: QuickAddWhose
    /// When.
    package let timing: QuickAddTiming
    /// What it is worth, where that was said.
    package let points: Int?
    /// The words by which it is found, each once.
    package let tags: [Tag]
    /// Whether only whose it is and the parents see it.
    package let isPrivate: Bool
    /// What has to be said about it, such as that a month is shorter than the day that was named.
    package let note: Phrase?
}

// MARK: - The long form

extension QuickAddReading {
    /// The command that does the same, word by word: `chore`, `add`, `Take out trash`, `--to`, `mia`.
    package var arguments: [String] {
        let options =
            whose.arguments + timing.arguments + (isPrivate ? ["--private"] : [])
            + (points.map { ["--points", "\($0)"] } ?? [])
            + tags.flatMap { tag in
                tag.description.hasPrefix("-") ? ["--tag=\(tag)"] : ["--tag", tag.description]
            }
        // A title that begins like an option comes last, where no options can be.
        guard title.hasPrefix("-") else { return ["chore", "add", title] + options }
        return ["chore", "add"] + options + ["--", title]
    }

    /// The command that does the same, as people type it.
    package var longForm: String {
        arguments.map { $0 == title ? $0.quoted : $0.quotedIfNeeded }.joined(separator: " ")
    }
}

extension String {
    /// The text in quotes.
    var quoted: String {
        unicodeScalars.reduce(into: "\"") { text, scalar in
            if scalar == "\\" || scalar == "\"" { text.unicodeScalars.append("\\") }
            text.unicodeScalars.append(scalar)
        } + "\""
    }

    /// The text as one word of a line.
    var quotedIfNeeded: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            !scalar.properties.isWhitespace && !"\\\"'“‘„«".unicodeScalars.contains(scalar)
        }
        return isPlain && !isEmpty ? self : quoted
    }
}
