import Household
import HouseholdService

extension RewardView {
    /// What is said once, when it is reached; a child's parents are to hear of it.
    func celebration(for role: Role?) -> TerminalText {
        "*** \(sentence(for: role)) ***"
    }

    /// How far somebody is, as a bar with numbers.
    static func bar(_ points: Int, of threshold: Int) -> TerminalText {
        let cells = 20
        let filled = max(0, min(cells, points * cells / max(threshold, 1)))
        let bar =
            String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
        return "[\(bar)] \(max(0, points)) of \(threshold)"
    }

    /// A line for each member whose progress is seen.
    private func progressLines(_ home: Home) -> [TerminalText] {
        progress.map { progress in
            let isReached = reached.contains { $0.member == progress.member }
            let end: TerminalText =
                isReached ? "  reached" : "  \(max(0, points - progress.points)) to go"
            return "     \(home.name(progress.member))  " + Self.bar(progress.points, of: points)
                + end
        }
    }

    /// What it is and how far people are.
    func lines(_ home: Home) -> [TerminalText] {
        var lines: [TerminalText] = ["\(number)  \(title), at \(points.inPoints)"]
        if let description { lines.append("     \(description)") }
        if `for`.isEmpty {
            lines.append("     for every child")
        } else {
            lines.append("     for \(home.names(`for`))")
        }
        return lines + progressLines(home)
    }
}
