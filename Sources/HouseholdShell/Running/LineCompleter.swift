import ArgumentParser
import HouseholdModel
package import HouseholdService
import HouseholdWords
package import LineEditor

/// Finds what could stand where somebody presses Tab: commands, options, and what they may see.
package struct LineCompleter: Sendable {
    private let door: (any Door)?
    private let caller: Caller

    /// Finds what `caller` may see; without a door there are only commands.
    package init(door: (any Door)?, caller: Caller) {
        self.door = door
        self.caller = caller
    }

    /// What could stand at `cursor`, which is counted in UTF-8 bytes.
    package func completions(in line: String, at cursor: Int) async -> Completions {
        let before = String(decoding: line.utf8.prefix(cursor), as: UTF8.self)
        let words = before.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let typed = words.last ?? ""
        let done = words.dropLast().filter { !$0.isEmpty }
        return Completions(
            replacing: cursor - typed.utf8.count..<cursor,
            with: await candidates(behind: done, for: typed))
    }

    /// What could stand behind some words in the place of one that has begun.
    func candidates(
        behind words: [String], for typed: String
    ) async -> [Completions.Candidate] {
        let isNoun = words.count == 1 && ChorusCommand.verb(words[0]) != nil
        return await candidates(
            after: isNoun ? words : ShortForms.longForm(of: words), for: typed
        ).filter { Self.fits($0.text, typed) }
    }

    /// Case, accents and a quote at the beginning make no difference.
    private static func fits(_ text: String, _ typed: String) -> Bool {
        func folded(_ text: String) -> String { FuzzyMatch.folded(text.filter { $0 != "\"" }) }
        return typed.isEmpty || folded(text).hasPrefix(folded(typed))
    }

    private func candidates(
        after words: [String], for typed: String
    ) async -> [Completions.Candidate] {
        guard let noun = words.first else { return await commands() }
        if noun == "help" { return await pages(about: Array(words.dropFirst())) }
        guard let command = ChorusCommand.verb(noun) else { return [] }
        if typed.hasPrefix("-") { return Self.options(of: command, words) }
        if noun == "settings" { return Self.settings(words) }
        if words.count == 1, !command.verbs.isEmpty {
            return await usable(CommandHelp(startOf: words).verbs).map(Self.candidate)
        }
        if let option = words.last, CommandHelp.Argument.namesPeople(option) {
            return await people()
        }
        if words.last == "--household" { return await households() }
        switch CommandHelp(startOf: words).card.names {
        case .chore: return await chores(for: typed)
        case .reward: return await rewards(for: typed)
        case .member: return await people()
        case .household: return await households()
        case .rule: return await rules(for: typed)
        case .pack: return ReadyPack.allCases.map { Completions.Candidate($0.rawValue) }
        case .request, .wish, .entry, .badge, .absence, .nothing: return []
        }
    }
}

// MARK: - Commands

extension LineCompleter {
    private func commands() async -> [Completions.Candidate] {
        let usable = await usable(CommandHelp(startOf: []).leaves).map(\.words)
        let nouns = CommandHelp(startOf: []).verbs.filter { noun in
            usable.contains { $0.starts(with: noun.words) }
        }
        let short = ShortForms.words.map { (word: $0, long: ShortForms.longForm(of: [$0])) }
            .filter { usable.contains(CommandHelp(startOf: $0.long).words) }
        return nouns.map(Self.candidate)
            + short.map {
                Completions.Candidate($0.word, description: $0.long.joined(separator: " "))
            } + [Completions.Candidate("help"), Completions.Candidate("quit")]
    }

    /// What `help` tells of behind some words: all that begins a line and its topics, or what can be done to a noun.
    private func pages(about words: [String]) async -> [Completions.Candidate] {
        guard words.isEmpty else {
            let help = CommandHelp(startOf: words)
            return help.words == words ? await usable(help.verbs).map(Self.candidate) : []
        }
        return await commands().filter { !["help", "quit"].contains($0.text) }
            + HelpText.topicNames.map { Completions.Candidate($0) }
    }

    /// Those of use to whoever is here.
    private func usable(_ commands: [CommandHelp]) async -> [CommandHelp] {
        guard let usable = await door?.usableCommands(for: caller) else { return commands }
        return commands.filter(usable.contains)
    }

    private static func candidate(_ command: CommandHelp) -> Completions.Candidate {
        Completions.Candidate(command.words.last ?? "", description: command.abstract)
    }

    /// The names of settings, then the values of one.
    private static func settings(_ words: [String]) -> [Completions.Candidate] {
        if words.count == 1 {
            return PersonalSetting.allCases.map { Completions.Candidate($0.rawValue) }
        }
        let typical = ["on", "off", "short", "iso", "5", "15"]
        let values = PersonalSetting(rawValue: words[1]).map { setting in
            typical.filter { setting.value($0) == $0 && setting != .language } + ["default"]
        }
        return (values ?? []).map { Completions.Candidate($0) }
    }

    /// The long options that the help of a command names.
    private static func options(
        of noun: any CommandNode.Type, _ words: [String]
    ) -> [Completions.Candidate] {
        let verb = words.count > 1 ? noun.verb(words[1]) : nil
        let help = (verb ?? noun).helpMessage(columns: 1_000)
        var seen: Set<String> = []
        return help.split(whereSeparator: { " ,[]<>()/.\n".contains($0) })
            .filter { $0.hasPrefix("--") && seen.insert(String($0)).inserted }
            .map { Completions.Candidate(String($0)) }
    }
}

// MARK: - What there is to see

extension LineCompleter {
    private func ask<Op: Inquiry>(_ inquiry: Op) async -> Op.Output? {
        guard let door else { return nil }
        return try? await door.perform(inquiry, as: caller).output
    }

    private func chores(for typed: String) async -> [Completions.Candidate] {
        var seen: Set<Number> = []
        return (await ask(ListChores()) ?? []).filter { seen.insert($0.number).inserted }
            .map { Self.candidate($0.number, $0.title, "chore \($0.number)", for: typed) }
    }

    private func rewards(for typed: String) async -> [Completions.Candidate] {
        (await ask(ListRewards()) ?? []).map {
            Self.candidate($0.number, $0.title, "reward \($0.number)", for: typed)
        }
    }

    /// A number while no letter of a title is typed, since most titles begin with a quote.
    private static func candidate(
        _ number: Number, _ title: String, _ about: String, for typed: String
    ) -> Completions.Candidate {
        typed.allSatisfy(\.isNumber)
            ? Completions.Candidate("\(number)", description: TerminalText(title).plain)
            : candidate(title, about)
    }

    private func people() async -> [Completions.Candidate] {
        (await ask(ShowHousehold())?.members ?? []).map { member in
            Self.candidate(member.username ?? member.name, member.name)
        }
    }

    /// The names of rules that can be removed; those of the program only once something is typed, so many are they.
    private func rules(for typed: String) async -> [Completions.Candidate] {
        let coming = await ask(ReadRules(coming: true)) ?? []
        let rules = coming.isEmpty ? await ask(ReadRules()) ?? [] : coming
        return rules.filter { !typed.isEmpty || !$0.isShipped }
            .map { Self.candidate($0.name, $0.say ?? "") }
    }

    private func households() async -> [Completions.Candidate] {
        (await ask(ListHouseholds()) ?? []).map { Self.candidate($0.name, $0.name) }
    }

    private static func candidate(_ text: String, _ about: String) -> Completions.Candidate {
        Completions.Candidate(
            TerminalText(text).plain.quotedIfNeeded, description: TerminalText(about).plain)
    }
}
