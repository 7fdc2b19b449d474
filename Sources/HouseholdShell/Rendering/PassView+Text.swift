import HouseholdModel
import HouseholdService
import HouseholdWords

extension PassView {
    /// What it says, for whoever has it or for the parents.
    func lines(_ home: HouseholdText, isOwn: Bool) -> [Phrase] {
        let (who, children) = (home.name(member), home.names(children))
        let (start, end) = (
            home.lastingMoment(from, in: zone), home.lastingMoment(until, in: zone)
        )
        let first: Phrase =
            isOwn
            ? "Your pass for \(children) is from \(start) until \(end), by \(home.name(by))."
            : "\(who)'s pass for \(children) is from \(start) until \(end), by \(home.name(by))."
        return [first, stateWords] + abilities.map(line)
    }

    private var stateWords: Phrase {
        switch state {
        case .coming: "It has not begun yet."
        case .running: "It counts now."
        case .over: "It is over."
        case .ended: "It was ended before its time, or another one took its place."
        }
    }

    private func line(_ ability: Pass.Ability) -> Phrase {
        switch ability {
        case .see: "  see       their chores, points and where those came from"
        case .remind: "  remind    tell them of a chore of theirs: remind 12"
        case .done: "  done      mark chores as done for them: done 12 --for mia"
        case .approve: "  approve   say OK or send back: \(used ?? 0) of \(upTo ?? 0) points so far"
        }
    }

    /// What it is for, in a table.
    var abilityWords: Phrase {
        let words = abilities.map { Phrase(message: $0.rawValue) }.joined(separator: ", ")
        guard let upTo, let used else { return words }
        return "\(words) (\(used) of \(upTo))"
    }

    /// That it is a matter of this pass, to whoever has it or to somebody who asks about them.
    func reason(_ home: HouseholdText, isOwn: Bool) -> Phrase {
        let (end, children) = (home.lastingMoment(until, in: zone), home.names(children))
        let (giver, who) = (home.name(by), home.name(member))
        switch state {
        case .coming:
            let start = home.lastingMoment(from, in: zone)
            return isOwn
                ? "\(giver)'s pass for you begins on \(start)."
                : "\(giver)'s pass for \(who) begins on \(start)."
        case .running:
            return isOwn
                ? "\(giver)'s pass for you until \(end) is for \(children): \(abilityWords)."
                : "\(giver)'s pass for \(who) until \(end) is for \(children): \(abilityWords)."
        case .over, .ended:
            return isOwn
                ? "\(giver)'s pass for you was over on \(end)."
                : "\(giver)'s pass for \(who) was over on \(end)."
        }
    }
}

extension PassHandoverView {
    /// What came of it.
    func lines(_ home: HouseholdText) -> [Phrase] {
        guard pass.state != .coming else { return [] }
        return Self.list("Marked as done:", done, home) + Self.list("With an OK:", approved, home)
            + Self.list("Left to do, or waiting for an OK:", left, home)
    }

    private static func list(
        _ heading: Phrase, _ chores: [ChoreView], _ home: HouseholdText
    ) -> [Phrase] {
        guard !chores.isEmpty else { return [] }
        return [heading]
            + chores.map { chore in
                let who = home.names(chore.doneBy.map { [$0] } ?? chore.assignees)
                return "  \(chore.number)  \(chore.title) (\(who))"
            }
    }
}
