import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

/// Does what time brings: takes answers to messages, sends these, and keeps calendar files.
struct TickCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "tick", abstract: "Send the messages whose time has come.",
        discussion: """
            For a timer of the system, once a minute: nobody has to be signed in. What was missed is \
            sent once. It takes the answers to messages, too, keeps calendar files, and lets count \
            what nobody looked at in time (household settings approve-after). \
            With --stay it goes on until it is stopped. Example: chorus tick
            """)

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    @Flag(help: "Go on, and look again twice a minute, until it is stopped.")
    var stay = false

    @OptionGroup var local: LocalOptions

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard !context.options.dryRun else {
            throw Failure.usage(
                "What is sent is sent: there is no rehearsal.", try: ["notice channels"])
        }
        guard stay else {
            return Self.reply(try await context.session.sendMessages(mayBeLocal: local.isAllowed))
        }
        guard case .arguments = context.source else {
            throw Failure.usage(
                "That is no line of a shell, but a command of the system.",
                try: ["chorus tick --stay"])
        }
        var all = SentMessages()
        while !Console.isInterrupted {
            do {
                let sent = try await context.session.sendMessages(mayBeLocal: local.isAllowed)
                all.unwritten = 0
                all += sent
            } catch let error as ServiceError where error.explanation.exit == .temporary {
                // Somebody else has the data file for long: the next look finds the same.
            }
            await Self.waitAWhile()
        }
        return Self.reply(all)
    }

    /// Waits for half a minute, or until somebody stops it.
    private static func waitAWhile() async {
        for _ in 0..<60 where !Console.isInterrupted {
            try? await Task.sleep(for: .milliseconds(500))
        }
    }

    private static func reply(_ messages: SentMessages) -> Reply {
        let sentence: Phrase =
            messages.failed == 0
            ? "Messages sent: \(messages.sent)."
            : "Messages sent: \(messages.sent). Not sent: \(messages.failed). See: notice channels"
        let answers: [Phrase] =
            messages.answers > 0 ? ["Answers taken: \(messages.answers)."] : []
        let calendars: [Phrase] =
            messages.calendars > 0 ? ["Calendars written: \(messages.calendars)."] : []
        let unseen: [Phrase] =
            messages.unseen > 0
            ? ["Counted, since nobody had looked in time: \(messages.unseen)."] : []
        let allowances: [Phrase] =
            messages.allowances > 0 ? ["Allowances booked: \(messages.allowances)."] : []
        let unwritten: [Phrase] =
            messages.unwritten > 0
            ? [
                "Calendars that could not be written: \(messages.unwritten). Why, each finds out with: notice calendar FILE"
            ] : []
        return Reply(messages, [sentence] + unseen + allowances + answers + calendars + unwritten)
    }
}

/// Whether messages may go to the computer itself.
struct LocalOptions: ParsableArguments {
    /// What it does.
    static let help: ArgumentHelp =
        "Also send to programs on this computer, such as an ntfy server of your own."

    @Flag(name: .customLong("allow-local"), help: help)
    var isAllowed = false
}
