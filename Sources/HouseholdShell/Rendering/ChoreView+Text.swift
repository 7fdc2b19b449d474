import HouseholdService

extension ChoreView {
    /// The facts in a few short lines.
    func facts(_ home: Home) -> [TerminalText] {
        var facts: [TerminalText] = [
            "who     \(assignees.isEmpty ? "anyone" : home.names(assignees))"
        ]
        if let points { facts.append("points  \(points)") }
        if let repeats { facts.append("when    \(repeats)") }
        if let due {
            let time = due.time.map { ", \($0)" } ?? ", by the end of the day"
            facts.append("due     \(due.day)\(time)\(late ? " (late)" : "")")
        }
        if repeats != nil, let next, next.count > 1 {
            let days = next.prefix(3).map { home.shortDate($0) }
            facts.append("next    \(days.joined(separator: ", "))")
        }
        return facts
    }

    /// Everything that is shown.
    func lines(_ home: Home) -> [TerminalText] {
        var lines: [TerminalText] = ["\(number)  \(title)"]
        if let description { lines.append("  \(description)") }
        lines += facts(home).map { "  " + $0 }
        lines.append("  state   \(state)")
        if let doneBy, let doneAt {
            lines.append("  done    by \(home.name(doneBy)), \(home.wallTime(doneAt))")
        }
        if let approvedBy { lines.append("  OK      by \(home.name(approvedBy))") }
        if let note { lines.append("  note    \(note)") }
        if let createdBy, let createdAt {
            lines.append("  added   by \(home.name(createdBy)), \(home.wallTime(createdAt))")
        }
        return lines
    }
}
