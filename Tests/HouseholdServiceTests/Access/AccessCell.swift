import Household
import HouseholdService
import Policies

/// One line of the access table brought to life: a family in that state, and somebody who asks.
struct AccessCell {
    private let row: AccessRow
    private let family: Family
    let person: Person

    /// What a line can't mean.
    struct Unreadable: Error {
        let word: String
    }

    init(_ row: AccessRow) async throws {
        self.row = row
        family = try await Family()
        guard let person = row.home.people[row.who] else { throw Unreadable(word: row.who) }
        self.person = person
        try await arrange()
    }

    /// What the rules say, put to the gate for the thing itself.
    func verdict() async throws -> Verdict {
        let target = try target()
        let doer = doer
        func ask<Asked: ActionName>(_: Asked.Type) async throws -> Verdict {
            let probe = Probe<Asked>(target: target, doer: doer)
            let refusal = await refusal { () throws(ServiceError) in
                try await family.perform(probe, as: person)
            }
            if let refusal { return try Verdict(refusal) }
            let policies = try family.lastRecord()["policies"] ?? ""
            return .yes(by: Set(policies.split(separator: " ").map(String.init)))
        }
        return try await ask(row.action.name)
    }

    // MARK: - The state

    private func arrange() async throws {
        try await makeThing()
        switch row.state {
        case "-": break
        case let state where state.hasPrefix("for "): break
        case "deductions on":
            try await family.perform(ChangeSettings(.deductions(10)), as: owner)
        case "siblings off":
            try family.tamper("UPDATE household SET siblings = 0")
        case "private":
            var edit = EditChore(chore ?? 0)
            edit.isPrivate = true
            try await family.perform(edit, as: row.home.maker)
        case "with steps":
            try await family.setSteps(["Sort", "Wash"], of: chore ?? 0, as: row.home.maker)
        case "asked off": try await family.perform(ExcuseChore(chore ?? 0), as: .mia)
        case "everybody away": try await family.sendEverybodyAway(chore ?? 0)
        case "private to parents": try await family.hide(subject(), from: .parents)
        case "private to me": try await family.hide(subject(), from: .me)
        case "taken by mia", "taken by rita":
            try await family.perform(ClaimChore(chore ?? 0), as: row.home.doer)
        case "done today": try await complete()
        case "waiting", "waiting for a day", "approved", "waiting for max",
            "waiting for nora":
            try await family.perform(ChangeSettings(.approval(.always)), as: owner)
            let doers: [String: Person] = ["waiting for max": .max, "waiting for nora": .nora]
            try await family.complete(chore ?? 0, as: doers[row.state] ?? row.home.doer)
            if row.state == "waiting for a day" { try await family.live(days: 1) }
            if row.state == "approved" {
                try await family.perform(ApproveChore(chore ?? 0), as: owner)
            }
        case "done by anna", "done by nora": try await family.complete(chore ?? 0, as: owner)
        case "paid by anna": try await family.setPoints(3, of: chore ?? 0)
        case "skipped": try await family.perform(SkipChore(chore ?? 0), as: owner)
        case "done yesterday":
            try await complete()
            try await family.live(days: 1)
        case "done 30 days ago":
            try await complete()
            try await family.live(days: 30)
        case "done 31 days ago":
            try await complete()
            try await family.live(days: 31)
        default: throw Unreadable(word: row.state)
        }
        if absence != nil {
            try await family.addAbsences()
        } else if ["what mia did", "what rita did"].contains(row.thing) {
            let chore = row.home.chores["\(row.home.doer.rawValue)'s chore"]
            try await family.complete(chore ?? 0, as: row.home.doer)
        } else if row.thing.hasPrefix("what anna did") {
            try await family.perform(SetPrivacy(.profile, to: .me, of: "mia"), as: .anna)
        }
    }

