extension Action {
    /// Whether an action wants the password of whoever is signed in, though they gave it when they signed in.
    ///
    /// A shell that a parent left open is then no way to a child's password, to the rules, or to many points.
    enum Reauthentication: Hashable, Sendable {
        case never
        /// As the operation says of what it is asked for.
        case sometimes
        case always
    }

    /// Whether it wants the password again, where that was given too long ago.
    var reauthentication: Reauthentication {
        switch self {
        case .setRules, .resetChild, .revokeSessions:
            .always
        case .issueKey, .changeSettings, .givePoints, .takePoints, .setPrivacy, .listUndo:
            .sometimes
        case .registerAccount, .logIn, .join, .recoverAccount, .logOut, .showAccount, .setAccount,
            .changeEmail, .changePassword, .createHousehold, .showHousehold, .showMember,
            .addChild, .listChildren, .unlockChild, .addChore, .proposeChore, .acceptChore,
            .declineChore, .withdrawChore, .addTodo, .editTodo, .deleteTodo, .listChores,
            .showCalendar, .showHistory, .glanceChore, .showChore, .editChore, .deleteChore,
            .restoreChore, .completeChore, .completeChoreFor, .checkChore, .noteChore,
            .excuseChore, .undoChore, .approveChore, .rejectChore, .skipChore, .moveChore,
            .pauseChore, .resumeChore, .claimChore, .unclaimChore, .listPoints, .showPoints,
            .showPointsHistory, .explainEntry, .reversePoints, .appealPoints, .upholdPoints,
            .addReward, .editReward, .retireReward, .listRewards, .showReward, .requestReward,
            .withdrawRequest, .grantRequest, .declineRequest, .deliverRequest, .listRequests,
            .showRequest, .setGoal, .showGoal, .clearGoal, .showLeaderboard, .listBadges,
            .showBadge, .showStats, .viewProfile, .viewAchievements, .viewActivity, .viewDetails,
            .editProfile,
            .listSessions, .showPrivacy, .addAbsence, .listAbsences, .glanceAbsence,
            .showAbsence, .removeAbsence, .listNotices, .readNotices, .tabulateRules, .showRules,
            .explainRefusal, .askRules, .checkRules, .tryRules, .listAudit, .showAuditEntry,
            .verifyAudit:
            .never
        }
    }
}
