import HouseholdModel
import HouseholdService
import Policies

/// The operation of a line of the access table, really done.
extension AccessCell {
    /// Whether the person may, found by really doing it; `nil` where no operation can reach for the thing.
    func outcome() async throws -> Verdict? {
        do {
            guard try await act() else { return nil }
            return .yes(by: [])
        } catch let error as ServiceError {
            return try Verdict(error)
        }
    }

    /// Brings in nothing: who hears that there is nothing in it may bring in a household.
    private func importHousehold() async throws {
        let nothing = FileReference(called: try Note("home.json"), content: [])
        let error = await family.refusal(
            ImportHousehold(nil, from: nothing, as: nil), as: person)
        guard error == .document(.foreign) else { throw error ?? .bug("nothing came in") }
    }

    /// Does it, or returns `false` where there is no such operation.
    private func act() async throws -> Bool {
        switch row.action {
        case .registerAccount, .logIn, .join, .recoverAccount, .changePassword, .glanceChore,
            .fullPoints,
            .viewProfile, .viewAchievements, .viewActivity, .viewDetails, .glanceAbsence,
            .showAbsence, .showMoney,
            .showAuditEntry:
            return false
        case .logOut: try await family.perform(LogOut(), as: person)
        case .sendMessages:
            // It asks in its own household alone.
            guard row.who != "other program" else { return false }
            _ = try await family.ask(FindMessages(), as: person)
        case .approveUnseen:
            guard row.who != "other program" else { return false }
            try await family.perform(ApproveUnseen(), as: person)
        case .creditAllowances:
            guard row.who != "other program" else { return false }
            try await family.perform(CreditAllowances(), as: person)
        case .showAccount: _ = try await family.ask(ShowAccount(), as: person)
        case .setAccount: try await family.perform(SetSetting(.plain, to: "on"), as: person)
        case .changeEmail:
            _ = try await family.gate.changeEmail(
                as: family.caller(person), to: nil, with: person.password,
                request: family.newRequest())
        case .deleteAccount:
            try await family.gate.deleteAccount(
                as: family.caller(person), with: person.password, request: family.newRequest())
        case .giveConsent: try await family.perform(GiveConsent(), as: person)
        case .withdrawAsking: try await family.perform(WithdrawAsking(), as: person)
        case .createHousehold:
            let zone = try family.zone()
            try await family.perform(
                CreateHousehold(name: Title("New"), zone: zone, weekStart: .monday), as: person)
        case .importHousehold: try await importHousehold()
        case .listHouseholds: _ = try await family.ask(ListHouseholds(), as: person)
        case .switchHousehold:
            // Who is in none has none to switch to.
            guard person != .zoe, person != .ida else { return false }
            try await family.perform(SwitchHousehold(to: "1"), as: person)
        case .showHousehold, .changeSettings, .leaveHousehold, .deleteHousehold, .inviteMember,
            .cancelInvitation, .listMembers, .listPasses, .makeCode, .showCode, .endCode,
            .addDevice, .editDevice, .listDevices, .removeDevice, .admitMember,
            .refuseMember, .addChild, .listChildren, .addChore, .addTodo,
            .proposeChore, .listChores, .showCalendar, .showHistory, .listAbsences, .listPoints,
            .listAllowances,
            .addRoutine, .listRoutines, .editRoutine, .deleteRoutine,
            .addReward, .proposeReward, .listRewards, .listRequests, .listWishes, .showLeaderboard,
            .setMoney, .listMoney,
            .tabulateRules, .showRules,
            .checkRules, .tryRules, .setRules, .listAudit, .verifyAudit,
            .checkData, .backUpData, .restoreData, .exportHousehold, .importData:
            return try await actOnHousehold()
        case .showChore, .editChore, .deleteChore, .restoreChore, .completeChore, .completeChoreFor,
            .editTodo, .deleteTodo, .checkChore, .noteChore, .remindOfChore, .excuseChore,
            .acceptChore,
            .declineChore, .withdrawChore, .undoChore, .approveChore, .rejectChore, .skipChore,
            .moveChore, .pauseChore, .resumeChore, .claimChore, .unclaimChore, .offerChore,
            .takeOverChore, .refuseOffer, .retractOffer:
            return try await actOnChore()
        case .showReward, .editReward, .retireReward, .requestReward, .withdrawRequest,
            .grantRequest, .declineRequest, .deliverRequest, .showRequest, .showWish, .priceWish,
            .refuseWish, .retractWish, .explainEntry,
            .reversePoints, .appealPoints, .upholdPoints:
            return try await actOnPoints()
        case .removeAbsence:
            try await family.perform(RemoveAbsence(absence ?? 0), as: person)
        case .showPoints, .showPointsHistory, .givePoints, .takePoints, .setGoal, .showGoal,
            .clearGoal, .saveForGoal, .takeFromJar, .listBadges, .showBadge, .showStats,
            .setAllowance, .showBankAccount:
            return try await actOnStanding()
        case .payOut, .payMoney, .chargeMoney, .settleMoney, .reverseMoney:
            return try await actOnMoney()
        case .givePass, .showPass, .endPass, .issueKey, .resetChild, .unlockChild, .resetMember,
            .showMember, .changeRole, .removeMember, .eraseMember, .transferHousehold, .editProfile,
            .listSessions, .listChannels, .addChannel, .confirmChannel, .removeChannel,
            .keepCalendar, .revokeSessions, .showPrivacy, .setPrivacy, .addAbsence, .askRules:
            return try await actOnMember()
        case .listNotices, .readNotices, .listUndo, .exportOwnRecord, .explainRefusal,
            .keepBankAccount:
            return try await actOnSelf()
        default: throw Unreadable(word: row.action.rawValue)
        }
        return true
    }

