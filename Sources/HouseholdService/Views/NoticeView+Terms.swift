import HouseholdModel

extension Notice.News {
    /// That a chore is worth less from a day on, or after all as much as before.
    func worthText(by who: String, about title: Title, on today: Day) -> Phrase {
        guard let terms else { return changedText(title) }
        return switch terms.after {
        case .points(let points):
            pointsText(by: who, about: title, terms, worth: points, on: today)
        case .looks: looksText(by: who, about: title, terms, on: today)
        case .gone: changedText(title)
        }
    }

    private func changedText(_ title: Title) -> Phrase { "\"\(title.text)\" was changed." }

    private func pointsText(
        by who: String, about title: Title, _ terms: NewTerms, worth points: Int, on today: Day
    ) -> Phrase {
        let worth = points.inPoints
        return switch terms.stage(on: today, isLess: points < terms.before) {
        case .coming:
            "From tomorrow on \"\(title.text)\" is worth \(worth). Today it is still worth \(terms.before)."
        case .here: "\"\(title.text)\" is worth \(worth) now. Before it was worth \(terms.before)."
        case .atOnce:
            "\(who) made \"\(title.text)\" worth \(worth) at once, and not \(terms.before)\(why)"
        case .undone: "\"\(title.text)\" is worth \(worth) after all."
        }
    }

    /// That a parent looks at more of what is done of a chore from a day on, or after all does not.
    private func looksText(
        by who: String, about title: Title, _ terms: NewTerms, on today: Day
    ) -> Phrase {
        switch terms.stage(on: today, isLess: terms.from != nil || reason != nil) {
        case .coming:
            "From tomorrow on a parent looks at \"\(title.text)\" more often before its points come."
        case .here: "A parent looks at \"\(title.text)\" more often now before its points come."
        case .atOnce:
            "\(who) has a parent look at \"\(title.text)\" more often at once\(why)"
        case .undone: "A parent looks at \"\(title.text)\" as before, after all."
        }
    }

    /// That a reward takes or costs more from a day on, is not to be had any more, or after all is as before.
    func priceText(by who: String, about title: Title, on today: Day) -> Phrase {
        guard let terms else { return changedText(title) }
        return switch terms.after {
        case .points(let points):
            pointsText(by: who, about: title, terms, price: points, on: today)
        case .gone: goneText(by: who, about: title, terms, on: today)
        case .looks: changedText(title)
        }
    }

    private func pointsText(
        by who: String, about title: Title, _ terms: NewTerms, price points: Int, on today: Day
    ) -> Phrase {
        let price = points.inPoints
        return switch terms.stage(on: today, isLess: points > terms.before) {
        case .coming:
            "From tomorrow on \"\(title.text)\" takes \(price). Today it still takes \(terms.before)."
        case .here: "\"\(title.text)\" takes \(price) now. Before it took \(terms.before)."
        case .atOnce:
            "\(who) made \"\(title.text)\" take \(price) at once, and not \(terms.before)\(why)"
        case .undone: "\"\(title.text)\" takes \(price) after all."
        }
    }

    private func goneText(
        by who: String, about title: Title, _ terms: NewTerms, on today: Day
    ) -> Phrase {
        switch terms.stage(on: today, isLess: true) {
        case .coming:
            """
            From tomorrow on \"\(title.text)\" is not to be had any more. \
            Today you still get it for \(terms.before.inPoints).
            """
        case .here, .undone: "\"\(title.text)\" is not to be had any more."
        case .atOnce: "\(who) took \"\(title.text)\" off your list at once\(why)"
        }
    }

    /// The reason, or a full stop.
    private var why: Phrase { reason.map { ": \($0.text)" } ?? "." }
}

extension NewTerms {
    /// Whether they hold, as whoever reads of them finds it.
    fileprivate enum Stage {
        case coming, here, atOnce, undone
    }

    fileprivate func stage(on today: Day, isLess: Bool) -> Stage {
        guard isLess else { return .undone }
        guard let from else { return .atOnce }
        return from > today ? .coming : .here
    }
}
