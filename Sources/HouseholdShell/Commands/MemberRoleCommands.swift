import ArgumentParser
import HouseholdModel
import HouseholdService

extension MemberCommand {
    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show somebody's profile, as far as you may see it.")

        static let card = CommandCard(asks: [.showMember], names: .member, kind: .shows)

        @Argument(help: "The member.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let profile = try await context.perform(ShowProfile(of: name))
            return try await context.reply(showing: profile, of: name)
        }
    }

    struct ChangedRole: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "role", abstract: "Make an adult a parent, a helper or an owner.",
            discussion: "Examples: member role tom helper    member role tom owner")

        static let card = CommandCard(asks: [.changeRole], names: .member, kind: .changes)

        @Argument(help: "The member.")
        var name: String

        @Argument(help: "owner, parent or helper; among housemates owner or housemate.")
        var role: String

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let role = try context.word(Role.self, role, "role")
            let member = try await context.perform(ChangeRole(of: name, to: role))
            return Reply(
                member,
                [
                    "\(Phrase(verbatim: member.name)) is \(Phrase(message: member.role.rawValue)) from now on."
                ])
        }
    }

    struct Remove: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Remove somebody; what they did stays.",
            discussion: "Example: member remove tom --confirm Tom")

        static let card = CommandCard(asks: [.removeMember], names: .member, kind: .changes)

        @Argument(help: "The member.")
        var name: String

        @OptionGroup var sure: SureOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            try await context.reply(removing: name, confirmed: sure.confirm)
        }
    }
}

extension CommandContext {
    /// Removes somebody, once whoever asks has typed the name; where nothing is lost, a yes is enough.
    func reply(removing name: String, confirmed: String?) async throws -> Reply {
        let removal = RemoveMember(name)
        let planned = try await rehearse(removal)
        let who = Phrase(verbatim: planned.name)
        if planned.gone {
            try await confirm("Remove \(who)? There is nothing to keep.")
        } else {
            try await confirm(
                "Remove \(who)? What was done stays; sign-ins here end at once.",
                naming: planned.name, confirmed)
        }
        let departure = try await perform(removal)
        return Reply(departure, departure.lines(isOwn: false))
    }
}

extension DepartureView {
    /// What is told of it: to whoever removed somebody, or to whoever left.
    func lines(isOwn: Bool) -> [Phrase] {
        let who = Phrase(verbatim: name)
        var lines: [Phrase] = [
            gone
                ? "\(who) is gone, as if never added."
                : isOwn
                    ? "You have left. Your account, password and profile stay."
                    : "\(who) is no member any more. What was done stays."
        ]
        if !chores.isEmpty {
            lines.append("Others do what was theirs: chore \(chores.listed).")
        }
        if !requests.isEmpty {
            lines.append("Taken back: request \(requests.listed).")
        }
        return lines
    }
}

extension [Number] {
    fileprivate var listed: String { map(String.init).joined(separator: ", ") }
}
