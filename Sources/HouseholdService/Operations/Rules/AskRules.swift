public import Household

/// Asks the rules whether a member may do something.
///
/// Everybody about oneself; parents about everybody.
public struct AskRules: Inquiry, PersonOperation {
    /// The name by which the rules know it.
    public static let action = Action.askRules
    let asked: Action
    /// The member's name; without one whoever asks is meant.
    public let name: String?
    let thing: String?

    /// May `name`, or whoever asks, do `action` to `thing`: the number of a chore, reward or absence, or a person.
    public init(_ action: Action, of name: String? = nil, on thing: String? = nil) {
        asked = action
        self.name = name
        self.thing = thing
    }

    /// What the rules say.
    public func answer(_ sight: borrowing Sight<Member>) throws -> DecisionView {
        let home = try sight.home()
        guard let account = sight.principal.account else { throw ServiceError.notSignedIn }
        let resource = try sight.resource(asked, thing, by: sight.subject, in: home)
        if thing != nil { try sight.checkSupposing(in: home.household) }
        let other = Principal.member(sight.subject, account, home)
        let child = asked == .completeChoreFor ? home.active.first { $0.role == .child } : nil
        return try sight.decision(asked, on: resource, naming: child, for: other)
    }
}

extension Sight {
    /// What `thing` names for `action`; without a name the household or, for chores, nothing yet.
    fileprivate func resource(
        _ action: Action, _ thing: String?, by member: Member, in home: Principal.Home
    ) throws -> (any Resource)? {
        if action.isAboutHousehold { return home.household }
        guard let thing else { return action.isOutsideHouseholds ? Program() : nil }
        let found: any Resource
        switch action.noun {
        case "chore", "todo":
            guard let number = Number(thing) else { throw ServiceError.notFound(.chore, thing) }
            found = try facts.occurrence(ChoreDate(number), as: Meaning(action, by: member))
        case "reward" where action.isAboutRequest, "request":
            guard let number = Number(thing) else { throw ServiceError.notFound(.request, thing) }
            found = try facts.redemption(numbered: number)
        case "reward":
            guard let number = Number(thing) else { throw ServiceError.notFound(.reward, thing) }
            found = try facts.reward(numbered: number)
        case "points" where action.isAboutEntry:
            guard let number = Int(thing) else { throw ServiceError.notFound(.entry, thing) }
            found = try facts.entry(numbered: number)
        case "absence" where action != .addAbsence:
            guard let number = Number(thing) else { throw ServiceError.notFound(.absence, thing) }
            found = try facts.absence(numbered: number)
        default:
            found = try home.member(named: thing)
        }
        if let glance = found.reference.glance, try allowed(glance, to: found).isEmpty {
            throw found.reference.missing(for: action, typed: thing)
        }
        return found
    }

    private func allowed(_ action: Action, to resource: some Resource) throws -> [any Resource] {
        try allowed(action, [resource])
    }
}

extension Action {
    /// The word before the dot.
    var noun: String {
        rawValue.split(separator: ".").first.map(String.init) ?? rawValue
    }

    fileprivate var isAboutRequest: Bool {
        [.withdrawRequest, .grantRequest, .declineRequest, .deliverRequest].contains(self)
    }

    fileprivate var isAboutEntry: Bool {
        [.explainEntry, .reversePoints, .appealPoints, .upholdPoints].contains(self)
    }

    /// Whether it is asked of the household as a whole.
    fileprivate var isAboutHousehold: Bool {
        switch self {
        case .showHousehold, .changeSettings, .addChild, .listChildren, .addChore, .proposeChore,
            .addTodo, .listChores,
            .showCalendar, .showHistory, .listAbsences, .listPoints, .addReward, .listRewards,
            .listRequests,
            .showLeaderboard,
            .tabulateRules, .showRules, .checkRules, .tryRules, .setRules, .listAudit, .verifyAudit:
            true
        default: false
        }
    }
}
