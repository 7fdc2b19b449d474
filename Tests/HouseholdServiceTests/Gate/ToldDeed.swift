import HouseholdModel
import HouseholdService
import Testing

/// Something that is done in a family, and those of them who have a part in it.
struct ToldDeed: Sendable, CustomTestStringConvertible {
    let action: Action
    /// By their names; whoever did it is none of them.
    let hearers: [Telling.Hearer: Set<String>]
    /// What has to be there before it.
    let before: @Sendable (Family) async throws -> Void
    let act: @Sendable (Family) async throws -> Void

    init(
        _ action: Action, _ hearers: [Telling.Hearer: Set<String>],
        after before: @escaping @Sendable (Family) async throws -> Void = { _ in },
        _ act: @escaping @Sendable (Family) async throws -> Void
    ) {
        (self.action, self.hearers, self.before, self.act) = (action, hearers, before, act)
    }

    var testDescription: String {
        let heard = hearers.map { "\($0): \($1.sorted().joined(separator: ", "))" }.sorted()
        return "\(action.rawValue), \(heard.joined(separator: "; "))"
    }

    /// Each action that tells something, for each of those who can hear of it.
    static let all =
        ofChores + ofPoints + ofMoney + ofRewards + ofGoals + ofPasswords + ofComingIn + ofGoing
        + ofRules
}

// MARK: - Chores

