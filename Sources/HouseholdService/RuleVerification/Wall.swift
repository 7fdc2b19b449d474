import Cedar
import HouseholdModel

/// What no household's own rules can change, said without the policies that see to it.
enum Wall: Int, CaseIterable, Hashable, Sendable {
    case household = 1
    case claims = 2
    case children = 3
    case balances = 4
    case leavers = 5
    case guardians = 6
    case owner = 7
    case boards = 8
    case debts = 9

    /// The wall in words.
    var sentence: String {
        switch self {
        case .household: "Nothing crosses a household's walls."
        case .claims: "Nobody decides about what they did, asked for or proposed themselves."
        case .children: "A child never manages."
        case .balances: "There is no action that sets a balance, a badge or a streak."
        case .leavers:
            "Whoever has left may do nothing, and a helper nothing outside the time of a pass."
        case .guardians: "A child's parents can always see the child's chores, points and profile."
        case .owner: "A household keeps an owner, who can always change the rules."
        case .boards:
            "At a shared tablet everybody does only what is their own, and nobody manages."
        case .debts: "Nobody owes themselves money, and no child owes any."
        }
    }

    /// The answer that the wall demands, or `nil` where it demands none.
    func answer(to question: Question) -> Bool? {
        let asker = question.setting[.asker]
        switch self {
        case .household: return question.isOutside ? false : nil
        case .claims:
            let isDeciding = [.approveChore, .rejectChore].contains(question.action)
            let isAnswering = [.acceptChore, .declineChore].contains(question.action)
            let isGranting = [.grantRequest, .declineRequest].contains(question.action)
            let isPricing = [.priceWish, .refuseWish].contains(question.action)
            let isCorrecting = [.reversePoints, .upholdPoints].contains(question.action)
            let isOwn =
                isDeciding && question.thing.doer == .asker
                || isAnswering && question.isOwnProposal
                || isGranting && question.thing == .request(of: .asker)
                || isPricing && question.thing == .wish(of: .asker)
                || isCorrecting && question.thing == .ledgerEntry(of: .asker)
            return isOwn ? false : nil
        case .children: return asker.role == .child && question.isManaging ? false : nil
        case .balances: return nil
        case .leavers:
            let isOut = asker.role == .helper && !question.isOfOneself && !question.isInPass
            return question.isActive(.asker) && !isOut ? nil : false
        case .guardians:
            let isGuardian = asker.role.isGuardian && question.isActive(.asker)
            return isGuardian && question.isSeeingChild ? true : nil
        case .owner:
            if question.leavesNoOwner { return false }
            let isOwner = asker.role == .owner && question.isActive(.asker)
            return isOwner && !question.isOutside && question.action == .setRules ? true : nil
        case .boards:
            return question.setting.place != .board || question.isOfBoard ? nil : false
        case .debts: return question.isOfOwnMoney || question.chargesChild ? false : nil
        }
    }
}

extension Question {
    /// Whether it is one of the few things that are done at a tablet that several share.
    fileprivate var isOfBoard: Bool {
        switch action {
        case .showAccount, .logOut, .showHousehold, .showMember, .viewProfile, .glanceAbsence,
            .listChores, .showCalendar, .glanceChore, .showChore, .completeChore, .checkChore,
            .fullPoints, .claimChore, .unclaimChore, .listRewards, .showReward, .requestReward,
            .proposeReward,
            .listRequests, .listWishes:
            true
        case .showPoints, .showPointsHistory, .viewAchievements, .viewActivity, .viewDetails,
            .showGoal, .setGoal, .clearGoal, .saveForGoal, .takeFromJar, .listBadges, .showBadge,
            .listNotices, .readNotices, .explainRefusal:
            thing == .oneself
        case .undoChore: thing.doer == .asker
        case .showRequest, .withdrawRequest: thing == .request(of: .asker)
        case .showWish, .retractWish: thing == .wish(of: .asker)
        default: false
        }
    }

    /// Whether it would let somebody owe themselves.
    fileprivate var isOfOwnMoney: Bool {
        [.payOut, .payMoney, .chargeMoney, .settleMoney, .reverseMoney].contains(action)
            && thing == .oneself
    }

    /// Whether it would let a child owe somebody.
    fileprivate var chargesChild: Bool {
        guard action == .chargeMoney else { return false }
        return thing == .oneself && setting[.asker].role == .child
            || thing == .other && setting[.other].role == .child
    }

    /// Whether the thing belongs to another household, or to none that is known.
    var isOutside: Bool {
        setting.isElsewhere || thing == .auditEntry(by: nil, about: nil)
    }

    /// Whether the last owner would be none any more.
    fileprivate var leavesNoOwner: Bool {
        switch (action, thing) {
        case (.leaveHousehold, _), (.removeMember, .oneself), (.changeRole, .oneself):
            holds("sole_owner", of: .person(.asker))
        case (.removeMember, .other), (.changeRole, .other):
            holds("sole_owner", of: .person(.other))
        default: false
        }
    }

    /// Whether it is what anybody may for themselves, a helper without a pass, too.
    fileprivate var isOfOneself: Bool {
        switch (action, thing) {
        case (.leaveHousehold, _), (_, .program): true
        case (.showMember, .oneself), (.showPass, .oneself), (.explainRefusal, .oneself),
            (.listSessions, .oneself), (.revokeSessions, .oneself):
            true
        default: false
        }
    }

    fileprivate var isManaging: Bool {
        switch action.kin {
        case .plain, .sees, .program: false
        case .manages(except: .nothing): true
        case .manages(except: .oneself):
            ![
                .oneself, .absence(of: .asker), .request(of: .asker), .wish(of: .asker),
                .ledgerEntry(of: .asker),
            ].contains(thing)
        case .manages(except: .ownTodo): !isOwnTodo
        case .manages(except: .ownProposal): !isOwnProposal
        }
    }

    /// Whether the asker proposes it.
    fileprivate var isOwnProposal: Bool { holds("proposed", of: .thing) && scene.creator == .asker }

    /// Whether it is a to-do of the asker's own.
    private var isOwnTodo: Bool {
        thing == .chore(of: [.asker]) && scene.creator == .asker && holds("private", of: .thing)
            && !holds("paid", of: .thing)
    }

    /// Whether it is about seeing a child of the household, or what is its own.
    fileprivate var isSeeingChild: Bool {
        guard !isOutside, action.kin == .sees else { return false }
        return switch thing {
        case .chore, .occurrence: thing.parties.contains(where: isChild)
        case .other: isChild(.other)
        case .ledgerEntry(let party): isChild(party)
        default: false
        }
    }

    private func isChild(_ party: Party) -> Bool {
        setting[party].role == .child && isActive(party)
    }

    /// Whether somebody has not left.
    fileprivate func isActive(_ party: Party) -> Bool {
        holds("active", of: .person(party))
    }
}

extension Schema {
    /// The actions that would set what only follows from what people do: the fourth wall allows none.
    var settingActions: [String] {
        actions.keys.map(\.idText.string).filter { name in
            let words = name.split(separator: ".")
            return ["points", "badge", "streak", "leaderboard", "achievements"].contains(
                words.first)
                && ![
                    "list", "show", "history", "view", "why", "bonus", "deduct", "reverse",
                    "appeal",
                    "uphold",
                ].contains(words.last)
        }.sorted()
    }
}
