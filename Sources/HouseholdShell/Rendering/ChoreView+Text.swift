import HouseholdService

extension ChoreView {
    /// The facts in a few short lines.
    func facts(_ home: Home) -> [TerminalText] {
        var facts: [TerminalText] = ["who     \(people(home))"]
        if mode == "rotation" || mode == "anyone", turn != nil || openToParents {
            facts.append("turn    \(home.who(self))")
        }
        if let rotation { facts.append("goes    \(rotation)") }
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
        return facts + hindrances(home)
    }

    /// Who of those whose it is can't do it yet.
    private func hindrances(_ home: Home) -> [TerminalText] {
        (away ?? []).map { "\(home.name($0.member)) is away until \(home.date($0.to))." }
            + (unlinked ?? []).map { "\(home.name($0)) has not joined yet." }
    }

    /// Whose it is by plan.
    private func people(_ home: Home) -> String {
        let names = home.names(assignees)
        return switch mode {
        case "anyone": "anyone"
        case "each": "each of \(names)"
        case "together": "\(names) together"
        default: names
        }
    }

    /// The steps with a mark at those that are ticked; where marks can't be seen, a word.
    func stepLines(isPlain: Bool) -> [TerminalText] {
        (steps ?? []).enumerated().map { place, step in
            let mark = isPlain ? step.done ? "ticked" : "left" : step.done ? "x" : " "
            return "  \(mark) \(place + 1). \(step.text)"
        }
    }

    /// Everything that is shown.
    func lines(_ home: Home, isPlain: Bool) -> [TerminalText] {
        var lines: [TerminalText] = ["\(number)  \(title)"]
        if let description { lines.append("  \(description)") }
        lines += stepLines(isPlain: isPlain)
        lines += facts(home).map { "  " + $0 }
        if let tags, !tags.isEmpty {
            lines.append("  tags    \(tags.map { "#" + $0 }.joined(separator: " "))")
        }
        if let overdue, overdue != "keep" { lines.append("  late    \(overdue)") }
        if `private` == true { lines.append("  private") }
        lines.append("  state   \(state)")
        if let excuse {
            let why: TerminalText = excuse.why.map { ": \($0)" } ?? ""
            lines.append("  asks    \(home.name(excuse.member)) asks to be excused" + why)
        }
        if let doneBy, let doneAt {
            lines.append("  done    by \(home.name(doneBy)), \(home.wallTime(doneAt))")
        }
        if let approvedBy { lines.append("  OK      by \(home.name(approvedBy))") }
        if let note { lines.append("  note    \(note)") }
        if let createdBy, let createdAt {
            lines.append("  added   by \(home.name(createdBy)), \(home.wallTime(createdAt))")
        }
        for line in notes ?? [] {
            lines.append("  \(home.name(line.by)), \(home.wallTime(line.at)): \(line.text)")
        }
        return lines
    }
}
