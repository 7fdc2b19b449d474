import Household

/// A change that came after another one, which can't be taken back before it.
public struct LaterChange: Hashable, Sendable {
    /// Who made it, and when on the household's clocks.
    struct Deed: Hashable, Sendable {
        let who: Name
        let action: Action
        /// The day, unless it is today.
        let day: Day?
        let time: TimeOfDay
    }

    /// What it was done to, such as `chore 12`.
    let thing: String
    /// What is known of it.
    var deed: Deed?

    var sentence: String {
        guard let deed else {
            return "Since then something else has changed \(thing). That can't be taken back."
        }
        let when = (deed.day.map { "on \($0) " } ?? "") + "at \(deed.time)"
        return "\(deed.who.text) \(deed.action.deed(thing)) \(when). Take that back first."
    }
}

extension Action {
    /// What somebody did who did it to `thing`.
    fileprivate func deed(_ thing: String) -> String {
        switch self {
        case .completeChore: "did \(thing)"
        case .completeChoreFor: "marked \(thing) as done"
        case .undoChore: "opened \(thing) again"
        case .approveChore: "said OK to \(thing)"
        case .rejectChore: "sent back \(thing)"
        case .skipChore: "skipped \(thing)"
        case .moveChore: "moved \(thing)"
        case .deleteChore: "deleted \(thing)"
        case .restoreChore: "put back \(thing)"
        case .pauseChore: "paused \(thing)"
        case .resumeChore: "took up \(thing) again"
        case .claimChore: "took \(thing)"
        case .unclaimChore: "handed back \(thing)"
        default: "changed \(thing)"
        }
    }
}
