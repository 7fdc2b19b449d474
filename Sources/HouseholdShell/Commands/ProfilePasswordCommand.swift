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

        func run(in context: CommandContext) async throws -> Reply {
            guard context.session.deputy == nil else {
                throw Failure.usage(
                    "Only whoever is signed in can change a password.", try: ["login NAME"])
            }
            let account = try await context.perform(ShowAccount())
            let isMarked = context.presenter.settings.isOn(.easy, for: account)
            let old = try await context.secret(
                "Your password or code until now: ", fromInput: passwordFromInput,
                option: "--password-stdin", isMarked: isMarked)
            if !passwordFromInput {
                context.presenter.note(
                    "You will be signed out everywhere else. This can't be undone.")
            }
            let new = try await context.secret(
                account.kind == .adult
                    ? "A new password, at least 12 characters; four words are good: "
                    : "A new one (six digits for a code, at least 8 characters for a password): ",
                fromInput: passwordFromInput, option: CommandContext.newPassword, isNew: true,
                isMarked: isMarked)
            return try await change(from: old, to: new, in: context)
        }

        private func change(
            from old: Confidential, to new: Confidential, in context: CommandContext
        ) async throws -> Reply {
            let (door, file) = try context.session.door()
            let change = try await door.changePassword(
                as: context.session.caller(file), from: old, to: new,
                request: context.requestID(), isRehearsal: context.options.dryRun)
            if !context.options.json { change.seal?.note(in: context) }
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
