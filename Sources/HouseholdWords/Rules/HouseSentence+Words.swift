import HouseholdModel

extension HouseSentence {
    /// The sentence as it is said in a language, which understands it so.
    package func text(in language: Language) -> String {
        let vocabulary = language.rules
        if case .most(let most, let quota, let people) = self {
            return people.limited(vocabulary.quotas.text(most, quota), in: vocabulary).asSentence
        }
        let when = vocabulary.times.text(of: time)
        let own = vocabulary.words(for: deed)
        let words = form(in: vocabulary).split(separator: " ").flatMap { word -> [String] in
            switch word {
            case "{who}": [people.text(in: vocabulary)]
            case "{done}": said(of: own.done, in: vocabulary)
            case "{does}": said(of: own.does, in: vocabulary)
            case "{denied}": said(of: own.denied, in: vocabulary)
            case "{when}": when.isEmpty ? [] : [when]
            default: [String(word)]
            }
        }
        return tagged(words, in: vocabulary).joined(separator: " ").asSentence
    }

    /// The words that are said first, where chores have a tag the first with a place for it.
    private func said(of texts: [String], in vocabulary: RuleVocabulary) -> [String] {
        let text = texts.first { time.tag == nil || vocabulary.hasPlaceForTag($0, of: deed) }
        return (text ?? texts.first)?.split(separator: " ").map(String.init) ?? []
    }

    /// The words with the tag behind the chores or rewards that are meant.
    private func tagged(_ words: [String], in vocabulary: RuleVocabulary) -> [String] {
        let thing = vocabulary.thing(of: deed).lowercased()
        let place = words.firstIndex { $0.lowercased() == thing }
        guard let tag = time.tag, let place else { return words }
        return words[...place] + [vocabulary.tagged.said, "#\(tag)"] + words[(place + 1)...]
    }

    /// The form in which it is said: one that names nobody, where those are meant whom it means.
    private func form(in vocabulary: RuleVocabulary) -> String {
        let unnamed = vocabulary.words(for: deed).unnamed.first {
            $0.isSaid && $0.kind == kind && .group($0.people) == people
                && (time.tag == nil || vocabulary.hasPlaceForTag($0.text, of: deed))
        }
        let form = vocabulary.forms.first { $0.kind == kind && $0.number == people.number }
        return unnamed?.text ?? form?.text ?? ""
    }

    private var kind: RuleVocabulary.Kind {
        switch self {
        case .no, .most: .no
        case .only: .only
        case .reserved: .reserved
        }
    }
}

extension RuleVocabulary {
    /// Whether chores, or rewards, are named in a text, so that a tag can stand behind them.
    fileprivate func hasPlaceForTag(_ text: String, of deed: HouseDeed) -> Bool {
        let thing = thing(of: deed)
        return text.split(separator: " ").contains { $0 == thing }
    }
}

extension HousePeople {
    fileprivate var number: RuleVocabulary.Number {
        switch self {
        case .group(let group): group.number
        case .somebody: .one
        }
    }

    /// A limit with those behind it for whom it is, where they are not the ones whom it means anyway.
    fileprivate func limited(_ text: String, in vocabulary: RuleVocabulary) -> String {
        guard self != .group(.children) else { return text }
        let quotas = vocabulary.quotas
        let name = self == .group(.owner) ? quotas.owner.first : self.text(in: vocabulary)
        return "\(text) \(quotas.concerning) \(name ?? "")"
    }

    fileprivate func text(in vocabulary: RuleVocabulary) -> String {
        switch self {
        case .group(let group): vocabulary.words(for: group).first ?? ""
        case .somebody(let member): member.name
        }
    }
}

extension String {
    /// The words with a capital and a full stop, and with commas that stand where they should.
    fileprivate var asSentence: String {
        let text = replacing(" ,", with: ",")
        let end = text.hasSuffix(",") ? text.dropLast() : text[...]
        return end.prefix(1).uppercased() + end.dropFirst() + "."
    }
}

// MARK: - Times

extension RuleTimes {
    /// A time in words, nothing where it is always.
    func text(of time: HouseTime) -> String {
        var parts: [String] = []
        if time.days == .schoolNights, time.hours == .evening {
            parts.append(schoolNights.said)
        } else {
            if let days = time.days { parts.append(text(of: days)) }
            if let hours = time.hours { parts.append(text(of: hours)) }
        }
        if time.isAtTablet { parts.append(tablet.said) }
        if time.isBeforeMustDos { parts.append(mustDos.said) }
        if let due = time.due { parts.append(dues[due]?.said ?? "") }
        if let least = time.before { parts.append(leasts.text(of: least)) }
        return parts.joined(separator: " ")
    }

    private func text(of days: Set<Weekday>) -> String {
        switch days {
        case .weekend: return weekend.said
        case .schoolDays: return schoolDays.said
        default: break
        }
        if let (first, last) = days.stretch, days.count > 2 {
            let ends = [from.first ?? "", single(first), to.first ?? "", single(last)]
            return ends.joined(separator: " ")
        }
        let names = Weekday.allCases.filter(days.contains).compactMap { self.days[$0]?.said }
        let joint = names.count > 1 ? " \(joints.first ?? "") \(names.last ?? "")" : ""
        let listed = names.count > 1 ? names.dropLast() : names[...]
        let lead = leads.first.map { $0.isEmpty ? "" : $0 + " " } ?? ""
        return lead + listed.joined(separator: ", ") + joint
    }

    /// What a day is called by itself.
    private func single(_ day: Weekday) -> String { days[day]?.texts.dropFirst().first ?? "" }

    private func text(of hours: HourSpan) -> String {
        func filled(_ text: String, _ numbers: Int...) -> String {
            numbers.enumerated().reduce(text) { text, number in
                text.replacing("{\(number.offset)}", with: "\(number.element)")
            }
        }
        switch (hours.from, hours.until) {
        case (0, let until): return filled(said.before, until)
        case (let from, 24): return filled(said.after, from)
        case (let from, let until) where from > until: return filled(said.outside, until, from)
        case (let from, let until): return filled(said.between, from, until)
        }
    }
}

extension Set<Weekday> {
    /// The first and the last of days that follow each other, if they do.
    fileprivate var stretch: (first: Weekday, last: Weekday)? {
        Weekday.allCases.lazy.filter(contains).compactMap { start in
            let next = Weekday.allCases.sorted { $0.days(after: start) < $1.days(after: start) }
            let run = next.prefix(count)
            guard run.allSatisfy(contains), let last = run.last else { return nil }
            return (start, last)
        }.first
    }
}
