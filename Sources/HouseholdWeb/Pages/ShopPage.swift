package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What there is to be had, what was asked for, and what a child wishes for besides.
///
/// - Parameters:
///   - rewards: The rewards.
///   - requests: What was asked for.
///   - wishes: What is wished for and waits for an answer.
///   - draft: What was typed of a wish that could not be made.
///   - told: What was done on the page before.
///   - problem: Why something was not.
///   - visit: Who looks.
/// - Returns: The page.
package func shopPage(
    _ rewards: [RewardView], requests: [RequestView], wishes: [WishView], draft: String = "",
    told: Told? = nil, problem: Phrase? = nil, for visit: Visit
) -> HTML {
    let open = rewards.filter { $0.state == .active }
    let shown = requests.filter { visit.isGuardian || $0.member == visit.account.username }
    return Page("Rewards", at: .shop, for: visit, told: told?.phrase, problem: problem) {
        element(.h1, saying: "Rewards")
        if open.isEmpty {
            element(.p, .look([.empty]), saying: "There are no rewards yet.")
        } else {
            element(.ul, .look([.cards])) {
                for reward in open { visit.card(of: reward) }
            }
        }
        if !shown.isEmpty {
            element(.section) {
                element(.h2, saying: "Asked for")
                element(.ul, .look([.cards])) {
                    for request in shown { visit.row(of: request) }
                }
            }
        }
        if visit.isChild { visit.section(of: wishes.filter { visit.isOwn($0) }, draft) }
    }.html
}

extension Visit {
    fileprivate func card(of reward: RewardView) -> HTML {
        let own = progress(in: reward)
        let points = (own?.of ?? reward.points).inPoints
        return element(.li, .look([.card, .goal])) {
            element(.h3, .look([.title])) {
                picture(reward.sign)
                stored(reward.title)
            }
            if let details = reward.description { element(.p) { stored(details) } }
            element(.p, .look([.facts])) {
                reward.kind == .shop ? "costs \(points)" : "comes at \(points)"
            }
            if let own {
                element(
                    .progress, .value("\(min(max(own.points, 0), own.of))"), .most(max(own.of, 1)),
                    .said("\(own.points) of \(own.of.inPoints)"))
                answer(to: reward, own)
            }
        }
    }

    /// What a child can do about a reward.
    private func answer(to reward: RewardView, _ own: RewardView.Progress) -> HTML {
        if own.waits { return element(.p, .look([.facts]), saying: "You asked for it.") }
        guard own.points >= own.of else {
            return element(.p, .look([.facts])) { "\(own.of - own.points) to go" }
        }
        guard reward.kind == .shop else { return HTML() }
        return button(
            "I want it", .ask, .primary, holding: [(.number, "\(reward.number)")],
            about: reward.title)
    }

    fileprivate func row(of request: RequestView) -> HTML {
        element(.li, .look([.row])) {
            picture("🎁")
            element(.span, .look([.title])) { stored(request.title) }
            if request.member != account.username {
                element(.span, .look([.facts])) { stored(home.name(request.member)) }
            }
            element(.span, .look([.facts])) { request.state.words }
            if let why = request.why { element(.span, .look([.facts])) { stored(why) } }
            if request.state == .waiting, request.member == account.username {
                button(
                    "Take back", .withdraw, .quiet, holding: [(.number, "\(request.number)")],
                    about: request.title)
            }
        }
    }
}

extension Visit {
    /// What a child wishes for that is not in the shop, and a form for more.
    fileprivate func section(of wishes: [WishView], _ draft: String) -> HTML {
        element(.section) {
            element(.h2, saying: "My wishes")
            if !wishes.isEmpty {
                element(.ul, .look([.cards])) {
                    for wish in wishes { row(of: wish) }
                }
            }
            form(.wish, .card, .field) {
                element(.label, .caption(for: .title), saying: "I wish for")
                element(
                    .input, .input(.text), .id(.title), .field(.title), .required, .longest(60),
                    .value(draft), .completion(.nothing))
                element(.button, .look([.primary]), saying: "Tell my parents")
            }
        }
    }

    private func row(of wish: WishView) -> HTML {
        element(.li, .look([.row])) {
            picture(WishView.sign)
            element(.span, .look([.title])) { stored(wish.title) }
            element(.span, .look([.facts]), saying: "waits for an answer")
            button(
                "Take back", .retractWish, .quiet, holding: [(.number, "\(wish.number)")],
                about: wish.title)
        }
    }
}

extension WishView {
    /// The picture of what is only wished for.
    static let sign = "🌟"
}

extension RequestView.State {
    /// How far a request has come.
    fileprivate var words: Phrase {
        switch self {
        case .reached: "reached, comes soon"
        case .waiting: "asked for, waits"
        case .granted: "granted, comes soon"
        case .declined: "not this time"
        case .delivered: "you have it"
        case .withdrawn: "taken back"
        }
    }
}
