// MARK: - Those who need not be named

extension QuickAddReader {
    /// Reads `open to all`, `for anyone`, `for everybody` or `for each child`.
    func everybody(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count <= 5 else { return nil }
        if let phrase = eachChild(in: line, range) { return phrase }
        var words = line.listed(range)
        if words.first == "open" {
            let isOpen = words.count == 3 && words[1] == "to" && Self.all.contains(words[2])
            return isOpen ? QuickAddPhrase(range, .whose([.anyone])) : nil
        }
        guard words.removeFirst() == "for" else { return nil }
        if words.count == 1, ["anyone", "anybody"].contains(words[0]) {
            return QuickAddPhrase(range, .whose([.anyone]))
        }
        if words.count == 1, Self.all.contains(words[0]) {
            let home = people.all.filter(\.livesHere)
            return QuickAddPhrase(
                range, .whose(several(home).map { [.anyone, $0] } ?? [.anyone]), Self.loose)
        }
        return children(words, in: line, range)
    }

    /// Reads what stands behind `for`: `each child`, `the kids together` or `all children taking turns`.
    private func children(
        _ words: [String], in line: QuickAddLine, _ range: Range<Int>
    ) -> QuickAddPhrase? {
        var words = words
        var ways = QuickAddWhose.each
        if words.last == "together" {
            words.removeLast()
            ways = QuickAddWhose.together
        } else if words.last == "each", words.count > 1 {
            words.removeLast()
        } else if words.last == "alternating" {
            words.removeLast()
            ways = QuickAddWhose.turns
        } else if Self.isTurns(words.suffix(2)) {
            words.removeLast(2)
            ways = QuickAddWhose.turns
        }
        let children = people.all.filter(\.isChild)
        let isPair = words.first == "both" && children.count == 2
        guard words.count == 2 && Self.children.contains(words[1]) || isPair && words.count == 1,
            ["each", "every", "all", "the", "both"].contains(words[0])
        else { return nil }
        guard let whose = several(children, ways) else {
            let everybody = line.line([(range, "for everybody")])
            return QuickAddPhrase(
                range,
                .problem(.nobody(words.joined(separator: " ")), attempts: [everybody]))
        }
        return QuickAddPhrase(range, .whose([whose]), words[0] == "the" ? Self.loose : "")
    }

    /// Reads `per child` and `each kid` behind points.
    private func eachChild(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count == 2, range.lowerBound > 1,
            ["each", "per", "every"].contains(line.key(range.lowerBound)),
            Self.children.contains(line.key(range.upperBound - 1)),
            saysPoints(before: range.lowerBound, in: line),
            let whose = several(people.all.filter(\.isChild))
        else { return nil }
        return QuickAddPhrase(range, .whose([whose]))
    }

    private func several(
        _ people: [QuickAddPerson],
        _ ways: ([QuickAddPerson]) -> QuickAddWhose = QuickAddWhose.each
    ) -> QuickAddWhose? {
        people.count == 1 ? .one(people[0]) : people.isEmpty ? nil : ways(people)
    }

    /// What a phrase says that may as well be the end of a title: `Cook dinner for everyone`.
    static let loose = "loose"

    private static let all: Set<String> = ["all", "anyone", "anybody", "everyone", "everybody"]

    private static let children: Set<String> = ["child", "children", "kid", "kids"]

    /// Whether these are the two words that say that people take turns.
    static func isTurns(_ words: some Collection<String>) -> Bool {
        [["taking", "turns"], ["take", "turns"], ["in", "turns"], ["in", "turn"]]
            .contains { $0.elementsEqual(words) }
    }

    /// Whether words say that people take turns, and nothing of who these are; `in turn` and `take turns` may be of a title.
    static func saysTurns(_ words: some Collection<String>) -> Bool {
        [["in", "turns"], ["by", "turns"], ["alternating"], ["alternately"]]
            .contains { $0.elementsEqual(words) }
    }
}

// MARK: - Names before and behind

extension QuickAddReader {
    /// Reads `mia and max taking turns` or `together`, where nothing before the names leads up to them.
    func namesFirst(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count > 2, range.count <= 16,
            !Self.leadsToNames.contains(line.key(range.lowerBound - 1))
        else { return nil }
        let end = range.upperBound
        if line.key(end - 1) == "together" {
            return those(
                range.lowerBound..<end - 1, in: line, range, several: QuickAddWhose.together)
        }
        guard Self.isTurns(line.bare(end - 2..<end)) else { return nil }
        return those(range.lowerBound..<end - 2, in: line, range, several: QuickAddWhose.turns)
    }

    /// Reads `alternating mia and max`, `in turn mia, max` or `together mia and max`; all may be the end of a title.
    func wayFirst(in line: QuickAddLine, _ range: Range<Int>) -> QuickAddPhrase? {
        guard range.count > 2, range.count <= 16 else { return nil }
        if line.key(range.lowerBound) == "together" {
            let names = range.lowerBound + 1..<range.upperBound
            return those(names, in: line, range, several: QuickAddWhose.together)
        }
        let isOne = ["alternating", "alternately", "rotating"].contains(line.key(range.lowerBound))
        let start = range.lowerBound + (isOne ? 1 : 2)
        guard isOne || Self.isTurns(line.bare(range.lowerBound..<start)) else { return nil }
        let names = behindLead(start, in: line)
        guard names < range.upperBound else { return nil }
        return those(names..<range.upperBound, in: line, range, several: QuickAddWhose.turns)
    }

    /// Where names begin, which `between` and `with` may lead up to.
    func behindLead(_ start: Int, in line: QuickAddLine) -> Int {
        ["between", "with", "among"].contains(line.key(start)) ? start + 1 : start
    }

    private static let leadsToNames: Set<String> = ["with", "and", "&", "for", "between", "to"]

    /// Two or more who are somebody.
    private func those(
        _ names: Range<Int>, in line: QuickAddLine, _ range: Range<Int>,
        several: ([QuickAddPerson]) -> QuickAddWhose
    ) -> QuickAddPhrase? {
        switch people.list(line.listed(names)) {
        case .success(let people) where people.count > 1:
            return whose(people, range, several: several)
        case .failure(let unknown) where unknown.isAmongOthers:
            return nobody(unknown.name, in: line, range)
        case .success, .failure:
            return nil
        }
    }
}
