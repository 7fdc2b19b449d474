import HouseholdService

extension RegisterAccount: ActionName {}
extension LogIn: ActionName {}
extension Join: ActionName {}
extension RecoverAccount: ActionName {}
extension LogOut: ActionName {}
extension ShowAccount: ActionName {}
extension SetSetting: ActionName {}
extension ChangeEmail: ActionName {}
extension ChangePassword: ActionName {}
extension CreateHousehold: ActionName {}
extension ShowHousehold: ActionName {}
extension ChangeSettings: ActionName {}
extension AddChild: ActionName {}
extension IssueKey: ActionName {}
extension ListChildren: ActionName {}
extension ResetChild: ActionName {}
extension UnlockChild: ActionName {}
extension AddChore: ActionName {}
extension ProposeChore: ActionName {}
extension AcceptChore: ActionName {}
extension DeclineChore: ActionName {}
extension WithdrawChore: ActionName {}
extension AddTodo: ActionName {}
extension EditTodo: ActionName {}
extension DeleteTodo: ActionName {}
extension ListChores: ActionName {}
extension ShowCalendar: ActionName {}
extension ShowHistory: ActionName {}
extension ShowChore: ActionName {}
extension EditChore: ActionName {}
extension DeleteChore: ActionName {}
extension RestoreChore: ActionName {}
extension CompleteChore: ActionName {}
extension CompleteChoreFor: ActionName {}
extension CheckChore: ActionName {}
extension NoteChore: ActionName {}
extension ExcuseChore: ActionName {}
extension UndoChore: ActionName {}
extension ApproveChore: ActionName {}
extension RejectChore: ActionName {}
extension SkipChore: ActionName {}
extension MoveChore: ActionName {}
extension PauseChore: ActionName {}
extension ResumeChore: ActionName {}
extension ClaimChore: ActionName {}
extension UnclaimChore: ActionName {}
extension ListPoints: ActionName {}
extension ShowPoints: ActionName {}
extension ShowPointsHistory: ActionName {}
extension ExplainEntry: ActionName {}
extension GivePoints: ActionName {}
extension TakePoints: ActionName {}
extension ReversePoints: ActionName {}
extension AppealPoints: ActionName {}
extension UpholdPoints: ActionName {}
extension EditReward: ActionName {}
extension RetireReward: ActionName {}
extension RequestReward: ActionName {}
extension WithdrawRequest: ActionName {}
extension GrantRequest: ActionName {}
extension DeclineRequest: ActionName {}
extension DeliverRequest: ActionName {}
extension ListRequests: ActionName {}
extension SetGoal: ActionName {}
extension ShowGoal: ActionName {}
extension ClearGoal: ActionName {}
extension ListBadges: ActionName {}
extension ShowBadge: ActionName {}
extension ShowStats: ActionName {}
extension AddReward: ActionName {}
extension ListRewards: ActionName {}
extension ShowReward: ActionName {}
extension ShowLeaderboard: ActionName {}
extension EditProfile: ActionName {}
extension ListSessions: ActionName {}
extension RevokeSessions: ActionName {}
extension ShowPrivacy: ActionName {}
extension SetPrivacy: ActionName {}
extension AddAbsence: ActionName {}
extension ListAbsences: ActionName {}
extension RemoveAbsence: ActionName {}
extension ListNotices: ActionName {}
extension ReadNotices: ActionName {}
extension TabulateRules: ActionName {}
extension ShowRules: ActionName {}
extension ExplainRefusal: ActionName {}
extension AskRules: ActionName {}
extension CheckRules: ActionName {}
extension TryRules: ActionName {}
extension SetRules: ActionName {}
extension ListUndo: ActionName {}
extension ListAudit: ActionName {}
extension VerifyAudit: ActionName {}

/// Actions that no operation is: by them the gate and the lists decide what is shown.
enum Seeing {
    enum ShowMember: ActionName { static let action = Action.showMember }
    enum GlanceChore: ActionName { static let action = Action.glanceChore }
    enum ViewProfile: ActionName { static let action = Action.viewProfile }
    enum ViewAchievements: ActionName { static let action = Action.viewAchievements }
    enum ViewActivity: ActionName { static let action = Action.viewActivity }
    enum ViewDetails: ActionName { static let action = Action.viewDetails }
    enum GlanceAbsence: ActionName { static let action = Action.glanceAbsence }
    enum ShowAbsence: ActionName { static let action = Action.showAbsence }
    enum ShowRequest: ActionName { static let action = Action.showRequest }
    enum ShowAuditEntry: ActionName { static let action = Action.showAuditEntry }
}

