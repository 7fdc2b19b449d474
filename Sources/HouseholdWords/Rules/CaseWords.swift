package import HouseholdModel

extension Phrase {
    /// What a proof of rules says of a case, which it puts together of English words; what is not known stays as it is.
    package init(ofCase words: String) {
        self =
            CaseWords.thing(words) ?? CaseWords.person(words) ?? CaseWords.situation(words)
            ?? Phrase(message: words)
    }
}

/// The patterns of what a proof of rules says of its cases; `*` stands for other words.
private enum CaseWords {
    /// What the rules are asked about.
    static func thing(_ words: String) -> Phrase? {
        if let inner = words.inner("* of another household")?[0] {
            return "\(Phrase(ofCase: inner)) of another household"
        }
        if let inner = words.inner("*, for *") {
            return "\(Phrase(ofCase: inner[0])), \(people("for", inner[1]))"
        }
        if let inner = words.inner("*, done by *") {
            return "\(Phrase(ofCase: inner[0])), done \(people("by", inner[1]))"
        }
        if let inner = words.inner("the record of what * did to *") {
            return
                "the record of what \(Phrase(message: inner[0])) did to \(Phrase(message: inner[1]))"
        }
        if let inner = words.inner("the record of what happened to *")?[0] {
            return "the record of what happened to \(Phrase(message: inner))"
        }
        if let inner = words.inner("the record of what * did")?[0], inner != "nobody" {
            return "the record of what \(Phrase(message: inner)) did"
        }
        return owned(words)
    }

    /// Somebody's chore, reward and so on.
    private static func owned(_ words: String) -> Phrase? {
        if let owner = words.inner("a chore of *")?[0] { return "a chore \(people("of", owner))" }
        if let owner = words.inner("a reward for *")?[0] {
            return "a reward \(people("for", owner))"
        }
        if let owner = words.inner("a request of *")?[0] {
            return "a request \(people("of", owner))"
        }
        if let owner = words.inner("a wish of *")?[0] { return "a wish \(people("of", owner))" }
        if let owner = words.inner("an entry of the book of *")?[0] {
            return "an entry of the book \(people("of", owner))"
        }
        if let owner = words.inner("an absence of *")?[0] {
            return "an absence \(people("of", owner))"
        }
        return nil
    }

    /// One or several with the word before them, by which languages decline them.
    private static func people(_ word: String, _ names: String) -> Phrase {
        guard let inner = names.inner("* and *") else { return Phrase(message: "\(word) \(names)") }
        return "\(Phrase(message: "\(word) \(inner[0])")) and \(Phrase(message: inner[1]))"
    }

    /// What is unusual about somebody.
    static func person(_ words: String) -> Phrase? {
        func who(_ pattern: String) -> Phrase? {
            words.inner(pattern).map { Phrase(message: $0[0]) }
        }
        if let who = who("* made it") { return "\(who) made it" }
        if let who = who("* has left") { return "\(who) has left" }
        if let who = who("* is the only owner") { return "\(who) is the only owner" }
        if let who = who("* has a pass") { return "\(who) has a pass" }
        if let who = who("* has a pass that is over now") {
            return "\(who) has a pass that is over now"
        }
        if let who = who("* has a pass that begins in a moment") {
            return "\(who) has a pass that begins in a moment"
        }
        if let who = who("* has a pass for other children") {
            return "\(who) has a pass for other children"
        }
        if let who = who("* has a pass for one child only") {
            return "\(who) has a pass for one child only"
        }
        if let who = who("* has a pass whose points are used up") {
            return "\(who) has a pass whose points are used up"
        }
        return called(words) ?? shown(words)
    }

    /// Who somebody is whom rules call by name.
    private static func called(_ words: String) -> Phrase? {
        let people = ["who asks", "the other one", "the third one", "the fourth one"]
        guard let who = people.first(where: { words.hasPrefix("\($0) is ") }) else { return nil }
        let name = String(words.dropFirst("\(who) is ".count))
        return "\(Phrase(message: who)) is \(name)"
    }

    /// Who sees what of somebody.
    private static func shown(_ words: String) -> Phrase? {
        if let inner = words.inner("* shows the * to parents only") {
            return
                "\(Phrase(message: inner[0])) shows the \(Phrase(message: inner[1])) to parents only"
        }
        if let inner = words.inner("* keeps the * private") {
            return "\(Phrase(message: inner[0])) keeps the \(Phrase(message: inner[1])) private"
        }
        return nil
    }

    /// What is unusual about the rest.
    static func situation(_ words: String) -> Phrase? {
        if let inner = words.inner("*; *") {
            return "\(Phrase(ofCase: inner[0])); \(Phrase(ofCase: inner[1]))"
        }
        if let time = words.inner("the clock shows * or later")?[0] {
            return "the clock shows \(time) or later"
        }
        if let tags = words.inner("it has *")?[0] {
            let all = tags.components(around: " and ").map { Phrase(verbatim: $0) }
            return "it has \(all.joined(separator: " and "))"
        }
        if let time = words.inner("it was done just under * ago")?[0] {
            return "it was done just under \(time) ago"
        }
        if let time = words.inner("it was done just over * ago")?[0] {
            return "it was done just over \(time) ago"
        }
        if let time = words.inner("it was done * ago")?[0] { return "it was done \(time) ago" }
        if let inner = words.inner("*: *"), let number = Int(inner[1]) {
            return "\(Phrase(message: inner[0])): \(number)"
        }
        return nil
    }
}

extension String {
    /// What stands in the places of a pattern, from the left; `nil` where the words are others.
    fileprivate func inner(_ pattern: String) -> [String]? {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard let first = parts.first, hasPrefix(first) else { return nil }
        var rest = dropFirst(first.count)
        var found: [String] = []
        for (place, part) in parts.dropFirst().enumerated() {
            let isLast = place == parts.count - 2
            let end =
                isLast
                ? (rest.hasSuffix(part) ? rest.index(rest.endIndex, offsetBy: -part.count) : nil)
                : rest.firstRange(of: part)?.lowerBound
            guard let end, end > rest.startIndex else { return nil }
            found.append(String(rest[..<end]))
            rest = rest[rest.index(end, offsetBy: part.count)...]
        }
        return found
    }

    /// The parts between words.
    fileprivate func components(around word: String) -> [String] {
        split(separator: word).map(String.init)
    }
}
