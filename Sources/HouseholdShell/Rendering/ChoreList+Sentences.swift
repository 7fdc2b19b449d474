import HouseholdModel
import HouseholdService
import HouseholdWords

/// Chores for those who hear them.
extension ChoreList {
    /// Each chore in a few short sentences.
    ///
    ///     1. Feed the cat. Mia. Today by 20:00. 2 points. Open.
    func sentences(of chores: [ChoreView]) -> [[Phrase]] {
        chores.map { chore in
            let texts: [Phrase?] = [
                "\(chore.number)", Phrase(verbatim: TerminalText.onOneLine(chore.title).plain),
                who(chore), saidDate(of: chore),
                chore.briefRhythm.map { rhythm -> Phrase in "Repeats: \(dates: rhythm)" },
                chore.points?.inPoints,
                chore.mustDo == true && chore.state == .open ? "Must-do" : nil,
                saidState(of: chore),
            ]
            return texts.compactMap(\.self)
        }
    }

    private func saidDate(of chore: ChoreView) -> Phrase {
        guard let due = chore.due else { return "Any time" }
        if let left = home.left(of: chore) { return left }
        let date = saidDay(due.day)
        return due.time.map { "\(date) by \($0.description)" } ?? date
    }

    private func saidDay(_ day: Day) -> Phrase {
        switch home.nearDate(day) {
        case "today": "Today"
        case "tomorrow": "Tomorrow"
        case "yesterday": "Yesterday"
        case let words: words
        }
    }

    private func saidState(of chore: ChoreView) -> Phrase {
        let isMine = waitsForAsker(chore)
        if let sentence = chore.state.sentence(forWhoAnswers: isMine) { return sentence }
        if chore.excuse != nil { return isMine ? "Asks to skip it" : "Asked to skip it, waiting" }
        if chore.late { return isChilds ? "Still to do" : "Late" }
        return chore.note == nil ? "Open" : "Sent back"
    }
}
