import ArgumentParser
import HouseholdModel
import HouseholdWords
import QuickAdd

/// Everything that can be typed.
struct ChorusCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "chorus",
        abstract: "Chores, shared: parents assign chores, children do them, points become rewards.",
        discussion: """
            Without a command it starts a shell; with stdin from a file it reads a script.
            A first evening: register, household create, child add, join, chore add, done, points.
            Short forms: today, done X, undone X, chores, points, rewards, badges, top, why.
            """,
        version: Shell.version,
        subcommands: subcommands)

    /// That `help` begins a line, too.
    static let card = CommandCard.noun(synonyms: ["help": ["man"]])

    static let verbs: [any CommandNode.Type] = [
        RegisterCommand.self, LoginCommand.self, LogoutCommand.self, JoinCommand.self,
        RecoverCommand.self, WhoamiCommand.self, LockCommand.self,
        AsCommand.self, HistoryCommand.self, SettingsCommand.self, ProfileCommand.self,
        SessionCommand.self, DeviceCommand.self, HouseholdCommand.self, MemberCommand.self,
        PassCommand.self,
        AccountCommand.self,
        ChildCommand.self,
        AddCommand.self, ChoreCommand.self, RoutineCommand.self, SayCommand.self,
        AbsenceCommand.self,
        PointsCommand.self, MoneyCommand.self,
        RewardCommand.self,
        GoalCommand.self, LeaderboardCommand.self, BadgeCommand.self, StatsCommand.self,
        PrivacyCommand.self,
        UndoCommand.self, RedoCommand.self,
        RulesCommand.self, PolicyCommand.self, AuditCommand.self, DataCommand.self,
        NoticeCommand.self,
        TickCommand.self, ServeCommand.self, OperatorCommand.self, TourCommand.self,
    ]

    @Option(name: .customShort("c"), help: "Run this line; several are run in order.")
    var commands: [String] = []

    @Option(name: .customShort("f"), help: "Run the lines of this file; - is stdin.")
    var file: String?

    @Option(help: "First of all: the server that keeps the household, as unix:PATH.")
    var server: String?

    @Flag(name: .customLong("keep-going"), help: "Go on after a line that failed.")
    var keepGoing = false

    @Flag(help: "A shell for a shared computer: quit signs out and lists who is here.")
    var kiosk = false

    @OptionGroup var options: GlobalOptions

    /// What words spell.
    enum Spelled {
        /// The program itself, with the options of its start.
        case program(Start)
        /// A command that the shell runs.
        case command(Call)
        /// One about policies in files.
        case policy(PolicyCommand)
        /// A noun that needs a verb.
        case noun
    }

    /// What `words` spell.
    static func parsed(_ words: [String]) throws -> Spelled {
        if words.isEmpty { return .program(.alone) }
        if let start = startWithLine(words) { return .program(start) }
        if let call = try spelledOut(words) { return .command(call) }
        try check(words)
        return switch try parseAsRoot(shieldingPolicyWords(in: words)) {
        case let program as ChorusCommand: .program(Start(program))
        case let command as PolicyCommand: .policy(command)
        case let command as any ShellCommand: .command(Call(command))
        default: .noun
        }
    }

    /// The program with the line behind a last `-c`: that is another each time, and its options are those of before.
    private static func startWithLine(_ words: [String]) -> Start? {
        guard let line = words.last, !line.hasPrefix("-"), words.dropLast().last == "-c",
            !words.contains("--")
        else { return nil }
        return KnownLines.start(Array(words.dropLast(2)))?.running(line)
    }

    /// The command whose name is written out in `words`.
    ///
    /// From the root, options would be read once for each word of the name. That is how the rest is
    /// read: a wish for help, options of the root, and `as`, behind whose words options are for the
    /// program, too.
    ///
    /// - Throws: What does not suit the command.
    private static func spelledOut(_ words: [String]) throws(Failure) -> Call? {
        var (command, rest): (any CommandNode.Type, _) = (Self.self, words)
        while !command.verbs.isEmpty {
            guard let place = ShortForms.commandStart(in: rest), !rest[..<place].contains("--"),
                let next = command.verb(rest[place])
            else { return nil }
            rest.remove(at: place)
            command = next
        }
        guard command != AsCommand.self else { return nil }
        let hasOptions = rest.prefix { $0 != "--" }.contains { $0.hasPrefix("-") }
        do {
            return try command.call(rest)
        } catch {
            // What is none of the command's may be one of the root's, or a wish for help.
            guard !hasOptions else { return nil }
            throw .unparsed(message(for: error), in: words)
        }
    }

    /// Throws when `words` begin with no command.
    static func check(_ words: [String]) throws(Failure) {
        if let first = ShortForms.commandStart(in: words).map({ words[$0] }), !isKnown(first) {
            if let detour = Detour.failure(of: words) { throw detour }
            let similar = DidYouMean(known, synonyms: DidYouMean.commandSynonyms)
                .suggestions(for: first.lowercased())
            let likely = similar.isEmpty ? nouns(with: first.lowercased()) : similar
            let advice = Int(first) == nil ? ["help"] : ["done \(first)", "chore show \(first)"]
            let line = correction(of: first, in: words, to: likely)
            var failure = Failure.usage(
                "There is no command \"\(first)\".",
                try: line.map { [$0] + likely.dropFirst() } ?? (likely.isEmpty ? advice : likely))
            failure.correction = line
            failure.isUnknown = true
            throw failure
        }
        try checkVerb(in: words)
    }

    /// What stands behind `policy` is for another part of the program: `--` keeps it from being
    /// read here, and help is asked for there.
    private static func shieldingPolicyWords(in words: [String]) -> [String] {
        guard let start = ShortForms.commandStart(in: words) else { return words }
        let command = words[start...]
        if command.first == "policy" { return words[...start] + ["--"] + command.dropFirst() }
        guard command.starts(with: ["help", "policy"]) else { return words }
        return words[..<start] + ["policy", "--", "help"] + command.dropFirst(2)
    }

    /// Throws when a noun is followed by a word that is none of its verbs.
    private static func checkVerb(in words: [String]) throws(Failure) {
        guard let start = ShortForms.commandStart(in: words),
            let noun = verb(words[start]),
            case let verbs = noun.verbs.map({ $0.word }), !verbs.isEmpty,
            let typed = ShortForms.parted(words[(start + 1)...]).words.first,
            !verbs.contains(typed)
        else { return }
        if let detour = Detour.failure(of: words) { throw detour }
        let likely = DidYouMean(verbs, synonyms: DidYouMean.commandSynonyms)
            .suggestions(for: typed)
        if likely.isEmpty, let added = added(by: noun.word, words) { throw added }
        let line = correction(of: typed, in: words, to: likely)
        let others = (likely.isEmpty ? verbs : likely).map { "\(noun.word) \($0)" }
        var failure = Failure.usage(
            "There is no command \"\(noun.word) \(typed)\".",
            try: line.map { [$0] + others.dropFirst() } ?? others)
        failure.correction = line
        throw failure
    }

    /// The line that was probably meant; where it changes something, a likeness of letters is not enough.
    private static func correction(
        of typed: String, in words: [String], to likely: [String]
    ) -> String? {
        guard let best = likely.first else { return nil }
        let line = words.corrected(typed, to: best)
        let isMeant =
            best == DidYouMean.commandSynonyms[FuzzyMatch.folded(typed)]
            || best.hasSuffix(" \(typed)")
        return isMeant || onlyShows(line) ? line.map(\.quotedIfNeeded).joined(separator: " ") : nil
    }

    /// Whether a line changes nothing, whatever stands behind its command.
    static func onlyShows(_ words: [String]) -> Bool {
        let command = ShortForms.parted(ShortForms.longForm(of: words)).words
        let leaf = CommandHelp(startOf: command)
        return !leaf.verbs.isEmpty || leaf.card.kind != .changes
    }

    /// Whether a line shows what may be different a moment later.
    static func isView(_ line: String) -> Bool {
        guard let words = try? Tokenizer.words(in: line).map(\.text) else { return false }
        let command = ShortForms.parted(ShortForms.longForm(of: words)).words
        return CommandHelp(startOf: command).card.kind == .view
    }

    /// What `child Ben` and `reward Cinema at 20` add.
    private static func added(by noun: String, _ words: [String]) -> Failure? {
        guard ["child", "chore", "reward"].contains(noun),
            let place = words.firstIndex(of: noun), case let behind = words[(place + 1)...],
            behind.count > 1 || behind.first?.first?.isUppercase == true
        else { return nil }
        let rest = behind.map(\.quotedIfNeeded).joined(separator: " ")
        let line = noun == "chore" ? "add \(rest)" : "\(noun) add \(rest)"
        var failure = Failure.usage("Say add to make a new one.", try: [line])
        failure.correction = (words[..<place].map(\.quotedIfNeeded) + [line])
            .joined(separator: " ")
        return failure
    }

    /// The commands of which `verb` is only the second word.
    private static func nouns(with verb: String) -> [String] {
        verbs.filter { $0.verb(verb) != nil }.prefix(3).map { "\($0.word) \(verb)" }
    }

    /// Whether a word is the second of a command.
    static func isVerb(_ word: String) -> Bool { !nouns(with: word).isEmpty }

    /// Whether a word begins a command.
    static func isKnown(_ word: String) -> Bool {
        verb(word) != nil || word == "help" || ShortForms.form(word) != nil
    }

    private static var known: [String] { verbs.map { $0.word } + ShortForms.words + ["help"] }
}

extension [String] {
    /// The line with another word in place of the first of that kind.
    fileprivate func corrected(_ word: String, to better: String) -> [String] {
        var words = self
        if let place = words.firstIndex(of: word) {
            words.replaceSubrange(
                place...place, with: better.split(separator: " ").map(String.init))
        }
        return words
    }
}
