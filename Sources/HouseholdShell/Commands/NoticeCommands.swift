import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct NoticeCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "notice", abstract: "What you were told, such as what a parent answered.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        List.self, Read.self, Channels.self, Add.self, Confirm.self, Test.self, Remove.self,
        Calendar.self, Settings.self,
    ]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List what you were told, newest first.")

        static let card = CommandCard(
            asks: [.listNotices, .listChannels], names: .nothing, kind: .view)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let notices = try await context.perform(ListNotices())
            let lost = await Self.lost(in: context)
            guard !notices.isEmpty else { return Reply(notices, ["Nothing was told yet."] + lost) }
            let home = await HouseholdText(in: context)
            return Reply(
                notices,
                notices.map { notice -> Phrase in
                    notice.read
                        ? "\(notice.number)  \(home.moment(notice.at))  \(notice.text)"
                        : "\(notice.number)  \(home.moment(notice.at))  \(notice.text)  (new)"
                } + lost)
        }

        /// Where messages were given up, and why.
        private static func lost(in context: CommandContext) async -> [Phrase] {
            let channels = (try? await context.perform(ListChannels())) ?? []
            return channels.filter { $0.failedAt != nil }.map { channel in
                """
                A message to \(channel.hint) was given up: \(DeliveryReason.words(for: channel.reason)). \
                See: notice channels
                """
            }
        }
    }

    struct Read: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "read", abstract: "Show what is new, once.")

        static let card = CommandCard(asks: [.readNotices], names: .nothing, kind: .changes)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let notices = try await context.perform(ReadNotices())
            return Reply(
                notices, notices.isEmpty ? ["Nothing is new."] : notices.tellings)
        }
    }
}

extension NoticeCommand {
    struct Settings: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "settings",
            abstract: "Show when no messages come, and of what, or change it.")

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        @Argument(help: "quiet or mute.")
        var name: String?

        @Argument(
            help: """
                quiet: two times such as 21-7, or off. mute: of what no messages come, such as \
                badges,ahead. default takes back what you set.
                """)
        var value: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await SettingsCommand.run(
                name, value, options, among: [.quiet, .mute], in: context)
        }
    }
}

extension [NoticeView] {
    /// How much of one kind is named at once.
    private static let most = 5

    /// The news beside a list of all that is offered at the moment.
    var withoutOffers: [NoticeView] { filter { $0.kind != .chore(.offered) } }

    /// What is said once at the next prompt; several new chores are said in one line, and of much else the newest.
    var tellings: [Phrase] {
        let assigned = filter { $0.kind == .chore(.assigned) }
        let others = assigned.count > 1 ? filter { $0.kind != .chore(.assigned) } : self
        let older = Swift.max(0, others.count - Self.most)
        let told = others.suffix(Self.most).map(\.telling)
        return (older == 0 ? [] : ["\(older) more are in: notice list"]) + told
            + Self.telling(of: assigned)
    }

    private static func telling(of assigned: [NoticeView]) -> [Phrase] {
        guard assigned.count > 1 else { return [] }
        let titles = assigned.compactMap(\.title)
        let named = titles.prefix(most).joined(separator: ", ")
        let more = titles.count - most
        return [more > 0 ? "New for you: \(named) and \(more) more." : "New for you: \(named)."]
    }
}

extension NoticeView {
    /// What is said once at the next prompt; a reward or a badge is celebrated.
    var telling: Phrase {
        switch kind {
        case .rewardReached, .badgeEarned: .celebrating(text)
        case .badgeRevoked, .joinAsked, .admitted, .departure, .passOver, .rulesChanged, .trialOver,
            .weekOver, .allowanceChanged, .rateLowered, .settingTightened, .chore, .reward, .wish,
            .points, .money, .paymentDue, .reminder, .warning:
            text
        }
    }
}