extension ToldDeed {
    private static let ofChores = [
        Self(.addChore, [.newcomers: ["Mia"]]) { try await $0.addChore("Rake", to: "mia") },
        Self(.addChore, [.newcomers: []]) { try await $0.addChore("Rake", to: "anna") },
        Self(.importData, [.newcomers: ["Mia"]]) {
            try await $0.perform(
                ImportList([.chore(2, "Rake", to: "mia")], from: .list), as: .anna)
        },
        Self(.editChore, [.newcomers: ["Max"], .leavers: [], .obliged: [], .children: []]) {
            try await $0.perform(edit(2, for: ["mia", "max", "anna"]), as: .anna)
        },
        Self(.editChore, [.newcomers: [], .leavers: [], .obliged: [], .children: ["Mia"]]) {
            try await $0.setPoints(1, of: 2)
        },
        Self(.editChore, [.newcomers: [], .leavers: [], .obliged: [], .children: ["Mia"]]) {
            try await $0.setPoints(1, of: 2, atOnce: "it is quick")
        },
        Self(
            .editChore,
            [.newcomers: [], .leavers: [], .obliged: [], .children: ["Mia", "Max", "Kim"]]
        ) {
            try await $0.setPoints(0, of: 4)
        },
        Self(.editChore, [.newcomers: [], .leavers: [], .obliged: [], .children: []]) {
            try await $0.setPoints(1, of: 5)
        },
        Self(
            .editChore, [.newcomers: [], .leavers: [], .obliged: [], .children: []],
            after: { try await $0.perform(PauseChore(2), as: .ben) }
        ) { try await $0.perform(edit(2, for: ["max"]), as: .anna) },
        Self(
            .editChore, [.newcomers: ["Max"], .leavers: ["Mia"], .obliged: [], .children: []]
        ) { try await $0.perform(edit(2, for: ["max"]), as: .anna) },
        Self(
            .editChore,
            [.newcomers: ["Anna"], .leavers: ["Kim", "Max", "Mia"], .obliged: [], .children: []]
        ) { try await $0.perform(edit(4, for: ["anna"]), as: .ben) },
        Self(
            .editChore, [.newcomers: [], .leavers: [], .obliged: ["Mia"], .children: []]
        ) { family in
            var edit = EditChore(2)
            edit.isMustDo = true
            try await family.perform(edit, as: .anna)
        },
        Self(.acceptChore, [.newcomers: [], .proposer: ["Mia"]], after: propose) {
            try await $0.perform(AcceptChore(EditChore(6)), as: .anna)
        },
        Self(.acceptChore, [.newcomers: ["Max"], .proposer: ["Mia"]], after: propose) {
            try await $0.perform(AcceptChore(edit(6, for: ["max"])), as: .anna)
        },
        Self(.declineChore, [.proposer: ["Mia"]], after: propose) {
            try await $0.perform(DeclineChore(6), as: .anna)
        },
        Self(.approveChore, [.doer: ["Mia"], .underpaid: []], after: finish) {
            try await $0.perform(ApproveChore(2, paying: ChoreValue(3)), as: .anna)
        },
        Self(.approveChore, [.doer: [], .underpaid: ["Mia"]], after: finish) {
            try await $0.perform(ApproveChore(2, paying: ChoreValue(2)), as: .anna)
        },
        Self(
            .approveUnseen, [.doer: ["Mia"]],
            after: { family in
                try await finish(family)
                try await family.perform(ChangeSettings(.approvalWait(hours: 1)), as: .anna)
                family.clock.advance(minutes: 60)
            }
        ) { try await $0.perform(ApproveUnseen(), as: .program) },
        Self(.rejectChore, [.doer: ["Mia"], .asker: []], after: finish) {
            try await $0.perform(RejectChore(2), as: .anna)
        },
        Self(.rejectChore, [.doer: [], .asker: ["Mia"]], after: excuse) {
            try await $0.perform(RejectChore(2), as: .anna)
        },
        Self(.undoChore, [.doer: ["Mia"], .assignee: []], after: finish) {
            try await $0.undo(2, as: .anna)
        },
        Self(.undoChore, [.doer: [], .assignee: []], after: finish) {
            try await $0.undo(2, as: .mia)
        },
        Self(
            .undoChore, [.doer: [], .assignee: ["Mia"]],
            after: { try await $0.perform(SkipChore(2), as: .ben) }
        ) { try await $0.undo(2, as: .anna) },
        Self(
            .unclaimChore, [.assignee: ["Mia"]],
            after: { try await $0.perform(ClaimChore(4), as: .mia) }
        ) { try await $0.perform(UnclaimChore(4), as: .anna) },
        Self(.skipChore, [.asker: ["Mia"]], after: excuse) {
            try await $0.perform(SkipChore(2), as: .anna)
        },
        Self(.remindOfChore, [.assignee: ["Mia"]]) {
            try await $0.perform(RemindOfChore(2), as: .max)
        },
        Self(.skipChore, [.asker: []]) { try await $0.perform(SkipChore(2), as: .anna) },
        Self(.completeChore, [.adults: ["Anna"]], after: reachAnna) {
            try await $0.complete(2, as: .mia)
        },
        Self(
            .completeChoreFor, [.adults: ["Anna"]],
            after: { family in
                try await reachAnna(family)
                try await helpMia(family)
            }
        ) { try await $0.perform(CompleteChoreFor(2, doer: "mia"), as: .ben) },
        Self(.offerChore, [.receiver: ["Max"]], offer),
        Self(.takeOverChore, [.offerer: ["Mia"]], after: offer) {
            try await $0.perform(TakeOverChore(2), as: .max)
        },
        Self(.refuseOffer, [.offerer: ["Mia"]], after: offer) {
            try await $0.perform(RefuseOffer(2), as: .max)
        },
        Self(.retractOffer, [:], after: offer) { try await $0.perform(RetractOffer(2), as: .mia) },
        Self(.proposeChore, [:], propose),
        Self(.addTodo, [:]) { try await $0.addTodo("Draw", as: .mia) },
        Self(.editTodo, [:], after: { try await $0.addTodo("Draw", as: .mia) }) {
            try await $0.perform(EditTodo(EditChore(6)), as: .mia)
        },
    ]

    @Sendable private static func propose(_ family: Family) async throws {
        try await family.propose("Wash the car", as: .mia)
    }

    @Sendable private static func finish(_ family: Family) async throws {
        try await family.settle(.approval(.always), as: .anna)
        try await family.complete(2, as: .mia)
    }

    /// What waits is told to those alone whom messages reach.
    @Sendable private static func reachAnna(_ family: Family) async throws {
        try await family.settle(.approval(.always), as: .anna)
        try family.addChannel(of: "Anna")
    }

