import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct HouseholdCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "The household.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        Create.self, Show.self, List.self, Switch.self, Invite.self, Settings.self, Rename.self,
        Leave.self, Transfer.self, Delete.self,
    ]

    struct Create: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a household; you will be its owner.")

        static let card = CommandCard(asks: [.createHousehold], names: .nothing, kind: .changes)

        @Argument(help: "What you call your home.")
        var name: [String] = []

        @Option(help: "The time zone, such as Europe/Berlin.")
        var zone: String?

        @Option(name: .customLong("week-start"), help: "The first day of the week.")
        var weekStart: String?

        @Option(help: "What rules to begin with: family, housemates or single.")
        var template: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.title(
                name, example: "household create \"Smith home\"", field: "name")
            let zone = try zone.map { try context.zone(ofOption: $0) } ?? context.session.systemZone
            let start = try weekStart.map { try context.weekday($0) }
            let view = try await context.perform(
                CreateHousehold(
                    name: name, zone: zone, weekStart: start ?? .monday,
                    template: context.template(template)))
            return Reply(
                view,
                [
                    "\(view.name) is ready, in \(view.zone.name). Weeks start on \(Phrase(message: view.weekStart.word.capitalized)).",
                    view.template == .family
                        ? "Next: child add NAME --sign-in code" : "Next: chore add TITLE",
                ])
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show the household and its members.")

        static let card = CommandCard(asks: [.showHousehold], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let view = try await context.perform(ShowHousehold())
            var table = Table([
                Table.Column("Name", room: .stretched), Table.Column("User name"),
                Table.Column("Role"),
            ])
            for member in view.members {
                table.append([
                    Table.Cell(member.picturedName, plain: member.name),
                    Table.Cell(
                        member.username.map { Phrase(verbatim: $0) } ?? "(has not joined yet)"),
                    Table.Cell(Phrase(message: member.role.rawValue)),
                ])
            }
            return Reply(
                view, table,
                above: [
                    "\(view.name), \(view.zone.name), weeks start on \(Phrase(message: view.weekStart.word.capitalized))"
                ])
        }
    }
}

