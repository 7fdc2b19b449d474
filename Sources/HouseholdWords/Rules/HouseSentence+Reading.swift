import HouseholdModel

extension HouseSentence {
    /// Reads a sentence in any language; `members` are those whom it can call by name.
    ///
    /// - Returns: What it says, and the language that it is in.
    package static func read(
        _ text: String, naming members: [HouseMember] = []
    ) throws(Problem) -> (sentence: HouseSentence, language: Language) {
        let readings = [TaggedText(text), TaggedText(parting: text)].compactMap(\.self)
        let words = RuleWords(readings.first?.text ?? text).words
        var problems: [Problem] = []
        for typed in readings {
            for language in Language.all {
                do throws(Problem) {
                    let reader = SentenceReader(
                        vocabulary: language.rules, members: members, tag: typed.tag)
                    return (try reader.read(RuleWords(typed.text).words), language)
                } catch {
                    problems.append(error)
                }
            }
        }
        let isKnown = { (problem: Problem) in
            if case .unknown = problem { false } else { true }
        }
        throw problems.first(where: isKnown) ?? .unknown(nearest: nearest(to: words))
    }
}

/// A sentence, and the tag in it, of which only the mark is left in the text.
private struct TaggedText {
    private(set) var tag: Tag?
    let text: String
    /// What may stand behind a word without being part of it.
    private static let marks = ".,;:!?"

    /// Nothing where there are several tags, or one that is none.
    init?(_ text: String) {
        var chunks = text.split(whereSeparator: \.isWhitespace).map(String.init)
        let places = chunks.indices.filter { chunks[$0].hasPrefix(RuleWords.tagMark) }
        if let place = places.first {
            let end = chunks[place].lastIndex { !Self.marks.contains($0) }
            guard places.count == 1, let end, let tag = Tag(String(chunks[place][...end])) else {
                return nil
            }
            self.tag = tag
            chunks[place] = RuleWords.tagMark
        }
        self.text = chunks.joined(separator: " ")
    }

    /// The same where the tag is joined with what has it: `#bildschirm-Belohnungen`; nothing where it is not.
    init?(parting text: String) {
        let ends = Language.all.flatMap { [$0.rules.chores, $0.rules.rewards] }
            .map { "-\($0.lowercased())" }
        var isParted = false
        let chunks = text.split(whereSeparator: \.isWhitespace).map { chunk -> String in
            let chunk = chunk.lastIndex { !Self.marks.contains($0) }.map { chunk[...$0] } ?? chunk
            let word = chunk.lowercased()
            let end = ends.first { word.hasPrefix(RuleWords.tagMark) && word.hasSuffix($0) }
            guard let end else { return String(chunk) }
            isParted = true
            return "\(chunk.dropLast(end.count)) \(end.dropFirst())"
        }
        guard isParted else { return nil }
        self.init(chunks.joined(separator: " "))
    }
}

/// Reads sentences in one language.
private struct SentenceReader {
    let vocabulary: RuleVocabulary
    let members: [HouseMember]
    /// The tag for which a mark stands among the words.
    let tag: Tag?

    private typealias Match = (kind: RuleVocabulary.Kind, deed: HouseDeed, people: HousePeople)

    /// What the words say.
    func read(_ words: [String]) throws(HouseSentence.Problem) -> HouseSentence {
        let all = words.filter { !vocabulary.fillers.contains($0) }
        let untagged = withoutTag(all)
        guard let words = tag == nil ? all : untagged?.words else { throw .unknown(nearest: []) }
        if tag == nil, vocabulary.mustDosFirst.words.contains(words) { return .mustDosFirst }
        if tag == nil, let sentence = quota(words) { return sentence }
        guard let found = try vocabulary.times.read(words),
            let match = unnamed(found.rest) ?? concerning(found.rest) ?? named(found.rest),
            tag == nil || vocabulary.thing(of: match.deed) == untagged?.thing,
            try isLimited(words, match.kind)
        else { throw .unknown(nearest: []) }
        let time = try found.time().with(tag)
        if found.isReached {
            // Not before is said as only from then on, too; of days or hours besides, that would say more.
            guard match.kind == .only,
                [
                    HouseTime(before: time.before), HouseTime(isBeforeMustDos: true),
                    HouseTime(due: .late),
                ].contains(time)
            else { throw .unknown(nearest: []) }
            let sentence = HouseSentence.no(match.deed, by: match.people, time)
            if let flaw = sentence.flaw { throw flaw }
            return sentence
        }
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

    /// The words without the mark for a tag, and without those that lead to it, and what has it; `nil` where it is not with
    /// the word for chores or for rewards, so that it may be what is left out: `nothing counts except #garden`.
    private func withoutTag(_ words: [String]) -> (words: [String], thing: String)? {
        guard let place = words.firstIndex(of: RuleWords.tagMark) else { return nil }
        let (start, end) = (words[..<place], words[(place + 1)...])
        let leads = vocabulary.tagged.words.filter { Array(start.suffix($0.count)) == $0 }
        let named = start.dropLast(leads.map(\.count).max() ?? 0)
        for thing in [vocabulary.chores, vocabulary.rewards] {
            let word = RuleWords(thing).words.last
            if named.last == word { return (Array(named + end), thing) }
            if end.first == word { return (Array(start + end), thing) }
        }
        return nil
    }

    /// Whether all that is said of a time stands directly behind the word for only, where there are both such a word and a
    /// tag: what that word limits is the tag otherwise.
    private func isLimited(
        _ words: [String], _ kind: RuleVocabulary.Kind
    ) throws(HouseSentence.Problem) -> Bool {
        guard tag != nil, kind == .only else { return true }
        let place = words.firstIndex { vocabulary.limits.words.contains([$0]) }
        guard let place,
            let before = try vocabulary.times.read(Array(words[..<place])),
            let behind = try vocabulary.times.read(Array(words[(place + 1)...]))
        else { return false }
        return before.rest == Array(words[..<place])
            && words.suffix(behind.rest.count) == behind.rest[...]
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
        if isEvening, hours?.isEvening == false { throw .nightOfDays }
        return HouseTime(
            days: days, hours: hours ?? (isEvening ? .evening : nil), isAtTablet: isAtTablet,
            isBeforeMustDos: isBeforeMustDos, due: due, before: before)
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
