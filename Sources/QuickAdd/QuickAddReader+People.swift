import HouseholdModel
import HouseholdWords

extension QuickAddReader {
    /// Reads `for mia`, `for mia and max`, `for mia, max together` or `for mia and max taking turns`.
    func whose(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        var names = line.listed(range.lowerBound + 1..<range.upperBound)
        guard !names.isEmpty, !names.contains("for"), names.count <= 16 else { return nil }
        var several = QuickAddWhose.each
        if names.last == "together", names.count > 1 {
            names.removeLast()
            several = QuickAddWhose.together
        } else if names.last == "each", names.count > 1 {
            names.removeLast()
        } else if names.last == "alternating", names.count > 1 {
            names.removeLast()
            several = QuickAddWhose.turns
        } else if Self.isTurns(names.suffix(2)), names.count > 2 {
            names.removeLast(2)
            several = QuickAddWhose.turns
        }
        switch people.list(names) {
        case .success(let people):
            return whose(people, range) { $0.count == 1 ? .one($0[0]) : several($0) }
        case .failure(let unknown):
            // One name that is nobody's among others that are somebody's.
            guard unknown.isAmongOthers else { return nil }
            return nobody(unknown.name, in: line, range)
        }
    }

    /// Reads `mia` or `mia and max` right behind what says when or how many points: `every day mia`.
    func namesBehind(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count <= 8, range.lowerBound > 1,
            names.contains(FuzzyMatch.folded(line.key(range.lowerBound))),
            names.contains(FuzzyMatch.folded(line.key(range.upperBound - 1))),
            case .success(let people) = people.list(line.listed(range)),
            saysWhen(before: range.lowerBound, in: line)
                || saysPoints(before: range.lowerBound, in: line)
        else { return nil }
        return whose(people, range) { $0.count == 1 ? .one($0[0]) : QuickAddWhose.each($0) }
    }

    /// Whether the words before a place say when, behind a title.
    private func saysWhen(before end: Int, in line: QuickAddLine) -> Bool {
        let start = max(line.floor(before: end), 1)
        return start < end
            && (start..<end).contains { place in
                let words = place..<end
                let phrase =
                    monthly(in: line, words) ?? rhythm(in: line, words)
                    ?? (Self.mayBeginDate(line.key(place)) ? date(in: line, words) : nil)
                return phrase.map { $0.isTiming } ?? false
            }
    }

    /// Whether the words before a place say how many points, behind a title.
    func saysPoints(before end: Int, in line: QuickAddLine) -> Bool {
        (1...3).contains { end - $0 > 0 && points(in: line, end - $0..<end) != nil }
    }

    /// Takes `mia` of `Mia: feed cat` behind the rest, with the word that leads up to it.
    func namesLast(_ words: [QuickAddWord]) -> [QuickAddWord] {
        if let moved = turnsLast(words) { return moved }
        guard
            let place = words.prefix(6).firstIndex(where: { !$0.isQuoted && $0.text.hasSuffix(":") }
            ),
            place + 1 < words.count
        else { return words }
        let names = words[...place].map(\.text).joined(separator: " ").dropLast()
        guard let tokens = try? Tokenizer.words(in: "for \(names)") else { return words }
        let led = tokens.map { QuickAddWord($0) }
        let line = QuickAddLine(led, in: language, except: Set(people.vocabulary))
        let whole = 0..<line.words.count
        guard let found = whose(in: line, whole) ?? everybody(in: line, whole), found.isWhose else {
            return words
        }
        return words[(place + 1)...] + led
    }

    /// Takes `mia and max taking turns` of `mia and max taking turns dishes` behind the rest.
    private func turnsLast(_ words: [QuickAddWord]) -> [QuickAddWord]? {
        for end in 3..<max(min(words.count, 9), 3) {
            let names = words[..<end]
            let led = [QuickAddWord(argument: "for")] + names
            let line = QuickAddLine(led, in: language, except: Set(people.vocabulary))
            let whole = 0..<line.words.count
            guard !names.contains(where: \.isQuoted), Self.isTurns(line.bare(whole).suffix(2)),
                let found = whose(in: line, whole), found.isWhose
            else { continue }
            return words[end...] + led
        }
        return nil
    }

    /// Reads `taking turns mia, max`.
    func turns(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard line.key(range.lowerBound + 1) == "turns", range.count <= 16 else { return nil }
        guard range.count > 2 else { return turnsOfNobody(in: line, range) }
        let start = min(behindLead(range.lowerBound + 2, in: line), range.upperBound - 1)
        switch people.list(line.listed(start..<range.upperBound)) {
        case .success(let people):
            return whose(people, range, several: QuickAddWhose.turns)
        case .failure(let unknown):
            return nobody(unknown.name, in: line, range)
        }
    }

    /// Asks who takes turns where `in turns` says nothing of that, and proposes the children, or all where no two are.
    func turnsOfNobody(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase {
        let children = people.all.filter(\.isChild)
        let several = children.count > 1 ? children : people.all.filter(\.livesHere)
        let names = several.map(\.handle).joined(separator: ", ")
        return QuickAddPhrase(
            range,
            .problem(
                .rule(.words("", expected: "who takes turns, such as taking turns mia, max")),
                attempts: (2...8).contains(several.count)
                    ? [line.line([(range, said("taking turns \(names)"))])] : []))
    }

    /// Says that a name of one word is nobody's; several words are more likely no name.
    func nobody(
        _ name: String, in line: QuickAddLine, _ range: Range<Int>
    ) -> QuickAddPhrase? {
        guard !name.contains(" ") else { return nil }
        let text = line.text(range)
        let attempts = DidYouMean(people.vocabulary).suggestions(for: name)
            .filter { !line.bare(range).contains($0) }
            .map { line.line([(range, text.replacing(name, with: $0))]) }
        return QuickAddPhrase(range, .problem(.nobody(name), attempts: attempts))
    }

    func whose(
        _ people: [[QuickAddPerson]], _ range: Range<Int>,
        several: ([QuickAddPerson]) -> QuickAddWhose
    ) -> QuickAddPhrase {
        let readings = QuickAddWhose.readings(of: people, several: several)
        guard readings.isEmpty else { return QuickAddPhrase(range, .whose(readings)) }
        let twice = people.first { person in people.count { $0 == person } > 1 }
        return QuickAddPhrase(
            range, .problem(.samePerson(twice?.first?.name ?? ""), attempts: []))
    }
}