extension Action {
    /// The type that stands for this action.
    var name: any ActionName.Type {
        switch self {
        case .registerAccount: RegisterAccount.self
        case .logIn: LogIn.self
        case .join: Join.self
        case .recoverAccount: RecoverAccount.self
        case .logOut: LogOut.self
        case .showAccount: ShowAccount.self
        case .setAccount: SetSetting.self
        case .changeEmail: ChangeEmail.self
        case .changePassword: ChangePassword.self
        case .createHousehold: CreateHousehold.self
        case .showHousehold: ShowHousehold.self
        case .changeSettings: ChangeSettings.self
        case .showMember: Seeing.ShowMember.self
        case .addChild: AddChild.self
        case .issueKey: IssueKey.self
        case .listChildren: ListChildren.self
        case .resetChild: ResetChild.self
        case .unlockChild: UnlockChild.self
        case .addChore: AddChore.self
        case .proposeChore: ProposeChore.self
        case .acceptChore: AcceptChore.self
        case .declineChore: DeclineChore.self
        case .withdrawChore: WithdrawChore.self
        case .addTodo: AddTodo.self
        case .editTodo: EditTodo.self
        case .deleteTodo: DeleteTodo.self
        case .listChores: ListChores.self
        case .showCalendar: ShowCalendar.self
        case .showHistory: ShowHistory.self
        case .glanceChore: Seeing.GlanceChore.self
        case .showChore: ShowChore.self
        case .editChore: EditChore.self
        case .deleteChore: DeleteChore.self
        case .restoreChore: RestoreChore.self
        case .completeChore: CompleteChore.self
        case .completeChoreFor: CompleteChoreFor.self
        case .checkChore: CheckChore.self
        case .noteChore: NoteChore.self
        case .excuseChore: ExcuseChore.self
        case .undoChore: UndoChore.self
        case .approveChore: ApproveChore.self
        case .rejectChore: RejectChore.self
        case .skipChore: SkipChore.self
        case .moveChore: MoveChore.self
        case .pauseChore: PauseChore.self
        case .resumeChore: ResumeChore.self
        case .claimChore: ClaimChore.self
        case .unclaimChore: UnclaimChore.self
        case .listPoints: ListPoints.self
        case .showPoints: ShowPoints.self
        case .showPointsHistory: ShowPointsHistory.self
        case .explainEntry: ExplainEntry.self
        case .givePoints: GivePoints.self
        case .takePoints: TakePoints.self
        case .reversePoints: ReversePoints.self
        case .appealPoints: AppealPoints.self
        case .upholdPoints: UpholdPoints.self
        case .editReward: EditReward.self
        case .retireReward: RetireReward.self
        case .requestReward: RequestReward.self
        case .withdrawRequest: WithdrawRequest.self
        case .grantRequest: GrantRequest.self
        case .declineRequest: DeclineRequest.self
        case .deliverRequest: DeliverRequest.self
        case .listRequests: ListRequests.self
        case .setGoal: SetGoal.self
        case .showGoal: ShowGoal.self
        case .clearGoal: ClearGoal.self
        case .showRequest: Seeing.ShowRequest.self
        case .listBadges: ListBadges.self
        case .showBadge: ShowBadge.self
        case .showStats: ShowStats.self
        case .addReward: AddReward.self
        case .listRewards: ListRewards.self
        case .showReward: ShowReward.self
        case .showLeaderboard: ShowLeaderboard.self
        case .viewProfile: Seeing.ViewProfile.self
        case .viewAchievements: Seeing.ViewAchievements.self
        case .viewActivity: Seeing.ViewActivity.self
        case .viewDetails: Seeing.ViewDetails.self
        case .editProfile: EditProfile.self
        case .listSessions: ListSessions.self
        case .revokeSessions: RevokeSessions.self
        case .showPrivacy: ShowPrivacy.self
        case .setPrivacy: SetPrivacy.self
        case .addAbsence: AddAbsence.self
        case .listAbsences: ListAbsences.self
        case .glanceAbsence: Seeing.GlanceAbsence.self
        case .showAbsence: Seeing.ShowAbsence.self
        case .removeAbsence: RemoveAbsence.self
        case .listNotices: ListNotices.self
        case .readNotices: ReadNotices.self
        case .tabulateRules: TabulateRules.self
        case .showRules: ShowRules.self
        case .explainRefusal: ExplainRefusal.self
        case .askRules: AskRules.self
        case .checkRules: CheckRules.self
        case .tryRules: TryRules.self
        case .setRules: SetRules.self
        case .listUndo: ListUndo.self
        case .listAudit: ListAudit.self
        case .showAuditEntry: Seeing.ShowAuditEntry.self
        case .verifyAudit: VerifyAudit.self
        }
    }
}
