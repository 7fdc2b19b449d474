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
    let thing: Phrase
    /// What is known of it.
    var deed: Deed?

    var sentence: Phrase {
        guard let deed else {
            return "Since then something else has changed \(thing). That can't be taken back."
        }
        let what = deed.action.deed(of: deed.who.text, to: thing)
        guard let day = deed.day else {
            return "\(what) at \(deed.time). Take that back first."
        }
        return "\(what) on \(day) at \(deed.time). Take that back first."
    }
}

extension Action {
    /// What somebody did who did it to `thing`.
    fileprivate func deed(of who: String, to thing: Phrase) -> Phrase {
        switch self {
        case .completeChore: "\(who) did \(thing)"
        case .completeChoreFor: "\(who) marked \(thing) as done"
        case .undoChore: "\(who) opened \(thing) again"
        case .approveChore: "\(who) said OK to \(thing)"
        case .rejectChore: "\(who) sent back \(thing)"
        case .skipChore: "\(who) skipped \(thing)"
        case .moveChore: "\(who) moved \(thing)"
        case .deleteChore: "\(who) deleted \(thing)"
        case .restoreChore: "\(who) put back \(thing)"
        case .pauseChore: "\(who) paused \(thing)"
        case .resumeChore: "\(who) took up \(thing) again"
        case .claimChore: "\(who) took \(thing)"
        case .unclaimChore: "\(who) handed back \(thing)"
        default: "\(who) changed \(thing)"
        }
    }
}