    /// Puts a chore into a routine for whoever may change it.
    private func addRoutine() async throws {
        guard row.verdict.isYes else { return }
        try await family.addRoutine("home", of: [1], as: row.home == .family ? .anna : .nora)
    }

    private func actOnHousehold() async throws -> Bool {
        // Nobody can name another's household.
        guard !AccessHome.strangers.contains(person) || row.verdict.isRole else { return false }
        switch row.action {
        case .changeSettings:
            try await family.perform(ChangeSettings(.siblings(true)), as: person)
        case .leaveHousehold: try await family.perform(LeaveHousehold(), as: person)
        case .deleteHousehold:
            let name = row.home == .family ? "The Smiths" : "The flat"
            try await family.perform(DeleteHousehold(called: name), as: person)
        case .showHousehold: _ = try await family.ask(ShowHousehold(), as: person)
        case .inviteMember:
            let role: Role = row.home == .housemates ? .housemate : .parent
            let draft = try await family.gate.draftKey()
            try await family.perform(
                InviteMember(Name("Tom"), as: role, draft: draft), as: person)
        case .cancelInvitation:
            let role: Role = row.home == .housemates ? .housemate : .parent
            let draft = try await family.gate.draftKey()
            try await family.perform(
                InviteMember(Name("Tom"), as: role, draft: draft), as: row.home.owner)
            try await family.perform(CancelInvitation(of: "tom"), as: person)
        case .listMembers: _ = try await family.ask(ListMembers(), as: person)
        case .listAllowances: _ = try await family.ask(ListAllowances(), as: person)
        case .makeCode: _ = try await family.makeCode(as: person)
        case .showCode: _ = try await family.ask(ShowCode(), as: person)
        case .endCode: try await family.perform(EndCode(), as: person)
        case .addDevice:
            let proof = try await family.gate.openPairing(
                family.beginPairing().userCode, as: family.caller(row.home.owner))
            try await family.perform(
                AddDevice(proof, as: .board, for: [row.home.owner.rawValue]), as: person)
        case .editDevice:
            try await family.add(
                family.beginPairing(), for: [row.home.owner.rawValue], by: row.home.owner)
            try await family.perform(EditDevice(1, named: Title("Tablet")), as: person)
        case .listDevices: _ = try await family.ask(ListDevices(), as: person)
        case .removeDevice:
            try await family.add(
                family.beginPairing(), for: [row.home.owner.rawValue], by: row.home.owner)
            try await family.perform(RemoveDevice(1), as: person)
        case .admitMember:
            let role: Role = row.home == .housemates ? .housemate : .parent
            try await family.perform(AdmitMember("olga", as: role), as: person)
        case .refuseMember: try await family.perform(RefuseMember("olga"), as: person)
        case .listPasses: _ = try await family.ask(ListPasses(), as: person)
        case .addChild:
            try await family.perform(AddChild(name: Name("Noa"), signIn: .code), as: person)
        case .listChildren: _ = try await family.ask(ListChildren(), as: person)
        case .addChore: try await family.perform(AddChore(title: Title("Sweep")), as: person)
        case .addTodo: try await family.addTodo("Sweep", as: person)
        case .proposeChore: try await family.propose("Sweep", as: person)
        case .listChores: _ = try await family.ask(ListChores(), as: person)
        case .showCalendar: _ = try await family.ask(ShowCalendar(.week), as: person)
        case .showHistory: _ = try await family.ask(ShowHistory(), as: person)
        case .listAbsences: _ = try await family.ask(ListAbsences(), as: person)
        case .listPoints: _ = try await family.ask(ListPoints(), as: person)
        case .addReward:
            try await family.perform(
                AddReward(title: Title("Ice"), at: RewardValue.five), as: person)
        case .listRewards: _ = try await family.ask(ListRewards(), as: person)
        case .proposeReward:
            try await family.perform(ProposeReward(title: Title("Ice")), as: person)
        case .addRoutine:
            try await family.perform(AddRoutine(family.tag("new"), of: [1]), as: person)
        case .listRoutines: _ = try await family.ask(ListRoutines(), as: person)
        case .editRoutine:
            try await addRoutine()
            try await family.perform(
                EditRoutine(family.tag("home"), [.bonus(PointsAmount(5))]), as: person)
        case .deleteRoutine:
            try await addRoutine()
            try await family.perform(DeleteRoutine(family.tag("home")), as: person)
        case .setMoney:
            try await family.perform(SetMoney(.currency(Currency.euro())), as: person)
        case .listMoney: _ = try await family.ask(ListMoney(), as: person)
        case .listWishes: _ = try await family.ask(ListWishes(), as: person)
        case .listRequests: _ = try await family.ask(ListRequests(), as: person)
        case .showLeaderboard: _ = try await family.ask(ShowLeaderboard(), as: person)
        case .tabulateRules: _ = try await family.ask(TabulateRules(), as: person)
        case .showRules: _ = try await family.ask(ShowRules(), as: person)
        case .checkRules: _ = try await family.ask(CheckRules(), as: person)
        case .tryRules:
            _ = try await family.ask(
                TryRules(ShippedPolicies.family.text, from: "family.cedar"), as: person)
        case .setRules: try await family.perform(SetRules.shipped, as: person)
        case .listAudit: _ = try await family.ask(ListAudit(), as: person)
        case .verifyAudit: _ = try await family.ask(VerifyAudit(), as: person)
        case .checkData: _ = try await family.ask(CheckDataFile(), as: person)
        case .backUpData: try await family.perform(BackUpDataFile(), as: person)
        case .restoreData: try await family.perform(RestoreDataFile(), as: person)
        case .exportHousehold: try await family.perform(ExportHousehold(), as: person)
        case .importData:
            try await family.perform(
                ImportList([.sweeping], from: .list), as: person)
        default: return false
        }
        return true
    }

