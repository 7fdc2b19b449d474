/// What somebody can ask of the household; the rules know it by its raw value.
public enum Action: String, CaseIterable, Hashable, Sendable, Codable {
    case registerAccount = "account.register"
    case logIn = "account.login"
    case join = "account.join"
    case recoverAccount = "account.recover"
    case logOut = "account.logout"
    case showAccount = "account.show"
    case createHousehold = "household.create"
    case showHousehold = "household.show"
    case changeSettings = "household.settings"
    case showMember = "member.show"
    case addChild = "child.add"
    case issueKey = "child.key"
    case listChildren = "child.list"
    case resetChild = "child.reset"
    case unlockChild = "child.unlock"
    case addChore = "chore.add"
    case listChores = "chore.list"
    case showCalendar = "chore.calendar"
    case showHistory = "chore.history"
    case glanceChore = "chore.glance"
    case showChore = "chore.show"
    case editChore = "chore.edit"
    case deleteChore = "chore.delete"
    case restoreChore = "chore.restore"
    case completeChore = "chore.complete"
    case completeChoreFor = "chore.complete-for"
    case undoChore = "chore.undo"
    case approveChore = "chore.approve"
    case rejectChore = "chore.reject"
    case skipChore = "chore.skip"
    case moveChore = "chore.move"
    case pauseChore = "chore.pause"
    case resumeChore = "chore.resume"
    case claimChore = "chore.claim"
    case unclaimChore = "chore.unclaim"
    case listPoints = "points.list"
    case showPoints = "points.show"
    case showPointsHistory = "points.history"
    case addReward = "reward.add"
    case listRewards = "reward.list"
    case showReward = "reward.show"
    case showLeaderboard = "leaderboard.show"
    case viewProfile = "profile.view"
    case viewAchievements = "achievements.view"
    case viewActivity = "activity.view"
    case showPrivacy = "privacy.show"
    case setPrivacy = "privacy.set"
    case listNotices = "notice.list"
    case readNotices = "notice.read"
    case tabulateRules = "rules.table"
    case showRules = "rules.show"
    case explainRefusal = "rules.why"
    case askRules = "rules.can"
    case checkRules = "rules.check"
    case tryRules = "rules.try"
    case setRules = "rules.set"
    case listAudit = "audit.list"
    case showAuditEntry = "audit.show"
    case verifyAudit = "audit.verify"
}

extension Action {
    /// Whether it is about the program or one's own account, which takes no household.
    public var isOutsideHouseholds: Bool {
        switch self {
        case .registerAccount, .logIn, .join, .recoverAccount, .logOut, .showAccount,
            .createHousehold:
            true
        default: false
        }
    }
}
