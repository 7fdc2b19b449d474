package import HouseholdModel
package import HouseholdService

/// How far a chore has come, as people read it; what is open is told by its date.
extension ChoreState {
    /// The mark that repeats what the word beside it says.
    package func mark(hasTicks: Bool) -> Phrase? {
        switch self {
        case .done: hasTicks ? Phrase(verbatim: "✓") : "x"
        case .waiting, .proposed: "~"
        case .skipped, .missed: "-"
        case .open, .paused, .deleted: nil
        }
    }

    /// What stands in a list in place of the date; some of it says whether the reader has to answer.
    package func word(forWhoAnswers isMine: Bool) -> Phrase? {
        switch self {
        case .open: nil
        case .waiting: isMine ? "done, your OK?" : "done, waiting"
        case .proposed: isMine ? "proposed, OK?" : "proposed"
        case .done, .skipped, .missed, .paused, .deleted: Phrase(message: rawValue)
        }
    }

    /// The same for those who hear it.
    package func sentence(forWhoAnswers isMine: Bool) -> Phrase? {
        switch self {
        case .open: nil
        case .waiting: isMine ? "Done, waits for your OK" : "Done, waits for an OK"
        case .proposed: isMine ? "Proposed, waits for your OK" : "Proposed"
        case .done, .skipped, .missed, .paused, .deleted: Phrase(message: rawValue.capitalized)
        }
    }

    /// How a chore is once something was taken back.
    package func outcome(of title: String) -> Phrase {
        switch self {
        case .open: "\"\(title)\" is open again."
        case .waiting: "\"\(title)\" waits for an OK."
        case .done: "\"\(title)\" is done."
        case .skipped: "\"\(title)\" is skipped."
        case .paused: "\"\(title)\" rests."
        case .proposed: "\"\(title)\" is proposed."
        case .missed, .deleted: "\"\(title)\" is deleted."
        }
    }
}