    private func actOnChore() async throws -> Bool {
        guard let chore else { throw Unreadable(word: row.thing) }
        switch row.action {
        case .showChore: _ = try await family.ask(ShowChore(chore), as: person)
        case .editChore:
            var edit = EditChore(chore)
            edit.title = try Title("Sweep")
            try await family.perform(edit, as: person)
        case .editTodo:
            var edit = EditChore(chore)
            edit.title = try Title("Sweep")
            try await family.perform(EditTodo(edit), as: person)
        case .deleteTodo: try await family.perform(DeleteTodo(chore), as: person)
        case .deleteChore: try await family.perform(DeleteChore(chore), as: person)
        case .restoreChore: try await family.perform(RestoreChore(chore), as: person)
        case .completeChore: try await family.complete(chore, as: person)
        case .completeChoreFor:
            try await family.perform(CompleteChoreFor(chore, doer: doer ?? ""), as: person)
        case .acceptChore:
            try await family.perform(AcceptChore(EditChore(chore)), as: person)
        case .declineChore: try await family.perform(DeclineChore(chore), as: person)
        case .withdrawChore: try await family.perform(WithdrawChore(chore), as: person)
        case .noteChore: try await family.perform(NoteChore(chore, Note("Hi")), as: person)
        case .remindOfChore: try await family.perform(RemindOfChore(chore), as: person)
        case .excuseChore: try await family.perform(ExcuseChore(chore), as: person)
        case .checkChore: try await family.perform(CheckChore(chore, steps: [1]), as: person)
        case .undoChore: try await family.undo(chore, as: person)
        case .approveChore: try await family.perform(ApproveChore(chore), as: person)
        case .rejectChore: try await family.perform(RejectChore(chore), as: person)
        case .skipChore: try await family.perform(SkipChore(chore), as: person)
        case .moveChore:
            let due = Due(day: try family.zone().day(at: family.clock.now).adding(days: 3))
            try await family.perform(MoveChore(chore, to: due), as: person)
        case .pauseChore: try await family.perform(PauseChore(chore), as: person)
        case .resumeChore: try await family.perform(ResumeChore(chore), as: person)
        case .claimChore: try await family.perform(ClaimChore(chore), as: person)
        case .unclaimChore: try await family.perform(UnclaimChore(chore), as: person)
        case .offerChore:
            let receiver = row.home == .housemates ? "paul" : "ben"
            try await family.perform(OfferChore(chore, to: receiver), as: person)
        case .takeOverChore: try await family.perform(TakeOverChore(chore), as: person)
        case .refuseOffer: try await family.perform(RefuseOffer(chore), as: person)
        case .retractOffer: try await family.perform(RetractOffer(chore), as: person)
        default: return false
        }
        return true
    }