extension HouseholdCommand {
    struct Settings: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "settings", abstract: "Show how the household does things, or change it.",
            discussion:
                """
                Examples: household settings    household settings approval always    \
                household settings siblings off    household settings times evening 19:00
                """)

        static let card = CommandCard(asks: [.showHousehold], names: .nothing, kind: .changes)

        @Argument(
            help: """
                name, zone, week-start, siblings, approval, approve-after, absences, deductions, leaderboard, messages, replies or times.
                """
        )
        var name: String?

        @Argument(
            help: """
                zone: such as Europe/Berlin. week-start: a day. siblings: on or off. approval: none, always, earned or sample 5. approve-after: off, or hours or days such as 24h. absences: skip or keep. \
                deductions: off, or how many points a week. leaderboard: points, share, team or off. messages: counts or titles. replies: on or off. \
                times: morning, after school, evening or bedtime, and when that is.
                """)
        var value: [String] = []

        @OptionGroup(title: "From when on") var atOnce: AtOnceOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let name else {
                let view = try await context.perform(ShowHousehold())
                return reply(view, await HouseholdText(in: context))
            }
            let reason = try atOnce.reason(in: context)
            await context.heedSettings()
            let part = try dayTime(name, in: context)
            let setting =
                try part.map { .time($0.part, $0.time) } ?? setting(name, in: context)
            let view = try await context.perform(ChangeSettings(setting, atOnce: reason))
            let home = await HouseholdText(in: context)
            let changed = Self.rows(view).filter {
                $0.name == part?.part.rawValue ?? name.lowercased()
            }
            let lines = changed.flatMap { row -> [Phrase] in
                guard let later = view.later(row.name) else {
                    return ["\(row.name) is \(Self.words(row.value, for: row.name)) from now on."]
                }
                return ["\(row.name) is set to \(later.value)."]
                    + context.remarks(from: later.from, home)
            }
            return Reply(view, context.offeringUndo(lines + Self.consequence(of: setting, view)))
        }

        /// What moves with it, and what does not.
        private static func consequence(
            of setting: ChangeSettings.Setting, _ view: HouseholdView
        ) -> [Phrase] {
            switch setting {
            case .approvalWait(let hours?):
                silence(hours, view.later("approve-after") == nil ? view.waiting ?? 0 : 0)
            case .zone:
                [
                    """
                    What is due keeps its day and time, by the clock there; what is done stays on \
                    its day.
                    """
                ]
            case .weekStart:
                ["Weeks count from then on; what was reached this week is not reached again."]
            case .messages(.titles):
                [
                    "Who sees a phone that is locked, or the mail on its way, can read what is to be done."
                ]
            case .replies(true):
                [
                    """
                    A message about a chore that waits has a button that says OK, once and until midnight. \
                    Whoever holds the phone, or reads along at its topic, can touch it.
                    """
                ]
            case .siblings, .approval, .approvalWait, .absences, .deductions, .leaderboard, .time,
                .name, .messages, .replies:
                []
            }
        }

        /// What it means that nobody has to look, and what becomes of what waits.
        private static func silence(_ hours: Int, _ waiting: Int) -> [Phrase] {
            let meaning: Phrase = """
                What nobody looks at for \(hours) h counts as approved: the points come, and \
                points history says that nobody looked. Until then a no goes first.
                """
            guard waiting > 0 else { return [meaning] }
            return [
                meaning,
                "Waiting for an OK now: \(waiting). They wait from now on, so none counts before \(hours) h are over.",
            ]
        }

        /// The part of the day and its time of `times evening 19:00`; without `times` it is read as well.
        private func dayTime(
            _ name: String, in context: CommandContext
        ) throws -> (part: DayTimes.Part, time: TimeOfDay?)? {
            let isNamed = name.lowercased() == "times"
            let words = context.inEnglish(
                ((isNamed ? [] : [name]) + value).joined(separator: " ").lowercased())
            let part = DayTimes.Part.allCases.first { "\(words) ".hasPrefix("\($0.rawValue) ") }
            guard isNamed || part != nil else { return nil }
            let time = words.dropFirst(part.map { $0.rawValue.count + 1 } ?? 0)
            guard let part, !time.isEmpty else {
                throw ServiceError.value(
                    field: "the setting",
                    expected: "a part of the day and when it is, such as evening 19:00")
            }
            return (part, time == "default" ? nil : try context.time(String(time)))
        }

        private func setting(
            _ name: String, in context: CommandContext
        ) throws -> ChangeSettings.Setting {
            let text = value.joined(separator: " ").lowercased()
            switch name.lowercased() {
            case "name":
                return .name(
                    try context.title(
                        value, example: "household settings name \"Smith home\"", field: "name"))
            case "zone":
                return .zone(try context.zone(ofSetting: value.joined(separator: " ")).name)
            case "week-start":
                return .weekStart(try context.weekday(text))
            case "approval":
                return .approval(try context.approval(text))
            case "approve-after":
                return .approvalWait(
                    hours: text == "off" ? nil : try Self.hours(context.inEnglish(text)))
            case "absences":
                return .absences(
                    try context.word(Household.Settings.Absences.self, text, "absences"))
            case "siblings":
                return .siblings(try Self.isOn(text, "siblings"))
            case "replies":
                return .replies(try Self.isOn(text, "replies"))
            case "deductions":
                return .deductions(try Self.deductions(text))
            case "leaderboard":
                return .leaderboard(
                    try context.word(Leaderboard.Mode.self, text, "leaderboard"))
            case "messages":
                return .messages(
                    try context.word(Household.Settings.Messages.self, text, "messages"))
            default:
                throw ServiceError.value(
                    field: "the setting",
                    expected:
                        "one of name, zone, week-start, siblings, approval, approve-after, absences, deductions, leaderboard, messages, replies, times"
                )
            }
        }

        /// So many points a week.
        private static func deductions(_ text: String) throws -> Int {
            guard text != "off" else { return 0 }
            let isNumber = text.utf8.allSatisfy { (48...57).contains($0) }
            guard isNumber, let points = Int(text), points <= 10_000 else {
                throw ServiceError.value(
                    field: "deductions", expected: "off, or points a week from 1 to 10,000")
            }
            return points
        }

        /// The hours of `24h`, `2d` or the same in words.
        private static func hours(_ text: String) throws -> Int {
            let digits = text.prefix(while: \.isNumber)
            let unit = text.dropFirst(digits.count).filter { $0 != " " }
            let factors = [
                "": 1, "h": 1, "hour": 1, "hours": 1, "d": 24, "day": 24, "days": 24,
            ]
            guard digits.count <= 3, let number = Int(digits), let factor = factors[unit],
                ApprovalWait.range.contains(number * factor)
            else {
                throw ServiceError.value(
                    field: "approve-after", expected: "off, or from 1h to 30d")
            }
            return number * factor
        }

        private static func isOn(_ text: String, _ field: Phrase) throws -> Bool {
            guard ["on", "off"].contains(text) else {
                throw ServiceError.value(field: field, expected: "on or off")
            }
            return text == "on"
        }

        private func reply(_ view: HouseholdView, _ home: HouseholdText) -> Reply {
            var table = Table([
                Table.Column("Setting"), Table.Column("Value"),
                Table.Column("What it is", room: .stretched),
            ])
            for row in Self.rows(view) {
                let words = Self.words(row.value, for: row.name)
                let value: Phrase? = view.later(row.name).map { later in
                    "\(words), from \(home.dayWords(later.from)) on \(later.value)"
                }
                table.append([
                    Table.Cell("\(row.name)"), Table.Cell(value ?? words),
                    Table.Cell(row.meaning),
                ])
            }
            return Reply(view, table)
        }

        /// A value as it can be typed, which for a day of the week is in the reader's words.
        private static func words(_ value: String, for name: String) -> Phrase {
            name == "week-start" ? "\(dates: value)" : "\(value)"
        }

        private static func rows(
            _ view: HouseholdView
        ) -> [(name: String, value: String, meaning: Phrase)] {
            let settings = view.settings
            return [
                ("name", view.name, "what the home is called"),
                ("zone", view.zone.name, "the time zone, for days and times"),
                ("week-start", view.weekStart.word, "the first day of a week"),
                (
                    "siblings", settings.siblings ? "on" : "off",
                    "children see what the others have to do"
                ),
                (
                    "approval",
                    settings.approvalSample.map { "\(settings.approval.rawValue) \($0)" }
                        ?? settings.approval.rawValue,
                    "whether a parent says OK to what was done"
                ),
                (
                    "approve-after", settings.approveAfter.map { "\($0)h" } ?? "off",
                    "when what nobody looks at counts as approved"
                ),
                (
                    "absences", settings.absences.rawValue,
                    "what becomes of chores while somebody is away"
                ),
                (
                    "deductions", settings.deductions ? "\(settings.deductionCap)" : "off",
                    "points a week that can be taken from a child"
                ),
                ("leaderboard", settings.leaderboard.rawValue, "what the leaderboard shows"),
                ("messages", settings.messages.rawValue, "what messages outside the program say"),
                (
                    "replies", settings.replies ? "on" : "off",
                    "whether a touch on a message says OK"
                ),
                ("morning", "\(settings.times.morning)", "when \"every morning\" is"),
                (
                    DayTimes.Part.afterSchool.rawValue, "\(settings.times.afterSchool)",
                    "when \"after school\" is"
                ),
                ("evening", "\(settings.times.evening)", "when \"every evening\" is"),
                ("bedtime", "\(settings.times.bedtime)", "when \"at bedtime\" is"),
            ]
        }
    }
}

extension HouseholdCommand {
    struct Rename: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: "Give the household another name.")

        static let card = CommandCard(asks: [.changeSettings], names: .nothing, kind: .changes)

        @Argument(help: "What you call your home.")
        var name: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.title(
                name, example: "household rename \"Smith home\"", field: "name")
            let view = try await context.perform(ChangeSettings(.name(name)))
            return Reply(
                view,
                context.offeringUndo(["The household is called \"\(view.name)\" from now on."])
            )
        }
    }
}

extension CommandContext {
    /// The day of the week that was typed, in the reader's language or in English, as in dates.
    func weekday(_ typed: String) throws -> Weekday {
        let word = typed.lowercased().split { $0 == " " || $0 == "." }.joined(separator: " ")
        guard let day = Weekday(named: inEnglish(word)) else {
            throw ServiceError.value(field: "week start", expected: "a day such as monday")
        }
        return day
    }

    /// The one template that was named, or a family's.
    fileprivate func template(_ names: [String]) throws -> Household.Template {
        guard names.count < 2 else {
            throw Failure.usage(
                "A household has one template.",
                try: ["household create \"Our flat\" --template housemates"])
        }
        return try names.first.map { try word(Household.Template.self, $0, "template") } ?? .family
    }
}