    private func makeThing() async throws {
        switch row.thing {
        case "mia's to-do", "rita's to-do":
            try await family.addTodo("Buy a present", as: row.home.doer)
        case "mia's proposal": try await family.propose("Wash the car", as: .mia)
        case "anna's proposal":
            let number = try await family.addChore("Wash the car", as: .anna)
            try family.tamper("UPDATE chore SET proposed = 1 WHERE number = \(number)")
        case "mia's points": try await family.give(3, to: "mia", as: .anna)
        case "rita's points": try await family.complete(2, as: .rita)
        case "anna's points": try await family.complete(5, as: .anna)
        case "rita's request": try family.tamperWithRequest(of: .rita)
        case "mia's request":
            try await family.give(3, to: "mia", as: .anna)
            try await family.sell("Ice cream", for: 2)
            try await family.ask(for: "Ice cream", as: .mia)
        case "anna's to-do": try await family.addTodo("Buy a present", as: .anna)
        default: break
        }
    }

    private func complete() async throws {
        guard let chore else { throw Unreadable(word: row.thing) }
        try await family.complete(chore, as: row.home.doer)
    }

    private var owner: Person { row.home.owner }

    private var doer: String? {
        row.state.hasPrefix("for ") ? String(row.state.dropFirst(4)) : nil
    }

    // MARK: - The thing

    private var chore: Number? { row.home.chores[row.thing] }

    private var reward: Number? { row.home.rewards[row.thing] }

    private var absence: Number? { row.home.absences[row.thing] }

    private func subject() throws -> Person {
        if row.thing == "themselves" { return person }
        guard let subject = Person(rawValue: row.thing.replacing("'s points", with: "")) else {
            throw Unreadable(word: row.thing)
        }
        return subject
    }

    private func target() throws -> Target {
        let home = row.home.id(in: family)
        switch row.thing {
        case "the program": return .program
        case "the home": return .household(home)
        case "kim": return .member(try family.member("Kim"), in: home)
        case "what mia did", "what rita did":
            return try auditEntry(after: "operation = 'chore.complete'")
        case "what anna did to mia": return try auditEntry(after: "operation = 'privacy.set'")
        case "what anna did", "what paul did":
            return try auditEntry(after: "operation = 'reward.add'")
        default:
            if let chore {
                let isPlan = row.thing.contains("plan")
                let plans: [Action] = [
                    .editChore, .deleteChore, .restoreChore, .pauseChore, .resumeChore,
                    .editTodo, .deleteTodo, .acceptChore, .declineChore, .withdrawChore,
                ]
                return isPlan || plans.contains(row.action)
                    ? .chore(chore, in: home) : .occurrence(chore, in: home)
            }
            if let request = row.home.requests[row.thing] { return .request(request, in: home) }
            if row.thing.hasSuffix("'s points") { return .entry(1, in: home) }
            if let absence { return .absence(absence, in: home) }
            if let reward { return .reward(reward, in: home) }
            return .member(try family.member(subject().name), in: home)
        }
    }

    private func auditEntry(after condition: String) throws -> Target {
        let sequence = try family.number(
            """
            SELECT max(sequence) FROM audit
            WHERE household_id = '\(row.home.id(in: family).rawValue)' AND \(condition)
            """)
        return .auditEntry(sequence, in: row.home.id(in: family))
    }
}

// MARK: - The operation itself

extension AccessCell {
    /// Whether the person may, found by really doing it; `nil` where no operation can reach for the thing.
    func outcome() async throws -> Verdict? {
        do {
            guard try await act() else { return nil }
            return .yes(by: [])
        } catch ServiceError.alreadyInHousehold {
            return .yes(by: [])
        } catch let error as ServiceError {
            return try Verdict(error)
        }
    }

