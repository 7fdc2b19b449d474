import ArgumentParser
import HouseholdJSON
import HouseholdModel
import HouseholdService
import HouseholdWords

/// What `help` shows: what this person does most, first; and topics that are no commands.
enum HelpText {
    /// What stands behind `help`.
    enum Subject {
        /// Nothing: the commands that the reader uses most.
        case overview
        /// One of the topics.
        case topic([Phrase])
        /// The schema of what `--json` writes.
        case schema
        /// The options that every command takes.
        case options
        /// The command that the words begin with; without words all of them.
        case command([String])
        /// A command that explains itself, in another part of the program.
        case policies([String])
    }

    /// What is asked for, if `words` ask for help.
    static func subject(of words: [String]) -> Subject? {
        guard let start = ShortForms.commandStart(in: words) else {
            return words.contains(where: asking.contains) ? .command([]) : nil
        }
        let behind = words[(start + 1)...]
        switch words[start] {
        case "help": return subject(named: behind)
        case "policy": return nil
        case "as" where behind.dropFirst().first?.hasPrefix("-") == false:
            return subject(of: ShortForms.longForm(of: Array(behind.dropFirst())))
        default: break
        }
        let command = [words[start]] + behind.prefix { $0 != "--" }
        guard command.contains(where: { $0 == "help" || $0 == "?" || asking.contains($0) })
        else { return nil }
        let named = CommandHelp(startOf: command)
        let rest = command.dropFirst(named.words.count)
        if rest.first == "help", !named.verbs.isEmpty {
            return .command(named.words + rest.dropFirst())
        }
        let isAsked = rest == ["?"] || rest.contains(where: asking.contains)
        return isAsked ? .command(ShortForms.parted(command).words) : nil
    }

    /// What `help` is about, by the words behind it.
    private static func subject(named words: ArraySlice<String>) -> Subject {
        if words.contains("--all") { return .command([]) }
        let rest = ShortForms.parted(words).words
        guard let first = rest.first else { return .overview }
        if first == "json", words.contains(schemaOption) { return .schema }
        if first == "policy" { return .policies(["help"] + rest) }
        if rest.count == 1, first == "options" { return .options }
        if rest.count == 1, let topic = topics[first] { return .topic(topic) }
        return .command(ShortForms.longForm(of: rest))
    }

    /// Why there is no help about `words`, if they are no command.
    static func failure(_ words: [String]) -> Failure? {
        do {
            try ChorusCommand.check(words)
            return nil
        } catch {
            let attempts = error.explanation.attempts
            let pages = attempts.count > 3 ? Array(words.prefix(1)) : attempts
            var failure = Failure.usage(
                error.explanation.message,
                try: pages.map { $0 == "help" ? $0 : "help \($0)" })
            failure.correction = error.correction.map { "help \($0)" }
            return failure
        }
    }

    /// The option with which `help json` prints the schema of answers.
    private static let schemaOption = "--schema"

    /// The options that ask for help.
    private static let asking: Set = ["--help", "-h"]

    /// The options among words that ask for help.
    static func options(in words: [String]) -> LineOptions {
        let start = ShortForms.commandStart(in: words) ?? words.endIndex
        let own = asking.union(["--all", schemaOption])
        let (before, behind) = (words[..<start], ShortForms.parted(words[start...]).options)
        let parsed = try? GlobalOptions.parse((before + behind).filter { !own.contains($0) })
        return parsed.map(LineOptions.init) ?? .guessed(from: words)
    }

    /// The commands that somebody uses most: at most 12 lines for a child, 22 for a parent; of a member's only those
    /// that are of use as the household's rules stand.
    static func overview(for account: AccountView?, _ usable: UsableCommands?) -> [Phrase] {
        guard let account else { return stranger }
        guard account.household != nil else { return newcomer }
        let lines =
            account.role?.isGuardian == true
            ? parent : account.role == .helper ? helper : account.tone == .simple ? youngest : child
        guard let usable else { return lines }
        return lines.filter { line in
            line.command.map { usable.contains(CommandHelp(startOf: $0)) } ?? true
        }
    }

    private static let stranger: [Phrase] = [
        "  chorus               at a terminal: set up a household, or see who is here",
        "  login anna           sign in",
        "  join                 come in with the key that a parent gave you",
        "  register             make an account for the first parent of a household",
        "  recover anna         set a new password with your recovery code",
        "  tour                 try the program out in a household for practice",
        "help COMMAND tells more; help --all lists every command.",
    ]

    private static let newcomer: [Phrase] = [
        "  household create Smith home     make a household; you will be its owner",
        "  join                            come into one, with a key that somebody gave you",
        "  logout                          sign out",
        "help COMMAND tells more; help --all lists every command.",
    ]

    private static let youngest: [Phrase] = [
        "  today       what you can do now",
        "  1           you did number 1",
        "  undo        no, you did not",
        "  points      your points",
        "  rewards     what you can get;  want 2  asks for it",
        "  badges      your badges",
        "  switch      let somebody else type",
        "Ask a parent when you are not sure.",
    ]

