import ArgumentParser
import Household
import HouseholdService

struct ProfileCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "profile", abstract: "Who you are: name, password, e-mail address.",
        subcommands: [Show.self, Edit.self, Password.self, EmailAddress.self])

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show your profile, or somebody's.")

        @Argument(help: "A member.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let profile = try await conversation.perform(ShowProfile(of: name))
            try conversation.warnOfUnnotedLook(at: name)
            return Reply(profile, profile.lines(await Home(in: conversation)))
        }
    }

    struct Edit: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change what you are called at home.",
            discussion: "Example: profile edit --name Annie")

        @Option(help: "What you are called from now on.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            guard let name else {
                throw Failure.usage(
                    "What do you want to be called?", try: ["profile edit --name Annie"])
            }
            let newName = try conversation.text(Name.self, name, "name")
            let member = try await conversation.perform(EditProfile(name: newName))
            if !conversation.options.dryRun, conversation.deputy == nil,
                let account = await conversation.account()
            {
                try conversation.people()?.remember(account)
            }
            return Reply(
                member,
                conversation.offeringUndo(["You are called \(member.name) from now on."]))
        }
    }

    struct EmailAddress: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "email",
            abstract: "Change the e-mail address that you can sign in with, or forget it.",
            discussion: "Examples: profile email anna@example.org    profile email clear")

        @Argument(help: "The address, or clear.")
        var address: String

        @Flag(
            name: .customLong("password-stdin"), help: "Take your password from the next line.")
        var passwordFromInput = false

        @OptionGroup var options: GlobalOptions

        private struct Document: Encodable {
            let email: String?
        }

        func run(in conversation: Conversation) async throws -> Reply {
            let email: Email? =
                address.lowercased() == "clear"
                ? nil : try conversation.text(Email.self, address, "e-mail address")
            guard conversation.deputy == nil else {
                throw Failure.usage(
                    "Only whoever is signed in can change an e-mail address.", try: ["login NAME"])
            }
            let password = try await conversation.secret(
                "Your password: ", fromInput: passwordFromInput, option: "--password-stdin")
            let (gate, file) = try conversation.gate()
            let kept = try await gate.changeEmail(
                as: conversation.caller(file), to: email, with: password,
                request: conversation.requestID(), isRehearsal: conversation.options.dryRun)
            return Reply(
                Document(email: kept),
                [
                    kept.map { "You can sign in with \($0) too." }
                        ?? "No e-mail address of yours is kept."
                ])
        }
    }
}

extension ProfileView {
    fileprivate func lines(_ home: Home) -> [Phrase] {
        let role = Phrase(message: member.role.rawValue)
        var lines: [Phrase] = [
            member.username.map { "\(member.name) (\($0)), \(role)" }
                ?? "\(member.name), \(role), has not joined yet"
        ]
        if let email { lines.append("E-mail: \(email)") }
        if let joinedAt = member.joinedAt {
            lines.append("Here since \(home.shortDate(joinedAt)).")
        }
        if let points {
            lines.append("\(points.balance.inPoints) to spend; \(points.earned) earned so far.")
        } else {
            lines.append("Points are private.")
        }
        guard let badges else { return lines + ["Badges are private."] }
        let names = badges.map { Phrase(message: $0.name) }.joined(separator: ", ")
        return lines + [badges.isEmpty ? "No badges yet." : "Badges: \(names)."]
    }
}