    /// Ben is a helper for a day.
    @Sendable private static func helpMia(_ family: Family) async throws {
        try family.tamper("UPDATE member SET role = 'helper' WHERE name = 'Ben'")
        try await family.perform(
            GivePass(to: "ben", for: ["mia"], until: family.clock.now.adding(days: 1)), as: .anna)
    }

    @Sendable private static func excuse(_ family: Family) async throws {
        try await family.perform(ExcuseChore(2), as: .mia)
    }

    @Sendable private static func offer(_ family: Family) async throws {
        try await family.perform(OfferChore(2, to: "max"), as: .mia)
    }

    private static func edit(_ number: Number, for people: [String]) -> EditChore {
        var edit = EditChore(number)
        edit.people = .to(.each(people))
        return edit
    }
}

// MARK: - Points

extension ToldDeed {
    private static func reckon(_ family: Family) async throws {
        try await family.reckon()
    }

    private static let ofPoints = [
        Self(.givePoints, [.member: ["Mia"]]) { try await $0.give(5, to: "mia", as: .anna) },
        Self(.takePoints, [.member: ["Mia"]], after: give) {
            try await $0.take(2, from: "mia", as: .anna)
        },
        Self(.reversePoints, [.member: ["Mia"]], after: give) {
            try await $0.perform(ReversePoints(1), as: .anna)
        },
        Self(.appealPoints, [.guardians: ["Ben"]], after: take) {
            try await appeal($0)
        },
        Self(.setAllowance, [.member: ["Mia"]], after: reckon) {
            try await $0.setAllowance("5.00", for: "mia", as: .anna)
        },
        Self(
            .setAllowance, [.member: ["Mia"]],
            after: { family in
                try await reckon(family)
                try await family.setAllowance("5.00", for: "mia", as: .anna)
            }
        ) { try await $0.perform(SetAllowance(endingFor: "mia"), as: .ben) },
        Self(
            .creditAllowances, [.member: ["Mia"]],
            after: { family in
                try await reckon(family)
                try await family.setAllowance("5.00", for: "mia", as: .anna)
                family.clock.advance(days: 5)
            }
        ) { try await $0.perform(CreditAllowances(), as: .program) },
        Self(
            .upholdPoints, [.member: ["Mia"]],
            after: { family in
                try await take(family)
                try await appeal(family)
            }
        ) { try await $0.perform(UpholdPoints(2), as: .anna) },
    ]

    @Sendable private static func give(_ family: Family) async throws {
        try await family.settle(.deductions(5), as: .anna)
        try await family.give(5, to: "mia", as: .anna)
    }

    @Sendable private static func take(_ family: Family) async throws {
        try await give(family)
        try await family.take(2, from: "mia", as: .anna)
    }

    private static func appeal(_ family: Family) async throws {
        try await family.perform(AppealPoints(2, because: Note("I did it")), as: .mia)
    }
}

// MARK: - Rewards

extension ToldDeed {
    private static let ofRewards = [
        Self(.requestReward, [.guardians: ["Anna", "Ben"]], after: sell) { try await request($0) },
        Self(.grantRequest, [.asker: ["Mia"]], after: ask) {
            try await $0.perform(GrantRequest(1), as: .anna)
        },
        Self(.declineRequest, [.asker: ["Mia"]], after: ask) {
            try await $0.perform(DeclineRequest(1, because: nil), as: .anna)
        },
        Self(.withdrawRequest, [:], after: ask) {
            try await $0.perform(WithdrawRequest(1), as: .mia)
        },
        Self(.editReward, [.children: ["Mia"]]) { try await $0.setPrice(11, of: 2) },
        Self(.editReward, [.children: []]) { try await $0.setPrice(9, of: 2) },
        Self(.retireReward, [.children: ["Max"]]) {
            try await $0.perform(RetireReward(3), as: .anna)
        },
        Self(.retireReward, [.children: []]) {
            try await $0.perform(RetireReward(4), as: .anna)
        },
        Self(.proposeReward, [.guardians: ["Anna", "Ben"]], wish),
        Self(.priceWish, [.asker: ["Mia"]], after: wish) {
            try await $0.perform(PriceWish(5, at: RewardValue.five), as: .anna)
        },
        Self(.refuseWish, [.asker: ["Mia"]], after: wish) {
            try await $0.perform(RefuseWish(5), as: .ben)
        },
        Self(.retractWish, [:], after: wish) { try await $0.perform(RetractWish(5), as: .mia) },
        Self(
            .deliverRequest, [.asker: ["Mia"]],
            after: { family in
                try await ask(family)
                try await family.perform(GrantRequest(1), as: .anna)
            }
        ) { try await $0.perform(DeliverRequest(1), as: .ben) },
    ]