    private static let child: [Phrase] = [
        "  today                what is to do today",
        "  done 3               you did chore 3;  done feed cat  works too",
        "  undo                 take back the last thing",
        "  points               your points, and how far your rewards are",
        "  rewards              what you can get;  want 2  asks for it",
        "  goal set 2           save for reward 2;  money list  shows what is owed",
        "  badges               your badges;  top  shows who has most points",
        "  notice list          what was new for you;  me  shows who you are",
        "  chore propose Wash the car     ask for a chore of your own",
        "  why                  why something was not allowed",
        "  switch               let somebody else type here;  logout  signs you out",
        "help done, help points and help dates tell more.",
    ]

    private static let helper: [Phrase] = [
        "  pass show            what your pass lets you do, until when, and what is left",
        "  today                what is to do today;  chores  all that is open",
        "  done 3 --for mia     note what Mia did",
        "  approve 3            accept what was done, where your pass lets you",
        "  undo                 take back what you noted last",
        "  points               the children's points;  points history mia  where they came from",
        "  notice list          what was new for you;  me  shows who you are",
        "  why                  why something was not allowed",
        "  switch               let somebody else type here;  logout  signs you out",
        "help done, help points and help dates tell more.",
    ]

    private static let parent: [Phrase] = [
        "Every day",
        "  today                what is due today, and what was done",
        "  approve mia          accept all that Mia did;  no 3 --why \"the bowl too\"",
        "  week                 what comes in the next days;  chores  all that is open",
        "  done 3 --for mia     note what Mia did",
        "  undo                 take back your last change;  undo --list  what can be",
        "Plan",
        "  add Feed the cat every day at 18:00 for mia 2 points",
        "  chore add Set the table --rotate mia,max --every day",
        "  chore edit 3 --points 4       chore move 3 --due sat       chore skip 3",
        "  absence add mia fri for 3 days",
        "Points, rewards and money",
        "  reward add Cinema --cost 60   reward requests    owed",
        "  points give mia 5 --why \"helped grandma\"         points history mia",
        "  leaderboard week     stats mia     badge list mia     money list",
        "People and rules",
        "  child add Mia --sign-in code  household show     household settings",
        "  rules table          who may do what;  why  explains the last refusal",
        "  audit verify         whether anybody changed the past with another program",
        "  settings             what is set for you;  me  about you",
        "  switch mia           let Mia type here;  lock  until your password comes",
        "help add, help dates, help points and help --all tell more; tour shows how.",
    ]

    /// What there is help about beside the commands.
    static var topicNames: [String] {
        topics.keys.filter { !ChorusCommand.isKnown($0) }.sorted() + ["options"]
    }

    private static let topics: [String: [Phrase]] = [
        "dates": [
            "today, tonight, tomorrow, sat, next mon, in 3 days, in 2 weeks, end of month",
            "5 jun, jun 5, 31st, 2026-12-24; a time with it: tomorrow at 18:00, sat 6pm, noon",
            "morning, after school, evening, bedtime: at the household's times (household settings)",
            "A date without a time means until the end of that day, on the household's clocks.",
            "Coming back: --every day, \"other week\", mon,thu, \"2 weeks on mon,thu\",",
            "  \"month on the last day\", weekday; or --after-done \"3 days\"",
            "  \"3 times a week\" is on any days of the week, once a day",
            "  with --from, --until or --times, and --except \"24 dec\"",
            "All of it in one line: add Read every mon at 18:00 until 24 dec",
            "In German (settings lang de) German words work too: morgen, jeden Montag.",
        ],
        "points": [
            "A chore that is done brings its points; with approval on once a parent said OK.",
            "points              what can be spent, and what was earned",
            "points history      each entry: what, when, who, which rule allowed it",
            "points why 45       where entry 45 came from",
            "points receipt      six words to check later that nobody has changed it",
            "points --help       all that can be typed behind points",
            "Asking for a reward sets its price aside; a no, or taking it back, returns it.",
            "What was earned stays earned when it is spent. Nobody can change an entry.",
        ],
        "json": [
            "--json prints one document: {\"v\":1,\"data\":...}; lists are arrays, [] when empty.",
            "Errors go to stderr: {\"v\":1,\"error\":{\"code\",\"exit\",\"message\",\"try\",\"line\"}}.",
            "Names are snake_case, instants RFC 3339 in UTC, days YYYY-MM-DD, points integers.",
            "Inside version 1 fields are only added.",
            "help json --schema prints a JSON Schema of the answers of all commands.",
        ],
    ]
}

extension Phrase {
    /// The words of the command that a line of help begins with, in the long form.
    fileprivate var command: [String]? {
        guard let text = messages.first?.key, text.hasPrefix("  ") else { return nil }
        let words = ShortForms.longForm(of: text.split(separator: " ").map(String.init))
        return words.first.flatMap { ChorusCommand.isKnown($0) ? words : nil }
    }
}
