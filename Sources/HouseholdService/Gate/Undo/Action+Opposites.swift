/// What undoes what, for all that can be taken back.
extension Action {
    /// By what it is taken back; nothing where it can't be.
    package var opposites: Set<Action> { Self.opposites[self, default: []] }

    private static let opposites: [Action: Set<Action>] = [
        .addAbsence: [.removeAbsence],
        .removeAbsence: [.removeAbsence],
        .addChore: [.deleteChore],
        .editChore: [.editChore],
        .deleteChore: [.restoreChore],
        .restoreChore: [.deleteChore],
        .addTodo: [.deleteTodo],
        .editTodo: [.editTodo],
        .deleteTodo: [.editTodo],
        .proposeChore: [.withdrawChore],
        .withdrawChore: [.withdrawChore],
        .completeChore: [.undoChore],
        .completeChoreFor: [.undoChore],
        .undoChore: [.completeChore, .completeChoreFor, .skipChore],
        .checkChore: [.checkChore],
        .approveChore: [.undoChore],
        .rejectChore: [.rejectChore],
        .excuseChore: [.excuseChore],
        .skipChore: [.undoChore],
        .moveChore: [.moveChore],
        .pauseChore: [.resumeChore],
        .resumeChore: [.pauseChore],
        .claimChore: [.unclaimChore],
        .unclaimChore: [.claimChore],
        .changeSettings: [.changeSettings],
        .editProfile: [.editProfile],
        .setPrivacy: [.setPrivacy],
        .givePoints: [.reversePoints],
        .takePoints: [.reversePoints],
        .addReward: [.retireReward],
        .editReward: [.editReward],
        .retireReward: [.editReward],
        .requestReward: [.withdrawRequest],
        .setGoal: [.clearGoal],
        .clearGoal: [.setGoal],
    ]
}
