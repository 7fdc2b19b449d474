import HouseholdModel
import HouseholdService
import Testing

/// The operations on members, really done.
extension AccessCell {
    /// The member as operations name them; nobody for whoever asks.
    private var name: String? { row.thing == "themselves" ? nil : row.thing }

    /// Points, goals and what was reached.
    func actOnStanding() async throws -> Bool {
        switch row.action {
        case .showPoints: _ = try await family.ask(ShowPoints(of: name), as: person)
        case .showPointsHistory:
            _ = try await family.ask(ShowPointsHistory(of: name), as: person)
        case .givePoints: try await family.give(1, to: name ?? person.rawValue, as: person)
        case .takePoints: try await family.take(1, from: name ?? person.rawValue, as: person)
        case .setGoal: try await family.perform(SetGoal(1, for: name), as: person)
        case .showGoal: _ = try await family.ask(ShowGoal(of: name), as: person)
        case .clearGoal: try await family.perform(ClearGoal(of: name), as: person)
        case .saveForGoal:
            try await family.perform(SaveForGoal(RewardValue.one, for: name), as: person)
        case .takeFromJar:
            try await family.perform(TakeFromJar(RewardValue.one, of: name), as: person)
        case .listBadges: _ = try await family.ask(ListBadges(of: name), as: person)
        case .showBadge:
            _ = try await family.ask(ShowBadge("first_chore", of: name), as: person)
        case .showStats: _ = try await family.ask(ShowStats(of: name), as: person)
        case .setAllowance:
            try await family.setAllowance("5.00", for: name ?? person.rawValue, as: person)
        case .showBankAccount: try await showBankAccount()
        default: return false
        }
        return true
    }

    /// Of others with the code for paying them, where they could keep an account.
    private func showBankAccount() async throws {
        guard let name else {
            _ = try await family.ask(ShowBankAccount(), as: person)
            return
        }
        let iban = try #require(IBAN("DE89370400440532013000"))
        if row.verdict.isYes {
            try await family.perform(
                KeepBankAccount(iban), as: try #require(Person(rawValue: name)))
        }
        _ = try await family.ask(ShowBankAccount(of: name, paying: "5.00"), as: person)
    }

    /// What is owed, and paid.
    func actOnMoney() async throws -> Bool {
        let other = name ?? person.rawValue
        switch row.action {
        case .payOut: try await family.perform(PayOut("1.00", to: other, because: nil), as: person)
        case .payMoney: try await family.perform(PayMoney("1.00", to: other), as: person)
        case .chargeMoney:
            // Of whoever left there is nothing to charge.
            guard Person(rawValue: other).map(AccessHome.former.contains) != true else {
                return false
            }
            try await family.perform(
                ChargeMoney("1.00", to: other, because: Note("Pizza")), as: person)
        case .settleMoney: try await family.perform(SettleMoney(with: other), as: person)
        case .reverseMoney:
            // No entry is between somebody and themselves.
            guard row.thing != "themselves" else { return false }
            let last = try family.number("SELECT coalesce(max(sequence), 1) FROM ledger")
            try await family.perform(
                ReverseMoney(row.home == .housemates ? 1 : last), as: person)
        default: return false
        }
        return true
    }

    /// The account, the profile and what others may see of it.
    func actOnMember() async throws -> Bool {
        switch row.action {
        case .givePass:
            try await family.perform(
                GivePass(
                    to: name ?? person.rawValue, for: ["mia"],
                    until: family.clock.now.adding(days: 1)), as: person)
        case .showPass: _ = try await family.ask(ShowPass(of: name), as: person)
        case .endPass: try await family.perform(EndPass(of: name ?? person.rawValue), as: person)
        case .issueKey:
            let draft = try await family.gate.draftKey()
            try await family.perform(IssueKey(for: name ?? "anna", draft: draft), as: person)
        case .resetChild:
            let draft = try await family.gate.draftKey()
            try await family.perform(ResetChild(name ?? person.rawValue, draft: draft), as: person)
        case .unlockChild:
            try await family.perform(UnlockChild(name ?? person.rawValue), as: person)
        case .changeRole:
            let role: Role = row.home == .family ? .helper : .owner
            try await family.perform(ChangeRole(of: name ?? person.rawValue, to: role), as: person)
        case .removeMember:
            try await family.perform(RemoveMember(name ?? person.rawValue), as: person)
        case .eraseMember:
            try await family.perform(EraseMember(name ?? person.rawValue), as: person)
        case .transferHousehold:
            try await family.perform(TransferHousehold(to: name ?? person.rawValue), as: person)
        case .resetMember: try await resetMember(name ?? person.rawValue)
        case .showMember: _ = try await family.ask(ShowProfile(of: name), as: person)
        case .editProfile:
            try await family.perform(EditProfile(name: Name("Zippy"), of: name), as: person)
        case .listSessions: _ = try await family.ask(ListSessions(of: name), as: person)
        case .revokeSessions:
            try await family.perform(RevokeSessions(.others, of: name), as: person)
        case .listChannels: _ = try await family.ask(ListChannels(of: name), as: person)
        case .addChannel:
            try await family.perform(
                AddChannel(.desktop, to: Confidential(""), for: name), as: person)
        case .confirmChannel:
            try family.addChannel(of: name ?? person.rawValue, .unconfirmed)
            try await family.perform(
                ConfirmChannel(by: Confidential("123456"), of: name), as: person)
        case .removeChannel:
            try family.addChannel(of: name ?? person.rawValue, .confirmed)
            try await family.perform(RemoveChannel(1, of: name), as: person)
        case .keepCalendar:
            try await family.perform(KeepCalendar(at: "/tmp/chores.ics", for: name), as: person)
        case .showPrivacy: _ = try await family.ask(ShowPrivacy(of: name), as: person)
        case .setPrivacy:
            try await family.perform(SetPrivacy(.profile, to: .me, of: name), as: person)
        case .addAbsence:
            try await family.perform(AddAbsence(of: name, from: family.holidays), as: person)
        case .askRules: _ = try await family.ask(AskRules(.addChore, of: name), as: person)
        default: return false
        }
        return true
    }

    /// With a code that the member made, where one could be made.
    private func resetMember(_ name: String) async throws {
        let member = Person(rawValue: name) ?? .nobody
        let consent = try? await family.perform(GiveConsent(), as: member)
        _ = try await family.gate.resetMember(
            name, with: consent?.code ?? Confidential("none"), as: family.caller(person),
            request: family.newRequest())
    }

    /// What is about whoever asks; of another nobody can ask.
    func actOnSelf() async throws -> Bool {
        guard row.thing == "themselves" || row.thing == person.rawValue else { return false }
        switch row.action {
        case .listNotices: _ = try await family.ask(ListNotices(), as: person)
        case .readNotices: try await family.perform(ReadNotices(), as: person)
        case .listUndo: _ = try await family.ask(ListUndo(), as: person)
        case .exportOwnRecord: _ = try await family.ask(ExportOwnRecord(), as: person)
        case .keepBankAccount: try await family.perform(KeepBankAccount(nil), as: person)
        case .explainRefusal:
            _ = try await family.ask(ExplainRefusal(), as: person)
        default: return false
        }
        return true
    }
}
