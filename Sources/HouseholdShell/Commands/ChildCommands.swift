import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct ChildCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "child", abstract: "Children, and how they come in.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        Add.self, Key.self, List.self, Show.self, Rename.self, Reset.self, Unlock.self,
        Remove.self,
    ]

    struct Add: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "add",
            abstract: "Add a child; child key makes the key with which it joins.")

        static let card = CommandCard(asks: [.addChild], names: .nothing, kind: .changes)

        @Argument(help: "First name or nickname.")
        var name: [String] = []

        @Option(name: .customLong("sign-in"), help: "code (six digits) or password.")
        var signIn: String?

        @Option(help: "About how old: 6-7, 8-10 or 11-14; it sets how Chorus talks with the child.")
        var age: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !name.isEmpty else {
                throw Failure.usage("A name is missing.", try: ["child add Mia --sign-in code"])
            }
            let name = try context.text(Name.self, name.joined(separator: " "), "name")
            let ageBand = try age.map { try context.word(AgeBand.self, $0, "age") }
            let signIn = try await context.signIn(
                signIn, of: name, byDefault: ageBand == .elevenToFourteen ? .password : .code)
            let member = try await context.perform(
                AddChild(name: name, signIn: signIn, ageBand: ageBand))
            guard !context.options.dryRun else {
                let key = KeyDocument(member: member, linkingKey: nil, expiresAt: nil)
                return Reply(key, ["\(member.name) would be added."])
            }
            let key = try await context.issueKey(for: name.text)
            return await context.reply(key, "\(member.name) is added.")
        }
    }

    struct Key: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "key", abstract: "Make a new linking key for a child; the one before ends."
        )

        static let card = CommandCard(asks: [.issueKey], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: [String] = []

        @Option(help: "How long it works: 10m to 7d.")
        var valid: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "child key Mia")
            let key = try await context.issueKey(
                for: name, validity: valid.map(Validity.milliseconds))
            return await context.reply(
                key, "A new key; the one before does not work any more.")
        }
    }

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the children.")

        static let card = CommandCard(asks: [.listChildren], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let children = try await context.perform(ListChildren())
            guard !children.isEmpty else {
                return Reply(children, ["No children yet. child add NAME --sign-in code"])
            }
            var table = Table([
                Table.Column("Name", room: .stretched), Table.Column("User name"),
                Table.Column("State"),
            ])
            for child in children {
                table.append([
                    Table.Cell(child.picturedName, plain: child.name),
                    Table.Cell(stored: child.username ?? ""),
                    Table.Cell(child.linked ? "has joined" : "has not joined yet"),
                ])
            }
            return Reply(children, table)
        }
    }

    struct Reset: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "reset",
            abstract: "Let a child that forgot its password choose a new one, with a key.")

        static let card = CommandCard(asks: [.resetChild], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: [String] = []

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "child reset Mia")
            let draft = try await context.draftKey()
            let key = try await context.perform(ResetChild(name, draft: draft))
            return await context.reply(key, "The old password does not work any more.")
        }
    }

    struct Unlock: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "unlock",
            abstract: "Let a child that mistyped its password too often try again at once.")

        static let card = CommandCard(asks: [.unlockChild], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "child unlock Mia")
            let member = try await context.perform(UnlockChild(name))
            return Reply(member, ["\(member.name) can sign in again at once."])
        }
    }
}

/// A linking key, as `child key` in JSON.
struct KeyDocument: Encodable {
    let member: MemberView
    let linkingKey: String?
    let expiresAt: Instant?
}

private enum Validity {
    /// Reads `10m`, `24h` or `7d`: ten minutes to seven days, in milliseconds.
    static func milliseconds(_ typed: String) throws -> Int64 {
        let units: [Character: Int64] = ["m": 60_000, "h": 3_600_000, "d": 86_400_000]
        guard let unit = typed.last.flatMap({ units[$0] }), let count = Int64(typed.dropLast()),
            (1...10_080).contains(count), IssueKey.validities.contains(count * unit)
        else {
            throw ServiceError.value(field: "validity", expected: "from 10m to 7d, such as 24h")
        }
        return count * unit
    }
}

extension CommandContext {
    /// How a child is to sign in: what was said or is answered, where Enter alone means what is usual; a script that
    /// says nothing means a password.
    func signIn(
        _ typed: String?, of name: Name, byDefault usual: Member.SignIn, indent: String = ""
    ) async throws -> Member.SignIn {
        if let typed { return try word(Member.SignIn.self, typed, "sign-in") }
        guard canAsk else { return .password }
        if options.yes { return usual }
        let question: Phrase =
            "How should \(name.text) sign in?  1) six digits (younger)  2) password  [\(usual == .code ? "1" : "2")] > "
        while true {
            let prompt = Phrase(verbatim: indent) + question
            switch try await answer(prompt, option: "--sign-in") {
            case "": return usual
            case "1", "code": return .code
            case "2", "password": return .password
            default: _ = await reportError(.value("Type 1 or 2."))
            }
        }
    }

    func person(_ words: [String], example: String) throws -> String {
        guard !words.isEmpty else {
            throw Failure.usage("A name is missing.", try: [example])
        }
        return words.joined(separator: " ")
    }

    /// Makes a key with which a child comes in.
    func issueKey(
        for name: String, validity: Int64? = nil
    ) async throws -> IssuedKey {
        let draft = try await draftKey()
        return try await perform(
            IssueKey(for: name, draft: draft, validity: validity ?? IssueKey.usualValidity))
    }

    /// The key, which JSON gives only where the command says so, and a repeated request not at all.
    fileprivate func reply(_ key: IssuedKey, _ first: Phrase) async -> Reply {
        guard !options.dryRun else {
            let document = KeyDocument(member: key.member, linkingKey: nil, expiresAt: nil)
            return Reply(document, ["\(key.member.name) would get a new key."])
        }
        let text = key.key.reveal()
        let document = KeyDocument(
            member: key.member, linkingKey: options.reveal ? text : nil, expiresAt: key.expiresAt)
        let end = await HouseholdText(in: self).moment(key.expiresAt)
        guard let text else {
            return Reply(document, [first, "The key was shown once and is not shown again."])
        }
        var reply = Reply(
            document,
            [
                first,
                "\(key.member.name)'s linking key: \(text)   works once, until \(end)",
                "With it \(key.member.name) comes in at this computer: you type logout, then \(key.member.name) types join.",
            ])
        reply.isShownOnce = !options.json
        return reply
    }
}
