import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension NoticeCommand {
    struct Channels: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "channels", abstract: "List where messages reach you, and how they fare.")

        static let card = CommandCard(asks: [.listChannels], names: .nothing, kind: .shows)

        @Option(name: .customLong("for"), help: "A child whose channels they are.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let channels = try await context.perform(ListChannels(of: person))
            guard !channels.isEmpty else {
                return Reply(
                    channels,
                    ["Messages go nowhere yet. Let them: notice add mail anna@example.org"])
            }
            let home = await HouseholdText(in: context)
            var table = Table([
                Table.Column("No."), Table.Column("By"), Table.Column("Where"),
                Table.Column("How it goes", room: .stretched),
            ])
            for channel in channels {
                table.append([
                    Table.Cell("\(channel.number)"),
                    Table.Cell(Phrase(message: channel.kind.rawValue)),
                    Table.Cell(stored: channel.hint), Table.Cell(channel.condition(home)),
                ])
            }
            return Reply(channels, table)
        }
    }

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add", abstract: "Let messages reach you outside the program.",
            discussion: """
                Examples: notice add ntfy our-long-secret-topic    notice add mail anna@example.org    \
                notice add webhook https://example.org/chorus    notice add desktop
                A code comes there first; nothing else does until you type it. Whoever knows a topic can \
                read along: take a long one that nobody guesses. Messages say how much there is to do, \
                not what; a parent can change that: household settings messages titles
                """)

        static let card = CommandCard(asks: [.addChannel], names: .nothing, kind: .changes)

        @Argument(help: "ntfy, mail, webhook or desktop.")
        var kind: String

        @Argument(
            help: "Where: a topic or its address, a mail address, or the address of a program.")
        var address: String?

        @Flag(help: "The topic wants a token, which is asked for.")
        var token = false

        @OptionGroup var local: LocalOptions

        @Option(name: .customLong("for"), help: "The child whom it reaches.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let kind = try context.word(Channel.Kind.self, kind, "the way")
            let address = Self.address(of: kind, address ?? "")
            try Self.refuseLink(address)
            let token =
                token && kind == .ntfy
                ? try await context.secret(
                    "Token of the topic: ", fromInput: false, option: "--token") : nil
            let added = try await context.perform(
                AddChannel(
                    kind, to: Confidential(address), token: token, for: person))
            let number = added.channel.number
            var lines = [await context.sending(to: added.channel, of: person, local)]
            if let secret = added.secret?.reveal() {
                lines.append("Secret by which messages are signed: \(secret)   shown once")
            }
            var reply = Reply(
                Document(
                    channel: added.channel,
                    secret: context.options.reveal ? added.secret?.reveal() : nil),
                lines + ["Wrong place? notice remove \(number)"])
            reply.isShownOnce = added.secret != nil && !context.options.json
            return reply
        }

        /// What a network gives out for itself is nowhere that messages go; names are looked at when one is sent.
        private static func refuseLink(_ address: String) throws {
            let host = WebAddress(address)?.host ?? ""
            guard !host.hasPrefix("169.254."), !host.hasPrefix("[fe80:") else {
                throw ServiceError.value(
                    field: "the address",
                    expected: "one of another computer, such as https://example.org/chorus")
            }
        }

        /// The whole address of a topic that was named alone.
        private static func address(of kind: Channel.Kind, _ typed: String) -> String {
            guard kind == .ntfy, !typed.isEmpty, !typed.contains("/"), !typed.contains(":") else {
                return typed
            }
            return "https://ntfy.sh/\(typed)"
        }

        /// `channel_new` in JSON.
        private struct Document: Encodable {
            let channel: ChannelView
            let secret: String?
        }
    }

    struct Confirm: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "confirm",
            abstract: "Type the code that came, so that messages come, too.",
            discussion:
                "A parent types the code that came to a child: notice confirm 123456 --for mia")

        static let card = CommandCard(asks: [.confirmChannel], names: .nothing, kind: .changes)

        @Argument(help: "The six digits.")
        var code: [String]

        @Option(name: .customLong("for"), help: "The child to whom it came.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let outcome = try await context.perform(
                ConfirmChannel(by: Confidential(code.joined()), of: person))
            switch outcome {
            case .confirmed(let channel):
                return Reply(
                    channel,
                    [
                        "Messages come from now on: what is due and what is new, but for 21:00 to 7:00.",
                        "Other times, or less of it: settings quiet 22-6    settings mute badges",
                    ])
            case .wrong(let left): throw ServiceError.channel(.wrongCode(left: left))
            }
        }
    }

    struct Test: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "test",
            abstract: "Send a message to try a channel, with a code where one is wanted.")

        static let card = CommandCard(asks: [.addChannel], names: .nothing, kind: .changes)

        @Argument(help: "The number of the channel.")
        var number: Int = 1

        @OptionGroup var local: LocalOptions

        @Option(name: .customLong("for"), help: "The child whose channel it is.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let channel = try await context.perform(TestChannel(number, of: person))
            return Reply(channel, [await context.sending(to: channel, of: person, local)])
        }
    }

    struct Remove: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove", abstract: "Let no messages go there any more.")

        static let card = CommandCard(asks: [.removeChannel], names: .nothing, kind: .changes)

        @Argument(help: "The number of the channel.")
        var number: Int

        @Option(name: .customLong("for"), help: "The child whose channel it is.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let channel = try await context.perform(RemoveChannel(number, of: person))
            return Reply(channel, ["Nothing is sent to \(channel.hint) any more."])
        }
    }
}

extension CommandContext {
    /// Sends what waits at once, where no server does, and says what became of the message to a channel.
    fileprivate func sending(
        to channel: ChannelView, of person: String?, _ local: LocalOptions
    ) async -> Phrase {
        guard !options.dryRun else { return "A message would go to \(channel.hint)." }
        if !session.isRemote {
            _ = try? await session.sendMessages(mayBeLocal: local.isAllowed)
            let channels = try? await perform(ListChannels(of: person))
            let now = channels?.first { $0.number == channel.number }
            guard now?.reason == nil else {
                return "No message gets to \(channel.hint) now. Why: notice channels"
            }
            guard now?.waiting == 0 else {
                return "A message to \(channel.hint) waits. Send it with: tick"
            }
        }
        return channel.state == .unconfirmed
            ? "A code is on its way to \(channel.hint). Then: notice confirm 123456"
            : "A message is on its way to \(channel.hint)."
    }
}

extension ChannelView {
    /// How it goes there.
    fileprivate func condition(_ home: HouseholdText) -> Phrase {
        if let failedAt {
            return "given up \(home.moment(failedAt)): \(DeliveryReason.words(for: reason))"
        }
        if reason != nil { return "tried again: \(DeliveryReason.words(for: reason))" }
        guard state == .confirmed else { return "waits for its code: notice confirm 123456" }
        return sentAt.map { "last message \(home.moment($0))" } ?? "no message yet"
    }
}
