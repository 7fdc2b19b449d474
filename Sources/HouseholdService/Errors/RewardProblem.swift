package import HouseholdModel

/// Why a reward can't be set, asked for or given.
package enum RewardProblem: Hashable, Sendable, Codable {
    /// It is reached, not bought.
    case comesByItself(Number)
    /// It is reached, not bought, so that nothing need be put aside for it.
    case needsNoJar(Number)
    /// The member has reached it already.
    case isReached(Number, Name)
    /// It is not to be had any more.
    case retired(Number)
    /// It is not for that member.
    case notFor(Number, Name)
    /// It can be asked for on other days only.
    case closed(Number, from: Day?, until: Day?)
    /// None is left.
    case soldOut(Number)
    /// It costs more than the member has, of whose points some are in the jar and some wait for an OK.
    case tooDear(Title, RewardValue, has: Int, jar: Int, waiting: Int)
    /// The request was answered or taken back already.
    case answered(Number)
    /// Nobody asks for it: it is reached, and to be handed over.
    case needsNoAnswer(Number)
    /// The same to whoever wants to take it back.
    case wasNotAskedFor(Number)
    /// The request has yet to be granted.
    case notGranted(Number)
    /// The member wishes for that already.
    case isWished(Number, Title)
    /// The wish was answered or taken back already.
    case wishAnswered(Number)
    /// Of the shop's it makes no sense for one who is no child.
    case shopIsForChildren(Name)
    /// Nobody is a child here, for whom a shop would be.
    case noShop
    /// What only the shop's have, or only milestones.
    case otherKind(Number, String)
    /// It is asked for, so that its price is set aside.
    case isAskedFor(Number)
    /// No more points than that can go into the jar: what is there, or is missing in it.
    case jarTakes(Int)
    /// So many points are in the jar, and not as many as are to be taken out.
    case jarHas(Int)
    /// Nobody saves for anything.
    case noGoal(Name)
}

extension RewardProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .comesByItself: "reward.comes-by-itself"
        case .needsNoJar: "goal.needs-no-jar"
        case .isReached: "reward.is-reached"
        case .retired: "reward.retired"
        case .notFor: "reward.not-for"
        case .closed: "reward.closed"
        case .soldOut: "reward.sold-out"
        case .tooDear: "reward.balance-too-low"
        case .answered: "request.answered"
        case .needsNoAnswer, .wasNotAskedFor: "request.needs-no-answer"
        case .notGranted: "request.not-granted"
        case .isWished: "wish.is-made"
        case .wishAnswered: "wish.answered"
        case .shopIsForChildren: "reward.shop-is-for-children"
        case .noShop: "reward.no-shop"
        case .otherKind: "reward.other-kind"
        case .isAskedFor: "goal.is-asked-for"
        case .jarTakes: "goal.jar-takes"
        case .jarHas: "goal.jar-has"
        case .noGoal: "goal.none"
        }
    }
}
