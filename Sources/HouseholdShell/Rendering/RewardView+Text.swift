import HouseholdModel
import HouseholdService
import HouseholdWords

extension RewardView {
    /// What is said once, when it is reached; a child's parents are to hear of it.
    func celebration(for role: Role?) -> Phrase {
        .celebrating(sentence(for: role))
    }

    /// How far somebody is, as a bar with numbers; there is no further than all of it.
    static func bar(_ points: Int, of threshold: Int, inPoints: Bool = true) -> Phrase {
        let cells = 20
        let filled = max(0, min(cells, points * cells / max(threshold, 1)))
        let bar =
            String(repeating: "#", count: filled) + String(repeating: ".", count: cells - filled)
        let reached = max(0, min(points, threshold))
        let percent = reached * 100 / max(threshold, 1)
        return .drawn(
            "[\(bar)] \(reached) of \(threshold)",
            said: inPoints
                ? "\(reached) of \(threshold) points, \(percent) percent"
                : "\(reached) of \(threshold), \(percent) percent")
    }

    /// A line for each member whose progress is seen.
    private func progressLines(_ home: HouseholdText) -> [Phrase] {
        progress.map { progress in
            let isReached = reached.contains { $0.member == progress.member }
            let missing = progress.of - progress.points
            let end: Phrase =
                switch (progress.waits, isReached, kind) {
                case (true, _, _): "waits for an answer"
                case (_, true, _): "reached"
                case (_, _, .shop) where missing <= 0: "enough"
                case (_, _, .shop), (_, _, .milestone): "\(max(0, missing)) to go"
                }
            let bar = Self.bar(progress.points, of: progress.of)
            return "     \(home.name(progress.member))  \(bar)  \(end)\(later(progress, home))"
        }
    }

    /// What it takes a member later, where that is more.
    private func later(_ progress: Progress, _ home: HouseholdText) -> Phrase {
        guard let later = progress.later else { return "" }
        let day = home.dayWords(later.from)
        guard let points = later.points else { return "; until \(day), then off the list" }
        return "; from \(day) on at \(points.inPoints)"
    }

    /// From which day on it takes some more, or is not to be had.
    var laterDay: Day? { progress.compactMap { $0.later?.from }.min() }

    /// What it takes those who are shown, while some of them still have it for less than it takes from a day on.
    private var pointsToday: Int {
        guard laterDay != nil else { return points }
        let today = Set(progress.map(\.of))
        if let only = today.first, today.count == 1 { return only }
        return progress.first { $0.later?.points == points }?.of ?? points
    }

    /// What it takes, in a word or two.
    private func price(_ points: Int) -> Phrase {
        switch (kind, `repeat`) {
        case (.shop, _): "for \(points.inPoints)"
        case (.milestone, .weekly): "at \(points) points in a week"
        case (.milestone, .monthly): "at \(points) points in a month"
        case (.milestone, .never): "at \(points) points"
        }
    }

    /// What it is, and what it takes.
    var headline: Phrase {
        let price = price(points)
        return state == .retired ? "\(title), \(price)  (off the list)" : "\(title), \(price)"
    }

    /// What it is, and what it takes today.
    private func headlineToday(_ home: HouseholdText) -> Phrase {
        let price = price(pointsToday)
        guard state == .retired else { return "\(title), \(price)" }
        return laterDay.map { "\(title), \(price)  (from \(home.dayWords($0)) on off the list)" }
            ?? "\(title), \(price)  (off the list)"
    }

    /// What it is and how far people are.
    func lines(_ home: HouseholdText) -> [Phrase] {
        var lines: [Phrase] = ["\(number)  \(headlineToday(home))"]
        if let description { lines.append("     \(description)") }
        if !tags.isEmpty {
            lines.append("     \(tags.map { "#\($0)" }.joined(separator: " "))")
        }
        if `for`.isEmpty {
            lines.append("     for every child")
        } else {
            lines.append("     for \(home.names(`for`))")
        }
        if let since { lines.append("     counts points earned since \(home.shortDate(since))") }
        if let stock { lines.append("     \(stock) left") }
        switch (from, until) {
        case (let from?, let until?):
            lines.append("     from \(from.description) to \(until.description)")
        case (let from?, nil): lines.append("     from \(from.description) on")
        case (nil, let until?): lines.append("     until \(until.description)")
        case (nil, nil): break
        }
        return lines + progressLines(home)
    }
}
