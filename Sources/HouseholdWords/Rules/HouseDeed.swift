/// Something that a house rule can keep somebody from, at some times or always.
///
/// The word of each stands in the names of the rules that are made of sentences.
package enum HouseDeed: String, CaseIterable, Hashable, Sendable {
    // With chores.
    case markDone = "mark-done"
    case markBesidesMustDos = "mark-besides-must-dos"
    case markDoneForOthers = "mark-done-for-others"
    case takeBack = "take-back"
    case takeOpenChores = "take-open-chores"
    case handBack = "hand-back"
    case handOn = "hand-on"
    case askOff = "ask-off"
    case propose
    case writeTodos = "write-todos"
    case writeNotes = "write-notes"
    case remind
    case approve
    case skip
    case deleteChores = "delete-chores"
    case sayAway = "say-away"

    // With points and rewards.
    case askForRewards = "ask-for-rewards"
    case setGoals = "set-goals"
    case makeWishes = "make-wishes"
    case decideRewards = "decide-rewards"
    case planRewards = "plan-rewards"
    case giveBonus = "give-bonus"
    case takePoints = "take-points"

    // With the household.
    case invite
    case givePasses = "give-passes"
    case changeSettings = "change-settings"
    case changeProfile = "change-profile"
    case changePrivacy = "change-privacy"
    case setUpMessages = "set-up-messages"

    // To see.
    case seeLeaders = "see-leaders"
    case seeSiblings = "see-siblings"
    case seePoints = "see-points"
    case seeAbsences = "see-absences"
    case seeHistory = "see-history"

    /// Whether it is to see what others do, which nobody can keep from the parents.
    package var isSight: Bool { [.seeSiblings, .seePoints, .seeAbsences].contains(self) }

    /// Whether a rule can be about it at some times only; of the others the proof has too many cases then.
    package var knowsTimes: Bool {
        ![.takeBack, .markDoneForOthers, .seeSiblings].contains(self)
    }

    /// Whether it is done to chores or to rewards that can be told apart by their tags.
    package var knowsTags: Bool {
        [.markDone, .takeOpenChores, .handBack, .handOn, .skip, .deleteChores].contains(self)
            || isOfRewards
    }

    /// Whether it is done to rewards, and not to chores.
    var isOfRewards: Bool { self == .askForRewards }

    /// Whether it is done to chores that can be told apart that way by when they are due.
    ///
    /// Of marking as done nothing is said about the day: chores without a date would never count then.
    package func knows(_ due: HouseDue) -> Bool {
        switch due {
        case .today: [.handBack, .handOn, .skip].contains(self)
        case .late: [.markDone, .handBack, .handOn, .skip].contains(self)
        }
    }

    /// Whether something comes to be done by it, must-dos as well.
    var marksMustDos: Bool { [.markDone, .markDoneForOthers].contains(self) }

    /// Whether something comes to be done by it at all.
    var marksDone: Bool { marksMustDos || self == .markBesidesMustDos }

    /// Whether a rule can be about it and call somebody by name; of the others the proof has too many cases then.
    package var knowsNames: Bool { self != .takeBack }

    /// Whether it can be done at a tablet that several share at all, so that a rule can be about that.
    package var knowsTablets: Bool {
        [
            .markDone, .markBesidesMustDos, .takeOpenChores, .handBack, .askForRewards, .setGoals,
            .makeWishes,
        ].contains(self)
    }
}
