import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct SettingsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show what is set for you and where that comes from, or change it.",
        discussion: """
            Examples: settings    settings plain on    settings lock 10    settings lock default
            What holds is the first of: an option, a variable, what you set, the settings file, \
            the default; only for the language variables come last. What you set is kept with \
            the household.
            """)

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @Argument(help: "plain, history, lock, dates, ghost, lang, easy, motion, sound, quiet or mute.")
    var name: String?

    @Argument(
        help: """
            plain, history, ghost, easy, motion, sound: on or off. lock: minutes from 1 to 60, or \
            off. dates: short or iso. lang: the tag of a language. quiet: two times such as 21-7, or \
            off. mute: of what no messages come, such as badges,ahead. default takes back what you set.
            """)
    var value: String?

    @OptionGroup var options: GlobalOptions

    /// A setting, as a row of `settings` in JSON.
    struct Row: Encodable {
        let name: String
        let value: String
        let origin: String
    }

    func run(in context: CommandContext) async throws -> Reply {
        try await Self.run(name, value, options, among: PersonalSetting.allCases, in: context)
    }

    /// Shows what is set, or changes one of `all`.
    static func run(
        _ name: String?, _ value: String?, _ options: GlobalOptions,
        among all: [PersonalSetting], in context: CommandContext
    ) async throws -> Reply {
        let own = try await context.perform(ShowOwnAccount())
        let account = own.account
        var settings = context.presenter.settings
        settings.options = LineOptions(options).over(settings.options)
        settings.own = own.settings
        guard let name else { return list(all, settings, account) }
        guard let setting = all.first(where: { $0.rawValue == name.lowercased() }) else {
            let names = all.map(\.rawValue).joined(separator: ", ")
            throw ServiceError.value(field: "the setting", expected: "one of \(names)")
        }
        guard let value else { return list([setting], settings, account) }
        let isTakenBack = ["default", "clear"].contains(value.lowercased())
        guard isTakenBack || setting != .language || Language(tag: value) != nil else {
            let languages = Language.tags.joined(separator: ", ")
            throw ServiceError.value(field: "lang", expected: "one of \(languages)")
        }
        settings.own = try await context.perform(
            SetSetting(setting, to: isTakenBack ? nil : value))
        if !context.options.dryRun, context.session.deputy == nil {
            // The answer speaks the new language.
            context.presenter.settings.own = settings.own
            if setting == .easy {
                try context.session.people()?.remember(
                    account, isEasy: settings.isOn(.easy, for: account))
            }
        }
        let rows = rows(all, settings, account)
        return Reply(rows, lines(about: setting, settings, account))
    }

    private static func rows(
        _ chosen: [PersonalSetting], _ settings: Settings, _ account: AccountView
    ) -> [Row] {
        chosen.map { setting in
            let found = settings.found(setting, for: account)
            return Row(
                name: setting.rawValue, value: found.value, origin: found.origin.rawValue)
        }
    }

    private static func list(
        _ chosen: [PersonalSetting], _ settings: Settings, _ account: AccountView
    ) -> Reply {
        var table = Table([
            Table.Column("Setting"), Table.Column("Value"), Table.Column("From"),
            Table.Column("What it is", room: .stretched),
        ])
        for setting in chosen {
            let found = settings.found(setting, for: account)
            table.append([
                Table.Cell("\(setting.rawValue)"), Table.Cell("\(found.value)"),
                Table.Cell(Phrase(message: found.place)), Table.Cell(setting.meaning(for: account)),
            ])
        }
        return Reply(rows(chosen, settings, account), table)
    }
}

// MARK: - In words

extension SettingsCommand {
    /// What holds after a change, and what is to be known of it.
    private static func lines(
        about setting: PersonalSetting, _ settings: Settings, _ account: AccountView
    ) -> [Phrase] {
        let found = settings.found(setting, for: account)
        let name = setting.rawValue
        guard let own = settings.own[setting] else {
            return ["Taken back: \(name) is \(found.value) (\(Phrase(message: found.place)))."]
        }
        guard found.origin == .person else {
            return [
                "You have set \(name) to \(own).",
                "Here \(found.place) goes first: \(name) is \(found.value).",
            ]
        }
        return [change(of: setting, to: found.value, account)]
            + warnings(about: setting, found.value)
    }

    private static func change(
        of setting: PersonalSetting, to value: String, _ account: AccountView
    ) -> Phrase {
        switch (setting, value) {
        case (.language, _): return "The language is \(Language(tag: value)?.name ?? value) now."
        case (.dates, "iso"): return "Dates are written as 2026-12-05 from now on."
        case (.dates, _): return "Dates are written as \(dates: "Sat 5 Dec") from now on."
        case (.lock, "off"): return "From now on the shell does not lock by itself."
        case (.lock, _):
            let minutes = Int(value) ?? 0
            return account.role == .child
                ? "After \(minutes) minutes without a key the shell asks who is here."
                : "After \(minutes) minutes without a key the shell locks."
        default: return "From now on \(setting.rawValue) is \(value)."
        }
    }

    private static func warnings(
        about setting: PersonalSetting, _ value: String
    ) -> [Phrase] {
        switch (setting, value) {
        case (.lock, "off"):
            ["Nothing locks your shell while you are away: whoever comes by can act as you."]
        case (.history, "off"): ["What was kept before stays until you type: history clear"]
        default: []
        }
    }
}

extension PersonalSetting {
    fileprivate func meaning(for account: AccountView) -> Phrase {
        switch self {
        case .plain: "sentences for screen readers"
        case .history: "keeps the lines that you type"
        case .lock:
            account.role == .child
                ? "minutes without a key until the shell asks who is here"
                : "minutes without a key until the shell locks"
        case .dates: "how dates are written"
        case .ghost: "proposes the rest of a line that you typed before"
        case .easy: "a number alone means: done"
        case .motion: "good news move"
        case .sound: "good news ring"
        case .quiet: "when no messages come"
        case .mute: "of what no messages come"
        case .language: "language"
        }
    }
}
