package import Household

/// Why a reward can't be set, asked for or given.
package enum RewardProblem: Hashable, Sendable {
    /// It is reached, not bought.
    case comesByItself(Number)
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
    /// It costs more than the member has, of whose points some wait for an OK.
    case tooDear(Title, RewardValue, has: Int, waiting: Int)
    /// The request was answered or taken back already.
    case answered(Number)
    /// Nobody asks for it: it is reached, and to be handed over.
    case needsNoAnswer(Number)
    /// The request has yet to be granted.
    case notGranted(Number)
    /// Of the shop's it makes no sense for one who is no child.
    case shopIsForChildren(Name)
    /// Nobody is a child here, for whom a shop would be.
    case noShop
    /// What only the shop's have, or only milestones.
    case otherKind(Number, String)
    /// Nobody saves for anything.
    case noGoal(Name)
}

extension RewardProblem {
    var explanation: Explanation {
        switch self {
        case .comesByItself(let number):
            Explanation(
                "reward.comes-by-itself", .conflict,
                "Nobody has to ask for reward \(number): it comes by itself when enough points are earned.",
                try: ["goal set \(number)", "reward show \(number)"])
        case .isReached(let number, let name):
            Explanation(
                "reward.is-reached", .conflict,
                "\(name.text) has reached reward \(number) already.",
                try: ["owed"])
        case .retired(let number):
            Explanation(
                "reward.retired", .conflict, "Reward \(number) is not to be had any more.",
                try: ["reward list"])
        case .notFor(let number, let name):
            Explanation(
                "reward.not-for", .conflict, "Reward \(number) is not for \(name.text).",
                try: ["reward list"])
        case .closed(let number, let from, let until):
            Explanation(
                "reward.closed", .conflict,
                "Reward \(number) can't be asked for today, but \(Self.days(from, until)).")
        case .soldOut(let number):
            Explanation(
                "reward.sold-out", .conflict, "Nothing of reward \(number) is left.",
                try: ["reward list"])
        case .tooDear(let title, let price, let balance, let waiting):
            Explanation(
                "reward.balance-too-low", .conflict,
                """
                "\(title.text)" costs \(price.points.inPoints), and there are \(max(0, balance)): \
                \(price.points - balance) are missing.
                """ + (waiting > 0 ? " " + "\(waiting) more wait for a parent's OK." : ""),
                try: ["goal set \"\(title.text)\""])
        case .answered(let number):
            Explanation(
                "request.answered", .conflict,
                "Request \(number) was answered or taken back already.",
                try: ["reward requests"])
        case .needsNoAnswer(let number):
            Explanation(
                "request.needs-no-answer", .conflict,
                "Reward \(number) in this list is reached and needs no answer, only to be handed over.",
                try: ["reward deliver \(number)"])
        case .notGranted(let number):
            Explanation(
                "request.not-granted", .conflict, "Request \(number) waits for a yes first.",
                try: ["reward grant \(number)"])
        case .shopIsForChildren(let name):
            Explanation(
                "reward.shop-is-for-children", .data,
                "What is bought with points is for children, and \(name.text) is none. A milestone can be for anybody.",
                try: ["reward add TITLE --at 20 --for \(name.text)"])
        case .noShop:
            Explanation(
                "reward.no-shop", .conflict,
                "What is bought with points is for children, and nobody grants their own wishes.",
                try: ["reward add TITLE --at 20"])
        case .otherKind(let number, let what):
            Explanation(
                "reward.other-kind", .data,
                "Reward \(number) has no \(Phrase(message: what)): it is another kind.",
                try: ["reward show \(number)"])
        case .noGoal(let name):
            Explanation(
                "goal.none", .conflict, "\(name.text) saves for nothing yet.",
                try: ["goal set REWARD"])
        }
    }

    private static func days(_ first: Day?, _ last: Day?) -> Phrase {
        switch (first, last) {
        case (let first?, let last?): "from \(first) to \(last)"
        case (let first?, nil): "from \(first) on"
        case (nil, let last?): "until \(last)"
        case (nil, nil): "on other days"
        }
    }
}
