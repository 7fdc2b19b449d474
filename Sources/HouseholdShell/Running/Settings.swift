import HouseholdModel
import HouseholdService
import HouseholdWords

/// What is set for whoever is here, and where it came from.
struct Settings {
    /// Where a value comes from.
    enum Origin: String {
        case option, variable, person, file
        case usual = "default"
    }

    /// A value, and what it comes from.
    struct Found: Equatable {
        let value: String
        let origin: Origin
        /// What people call that: an option, a variable or a word.
        let place: String
    }

    /// The options that were typed.
    var options: LineOptions
    let environment: [String: String]
    /// What the person who is signed in has set.
    var own: [PersonalSetting: String] = [:]
    /// What the settings file says.
    var file: [PersonalSetting: String] = [:]

    /// What holds, for that person: the first that says something.
    func found(_ setting: PersonalSetting, for account: AccountView? = nil) -> Found {
        let person = own[setting].flatMap(setting.usable).map {
            Found(value: $0, origin: .person, place: "you")
        }
        let file = file[setting].map {
            Found(value: $0, origin: .file, place: "settings file")
        }
        // Every system says in which language it speaks, so that what somebody chose goes first.
        let isChosen = setting == .language
        let before = isChosen ? nil : variable(setting)
        return option(setting) ?? before ?? person ?? file
            ?? (isChosen ? variable(setting) : nil)
            ?? Found(value: Self.usual(setting, for: account), origin: .usual, place: "default")
    }

    func isOn(_ setting: PersonalSetting, for account: AccountView? = nil) -> Bool {
        found(setting, for: account).value == "on"
    }

    /// After how many minutes without a key the shell locks, if it does.
    func minutesToLock(for account: AccountView, alwaysLocks: Bool) -> Int? {
        Int(found(.lock, for: account).value)
            ?? (alwaysLocks ? Int(Self.usual(.lock, for: account)) : nil)
    }

    private func option(_ setting: PersonalSetting) -> Found? {
        let given: String? =
            switch setting {
            case .plain: options.plain ? "on" : nil
            case .dates: options.dates?.rawValue
            case .language: options.lang?.catalogue.tag
            case .history, .lock, .ghost, .easy, .motion, .sound, .quiet, .mute: nil
            }
        return given.map {
            Found(value: $0, origin: .option, place: "--\(setting.rawValue)")
        }
    }

    private func variable(_ setting: PersonalSetting) -> Found? {
        let names: [String] =
            switch setting {
            case .plain: LineOptions.plainVariables
            case .language: ["LC_ALL", "LC_MESSAGES", "LANG"]
            case .history, .lock, .dates, .ghost, .easy, .motion, .sound, .quiet, .mute: []
            }
        let set = names.lazy.compactMap { name in
            environment[name].flatMap { $0.isEmpty ? nil : (name, $0) }
        }
        if setting == .language {
            return set.first.flatMap { name, text in
                Self.tag(ofLocale: text).map {
                    Found(value: $0, origin: .variable, place: name)
                }
            }
        }
        return set.first { LineOptions.isOn($0.1) }.map { name, _ in
            Found(value: "on", origin: .variable, place: name)
        }
    }

    /// `de-AT` for `de_AT.UTF-8`; nothing for `C`.
    private static func tag(ofLocale locale: String) -> String? {
        let name = locale.prefix { $0 != "." && $0 != "@" }.replacing("_", with: "-")
        return name == "POSIX" ? nil : PersonalSetting.language.usable(String(name))
    }

    private static func usual(_ setting: PersonalSetting, for account: AccountView?) -> String {
        switch setting {
        case .plain, .ghost, .motion, .sound, .mute: "off"
        case .quiet: QuietHours.usual
        case .history: "on"
        case .easy: account?.tone == .simple ? "on" : "off"
        case .lock:
            account?.role == .child ? "15" : account?.role?.isGuardian == true ? "5" : "off"
        case .dates: "short"
        case .language: "en"
        }
    }
}

extension PersonalSetting {
    /// The value that `typed` stands for, or `nil` where it is none or a language that nobody speaks here.
    func usable(_ typed: String) -> String? {
        guard self != .language || Language(tag: typed) != nil else { return nil }
        return value(typed)
    }
}