    @Sendable private static func sell(_ family: Family) async throws {
        try await family.sell("Ice cream", for: 2)
        try await give(family)
    }

    @Sendable private static func wish(_ family: Family) async throws {
        try await family.perform(ProposeReward(title: Title("Zoo")), as: .mia)
    }

    @Sendable private static func ask(_ family: Family) async throws {
        try await sell(family)
        try await request(family)
    }

    private static func request(_ family: Family) async throws {
        _ = try await family.ask(for: "Ice cream", as: .mia)
    }
}

// MARK: - Passwords

extension ToldDeed {
    /// Whoever did it has it in the list, too.
    private static let ofPasswords = [
        Self(.changePassword, [.member: ["Max"], .guardians: ["Anna", "Ben"]]) { family in
            _ = try await family.gate.changePassword(
                as: family.caller(.max), from: Person.max.password, to: new,
                request: family.newRequest())
        },
        Self(.resetChild, [.member: ["Mia"], .guardians: ["Anna", "Ben"]]) { family in
            try await family.perform(
                ResetChild("mia", draft: family.gate.draftKey()), as: .anna)
        },
        Self(.resetMember, [.member: ["Ben"], .guardians: ["Anna"]]) { family in
            let consent = try await family.perform(GiveConsent(), as: .ben)
            _ = try await family.gate.resetMember(
                "ben", with: consent.code, as: family.caller(.anna), request: family.newRequest())
        },
        Self(.recoverAccount, [.member: ["Ben"], .guardians: ["Anna"]]) { family in
            let signedIn = try await family.gate.register(
                Username("rosa"), name: Name("Rosa"), email: nil, password: new,
                request: family.newRequest())
            try family.tamper(
                """
                UPDATE account SET recovery_digest =
                    (SELECT recovery_digest FROM account WHERE username = 'rosa')
                WHERE username = 'ben'
                """)
            let code = try #require(signedIn.recoveryCode)
            _ = try await family.gate.recover(
                "ben", code: code, password: new, request: family.newRequest())
        },
    ]

    private static let new = Confidential("a boat on a blue lake")
}

// MARK: - Coming in

extension ToldDeed {
    private static let ofComingIn = [
        Self(
            .admitMember, [.member: ["Zoe"]],
            after: { try await $0.knock(with: $0.makeCode(as: .anna), as: .zoe) }
        ) { try await $0.perform(AdmitMember("zoe", as: .helper), as: .ben) }
    ]

    @Sendable private static func invite(_ family: Family) async throws {
        let draft = try await family.gate.draftKey()
        try await family.perform(
            InviteMember(Name("Zoe"), as: .parent, draft: draft), as: .anna)
    }

    private static let ofGoing = [
        Self(.leaveHousehold, [.adults: ["Anna"]]) {
            try await $0.perform(LeaveHousehold(), as: .ben)
        },
        Self(.cancelInvitation, [.adults: []], after: invite) {
            try await $0.perform(CancelInvitation(of: "zoe"), as: .anna)
        },
        Self(
            .cancelInvitation, [.adults: ["Ben"]],
            after: { family in
                try await invite(family)
                try family.tamper("UPDATE member SET joined_at = created_at WHERE name = 'Zoe'")
            }
        ) { try await $0.perform(CancelInvitation(of: "zoe"), as: .anna) },
        Self(.removeMember, [.adults: ["Ben"]]) {
            try await $0.perform(RemoveMember("max"), as: .anna)
        },
    ]
}
