import HouseholdService
import HouseholdWords

// From the words of families to the rules'.

extension HouseDeed {
    /// What the rules are asked when somebody does it; none of it is anything that an owner needs to put rules right.
    var actions: [Action] {
        switch self {
        case .markDone, .markBesidesMustDos: [.completeChore, .checkChore]
        case .markDoneForOthers: [.completeChoreFor]
        case .takeBack: [.undoChore]
        case .takeOpenChores: [.claimChore]
        case .handBack: [.unclaimChore]
        case .handOn: [.offerChore]
        case .askOff: [.excuseChore]
        case .propose: [.proposeChore]
        case .writeTodos: [.addTodo]
        case .writeNotes: [.noteChore]
        case .remind: [.remindOfChore]
        case .approve: [.approveChore, .rejectChore]
        case .skip: [.skipChore]
        case .deleteChores: [.deleteChore]
        case .sayAway: [.addAbsence]
        case .askForRewards: [.requestReward]
        case .setGoals: [.setGoal, .clearGoal]
        case .makeWishes: [.proposeReward]
        case .decideRewards: [.grantRequest, .declineRequest, .priceWish, .refuseWish]
        case .planRewards: [.addReward, .editReward, .retireReward, .priceWish]
        case .giveBonus: [.givePoints]
        case .takePoints: [.takePoints]
        case .invite: [.makeCode, .inviteMember, .admitMember]
        case .givePasses: [.givePass]
        case .changeSettings: [.changeSettings]
        case .changeProfile: [.editProfile]
        case .changePrivacy: [.setPrivacy]
        case .setUpMessages: [.addChannel]
        case .seeLeaders: [.showLeaderboard]
        case .seeSiblings: [.glanceChore, .showChore]
        case .seePoints: [.viewActivity, .showPoints, .showPointsHistory, .showStats]
        case .seeAbsences: [.glanceAbsence]
        case .seeHistory: [.showHistory]
        }
    }

    /// In Cedar, what of it is of whoever asks, or open to all, or what its name leaves out, so that a rule leaves it alone.
    var own: String? {
        switch self {
        case .seeSiblings:
            """
            if resource is Chore
                then resource.assignees.isEmpty() || resource.assignees.contains(principal)
                else if resource has assignee
                then resource.assignee == principal
                else !(resource has doer && resource.doer != principal)
            """
        case .markBesidesMustDos: "resource.must_do"
        case .seePoints: "resource == principal"
        case .seeAbsences: "resource.member == principal"
        case .markDone, .markDoneForOthers, .takeBack, .takeOpenChores, .handBack, .handOn, .askOff,
            .propose, .writeTodos, .writeNotes, .remind, .approve, .skip, .deleteChores, .sayAway,
            .askForRewards, .setGoals, .makeWishes, .decideRewards, .planRewards, .giveBonus,
            .takePoints, .invite, .givePasses, .changeSettings, .changeProfile, .changePrivacy,
            .setUpMessages, .seeLeaders, .seeHistory:
            nil
        }
    }
}
