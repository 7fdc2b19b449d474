import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreView {
    /// The facts in a few short lines.
    func facts(_ home: HouseholdText) -> [Phrase] {
        var facts: [Phrase] = ["who     \(people(home))"]
        let hasTurn = (mode == .rotation || mode == .anyone) && (turn != nil || openToParents)
        if hasTurn { facts.append("turn    \(home.who(self))") }
        // Whose turn it is says that it goes in turn; another way is said.
        if let rotation, !hasTurn || rotation != "in turn" {
            facts.append("goes    \(Phrase(message: rotation))")
        }
        // What a proposal is worth, a parent has yet to say.
        if let points, half != nil || state != .proposed {
            let worth = half?.words(for: points) ?? "\(points)"
            facts.append(
                later.flatMap { later in
                    guard later.points != points else { return nil }
                    let day = home.dayWords(later.from)
                    return "points  \(worth), from \(day) on \(later.points)"
                } ?? "points  \(worth)")
        }
        if let later, let looks = later.approval, let approval {
            let day = home.dayWords(later.from)
            facts.append("OK      \(approval.rawValue), from \(day) on \(looks)")
        }
        if let repeats { facts.append("when    \(dates: repeats)") }
        if let left = exceptions(home) { facts.append("except  \(left)") }
        if let week { facts.append("week    \(home.left(of: week))") }
        if let due {
            let time: Phrase = due.time.map { "\($0.description)" } ?? "by the end of the day"
            let day = home.dayWords(due.day)
            facts.append(late ? "due     \(day), \(time) (late)" : "due     \(day), \(time)")
        }
        if repeats != nil, let next, next.count > 1 {
            facts.append("next    \(home.coming(next).prefix(3).joined(separator: ", "))")
        }
        return facts + hindrances(home)
    }

    /// The days from today on on which it does not come all the same; the first of them where there are many.
    private func exceptions(_ home: HouseholdText) -> Phrase? {
        let days = (except ?? []).filter { $0 >= home.today ?? $0 }
        guard !days.isEmpty else { return nil }
        let first = days.prefix(Self.shownExceptions).map(home.date).joined(separator: ", ")
        let rest = days.count - Self.shownExceptions
        return rest > 0 ? "\(first) and \(rest) more" : first
    }

    private static let shownExceptions = 6

    /// What was said to the same within a day before.
    func earlierLines(_ home: HouseholdText) -> [Phrase] {
        earlier.map { ["     " + home.nayWords($0.by, $0.at, $0.why)] } ?? []
    }

    /// How often it comes back, in few words: where it comes at what time stands beside them, and much is shortened
    /// to the span.
    var briefRhythm: String? {
        guard let repeats else { return nil }
        if repeats.contains(" after done") { return "after done" }
        guard !repeats.hasPrefix("FREQ=") else {
            return Self.spans.first { repeats.hasPrefix("FREQ=\($0.key)") }?.value
        }
        let ends = [" at ", " on ", " in ", " from ", " weeks from ", " until ", " for "]
        let end = ends.compactMap { repeats.firstRange(of: $0)?.lowerBound }.min()
        let brief = String(repeats[..<(end ?? repeats.endIndex)])
        return brief.count <= 16 ? brief : "every week"
    }

    private static let spans = [
        "HOURLY": "every hour", "DAILY": "every day", "WEEKLY": "every week",
        "MONTHLY": "every month", "YEARLY": "every year",
    ]

    /// Who of those whose it is can't do it yet.
    private func hindrances(_ home: HouseholdText) -> [Phrase] {
        (away ?? []).map { "\(home.name($0.member)) is away until \(home.date($0.to))." }
            + (unlinked ?? []).map { "\(home.name($0)) has not joined yet." }
    }

    /// Whose it is by plan.
    private func people(_ home: HouseholdText) -> Phrase {
        let names = home.names(assignees)
        return switch mode {
        case .anyone: "anyone"
        case .each: "each of \(names)"
        case .together: "\(names) together"
        case .one, .rotation: Phrase(verbatim: names)
        }
    }

    /// The steps with a mark at those that are ticked; where marks can't be seen, a word.
    func stepLines(isPlain: Bool) -> [Phrase] {
        (steps ?? []).enumerated().map { place, step in
            guard isPlain else { return "  \(step.done ? "x" : " ") \(place + 1). \(step.text)" }
            return step.done
                ? "  ticked \(place + 1). \(step.text)" : "  left \(place + 1). \(step.text)"
        }
    }

    /// Who did it, and who or what said OK to it, or will.
    private func doneLines(_ home: HouseholdText) -> [Phrase] {
        var lines: [Phrase] = []
        if let doneBy, let doneAt {
            lines.append("  done    by \(home.name(doneBy)), \(home.moment(doneAt))")
        }
        if let approvedBy { lines.append("  OK      by \(home.name(approvedBy))") }
        if let approvedAfter {
            lines.append("  OK      by itself, since nobody looked for \(approvedAfter) h")
        }
        if let approvesAt {
            let moment = home.moment(approvesAt)
            lines.append("  OK      by itself \(moment), unless somebody looks before")
        }
        return lines
    }

    /// Everything that is shown.
    func lines(_ home: HouseholdText, isPlain: Bool) -> [Phrase] {
        let name = [isPlain ? nil : icon?.text, title].compactMap(\.self).joined(separator: " ")
        var lines: [Phrase] = ["\(number)  \(name)"]
        if let description { lines.append("  \(description)") }
        lines += stepLines(isPlain: isPlain)
        lines += facts(home).map { "  " + $0 }
        if let tags, !tags.isEmpty {
            lines.append("  tags    \(tags.map { "#\($0)" }.joined(separator: " "))")
        }
        if let overdue, overdue != .keep {
            lines.append("  late    \(overdue.words)")
        }
        if `private` == true { lines.append("  private") }
        if mustDo == true { lines.append("  must-do") }
        lines += trustLines(home) + streakLines(home)
        lines.append("  state   \(Phrase(message: state.rawValue))")
        if let excuse {
            let name = home.name(excuse.member)
            lines.append(
                excuse.why.map { "  asks    \(name) asks to be excused: \($0)" }
                    ?? "  asks    \(name) asks to be excused")
        }
        if let offer { lines.append(offer.line(home)) }
        lines += doneLines(home)
        if let note { lines.append("  note    \(note)") }
        if let createdBy, let createdAt {
            lines.append("  added   by \(home.name(createdBy)), \(home.moment(createdAt))")
        }
        for line in notes ?? [] {
            lines.append("  \(home.name(line.by)), \(home.moment(line.at)): \(line.text)")
        }
        return lines
    }
}

extension Overdue {
    /// What becomes of a date that was not done in time.
    fileprivate var words: Phrase {
        switch self {
        case .keep, .close: Phrase(message: description)
        case .reduce(let value, let hours): "\(value.points) after \(hours.count)h"
        }
    }
}

extension ChoreView.Offer {
    /// To whom it is offered, or who took it over.
    fileprivate func line(_ home: HouseholdText) -> Phrase {
        let (who, other) = (home.name(by), home.name(to))
        let line: Phrase =
            taken
            ? "  offer   \(other) took it over from \(who)"
            : "  offer   \(who) offers it to \(other)"
        return points == 0 ? line : line + Phrase(verbatim: ", ") + points.inPoints
    }
}

extension ChoreView.Trusted {
    /// How many OKs in a row are still to come.
    var left: Int { max(0, needed - approvals) }

    /// How far the member has come.
    fileprivate func words(_ home: HouseholdText) -> Phrase {
        let name = home.name(member)
        if earned {
            return
                "\(name): \(oks) of \(looks) were OK, nobody has to look any more; after the next no it is looked at until \(Trust.again) more are OK"
        }
        return looks == 0
            ? "\(name): \(approvals) of \(needed) in a row, then nobody has to look"
            : "\(name): \(oks) of \(looks) were OK; \(approvals) of \(needed) in a row, then nobody has to look"
    }
}

extension ChoreView {
    /// How far each child has come with a chore at which nobody has to look in the end.
    func trustLines(_ home: HouseholdText) -> [Phrase] {
        (trust ?? []).map { "  OKs     " + $0.words(home) }
    }

    /// In how many weeks in a row each did all of it, where there was one.
    fileprivate func streakLines(_ home: HouseholdText) -> [Phrase] {
        (streaks ?? []).filter { $0.best > 0 }.map { streak in
            "  weeks   "
                + "\(home.name(streak.member)): \(streak.current) in a row, \(streak.best) at best"
        }
    }
}
