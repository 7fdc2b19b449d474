import Foundation
import HouseholdService

// What can be asked for over the wire. What only the gate makes of passwords, what the program does by itself and what is
// done beside the data file, such as keeping a calendar file where the server may write, is not among it.

extension Porter {
    typealias Call = @Sendable (Porter, Data) async -> Data?
    typealias Questioning = @Sendable (Porter, String) -> Result<any Inquiry, ServiceError>

    /// What is done for a request of each name.
    static let calls: [String: Call] = {
        var calls: [String: Call] = [:]
        for type in conversations { add(type, to: &calls) }
        for type in changes { addChange(type, to: &calls) }
        for type in inquiries { addQuestion(type, to: &calls) }
        return calls
    }()

    /// How the question of each name is read that is asked with others.
    static let questions: [String: Questioning] = {
        var questions: [String: Questioning] = [:]
        for type in inquiries { add(type, to: &questions) }
        return questions
    }()

    private static func add<Request: WireRequest>(
        _ type: Request.Type, to calls: inout [String: Call]
    ) {
        calls[type.name] = { porter, body in await porter.answer(Request.self, body) }
    }

    private static func addChange<Op: Change>(_ type: Op.Type, to calls: inout [String: Call]) {
        add(ChangeRequest<Op>.self, to: &calls)
    }

    private static func addQuestion<Op: Inquiry>(_ type: Op.Type, to calls: inout [String: Call]) {
        add(Question<Op>.self, to: &calls)
    }

    private static func add<Op: Inquiry>(
        _ type: Op.Type, to questions: inout [String: Questioning]
    ) {
        questions["\(type)"] = { porter, text in porter.question(Op.self, text) }
    }

    private static let conversations: [any WireRequest.Type] = [
        AddingRequest<AddChore>.self, AddingRequest<AddTodo>.self,
        PresentRequest.self, SignInRequest.self, RegisterRequest.self, RecoverRequest.self,
        OpenKeyRequest.self, JoinRequest.self,
        DraftKeyRequest.self, OpenPairingRequest.self, CheckPasswordRequest.self,
        UnlockRequest.self,
        VerificationRequest.self, PasswordRequest.self,
        EmailRequest.self, DeletionRequest.self, ResetRequest.self, ExportRequest.self,
    ]

    private static let changes: [any Change.Type] = [
        AcceptChore.self, AddAbsence.self, AddChannel.self, AddChild.self, AddChore.self,
        AddDevice.self,
        AddReward.self, AddRoutine.self, AddTodo.self, AdmitMember.self, AppealPoints.self,
        ApproveChore.self,
        AskToJoin.self, BeginTrial.self, CancelComing.self, CancelInvitation.self, ChangeRole.self,
        ChangeSettings.self, ChargeMoney.self,
        CheckChore.self, ClaimChore.self, ClearGoal.self, CompleteChore.self,
        CompleteChoreFor.self, ConfirmChannel.self, CreateHousehold.self, DeclineChore.self,
        DeclineRequest.self, DeleteChore.self, DeleteHousehold.self, DeleteRoutine.self,
        DeleteTodo.self,
        DeliverRequest.self, EditChore.self, EditDevice.self, EditProfile.self, EditReward.self,
        EditRoutine.self, EditTodo.self,
        EndCode.self, EndPass.self, EndTrial.self, EraseMember.self, ExcuseChore.self,
        GiveConsent.self,
        GivePass.self, GivePoints.self, GrantRequest.self, HearRefusals.self,
        ImportList.self, InviteMember.self, IssueKey.self, JoinHousehold.self,
        KeepBankAccount.self,
        LeaveHousehold.self, LogOut.self, MakeCode.self, MoveChore.self, NoteChore.self,
        OfferChore.self,
        PauseChore.self, PayMoney.self, PayOut.self, PriceWish.self, ProposeChore.self,
        ProposeReward.self, RefuseOffer.self,
        RefuseWish.self,
        ReadNotices.self, RefuseMember.self, RejectChore.self,
        RemindOfChore.self, RemoveAbsence.self, RemoveChannel.self, RemoveDevice.self,
        RemoveMember.self,
        RequestReward.self, ResetChild.self, RestoreChore.self, ResumeChore.self,
        RetireReward.self, RetractOffer.self, RetractWish.self, ReverseMoney.self,
        ReversePoints.self,
        RevokeSessions.self,
        SaveForGoal.self, SetAllowance.self, SetGoal.self,
        SetPrivacy.self,
        SetMoney.self, SetRules.self, SetSetting.self, SettleMoney.self, SkipChore.self,
        SwitchHousehold.self, TakeBack.self,
        TakeFromJar.self, TakeOverChore.self, TakePoints.self, TestChannel.self,
        TransferHousehold.self,
        UnclaimChore.self,
        UndoChore.self, UnlockChild.self, UpholdPoints.self, WithdrawAsking.self,
        WithdrawChore.self, WithdrawRequest.self,
    ]

    private static let inquiries: [any Inquiry.Type] = [
        AskRules.self, CheckDataFile.self, CheckReceipt.self, CheckRules.self, ExplainEntry.self,
        ExplainRefusal.self, ExportOwnRecord.self, HasChores.self, ListAbsences.self,
        ListAbsencePage.self, ListAllowances.self,
        ListAudit.self, ListBadges.self,
        ListChannels.self, ListChildren.self, ListChorePage.self, ListChores.self,
        ListDevices.self, ListDues.self, ListHouseholds.self, ListMoney.self,
        ListMembers.self, ListNotices.self, ListObjections.self, ListPasses.self, ListPoints.self,
        ListRequests.self, ListRewards.self, ListRoutines.self, ListSessions.self, ListUndo.self,
        ListWishes.self,
        ReadRules.self,
        ShowAccount.self,
        ShowBadge.self, ShowBankAccount.self, ShowCalendar.self, ShowChore.self, ShowCode.self,
        ShowGoal.self,
        ShowHistory.self, ShowHousehold.self, ShowLeaderboard.self, ShowMoneyHistory.self,
        ShowMoneyTerms.self,
        ShowOwnAccount.self,
        ShowPass.self, ShowPoints.self, ShowPointsHistory.self, ShowPointsPage.self,
        ShowPrivacy.self, ShowProfile.self,
        ShowReceipt.self, ShowReward.self, ShowRules.self, ShowStats.self, ShowTrial.self,
        TabulateRules.self,
        TryRules.self,
        VerifyAudit.self, WatchNotices.self,
    ]
}
