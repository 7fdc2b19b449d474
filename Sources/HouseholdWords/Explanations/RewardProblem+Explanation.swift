import HouseholdModel
package import HouseholdService

extension RewardProblem {
    /// What is told of rewards.
    package var explanation: Explanation {
        switch self {
        case .comesByItself(let number):
            Explanation(
                code, .conflict,
                "Nobody has to ask for reward \(number): it comes by itself when enough points are earned.",
                try: ["goal set \(number)", "reward show \(number)"])
        case .needsNoJar(let number):
            Explanation(
                code, .conflict,
                "Reward \(number) needs no jar: it comes by itself when enough points are earned.",
                try: ["goal show"])
        case .isReached(let number, let name):
            Explanation(
                code, .conflict,
                "\(name.text) has reached reward \(number) already.",
                try: ["owed"])
        case .retired(let number):
            Explanation(
                code, .conflict, "Reward \(number) is not to be had any more.",
                try: ["reward list"])
        case .notFor(let number, let name):
            Explanation(
                code, .conflict, "Reward \(number) is not for \(name.text).",
                try: ["reward list"])
        case .closed(let number, let from, let until):
            Explanation(
                code, .conflict,
                "Reward \(number) can't be asked for today, but \(Self.days(from, until)).")
        case .soldOut(let number):
            Explanation(
                code, .conflict, "Nothing of reward \(number) is left.",
                try: ["reward list"])
        case .tooDear(let title, let price, let balance, let jar, let waiting):
            Explanation(
                code, .conflict,
                """
                "\(title.text)" costs \(price.points.inPoints), and there are \(max(0, balance)): \
                \(price.points - balance) are missing.
                """ + (jar > 0 ? " " + "\(jar) more are in the jar." : "")
                    + (waiting > 0 ? " " + "\(waiting) more wait for a parent's OK." : ""),
                try: jar > 0 && balance + jar >= price.points
                    ? ["goal take \(price.points - balance)"]
                    : ["goal set \"\(title.text)\""])
        case .answered(let number):
            Explanation(
                code, .conflict,
                "Request \(number) was answered or taken back already.",
                try: ["reward requests"])
        case .needsNoAnswer(let number):
            Explanation(
                code, .conflict,
                "Reward \(number) in this list is reached and needs no answer, only to be handed over.",
                try: ["reward deliver \(number)"])
        case .wasNotAskedFor(let number):
            Explanation(
                code, .conflict,
                "Reward \(number) in this list is reached, not asked for: there is nothing to take back."
            )
        case .notGranted(let number):
            Explanation(
                code, .conflict, "Request \(number) waits for a yes first.",
                try: ["reward grant \(number)"])
        case .isWished(let number, let title):
            Explanation(
                code, .conflict,
                "\"\(title.text)\" is wish \(number) already, and waits for a parent.",
                try: ["reward wishes"])
        case .wishAnswered(let number):
            Explanation(
                code, .conflict, "Wish \(number) was answered or taken back already.",
                try: ["reward wishes", "reward list"])
        case .shopIsForChildren(let name):
            Explanation(
                code, .data,
                "What is bought with points is for children, and \(name.text) is none. A milestone can be for anybody.",
                try: ["reward add TITLE --at 20 --for \(name.text)"])
        case .noShop:
            Explanation(
                code, .conflict,
                "What is bought with points is for children, and nobody grants their own requests.",
                try: ["reward add TITLE --at 20"])
        case .otherKind(let number, let what):
            Explanation(
                code, .data,
                "Reward \(number) has no \(Phrase(message: what)): it is another kind.",
                try: ["reward show \(number)"])
        case .isAskedFor(let number):
            Explanation(
                code, .conflict,
                "Reward \(number) is asked for: its price is set aside until a parent answers.",
                try: ["reward requests"])
        case .jarTakes(let most):
            Explanation(
                code, .conflict,
                most > 0
                    ? "At most \(most.inPoints) can go into the jar."
                    : "No points can go into the jar now: none are left, or it is full.",
                try: most > 0 ? ["goal save \(most)"] : ["goal show"])
        case .jarHas(let points):
            Explanation(
                code, .conflict,
                points > 0
                    ? "The jar has \(points.inPoints)." : "There is nothing in the jar.",
                try: points > 0 ? ["goal take \(points)"] : ["goal save 5"])
        case .noGoal(let name):
            Explanation(
                code, .conflict, "\(name.text) saves for nothing yet.",
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
