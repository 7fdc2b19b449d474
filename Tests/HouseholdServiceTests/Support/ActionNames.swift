import HouseholdService

extension RegisterAccount: ActionName {}
extension ListChannels: ActionName {}
extension AddChannel: ActionName {}
extension ConfirmChannel: ActionName {}
extension RemoveChannel: ActionName {}
extension KeepCalendar: ActionName {}
extension SendMessages: ActionName {}
extension ApproveUnseen: ActionName {}
extension CreditAllowances: ActionName {}
extension SetAllowance: ActionName {}
extension ListAllowances: ActionName {}
extension KeepBankAccount: ActionName {}
extension ShowBankAccount: ActionName {}
extension LogIn: ActionName {}
extension Join: ActionName {}
extension RecoverAccount: ActionName {}
extension LogOut: ActionName {}
extension ShowAccount: ActionName {}
extension SetSetting: ActionName {}
extension ChangeEmail: ActionName {}
extension GiveConsent: ActionName {}
extension WithdrawAsking: ActionName {}
extension ChangePassword: ActionName {}
extension DeleteAccount: ActionName {}
extension CreateHousehold: ActionName {}
extension ImportHousehold: ActionName {}
extension ListHouseholds: ActionName {}
extension SwitchHousehold: ActionName {}
extension ShowHousehold: ActionName {}
extension ChangeSettings: ActionName {}
extension LeaveHousehold: ActionName {}
extension TransferHousehold: ActionName {}
extension DeleteHousehold: ActionName {}
extension MakeCode: ActionName {}
extension ShowCode: ActionName {}
extension EndCode: ActionName {}
extension AddDevice: ActionName {}
extension EditDevice: ActionName {}
extension ListDevices: ActionName {}
extension RemoveDevice: ActionName {}
extension ChangeRole: ActionName {}
extension RemoveMember: ActionName {}
extension InviteMember: ActionName {}
extension CancelInvitation: ActionName {}
extension ListMembers: ActionName {}
extension AdmitMember: ActionName {}
extension RefuseMember: ActionName {}
extension GivePass: ActionName {}
extension ListPasses: ActionName {}
extension ShowPass: ActionName {}
extension EndPass: ActionName {}
extension AddChild: ActionName {}
extension IssueKey: ActionName {}
extension ListChildren: ActionName {}
extension ResetChild: ActionName {}
extension ResetMember: ActionName {}
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
extension RemindOfChore: ActionName {}
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
extension OfferChore: ActionName {}
extension TakeOverChore: ActionName {}
extension RefuseOffer: ActionName {}
extension RetractOffer: ActionName {}
extension AddRoutine: ActionName {}
extension ListRoutines: ActionName {}
extension EditRoutine: ActionName {}
extension DeleteRoutine: ActionName {}
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
extension ProposeReward: ActionName {}
extension ListWishes: ActionName {}
extension PriceWish: ActionName {}
extension RefuseWish: ActionName {}
extension RetractWish: ActionName {}
extension SetMoney: ActionName {}
extension ListMoney: ActionName {}
extension PayOut: ActionName {}
extension PayMoney: ActionName {}
extension ChargeMoney: ActionName {}
extension SettleMoney: ActionName {}
extension ReverseMoney: ActionName {}
extension SetGoal: ActionName {}
extension ShowGoal: ActionName {}
extension ClearGoal: ActionName {}
extension SaveForGoal: ActionName {}
extension TakeFromJar: ActionName {}
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
extension CheckDataFile: ActionName {}
extension BackUpDataFile: ActionName {}
extension RestoreDataFile: ActionName {}
extension ExportHousehold: ActionName {}
extension ImportList: ActionName {}
extension ExportOwnRecord: ActionName {}
extension EraseMember: ActionName {}

/// Actions that no operation is: by them the gate and the lists decide what is shown.
enum Seeing {
    enum ShowMember: ActionName { static let action = Action.showMember }
    enum GlanceChore: ActionName { static let action = Action.glanceChore }
    enum FullPoints: ActionName { static let action = Action.fullPoints }
    enum ViewProfile: ActionName { static let action = Action.viewProfile }
    enum ViewAchievements: ActionName { static let action = Action.viewAchievements }
    enum ViewActivity: ActionName { static let action = Action.viewActivity }
    enum ViewDetails: ActionName { static let action = Action.viewDetails }
    enum GlanceAbsence: ActionName { static let action = Action.glanceAbsence }
    enum ShowAbsence: ActionName { static let action = Action.showAbsence }
    enum ShowRequest: ActionName { static let action = Action.showRequest }
    enum ShowWish: ActionName { static let action = Action.showWish }
    enum ShowMoney: ActionName { static let action = Action.showMoney }
    enum ShowAuditEntry: ActionName { static let action = Action.showAuditEntry }
}

