package import HouseholdModel
package import HouseholdService
import HouseholdWords

/// What is to be done today, and was.
///
/// - Parameters:
///   - chores: Today's chores as whoever looks sees them.
///   - anyTime: Those that are open and due on no day, or on any of this week.
///   - offers: What others would hand on to the reader.
///   - goal: What a child saves for.
///   - news: What a child was not told yet.
///   - done: The chore that was done on the page before.
///   - told: What else was done there.
///   - problem: Why something was not.
///   - visit: Who looks.
/// - Returns: The page.
package func dayPage(
    _ chores: [ChoreView], anyTime: [ChoreView] = [], offers: [ChoreView] = [], goal: GoalView?,
    news: [NoticeView] = [], done: Number? = nil, told: Told? = nil, problem: Phrase? = nil,
    for visit: Visit
) -> HTML {
    let day = DayList(chores, offers, visit)
    return Page("Today", at: .day, for: visit, told: told?.phrase, problem: problem) {
        element(.h1) { visit.home.greeting(visit.account.name) }
        if let done { visit.celebration(of: done, in: chores) }
        visit.card(
            of: news.filter { news in
                !(chores + offers).contains { $0.number == news.chore && $0.state == .open }
            })
        visit.section("Offered to you", offers) { visit.offerCard(of: $0) }
        if !day.own.isEmpty {
            element(.p, .look([.facts])) {
                "\(day.finished.count) of \(day.own.count) done."
            }
            element(
                .progress, .value("\(day.finished.count)"), .most(day.own.count),
                .said("\(day.finished.count) of \(day.own.count) done."))
        }
        if chores.isEmpty {
            element(.p, .look([.empty]), saying: "Nothing is due today.")
        } else if !day.finished.isEmpty, day.open.isEmpty {
            element(.p, .look([.told])) {
                picture("🎉")
                "All done for today!"
            }
        }
        visit.section(visit.isChild ? "To do" : "Yours", day.open) { visit.card(of: $0) }
        visit.section("For whoever likes", day.anyones) { visit.card(of: $0) }
        visit.section("Any time", anyTime.filter { visit.owns($0) || visit.mayTake($0) }) {
            visit.card(of: $0)
        }
        visit.section("The others", day.others) { visit.row(of: $0) }
        visit.section("Done", day.finished) { visit.card(of: $0) }
        if let goal { visit.goalCard(goal) }
    }.html
}

/// The chores of a day, sorted by what the reader has to do with them.
private struct DayList {
    let own: [ChoreView]
    let open: [ChoreView]
    let finished: [ChoreView]
    let anyones: [ChoreView]
    let others: [ChoreView]

    init(_ chores: [ChoreView], _ offers: [ChoreView], _ visit: Visit) {
        own = chores.filter { visit.owns($0) }
        finished = own.filter { $0.state == .done || $0.state == .waiting }
        open = own.filter { $0.state == .open }
        anyones = chores.filter { visit.mayTake($0) }
        others = chores.filter { chore in
            !visit.owns(chore) && !visit.mayTake(chore)
                && !offers.contains { $0.number == chore.number && $0.due == chore.due }
        }
    }
}

extension Visit {
    /// Whether a chore is the reader's, or was done by the reader.
    fileprivate func owns(_ chore: ChoreView) -> Bool {
        if let doer = chore.doneBy { return doer == account.username }
        if let turn = chore.turn { return turn == account.username }
        if chore.openToParents { return isGuardian }
        return chore.mode != .anyone && chore.assignees == [account.username]
    }

    /// Whether a chore is nobody's, so that the reader can do it.
    fileprivate func mayTake(_ chore: ChoreView) -> Bool {
        chore.state == .open && chore.mode == .anyone && chore.turn == nil
            && chore.assignees.isEmpty && !chore.openToParents
    }

