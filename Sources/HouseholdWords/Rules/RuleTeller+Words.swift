import HouseholdModel
import HouseholdService

// One thing that a rule asks about, in a clause.

extension RuleTeller {
    func words(for saying: RuleSaying, _ isTrue: Bool) -> String {
        let pair = pair(for: saying)
        return filled(isTrue ? pair.yes : pair.no)
    }

    private func pair(for saying: RuleSaying) -> RulePair {
        switch saying {
        case .mark(let mark): tongue.words(for: mark)
        case .who(let place, let whom): pair(for: whom, in: place)
        case .shows(let place, let aspect, let audience):
            tongue.words(for: aspect, to: audience, of: place)
        case .kind(let kind): tongue.words(for: kind)
        case .deeds(let deeds): tongue.doing(text(of: deeds, joinedBy: tongue.joints.or))
        case .progress(let progress): tongue.words(for: progress)
        case .tag(let tag): tongue.tagged(tag)
        case .days(let days): pair(for: days)
        case .hour(let hour): tongue.hour(from: hour)
        case .hourIs(let hour): tongue.hour(hour)
        case .atLeast(let count, let number): tongue.words(for: count).atLeast(number)
        case .exactly(let count, let number):
            tongue.words(for: count).exactly(number, not: tongue.joints.not)
        case .doneWithin(let span): tongue.done(within: text(ofSpan: span))
        case .doneLessThan(let span): tongue.done(lessThan: text(ofSpan: span))
        case .date(from: let date): tongue.date(from: date)
        case .dateIs(let date): tongue.date(date)
        case .cedar(let text): tongue.cedar(text)
        }
    }

    private func pair(for whom: RuleWhom, in place: RulePlace) -> RulePair {
        switch whom.kind {
        case .anybody: return tongue.wordsForAnybody(in: place)
        case .asker:
            let own = tongue.wordsForAsker(in: place)
            let others = tongue.wordsForOthers(in: place)
            return whom.isOther ? others : own
        case .group, .somebody, .place, .housemate, .childOfPass:
            let words = tongue.words(for: place)
            guard whom.isOther, !place.isOptional else { return naming(whom, in: words) }
            return naming(RuleWhom(whom.kind), in: RulePair(words.no, words.yes))
        }
    }

    /// The clauses with somebody in the places for them.
    private func naming(_ whom: RuleWhom, in words: RulePair) -> RulePair {
        var name = ""
        if case .somebody(let id) = whom.kind { name = names[id] ?? Self.member(id) }
        func noun(_ isDenied: Bool) -> RuleNoun {
            tongue.noun(for: whom, called: name, denied: isDenied)
        }
        return RulePair(words.yes.naming(noun(false)), words.no.naming(noun(true)))
    }

    /// Days by their names, or by the others where these are fewer.
    private func pair(for days: Set<Weekday>) -> RulePair {
        func names(_ days: some Sequence<Weekday>) -> [String] {
            days.compactMap { tongue.times.days[$0]?.texts.dropFirst().first }
        }
        let others = Weekday.allCases.filter { !days.contains($0) }
        if days == .weekend { return tongue.weekend }
        if days == .schoolDays { return RulePair(tongue.weekend.no, tongue.weekend.yes) }
        guard days.count > others.count, !others.isEmpty else {
            return tongue.day(names(Weekday.allCases.filter(days.contains)))
        }
        let pair = tongue.day(names(others))
        return RulePair(pair.no, pair.yes)
    }

    private func text(ofSpan milliseconds: Int64) -> String {
        let unit = RuleSpanUnit.allCases.first { milliseconds % $0.rawValue == 0 } ?? .millisecond
        return tongue.span(milliseconds / unit.rawValue, unit)
    }

    /// A clause with whoever asks in the places for them.
    private func filled(_ text: String) -> String {
        let isMany = subject.number == .many
        return text.replacing("{they}", with: subject.they).replacing("{them}", with: subject.them)
            .replacing("{to}", with: subject.to)
            .replacing("{have}", with: isMany ? tongue.joints.have.many : tongue.joints.have.one)
            .replacing(
                "{should}", with: isMany ? tongue.joints.should.many : tongue.joints.should.one)
    }
}

extension String {
    /// A clause with somebody in the places for them.
    fileprivate func naming(_ noun: RuleNoun) -> String {
        replacing("{who}", with: noun.who).replacing("{whom}", with: noun.whom)
            .replacing("{whose}", with: noun.whose)
    }
}
