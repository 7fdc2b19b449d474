import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QRCode

extension MemberCommand {
    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List who is in the household, who is invited, and who waits.")

        static let card = CommandCard(asks: [.listMembers], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let members = try await context.perform(ListMembers())
            var table = Table([
                Table.Column("Name", room: .stretched), Table.Column("User name"),
                Table.Column("Role"), Table.Column("State"),
            ])
            for member in members {
                table.append([
                    Table.Cell(stored: member.name), Table.Cell(stored: member.username ?? ""),
                    Table.Cell(member.role.map { Phrase(message: $0.rawValue) } ?? ""),
                    Table.Cell(member.state.words),
                ])
            }
            return Reply(members, table)
        }
    }

    struct Invite: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "invite",
            abstract: "Invite an adult, with a key that works once and for seven days.",
            discussion: "Example: member invite Tom --role parent")

        static let card = CommandCard(
            asks: [.inviteMember], names: .nothing, kind: .changes,
            synonyms: ["member invite": ["invite"]])

        @Argument(help: "First name or nickname.")
        var name: [String] = []

        @Option(help: "parent or helper; among housemates housemate.")
        var role: String?

        @Flag(name: .customLong("qr"), help: "Also draw the key, for the camera of a phone.")
        var isDrawn = false

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !name.isEmpty, let role else {
                throw await Failure.usage(
                    "A name and a role are wanted.",
                    try: ["member invite Tom --role \(context.adultRole)"])
            }
            let draft = try await context.draftKey()
            let key = try await context.perform(
                InviteMember(
                    context.text(Name.self, name.joined(separator: " "), "name"),
                    as: context.word(Role.self, role, "role"), draft: draft))
            return await context.reply(invitation: key, isDrawn: isDrawn)
        }
    }

    struct Cancel: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "cancel", abstract: "Take an invitation back; its key ends.")

        static let card = CommandCard(
            asks: [.cancelInvitation], names: .nothing, kind: .changes)

        @Argument(help: "Who was invited.")
        var name: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "member cancel Tom")
            let member = try await context.perform(CancelInvitation(of: name))
            return Reply(
                member, ["\(member.name) is not invited any more, and the key does not work."])
        }
    }
}

extension CommandContext {
    /// What an adult most likely is here, as it is typed.
    var adultRole: String {
        get async {
            let home = await session.asker()?.home
            return home?.template == .housemates ? Role.housemate.rawValue : Role.parent.rawValue
        }
    }

    /// The key with a text to send, which JSON gives only where the command says so, and a repeated request not at all.
    fileprivate func reply(invitation key: IssuedKey, isDrawn: Bool) async -> Reply {
        let name = key.member.name
        guard !options.dryRun else {
            let document = KeyDocument(member: key.member, linkingKey: nil, expiresAt: nil)
            return Reply(document, ["\(name) would be invited."])
        }
        let text = key.key.reveal()
        let document = KeyDocument(
            member: key.member, linkingKey: options.reveal ? text : nil, expiresAt: key.expiresAt)
        let first: Phrase = "\(name) is invited, as \(Phrase(message: key.member.role.rawValue))."
        guard let text else {
            return Reply(document, [first, "The key was shown once and is not shown again."])
        }
        let end = await HouseholdText(in: self).moment(key.expiresAt)
        let home = await session.account()?.household ?? ""
        var lines: [Phrase] = [
            first, "\(name)'s key: \(text)   works once, until \(end)",
            "To send to \(name): Come to \"\(home)\" in Chorus. Type join, and then the key \(text).",
        ]
        // Whoever hears the answer has heard the key.
        if isDrawn, !options.plain { lines += QRCode(text)?.lines ?? [] }
        var reply = Reply(document, lines)
        reply.isShownOnce = !options.json
        return reply
    }
}

extension MemberItemView.State {
    /// The same in words.
    fileprivate var words: Phrase {
        switch self {
        case .invited: "has not joined yet"
        case .waiting: "waits for your yes or no"
        case .refused: "was not let in"
        case .joined: "has joined"
        case .left: "has left"
        }
    }
}