    /// Some chores under a heading.
    fileprivate func section(
        _ heading: Phrase, _ chores: [ChoreView], _ content: (ChoreView) -> HTML
    ) -> HTML {
        guard !chores.isEmpty else { return HTML() }
        return element(.section) {
            element(.h2, saying: heading)
            element(.ul, .look([.cards])) {
                for chore in chores { content(chore) }
            }
        }
    }

    /// A chore that the reader does or did, with what can be done with it.
    fileprivate func card(of chore: ChoreView) -> HTML {
        let isDone = chore.state == .done || chore.state == .waiting
        return element(
            .li, .look([.card, .chore] + (isDone ? [.done] : [])), .chore(chore.number)
        ) {
            element(.p, .look([.sign])) { picture(chore.picture) }
            element(.article) {
                element(.h3, .look([.title])) { stored(chore.title) }
                element(.p, .look([.facts])) { facts(of: chore) }
                element(.p, .look([.later])) { later }
                if let note = chore.note, !isDone {
                    element(.p, .look([.facts])) { "Once more: \(note)" }
                }
                if let steps = chore.steps, !steps.isEmpty, !isDone { list(of: steps, in: chore) }
            }
            element(.article, .look([.buttons])) { buttons(of: chore) }
        }
    }

    /// What somebody would hand on to the reader, with a button for each answer.
    fileprivate func offerCard(of chore: ChoreView) -> HTML {
        element(.li, .look([.card, .chore])) {
            element(.p, .look([.sign])) { picture(chore.picture) }
            element(.article) {
                element(.h3, .look([.title])) { stored(chore.title) }
                element(.p, .look([.facts])) { facts(of: chore) }
                if let offer = chore.offer { element(.p) { words(of: offer) } }
                if isAtBoard {
                    element(
                        .p, .look([.facts]),
                        saying: isGuardian
                            ? "Answer on a device of your own."
                            : "Answer on a device of your own, or ask a parent.")
                }
            }
            // What a shared tablet lets nobody do is not offered there.
            if !isAtBoard {
                element(.article, .look([.buttons])) {
                    let number = [(Field.chore, "\(chore.number)")]
                    button(
                        "I take it over", .takeOver, .primary, holding: number,
                        about: chore.title)
                    button(
                        "No, thanks", .refuseOffer, .quiet, holding: number, about: chore.title)
                }
            }
        }
    }

    private func words(of offer: ChoreView.Offer) -> Phrase {
        let who = home.name(offer.by)
        return offer.points == 0
            ? "\(who) would like you to take this over."
            : "\(who) would like you to take this over, and gives you \(offer.points.inPoints) for it."
    }

    private func buttons(of chore: ChoreView) -> HTML {
        if chore.state == .open, chore.excuse == nil {
            let done = button(
                "Done", .complete, .primary, .big, holding: chore.reference, about: chore.title)
            guard chore.steps?.allSatisfy(\.done) ?? true else {
                // Once all is ticked the button is shown by how the page looks, so that this needs no answer from home.
                return element(.p, .look([.facts, .before]), saying: "First tick all of it.")
                    + element(.section, .look([.after])) { done }
            }
            return done
        }
        // What a parent said OK to, or had the time to, only a parent takes back.
        let isSettled = chore.approvedBy != nil || chore.approvedAfter != nil
        guard chore.state != .open, !isChild || !isSettled else { return HTML() }
        return button(
            "Take back", .takeBack, .quiet, holding: chore.reference, about: chore.title,
            on: otherDay(of: chore))
    }

    /// What is read of that which is kept here until home can be reached.
    private var later: HTML { picture("⏳") + HTML([.phrase("is sent later")]) }

    /// The steps, each of which is ticked by a touch.
    private func list(of steps: [ChoreView.Step], in chore: ChoreView) -> HTML {
        element(.ul, .look([.steps])) {
            for (place, step) in steps.enumerated() {
                element(.li) {
                    form(
                        .check,
                        holding: chore.reference + [
                            (.step, "\(place + 1)"), (.ticked, step.done ? "no" : "yes"),
                        ]
                    ) {
                        element(.button, .look([.choice] + (step.done ? [.done] : []))) {
                            picture(step.done ? "☑" : "☐")
                            stored(step.text)
                            element(.span, .look([.later])) { later }
                        }
                    }
                }
            }
        }
    }

