import Household
import HouseholdService

extension RewardView {
    /// What is said once, when it is reached; a child's parents are to hear of it.
    func celebration(for role: Role?) -> TerminalText {
        .celebrating("\(sentence(for: role))")
    }

    /// How far somebody is, as a bar with numbers; there is no further than all of it.
    static func bar(_ points: Int, of threshold: Int, unit: String = " points") -> TerminalText {
        let cells = 20
        let filled = max(0, min(cells, points * cells / max(threshold, 1)))
        let bar =
            String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
        let reached = max(0, min(points, threshold))
        return .drawn("[\(bar)] ", said: "") + "\(reached) of \(threshold)"
            + .drawn("", said: "\(unit), \(reached * 100 / max(threshold, 1)) percent")
    }

    /// A line for each member whose progress is seen.
    private func progressLines(_ home: Home) -> [TerminalText] {
        progress.map { progress in
            let isReached = reached.contains { $0.member == progress.member }
            let missing = progress.of - progress.points
            let end: TerminalText =
                switch (progress.waits, isReached, kind) {
                case (true, _, _): "  waits for an answer"
                case (_, true, _): "  reached"
                case (_, _, "shop") where missing <= 0: "  enough"
                default: "  \(max(0, missing)) to go"
                }
            return "     \(home.name(progress.member))  "
                + Self.bar(progress.points, of: progress.of) + end
        }
    }

    /// What it takes, in a word or two.
    private var price: TerminalText {
        switch (kind, `repeat`) {
        case ("shop", _): "for \(points.inPoints)"
        case (_, "weekly"): "at \(points.inPoints) in a week"
        case (_, "monthly"): "at \(points.inPoints) in a month"
        default: "at \(points.inPoints)"
        }
    }

    /// What it is, and what it takes.
    var headline: TerminalText {
        "\(title), " + price + (state == "retired" ? "  (off the list)" : "")
    }

    /// What it is and how far people are.
    func lines(_ home: Home) -> [TerminalText] {
        var lines: [TerminalText] = ["\(number)  " + headline]
        if let description { lines.append("     \(description)") }
        if `for`.isEmpty {
            lines.append("     for every child")
        } else {
            lines.append("     for \(home.names(`for`))")
        }
        if let stock { lines.append("     \(stock) left") }
        switch (from, until) {
        case (let from?, let until?): lines.append("     from \(from) to \(until)")
        case (let from?, nil): lines.append("     from \(from) on")
        case (nil, let until?): lines.append("     until \(until)")
        case (nil, nil): break
        }
        return lines + progressLines(home)
    }
}
