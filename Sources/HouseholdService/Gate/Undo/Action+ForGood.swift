package import Household

extension Action {
    /// What was done by it, where that changes something that people share and `undo` does not take it back.
    package var doneForGood: Phrase? {
        switch self {
        case .addChild: "a child was added"
        case .issueKey: "a child's key was made"
        case .resetChild: "a child's password was reset"
        case .unlockChild: "a child got its tries back"
        case .acceptChore: "a proposal was accepted"
        case .declineChore: "a proposal was declined"
        case .noteChore: "a note was written"
        case .reversePoints: "an entry was reversed"
        case .appealPoints: "an objection was made"
        case .upholdPoints: "an objection was answered"
        case .withdrawRequest: "a request was withdrawn"
        case .grantRequest: "a request was granted"
        case .declineRequest: "a request was declined"
        case .deliverRequest: "a reward was handed over"
        case .setRules: "the rules were changed"
        default: nil
        }
    }
}

extension Action {
    /// What can be typed in place of `undo` after it.
    package var insteadOfUndo: [String] {
        switch self {
        case .addChild, .issueKey: ["child rename NAME NEW-NAME   a child can't be removed yet"]
        default: []
        }
    }
}
