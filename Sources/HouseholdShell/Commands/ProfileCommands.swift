import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct ProfileCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Who you are: name, picture, password, e-mail address.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        Show.self, Edit.self, Picture.self, Password.self, EmailAddress.self, Consent.self,
    ]

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show your profile, or somebody's.")

        static let card = CommandCard(asks: [], names: .member, kind: .shows, short: [.init("me")])

        @Argument(help: "A member.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let profile = try await context.perform(ShowProfile(of: name))
            return try await context.reply(showing: profile, of: name)
        }
    }

    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit",
            abstract: "Change what you, or a child, are called and known by.",
            discussion: """
                Examples: profile edit --name Annie    profile edit --for mia --age 6-7
                An age sets how Chorus talks with a child: at 6-7 in few words, and a number alone \
                says what is done; at 11-14 as with adults.
                """)

        static let card = CommandCard(asks: [.editProfile], names: .nothing, kind: .changes)

        @Option(name: .customLong("for"), help: "Of a child, by its parents.")
        var person: String?

        @Option(help: "What you are called from now on.")
        var name: String?

        @Option(help: "One emoji or letter, or clear.")
        var avatar: String?

        @Option(help: "Of a child: 6-7, 8-10, 11-14, or clear.")
        var age: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard name != nil || avatar != nil || age != nil else {
                throw Failure.usage(
                    "What is to be different?",
                    try: ["profile edit --name Annie", "profile edit --for mia --age 6-7"])
            }
            var edit = EditProfile(of: person)
            edit.newName = try name.map { try context.text(Name.self, $0, "name") }
            edit.avatar = try avatar.map(context.avatar)
            edit.ageBand = try age.map { typed in
                typed.lowercased() == "clear"
                    ? .none : .to(try context.word(AgeBand.self, typed, "age"))
            }
            return try await context.reply(edited: edit)
        }
    }

    struct Picture: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "avatar", abstract: "Choose the picture that stands before your name.",
            discussion: "Examples: profile avatar 🐱    profile avatar clear")

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        @Argument(help: "One emoji or letter, or clear.")
        var avatar: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            var edit = EditProfile()
            edit.avatar = try context.avatar(avatar)
            return try await context.reply(edited: edit)
        }
    }

    struct EmailAddress: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "email",
            abstract: "Change the e-mail address that you can sign in with, or forget it.",
            discussion: "Examples: profile email anna@example.org    profile email clear")

        static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

        @Argument(help: "The address, or clear.")
        var address: String

        @Flag(
            name: .customLong("password-stdin"), help: "Take your password from the next line.")
        var passwordFromInput = false

        @OptionGroup var options: GlobalOptions

        static let isStoppable = false

        private struct Document: Encodable {
            let email: String?
        }

        func run(in context: CommandContext) async throws -> Reply {
            let email: Email? =
                address.lowercased() == "clear"
                ? nil : try context.text(Email.self, address, "e-mail address")
            guard context.session.deputy == nil else {
                throw Failure.usage(
                    "Only whoever is signed in can change an e-mail address.", try: ["login NAME"])
            }
            let password = try await context.secret(
                "Your password: ", fromInput: passwordFromInput, option: "--password-stdin")
            let (door, file) = try context.session.door()
            let kept = try await door.changeEmail(
                as: context.session.caller(file), to: email, with: password,
                request: context.requestID(), isRehearsal: context.options.dryRun)
            return Reply(
                Document(email: kept),
                [
                    kept.map { "You can sign in with \($0) too." }
                        ?? "No e-mail address of yours is kept."
                ])
        }
    }
}

extension CommandContext {
    /// A picture, or none.
    fileprivate func avatar(_ typed: String) throws -> NewValue<Avatar> {
        typed.lowercased() == "clear" ? .none : .to(try text(Avatar.self, typed, "picture"))
    }

    /// Shows the profile of whoever is here, or of somebody who was named.
    func reply(showing profile: ProfileView, of name: String?) async throws -> Reply {
        try warnOfUnnotedLook(at: name)
        return Reply(profile, profile.lines(await HouseholdText(in: self)))
    }

    /// Changes a profile, and tells what is different.
    func reply(edited edit: EditProfile) async throws -> Reply {
        let member = try await perform(edit)
        if !options.dryRun, session.deputy == nil, let account = await session.account() {
            try session.people()?.remember(
                account, isEasy: presenter.settings.isOn(.easy, for: account))
        }
        let name = Phrase(verbatim: member.name)
        let lines: [Phrase?] = [
            edit.newName.map { _ in
                edit.name == nil
                    ? "You are called \(name) from now on." : "From now on the name is \(name)."
            },
            edit.avatar.map { _ in
                member.avatar.map { "The picture of \(name) is \($0)." }
                    ?? "\(name) has no picture."
            },
            edit.ageBand.map { new in
                guard case .to(let band) = new else { return "\(name) has no age here." }
                return "\(name) is \(band.rawValue) years old from now on."
            },
        ]
        return Reply(member, offeringUndo(lines.compactMap(\.self)))
    }
}

extension ProfileView {
    fileprivate func lines(_ home: HouseholdText) -> [Phrase] {
        let role = Phrase(message: member.role.rawValue)
        let name = member.picturedName
        var lines: [Phrase] = [
            member.username.map { "\(name) (\($0)), \(role)" }
                ?? "\(name), \(role), has not joined yet"
        ]
        if let ageBand { lines.append("\(ageBand.rawValue) years old") }
        if let email { lines.append("E-mail: \(email)") }
        if let joinedAt = member.joinedAt {
            lines.append("Here since \(home.shortDate(joinedAt)).")
        }
        if let points {
            let toSpend = points.toSpend.inPoints
            lines.append("\(toSpend) to spend; \(points.earned) earned so far.")
        } else {
            lines.append("Points are private.")
        }
        guard let badges else { return lines + ["Badges are private."] }
        let names = badges.map { Phrase(message: $0.name) }.joined(separator: ", ")
        return lines + [badges.isEmpty ? "No badges yet." : "Badges: \(names)."]
    }
}
