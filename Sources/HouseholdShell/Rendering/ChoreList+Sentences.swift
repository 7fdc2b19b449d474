import Household
import HouseholdService

/// Chores for those who hear them.
extension ChoreList {
    /// Each chore in a few short sentences.
    ///
    ///     1. Feed the cat. Mia. Today by 20:00. 2 points. Open.
    var sentences: [TerminalText] {
        chores.map { chore in
            let texts: [TerminalText?] = [
                "\(chore.number)", .onOneLine(chore.title), "\(who(chore))", saidDate(of: chore),
                chore.points.map { "\($0.inPoints)" }, saidState(of: chore),
            ]
            return .spoken(texts.compactMap { $0?.ended })
        }
    }

    private func saidDate(of chore: ChoreView) -> TerminalText {
        guard let due = chore.due, let day = Day(due.day) else { return "Any time" }
        let date = saidDay(day)
        return due.time.map { "\(date) by \($0)" } ?? "\(date)"
    }

    private func saidDay(_ day: Day) -> String {
        let words = dayWords(day)
        return words == day.description ? home.date(words) : words.capitalized
    }

    private func saidState(of chore: ChoreView) -> TerminalText {
        switch chore.state {
        case "open" where chore.excuse != nil:
            waitsForAsker(chore) ? "Asks to skip it" : "Asked to skip it, waiting"
        case "open" where chore.late: isChilds ? "Still to do" : "Late"
        case "open": chore.note == nil ? "Open" : "Sent back"
        case "waiting": waitsForAsker(chore) ? "Done, waits for your OK" : "Done, waits for an OK"
        case "proposed": waitsForAsker(chore) ? "Proposed, waits for your OK" : "Proposed"
        default: "\(chore.state.capitalized)"
        }
    }
}
