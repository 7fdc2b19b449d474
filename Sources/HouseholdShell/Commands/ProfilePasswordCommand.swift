import ArgumentParser
import HouseholdModel
import HouseholdService

extension ProfileCommand {
    struct Password: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "password",
            abstract: "Change your password or code; you are signed out everywhere else.")

        static let card = CommandCard(
            asks: [], names: .nothing, kind: .changes, synonyms: ["password": ["passwd"]])

        static let isStoppable = false

        @Flag(
            name: .customLong("password-stdin"),
            help: "Take the old one from the next line, and the new one from the line after it.")
        var passwordFromInput = false

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            guard conversation.session.deputy == nil else {
                throw Failure.usage(
                    "Only whoever is signed in can change a password.", try: ["login NAME"])
            }
            let account = try await conversation.perform(ShowAccount())
            let isMarked = conversation.presenter.settings.isOn(.easy, for: account)
            let old = try await conversation.secret(
                "Your password or code until now: ", fromInput: passwordFromInput,
                option: "--password-stdin", isMarked: isMarked)
            if !passwordFromInput {
                conversation.presenter.note(
                    "You will be signed out everywhere else. This can't be undone.")
            }
            let new = try await conversation.secret(
                account.kind == .adult
                    ? "A new password, at least 12 characters; four words are good: "
                    : "A new one (six digits for a code, at least 8 characters for a password): ",
                fromInput: passwordFromInput, option: Conversation.newPassword, isNew: true,
                isMarked: isMarked)
            return try await change(from: old, to: new, in: conversation)
        }

        private func change(
            from old: Confidential, to new: Confidential, in conversation: Conversation
        ) async throws -> Reply {
            let (gate, file) = try conversation.session.gate()
            let change = try await gate.changePassword(
                as: conversation.session.caller(file), from: old, to: new,
                request: conversation.requestID(), isRehearsal: conversation.options.dryRun)
            if !conversation.options.json { change.seal?.note(in: conversation) }
            return Reply(
                change,
                [
                    "Your new password works from now on.",
                    change.endedSessions == 0
                        ? "You were signed in nowhere else."
                        : "Ended: \(change.endedSessions) other sign-ins.",
                ])
        }
    }
}
