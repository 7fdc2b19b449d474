package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What waits for a parent's answer: what children did, ask for, wish for and propose, and what was promised.
package func answersPage(
    _ waiting: [ChoreView], requests: [RequestView], wishes: [WishView], owed: [RequestView],
    told: Told? = nil, problem: Phrase? = nil, for visit: Visit
) -> HTML {
    let asked = requests.filter { visit.isAsked($0) }
    let wished = wishes.filter { !visit.isOwn($0) }
    let isQuiet = waiting.isEmpty && asked.isEmpty && wished.isEmpty && owed.isEmpty
    return Page("Your OK", at: .answers, for: visit, told: told?.phrase, problem: problem) {
        element(.h1, saying: "What waits for you")
        if isQuiet { element(.p, .look([.empty]), saying: "Nothing waits for you.") }
        element(.ul, .look([.cards])) {
            for (place, chore) in waiting.enumerated() { visit.card(of: chore, place) }
            for (place, request) in asked.enumerated() {
                visit.card(of: request, place + waiting.count)
            }
            for (place, wish) in wished.enumerated() {
                visit.card(of: wish, place + waiting.count + asked.count)
            }
            for request in owed { visit.promise(request) }
        }
    }.html
}

extension Visit {
    /// What somebody did, proposes or asks to be excused from.
    fileprivate func card(of chore: ChoreView, _ place: Int) -> HTML {
        let facts: [Phrase] =
            [Phrase(verbatim: home.name(asker(of: chore))), chore.matter]
            + [chore.points == 0 || chore.state == .proposed ? nil : chore.worthWords]
            .compactMap(\.self)
        return element(.li, .look([.card, .waiting]), .chore(chore.number)) {
            element(.h2, .look([.title])) {
                picture(chore.picture)
                stored(chore.title)
            }
            element(.p, .look([.facts])) { facts.joined(separator: " · ") }
            if let why = chore.excuse?.why { element(.p) { stored(why) } }
            if isOwn(chore) {
                element(.p, .look([.facts]), saying: "Another parent answers that.")
            } else {
                answers(to: chore, place)
            }
        }
    }

    private func answers(to chore: ChoreView, _ place: Int) -> HTML {
        let (yes, no) = chore.answers
        return element(.section, .look([.buttons])) {
            let about = "\(chore.title), \(home.name(asker(of: chore)))"
            button("OK", yes, .primary, .big, holding: chore.reference, about: about)
            refusal(chore.refusal, no, holding: chore.reference, about: about, place)
        }
    }

    /// A button that says no, with the reason that the child reads.
    private func refusal(
        _ phrase: Phrase, _ route: BoardRoute, holding hidden: [(Field, String)],
        about title: String, _ place: Int
    ) -> HTML {
        form(route, .field, holding: hidden) {
            element(.label, .caption(for: .reason(place)), saying: "Why not? (not needed)")
            element(
                .input, .input(.text), .id(.reason(place)), .field(.reason), .longest(200),
                .completion(.nothing))
            element(.button, .look([.quiet]), .said("\(phrase): \(title)")) { phrase }
        }
    }

    /// What somebody asks for.
    fileprivate func card(of request: RequestView, _ place: Int) -> HTML {
        let number = [(Field.number, "\(request.number)")]
        return element(.li, .look([.card, .waiting])) {
            element(.h2, .look([.title])) {
                picture("🎁")
                stored(request.title)
            }
            element(.p, .look([.facts])) {
                "\(home.name(request.member)) asks for it, for \(request.points.inPoints)."
            }
            element(.section, .look([.buttons])) {
                let about = "\(request.title), \(home.name(request.member))"
                button("OK", .grant, .primary, .big, holding: number, about: about)
                refusal("Not now", .refuse, holding: number, about: about, place)
            }
        }
    }

    /// What somebody wishes for: it gets a price, or a no.
    fileprivate func card(of wish: WishView, _ place: Int) -> HTML {
        let number = [(Field.number, "\(wish.number)")]
        let about = "\(wish.title), \(home.name(wish.member))"
        let yes: Phrase = "Into the shop"
        return element(.li, .look([.card, .waiting])) {
            element(.h2, .look([.title])) {
                picture(WishView.sign)
                stored(wish.title)
            }
            element(.p, .look([.facts])) { "\(home.name(wish.member)) wishes for it." }
            if let details = wish.description { element(.p) { stored(details) } }
            element(.section, .look([.buttons])) {
                form(.priceWish, .field, holding: number) {
                    element(
                        .label, .caption(for: .price(place)),
                        saying: "How many points does it cost?")
                    element(
                        .input, .input(.number), .id(.price(place)), .field(.points), .required,
                        .least(RewardValue.range.lowerBound), .most(RewardValue.range.upperBound),
                        .digits)
                    element(.button, .look([.primary]), .said("\(yes): \(about)"), saying: yes)
                }
                refusal("Not now", .refuseWish, holding: number, about: about, place)
            }
        }
    }

    /// What was promised and has to be handed over.
    fileprivate func promise(_ request: RequestView) -> HTML {
        element(.li, .look([.card])) {
            element(.h2, .look([.title])) {
                picture("🎀")
                stored(request.title)
            }
            element(.p, .look([.facts])) { "promised to \(home.name(request.member))" }
            button(
                "Handed over", .deliver, .quiet, holding: [(.number, "\(request.number)")],
                about: "\(request.title), \(home.name(request.member))")
        }
    }
}

extension ChoreView {
    /// What is asked of whoever answers.
    fileprivate var matter: Phrase {
        if excuse != nil { return "asks to let it be" }
        return state == .proposed ? "has an idea" : "says it is done"
    }

    /// What no says.
    fileprivate var refusal: Phrase {
        if excuse != nil { return "Please do it" }
        return state == .proposed ? "No, thanks" : "Not yet"
    }

    /// What yes and no lead to.
    fileprivate var answers: (yes: BoardRoute, no: BoardRoute) {
        if excuse != nil { return (.excuse, .sendBack) }
        return state == .proposed ? (.accept, .decline) : (.approve, .sendBack)
    }
}