    /// Does it, or returns `false` where there is no such operation.
    private func act() async throws -> Bool {
        switch row.action {
        case .registerAccount, .logIn, .join, .recoverAccount, .changePassword, .glanceChore,
            .viewProfile, .viewAchievements, .viewActivity, .glanceAbsence, .showAbsence,
            .showAuditEntry:
            return false
        case .logOut: try await family.perform(LogOut(), as: person)
        case .showAccount: _ = try await family.ask(ShowAccount(), as: person)
        case .setAccount: try await family.perform(SetSetting(.plain, to: "on"), as: person)
        case .changeEmail: try await family.perform(ChangeEmail(nil), as: person)
        case .createHousehold:
            let zone = try family.zone()
            try await family.perform(
                CreateHousehold(name: Title("New"), zone: zone, weekStart: .monday), as: person)
        case .showHousehold, .changeSettings, .addChild, .listChildren, .addChore, .addTodo,
            .proposeChore,
            .listChores, .showCalendar, .showHistory, .listAbsences, .listPoints, .addReward,
            .listRewards, .listRequests, .showLeaderboard,
            .tabulateRules, .showRules, .checkRules, .tryRules, .setRules, .listAudit, .verifyAudit:
            return try await actOnHousehold()
        case .showChore, .editChore, .deleteChore, .restoreChore, .completeChore, .completeChoreFor,
            .editTodo, .deleteTodo, .checkChore, .noteChore, .excuseChore, .acceptChore,
            .declineChore, .withdrawChore, .undoChore, .approveChore, .rejectChore, .skipChore,
            .moveChore, .pauseChore,
            .resumeChore,
            .claimChore, .unclaimChore:
            return try await actOnChore()
        case .showReward, .editReward, .retireReward, .requestReward, .withdrawRequest,
            .grantRequest, .declineRequest, .deliverRequest, .showRequest, .explainEntry,
            .reversePoints, .appealPoints, .upholdPoints:
            return try await actOnPoints()
        case .removeAbsence:
            try await family.perform(RemoveAbsence(absence ?? 0), as: person)
        case .issueKey, .resetChild, .unlockChild, .showPoints, .showPointsHistory, .givePoints,
            .takePoints, .setGoal, .showGoal, .clearGoal, .listBadges, .showBadge, .showStats,
            .showMember, .editProfile, .listSessions, .revokeSessions, .showPrivacy,
            .setPrivacy, .addAbsence, .listNotices, .readNotices, .listUndo, .explainRefusal,
            .askRules:
            return try await actOnMember()
        }
        return true
    }

    private func actOnHousehold() async throws -> Bool {
        // Nobody can name another's household.
        guard !AccessHome.strangers.contains(person) || row.verdict.isRole else { return false }
        switch row.action {
        case .changeSettings:
            try await family.perform(ChangeSettings(.siblings(true)), as: person)
        case .showHousehold: _ = try await family.ask(ShowHousehold(), as: person)
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
            guard let value = RewardValue(5) else { return false }
            try await family.perform(AddReward(title: Title("Ice"), at: value), as: person)
        case .listRewards: _ = try await family.ask(ListRewards(), as: person)
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
        default: return false
        }
        return true
    }

    private func actOnPoints() async throws -> Bool {
        let (reward, request, entry) = (reward ?? 0, row.home.requests[row.thing] ?? 0, 1)
        switch row.action {
        case .showReward: _ = try await family.ask(ShowReward(reward), as: person)
        case .editReward: try await family.perform(EditReward(reward), as: person)
        case .retireReward: try await family.perform(RetireReward(reward), as: person)
        case .requestReward: try await family.perform(RequestReward(reward), as: person)
        case .withdrawRequest: try await family.perform(WithdrawRequest(request), as: person)
        case .grantRequest: try await family.perform(GrantRequest(request), as: person)
        case .declineRequest: try await family.perform(DeclineRequest(request), as: person)
        case .deliverRequest: try await family.perform(DeliverRequest(request), as: person)
        case .explainEntry: _ = try await family.ask(ExplainEntry(entry), as: person)
        case .reversePoints: try await family.perform(ReversePoints(entry), as: person)
        case .appealPoints:
            try await family.perform(AppealPoints(entry, because: Note("No")), as: person)
        case .upholdPoints: try await family.perform(UpholdPoints(entry), as: person)
        default: return false
        }
        return true
    }

