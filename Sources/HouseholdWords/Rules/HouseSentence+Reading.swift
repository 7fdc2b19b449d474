extension HouseSentence {
    /// Reads a sentence in any language; `members` are those whom it can call by name.
    ///
    /// - Returns: What it says, and the language that it is in.
    package static func read(
        _ text: String, naming members: [HouseMember] = []
    ) throws(Problem) -> (sentence: HouseSentence, language: Language) {
        let words = RuleWords(text).words
        var problems: [Problem] = []
        for language in Language.all {
            do throws(Problem) {
                let reader = SentenceReader(vocabulary: language.rules, members: members)
                return (try reader.read(words), language)
            } catch {
                problems.append(error)
            }
        }
        let isKnown = { (problem: Problem) in
            if case .unknown = problem { false } else { true }
        }
        throw problems.first(where: isKnown) ?? .unknown(nearest: nearest(to: words))
    }
}

/// Reads sentences in one language.
private struct SentenceReader {
    let vocabulary: RuleVocabulary
    let members: [HouseMember]

    private typealias Match = (kind: RuleVocabulary.Kind, deed: HouseDeed, people: HousePeople)

    /// What the words say.
    func read(_ words: [String]) throws(HouseSentence.Problem) -> HouseSentence {
        let words = words.filter { !vocabulary.fillers.contains($0) }
        if let sentence = quota(words) { return sentence }
        guard let found = try vocabulary.times.read(words),
            let match = unnamed(found.rest) ?? concerning(found.rest) ?? named(found.rest)
        else { throw .unknown(nearest: []) }
        if found.isAfterMustDos { return try afterMustDos(match, found) }
        let time = try found.time()
        let sentence: HouseSentence =
            switch match.kind {
            case .no: .no(match.deed, by: match.people, time)
            case .only: .only(match.deed, by: match.people, time)
            case .reserved: .reserved(match.deed, for: match.people)
            }
        if case .reserved = sentence, !time.isAlways { throw .unknown(nearest: []) }
        if let flaw = sentence.flaw { throw flaw }
        return sentence
    }

    /// What a sentence says by which something is done only after must-dos: that it is not done before.
    private func afterMustDos(
        _ match: Match, _ found: RuleTimes.Found
    ) throws(HouseSentence.Problem) -> HouseSentence {
        // Of days or hours besides, it would say that it is done on no others either.
        guard match.kind == .only, try found.time().isAlways else { throw .unknown(nearest: []) }
        let sentence = HouseSentence.no(
            match.deed, by: match.people, HouseTime(isBeforeMustDos: true))
        if let flaw = sentence.flaw { throw flaw }
        return sentence
    }

    /// What a sentence says that limits how often something is done, with those behind it whom it means.
    private func quota(_ words: [String]) -> HouseSentence? {
        guard let (most, quota, count) = vocabulary.quotas.read(words) else { return nil }
        let rest = Array(words.dropFirst(count))
        guard !rest.isEmpty else { return .most(most, quota, by: .group(.children)) }
        let owner = vocabulary.quotas.owner.map {
            (people: HousePeople.group(.owner), name: RuleWords($0).words)
        }
        let people = owner + candidates(.many) + candidates(.one) + candidates(.all)
        return people.first { [vocabulary.concerning] + $0.name == rest }
            .map { .most(most, quota, by: $0.people) }
    }

    /// What a sentence says that names nobody.
    private func unnamed(_ words: [String]) -> Match? {
        vocabulary.index.unnamed.first { $0.words == words }
            .map { ($0.kind, $0.deed, .group($0.people)) }
    }

    /// What the same sentence says with somebody behind it: `no rewards for Mia`.
    private func concerning(_ words: [String]) -> Match? {
        for (people, name) in candidates(.many) + candidates(.one) {
            let part = [vocabulary.concerning] + name
            for start in words.indices where words[start...].starts(with: part) {
                let rest = words[..<start] + words[(start + part.count)...]
                // Of what is done to somebody, and of what is only for somebody, it would say something else.
                if let match = unnamed(Array(rest)), match.kind == .no,
                    match.deed.usualPeople == .children
                {
                    return (match.kind, match.deed, people)
                }
            }
        }
        return nil
    }

    /// What a sentence says that names somebody.
    private func named(_ words: [String]) -> Match? {
        let many = candidates(.many)
        let one = candidates(.one)
        for form in vocabulary.index.forms {
            let people =
                switch form.number {
                case .many: many
                case .one: one
                case .all: [(people: HousePeople.group(.everybody), name: [String]())]
                }
            for (people, name) in people {
                if let deed = deed(in: words, of: form.parts, calling: name) {
                    return (form.kind, deed, people)
                }
            }
        }
        return nil
    }

    /// Whom a form can speak of, and by which words.
    private func candidates(
        _ number: RuleVocabulary.Number
    ) -> [(people: HousePeople, name: [String])] {
        let groups = vocabulary.index.groups.filter { $0.group.number == number }
            .map { (people: HousePeople.group($0.group), name: $0.words) }
        guard number == .one else { return groups }
        return groups + members.map { (.somebody($0), RuleWords($0.name).words) }
    }

    /// What is done by words of a form in which somebody is called by a name.
    private func deed(
        in words: [String], of parts: [RuleWords.Part], calling name: [String]
    ) -> HouseDeed? {
        var start: [String] = []
        var end: [String] = []
        var voice: RuleWords.Voice?
        for part in parts {
            let literal: [String]
            switch part {
            case .word(let word): literal = [word]
            case .who: literal = name
            case .deed(let own):
                voice = own
                continue
            }
            if voice == nil { start += literal } else { end += literal }
        }
        guard let voice, words.count > start.count + end.count, words.starts(with: start),
            words.reversed().starts(with: end.reversed())
        else { return nil }
        let done = words[start.count..<words.count - end.count]
        return vocabulary.index.deeds[voice]?[Array(done)]
    }
}

extension RuleTimes.Found {
    /// The time that was found.
    fileprivate func time() throws(HouseSentence.Problem) -> HouseTime {
        if isNight, days != nil { throw .nightOfDays }
        guard isEvening, let hours else {
            return HouseTime(
                days: days, hours: hours ?? (isEvening ? .evening : nil), isAtTablet: isAtTablet,
                isBeforeMustDos: isBeforeMustDos)
        }
        guard hours.isEvening else { throw .nightOfDays }
        return HouseTime(
            days: days, hours: hours, isAtTablet: isAtTablet, isBeforeMustDos: isBeforeMustDos)
    }
}

extension HouseGroup {
    /// How many it is in sentences.
    var number: RuleVocabulary.Number {
        switch self {
        case .children, .parents, .helpers, .housemates: .many
        case .owner: .one
        case .everybody: .all
        }
    }
}
