import HouseholdService

extension ChoreView {
    /// The facts in a few short lines.
    var facts: [TerminalText] {
        var facts: [TerminalText] = [
            "who     \(assignees.isEmpty ? "anyone" : assignees.joined(separator: ", "))"
        ]
        if let points { facts.append("points  \(points)") }
        if let due {
            let time = due.time.map { ", \($0)" } ?? ", by the end of the day"
            facts.append("due     \(due.day)\(time)\(late ? " (late)" : "")")
        }
        return facts
    }

    /// Everything that is shown.
    var lines: [TerminalText] {
        var lines: [TerminalText] = ["\(number)  \(title)"]
        if let description { lines.append("  \(description)") }
        lines += facts.map { "  " + $0 }
        lines.append("  state   \(state)")
        if let doneBy, let doneAt { lines.append("  done    by \(doneBy), \(doneAt)") }
        if let createdBy, let createdAt { lines.append("  added   by \(createdBy), \(createdAt)") }
        return lines
    }
}