    /// What is to be known of a chore beside its name.
    func facts(of chore: ChoreView) -> HTML {
        let points = chore.points == 0 ? nil : chore.worthWords
        let duty: Phrase? = chore.mustDo == true && chore.state == .open ? "must-do" : nil
        return HTML([
            .phrase([duty, when(chore), points].compactMap(\.self).joined(separator: " · "))
        ])
    }

    /// The day of what was done ahead or late, by which it is told apart from the same of today.
    private func otherDay(of chore: ChoreView) -> Phrase? {
        guard chore.doneBy != nil, chore.week == nil, let day = chore.due?.day, day != home.today
        else { return nil }
        return home.nearDate(day)
    }

    /// When a chore is due, or how far it has come; of what a child has missed nobody speaks.
    private func when(_ chore: ChoreView) -> Phrase? {
        if chore.state == .missed, isChild { return nil }
        if let word = chore.state.word(forWhoAnswers: false) {
            return otherDay(of: chore).map { "\(word), for \($0)" } ?? word
        }
        if let excuse = chore.excuse {
            return excuse.member == account.username
                ? "you asked to let it be" : "asks to let it be"
        }
        guard let due = chore.due else { return nil }
        if let left = home.left(of: chore) { return left }
        let day = home.nearDate(due.day)
        let moment: Phrase = due.time.map { "\(day) \($0.description)" } ?? day
        return chore.late ? (isChild ? "still to do (\(moment))" : "late, \(moment)") : moment
    }

    /// Somebody else's chore, to know of it.
    fileprivate func row(of chore: ChoreView) -> HTML {
        element(.li, .look([.row]), .chore(chore.number)) {
            picture(chore.picture)
            element(.span, .look([.title])) { stored(chore.title) }
            element(.span, .look([.facts])) {
                chore.doneBy.map { "\(home.name($0))" } ?? home.who(chore)
            }
            element(.span, .look([.facts])) { facts(of: chore) }
        }
    }

    /// What happened since.
    fileprivate func card(of news: [NoticeView]) -> HTML {
        guard isChild, !news.isEmpty else { return HTML() }
        return element(.section, .look([.card, .told])) {
            element(.h2, saying: "News for you")
            element(.ul) {
                for notice in news {
                    element(.li) {
                        if notice.text.isCelebration {
                            element(.span, .look([.star]), .silent) { HTML([.bare("★")]) }
                        }
                        notice.text.withoutAdvice
                    }
                }
            }
            button("I have read it", .readNotices, .quiet)
        }
    }

    /// Praise for what was just done.
    fileprivate func celebration(of number: Number, in chores: [ChoreView]) -> HTML {
        let found = chores.first {
            $0.number == number && $0.doneBy == account.username && $0.state != .open
        }
        guard let chore = found else { return HTML() }
        return element(.p, .look([.told, .celebrating]), .polite) {
            for _ in 0..<3 { element(.span, .look([.star]), .silent) { HTML([.bare("★")]) } }
            if let points = chore.points, points > 0, chore.state == .done {
                Phrase("Well done! \(points.inPoints) for \"\(chore.title)\".")
                    + (chore.half.map { " " + "(\($0.words(for: points)))" } ?? "")
            } else if chore.state == .waiting {
                "Well done! \"\(chore.title)\" waits for an OK now."
            } else {
                "Well done!"
            }
        }
    }
}

extension ChoreView {
    /// What names this date of the chore in a form.
    var reference: [(Field, String)] {
        var fields: [(Field, String)] = [(.chore, "\(number)")]
        if let due { fields.append((.day, due.day.description)) }
        if let turn, mode == .each || mode == .together { fields.append((.person, turn)) }
        return fields
    }
}
