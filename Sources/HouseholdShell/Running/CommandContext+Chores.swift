import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd

// MARK: - Which chores there are

extension CommandContext {
    /// The open chores, which are asked for once for all that is told of a line.
    func openChores() async throws(Failure) -> [ChoreView] {
        if let known = try knownOpenChores() { return known }
        let chores = try await perform(ListChores(.open))
        line.openChores = (try session.caller(session.door().file), chores)
        return chores
    }

    /// The same as far as they were told to whoever is here.
    func knownOpenChores() throws(Failure) -> [ChoreView]? {
        guard let known = line.openChores, known.caller == (try session.caller(session.door().file))
        else { return nil }
        return known.chores
    }

    private func chores(_ filter: ListChores.Filter) async throws(Failure) -> [ChoreView] {
        filter == .open ? try await openChores() : try await perform(ListChores(filter))
    }
}

// MARK: - Which chores are meant

extension CommandContext {
    /// The numbers of the chores that words name: numbers, or words of their titles, with commas between.
    ///
    /// Titles are looked for in one list of `filters` after the other, until one has a match.
    func choreNumbers(
        _ words: [String], among filters: [ListChores.Filter]
    ) async throws -> [Number] {
        let isEmpty = words.allSatisfy { $0.allSatisfy { $0 == "," || $0.isWhitespace } }
        guard !isEmpty else {
            throw Failure.usage(
                "Which chore? Say its number or some of its words.", try: ["chore list"])
        }
        if let numbers = Self.numbers(words) { return numbers }
        var numbers: [Number] = []
        for name in words.joined(separator: " ").split(separator: ",") {
            let name = name.split(separator: " ").joined(separator: " ")
            guard !name.isEmpty else { continue }
            if let number = Int(name) {
                numbers.append(number)
            } else {
                numbers.append(try await choreNumber(name, among: filters))
            }
        }
        guard !numbers.isEmpty else { return try await choreNumbers([], among: filters) }
        return numbers
    }

    private static func numbers(_ words: [String]) -> [Number]? {
        let numbers = words.flatMap { $0.split(separator: ",") }.map { word in
            Int(word.hasPrefix("#") ? word.dropFirst() : word)
        }
        return numbers.contains(nil) || numbers.isEmpty ? nil : numbers.compactMap(\.self)
    }

    private func choreNumber(
        _ name: String, among filters: [ListChores.Filter]
    ) async throws -> Number {
        var found: [[ChoreView]] = []
        for filter in filters {
            // A chore that comes back can be in a list with several dates.
            var seen: Set<Number> = []
            let matches = try await chores(filter)
                .filter {
                    FuzzyMatch.matches(name, title: $0.title) && seen.insert($0.number).inserted
                }
            if let exact = matches.only(titled: name) { return exact.number }
            if !matches.isEmpty { found.append(matches) }
        }
        guard let matches = found.first else { throw try await unknownChore(name, among: filters) }
        guard matches.count == 1 else {
            throw Failure(
                Explanation(
                    "chore.ambiguous", .data, "\(matches.count) chores match \"\(name)\".",
                    try: matches.prefix(9).map { "\($0.number)   \($0.title)" }))
        }
        return matches[0].number
    }

    /// That no title in these lists has these words: the chore is somebody else's, or another one was meant.
    private func unknownChore(
        _ name: String, among filters: [ListChores.Filter]
    ) async throws -> Failure {
        if filters.contains(.open), let others = try await choreOfOthers(name) { return others }
        var numbers: [String: Number] = [:]
        for filter in filters.reversed() {
            for chore in try await chores(filter) {
                numbers[chore.title] = chore.number
            }
        }
        let titles = numbers.sorted { $0.value < $1.value }.map(\.key)
        let likely = DidYouMean(titles).suggestions(for: name).compactMap { title in
            numbers[title].map { (number: $0, title: title) }
        }
        let known = ServiceError.notFound(.chore, name).explanation
        guard let best = likely.first else { return Failure(known) }
        var failure = Failure(
            Explanation(
                known.code, known.exit, known.message,
                try: likely.map { "\($0.number)   \($0.title)" }))
        // Another chore of a similar name may be shown at a key, but never done.
        if likely.count == 1, ChorusCommand.onlyShows(line.words) {
            failure.correction = line(naming: best.number, inPlaceOf: name)
        }
        return failure
    }

    /// That an open chore with these words is somebody else's, with whose and when.
    private func choreOfOthers(_ name: String) async throws -> Failure? {
        let me = await session.account()?.username
        let others = try await perform(ListChores(.all)).filter { chore in
            guard let owner = chore.turn ?? chore.assignees.first else { return false }
            return chore.state == .open && owner != me
                && FuzzyMatch.matches(name, title: chore.title)
        }
        guard let chore = others.only(titled: name) ?? others.first else { return nil }
        let home = await HouseholdText(in: self)
        let who = home.name(chore.turn ?? chore.assignees.first ?? "")
        let when = (chore.due?.day).map(home.dayWords)
        let whose: Phrase =
            switch (chore.type == .rotational, when) {
            case (true, let when?): "\"\(chore.title)\" is \(who)'s this time (\(when))."
            case (true, nil): "\"\(chore.title)\" is \(who)'s this time."
            case (false, let when?): "\"\(chore.title)\" is \(who)'s (\(when))."
            case (false, nil): "\"\(chore.title)\" is \(who)'s."
            }
        return Failure(Explanation("chore.not-yours", .data, whose))
    }

    func oneChore(_ words: [String], among filters: [ListChores.Filter]) async throws -> Number {
        let numbers = try await choreNumbers(words, among: filters)
        guard numbers.count == 1, let number = numbers.first else {
            throw Failure.usage("One chore at a time, please.")
        }
        return number
    }
}

extension CommandContext {
    /// The line that was typed, with a number in the place of words of a title at its end.
    private func line(naming number: Number, inPlaceOf name: String) -> String? {
        let words = line.tokens.map(\.text)
        let count = name.split(separator: " ").count
        guard words.count > count, words.suffix(count).joined(separator: " ") == name else {
            return nil
        }
        return (words.dropLast(count) + ["\(number)"]).joined(separator: " ")
    }
}

extension [ChoreView] {
    /// The only one whose title is what was typed, word by word.
    fileprivate func only(titled name: String) -> ChoreView? {
        let same = filter { FuzzyMatch.words(of: $0.title) == FuzzyMatch.words(of: name) }
        return same.count == 1 ? same[0] : nil
    }
}