    private func actOnMember() async throws -> Bool {
        let isSelf = row.thing == "themselves" || row.thing == person.rawValue
        let name = row.thing == "themselves" ? nil : row.thing
        switch row.action {
        case .issueKey:
            let draft = try await family.gate.draftKey()
            try await family.perform(IssueKey(for: name ?? "anna", draft: draft), as: person)
        case .resetChild:
            let draft = try await family.gate.draftKey()
            try await family.perform(ResetChild(name ?? person.rawValue, draft: draft), as: person)
        case .unlockChild:
            try await family.perform(UnlockChild(name ?? person.rawValue), as: person)
        case .showPoints: _ = try await family.ask(ShowPoints(of: name), as: person)
        case .showPointsHistory:
            _ = try await family.ask(ShowPointsHistory(of: name), as: person)
        case .givePoints: try await family.give(1, to: name ?? person.rawValue, as: person)
        case .takePoints: try await family.take(1, from: name ?? person.rawValue, as: person)
        case .setGoal: try await family.perform(SetGoal(1, for: name), as: person)
        case .showGoal: _ = try await family.ask(ShowGoal(of: name), as: person)
        case .clearGoal: try await family.perform(ClearGoal(of: name), as: person)
        case .listBadges: _ = try await family.ask(ListBadges(of: name), as: person)
        case .showBadge:
            _ = try await family.ask(ShowBadge("first_chore", of: name), as: person)
        case .showStats: _ = try await family.ask(ShowStats(of: name), as: person)
        case .showMember: _ = try await family.ask(ShowProfile(of: name), as: person)
        case .editProfile:
            try await family.perform(EditProfile(name: Name("Zippy"), of: name), as: person)
        case .listSessions: _ = try await family.ask(ListSessions(of: name), as: person)
        case .revokeSessions:
            try await family.perform(RevokeSessions(.others, of: name), as: person)
        case .showPrivacy: _ = try await family.ask(ShowPrivacy(of: name), as: person)
        case .setPrivacy:
            try await family.perform(SetPrivacy(.profile, to: .me, of: name), as: person)
        case .addAbsence:
            try await family.perform(AddAbsence(of: name, from: family.holidays), as: person)
        case .askRules: _ = try await family.ask(AskRules(.addChore, of: name), as: person)
        // These are about whoever asks; of another nobody can ask.
        case .listNotices where isSelf: _ = try await family.ask(ListNotices(), as: person)
        case .readNotices where isSelf: try await family.perform(ReadNotices(), as: person)
        case .listUndo where isSelf: _ = try await family.ask(ListUndo(), as: person)
        case .explainRefusal where isSelf:
            _ = try await family.ask(ExplainRefusal(), as: person)
        default: return false
        }
        return true
    }
}

extension Verdict {
    /// What an error of the gate says; state is no verdict.
    init(_ error: ServiceError) throws {
        switch error {
        case .refused(let refusal) where refusal.step == .role:
            self = .role(by: Set(refusal.policies))
        case .refused(let refusal): self = .no(by: Set(refusal.policies + refusal.errors))
        case .notFound: self = .missing
        case .notSignedIn: self = .signIn
        case .noHousehold: self = .household
        // The rules let it pass, and something else stood in the way.
        case .nothingWaits, .choreIsAssigned, .choreIsDone, .choreIsClosed, .noStep,
            .notProposed, .parentsAdd, .reward, .points:
            self = .yes(by: [])
        default: throw error
        }
    }

    var isRole: Bool {
        if case .role = self { true } else { false }
    }

    /// The same without the policies of a yes, which only the records tell.
    var withoutReasons: Verdict { isYes ? .yes(by: []) : self }
}