    private func actOnPoints() async throws -> Bool {
        let (reward, request, entry) = (reward ?? 0, row.home.requests[row.thing] ?? 0, 1)
        let wish = row.home.wishes[row.thing] ?? 0
        switch row.action {
        case .showReward: _ = try await family.ask(ShowReward(reward), as: person)
        case .editReward: try await family.perform(EditReward(reward), as: person)
        case .retireReward: try await family.perform(RetireReward(reward), as: person)
        case .requestReward: try await family.perform(RequestReward(reward), as: person)
        case .withdrawRequest: try await family.perform(WithdrawRequest(request), as: person)
        case .grantRequest: try await family.perform(GrantRequest(request), as: person)
        case .declineRequest: try await family.perform(DeclineRequest(request), as: person)
        case .deliverRequest: try await family.perform(DeliverRequest(request), as: person)
        case .priceWish: try await family.perform(PriceWish(wish, at: RewardValue.five), as: person)
        case .refuseWish: try await family.perform(RefuseWish(wish), as: person)
        case .retractWish: try await family.perform(RetractWish(wish), as: person)
        case .explainEntry:
            guard canNameEntry else { return false }
            _ = try await family.ask(ExplainEntry(entry), as: person)
        case .reversePoints: try await family.perform(ReversePoints(entry), as: person)
        case .appealPoints:
            guard canNameEntry else { return false }
            try await family.perform(AppealPoints(entry, because: Note("No")), as: person)
        case .upholdPoints: try await family.perform(UpholdPoints(entry), as: person)
        default: return false
        }
        return true
    }

    /// Only parents in a family call others' entries by a number; whoever may not at all is told before.
    private var canNameEntry: Bool {
        guard case .yes = row.verdict else {
            guard case .no = row.verdict else { return true }
            return [.anna, .ben].contains(person)
        }
        return [.anna, .ben].contains(person) || row.thing == "\(person.rawValue)'s points"
    }
}
