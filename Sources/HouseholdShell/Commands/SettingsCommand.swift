import ArgumentParser
import Household
import HouseholdService

struct SettingsCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "settings",
        abstract: "Show what is set for you and where that comes from, or change it.",
        discussion: """
            Examples: settings    settings plain on    settings lock 10    settings lock default
            What holds is the first of: an option, a variable, what you set, the settings file, \
            the default.
            """)

    @Argument(help: "plain, history, lock, dates, ghost or lang.")
    var name: String?

    @Argument(
        help: """
            plain, history, ghost: on or off. lock: minutes from 1 to 60, or off. dates: short or \
            iso. lang: the tag of a language. default takes back what you set.
            """)
    var value: String?

    @OptionGroup var options: GlobalOptions

    /// A setting, as a row of `settings` in JSON.
    struct Row: Encodable {
        let name: String
        let value: String
        let origin: String
    }

    func run(in conversation: Conversation) async throws -> Reply {
        let role = try await conversation.perform(ShowAccount()).role
        var settings = conversation.settings
        settings.options = options.over(settings.options)
        guard let name else { return Self.list(PersonalSetting.allCases, settings, role) }
        guard let setting = PersonalSetting(rawValue: name.lowercased()) else {
            let names = PersonalSetting.allCases.map(\.rawValue).joined(separator: ", ")
            throw ServiceError.value(field: "the setting", expected: "one of \(names)")
        }
        guard let value else { return Self.list([setting], settings, role) }
        let isTakenBack = ["default", "clear"].contains(value.lowercased())
        guard isTakenBack || setting != .language || Language(tag: value) != nil else {
            throw ServiceError.value(field: "lang", expected: "en or de")
        }
        settings.own = try await conversation.perform(
            SetSetting(setting, to: isTakenBack ? nil : value))
        let rows = Self.rows(PersonalSetting.allCases, settings, role)
        return Reply(rows, Self.lines(about: setting, settings, role))
    }

    private static func rows(
        _ chosen: [PersonalSetting], _ settings: Settings, _ role: Role?
    ) -> [Row] {
        chosen.map { setting in
            let found = settings.found(setting, for: role)
            return Row(
                name: setting.rawValue, value: found.value, origin: found.origin.rawValue)
        }
    }

    private static func list(
        _ chosen: [PersonalSetting], _ settings: Settings, _ role: Role?
    ) -> Reply {
        var table = Table([
            Table.Column("Setting"), Table.Column("Value"), Table.Column("From"),
            Table.Column("What it is", room: .stretched),
        ])
        for setting in chosen {
            let found = settings.found(setting, for: role)
            table.append([
                Table.Cell("\(setting.rawValue)"), Table.Cell("\(found.value)"),
                Table.Cell(Phrase(message: found.place)), Table.Cell(setting.meaning(for: role)),
            ])
        }
        return Reply(rows(chosen, settings, role), table)
    }
}

// MARK: - In words

extension SettingsCommand {
    /// What holds after a change, and what is to be known of it.
    private static func lines(
        about setting: PersonalSetting, _ settings: Settings, _ role: Role?
    ) -> [Phrase] {
        let found = settings.found(setting, for: role)
        let name = setting.rawValue
        guard let own = settings.own[setting] else {
            return ["Taken back: \(name) is \(found.value) (\(found.place))."]
        }
        guard found.origin == .person else {
            return [
                "You have set \(name) to \(own).",
                "Here \(found.place) goes first: \(name) is \(found.value).",
            ]
        }
        return ["From now on \(name) is \(found.value)."] + warnings(about: setting, found.value)
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
    fileprivate func meaning(for role: Role?) -> Phrase {
        switch self {
        case .plain: "sentences for screen readers"
        case .history: "keeps the lines that you type"
        case .lock:
            role == .child
                ? "minutes without a key until the shell asks who is here"
                : "minutes without a key until the shell locks"
        case .dates: "how dates are written"
        case .ghost: "proposes the rest of a line that you typed before"
        case .language: "language"
        }
    }
}