extension Action {
    private static let names: [any ActionName.Type] = [
        RegisterAccount.self,
        LogIn.self,
        Join.self,
        RecoverAccount.self,
        LogOut.self,
        ShowAccount.self,
        SetSetting.self,
        ChangeEmail.self,
        GiveConsent.self,
        WithdrawAsking.self,
        ChangePassword.self,
        DeleteAccount.self,
        CreateHousehold.self,
        ImportHousehold.self,
        ListHouseholds.self,
        SwitchHousehold.self,
        ShowHousehold.self,
        ChangeSettings.self,
        LeaveHousehold.self,
        TransferHousehold.self,
        DeleteHousehold.self,
        MakeCode.self,
        ShowCode.self,
        EndCode.self,
        AddDevice.self,
        EditDevice.self,
        ListDevices.self,
        RemoveDevice.self,
        Seeing.ShowMember.self,
        ChangeRole.self,
        RemoveMember.self,
        InviteMember.self,
        CancelInvitation.self,
        ListMembers.self,
        AdmitMember.self,
        RefuseMember.self,
        GivePass.self,
        ListPasses.self,
        ShowPass.self,
        EndPass.self,
        AddChild.self,
        IssueKey.self,
        ListChildren.self,
        ResetChild.self,
        ResetMember.self,
        UnlockChild.self,
        AddChore.self,
        ProposeChore.self,
        AcceptChore.self,
        DeclineChore.self,
        WithdrawChore.self,
        AddTodo.self,
        EditTodo.self,
        DeleteTodo.self,
        ListChores.self,
        ShowCalendar.self,
        ShowHistory.self,
        Seeing.GlanceChore.self,
        Seeing.FullPoints.self,
        ShowChore.self,
        EditChore.self,
        DeleteChore.self,
        RestoreChore.self,
        CompleteChore.self,
        CompleteChoreFor.self,
        CheckChore.self,
        NoteChore.self,
        RemindOfChore.self,
        ExcuseChore.self,
        UndoChore.self,
        ApproveChore.self,
        RejectChore.self,
        SkipChore.self,
        MoveChore.self,
        PauseChore.self,
        ResumeChore.self,
        ClaimChore.self,
        UnclaimChore.self,
        OfferChore.self,
        TakeOverChore.self,
        RefuseOffer.self,
        RetractOffer.self,
        AddRoutine.self,
        ListRoutines.self,
        EditRoutine.self,
        DeleteRoutine.self,
        ListPoints.self,
        ShowPoints.self,
        ShowPointsHistory.self,
        ExplainEntry.self,
        GivePoints.self,
        TakePoints.self,
        ReversePoints.self,
        AppealPoints.self,
        UpholdPoints.self,
        EditReward.self,
        RetireReward.self,
        RequestReward.self,
        WithdrawRequest.self,
        GrantRequest.self,
        DeclineRequest.self,
        DeliverRequest.self,
        ListRequests.self,
        SetGoal.self,
        ShowGoal.self,
        ClearGoal.self,
        SaveForGoal.self,
        TakeFromJar.self,
        Seeing.ShowRequest.self,
        ProposeReward.self,
        ListWishes.self,
        Seeing.ShowWish.self,
        PriceWish.self,
        RefuseWish.self,
        RetractWish.self,
        SetMoney.self,
        ListMoney.self,
        Seeing.ShowMoney.self,
        PayOut.self,
        PayMoney.self,
        ChargeMoney.self,
        SettleMoney.self,
        ReverseMoney.self,
        ListBadges.self,
        ShowBadge.self,
        ShowStats.self,
        AddReward.self,
        ListRewards.self,
        ShowReward.self,
        ShowLeaderboard.self,
        Seeing.ViewProfile.self,
        Seeing.ViewAchievements.self,
        Seeing.ViewActivity.self,
        Seeing.ViewDetails.self,
        EditProfile.self,
        ListSessions.self,
        RevokeSessions.self,
        ShowPrivacy.self,
        SetPrivacy.self,
        AddAbsence.self,
        ListAbsences.self,
        Seeing.GlanceAbsence.self,
        Seeing.ShowAbsence.self,
        RemoveAbsence.self,
        ListNotices.self,
        ReadNotices.self,
        ListChannels.self, AddChannel.self, ConfirmChannel.self, RemoveChannel.self,
        KeepCalendar.self,
        SendMessages.self, ApproveUnseen.self, CreditAllowances.self,
        SetAllowance.self, ListAllowances.self, KeepBankAccount.self, ShowBankAccount.self,
        TabulateRules.self,
        ShowRules.self,
        ExplainRefusal.self,
        AskRules.self,
        CheckRules.self,
        TryRules.self,
        SetRules.self,
        ListUndo.self,
        ListAudit.self,
        Seeing.ShowAuditEntry.self,
        VerifyAudit.self,
        CheckDataFile.self, BackUpDataFile.self, RestoreDataFile.self,
        ExportHousehold.self, ExportOwnRecord.self, EraseMember.self, ImportList.self,
    ]

    private static let named = Dictionary(uniqueKeysWithValues: names.map { ($0.action, $0) })

    /// The type that stands for this action.
    var name: any ActionName.Type {
        guard let name = Self.named[self] else {
            preconditionFailure("no type stands for \(rawValue) in the tests")
        }
        return name
    }
}
