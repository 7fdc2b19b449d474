import ArgumentParser
import HouseholdModel
import HouseholdService

extension MemberCommand {
    struct Admit: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "admit",
            abstract: "Let somebody in who waits, having come with the household's code.",
            discussion: "Example: member admit tom --role parent")

        static let card = CommandCard(
            asks: [.admitMember], names: .nothing, kind: .changes,
            synonyms: ["member admit": ["admit"]])

        @Argument(help: "Who waits: the user name, or the name.")
        var guest: [String] = []

        @Option(help: "parent or helper; among housemates housemate.")
        var role: String?

        @Option(help: "What the person is called here, where somebody has that name already.")
        var name: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let likely = await context.adultRole
            // Among housemates there is only one.
            let only = likely == Role.housemate.rawValue ? likely : nil
            guard !guest.isEmpty, let role = role ?? only else {
                throw Failure.usage(
                    "A name and a role are wanted.",
                    try: ["member list", "member admit tom --role \(likely)"])
            }
            let member = try await context.perform(
                AdmitMember(
                    guest.joined(separator: " "), as: context.word(Role.self, role, "role"),
                    called: name.map { try context.text(Name.self, $0, "name") }))
            let part = member.role.map { Phrase(message: $0.rawValue) } ?? ""
            return Reply(
                member,
                [
                    context.options.dryRun
                        ? "\(member.name) would be let in, as \(part)."
                        : "\(member.name) is in now, as \(part)."
                ])
        }
    }

    struct Refuse: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "refuse",
            abstract: "Do not let somebody in who waits; they can ask again after a day.")

        static let card = CommandCard(
            asks: [.refuseMember], names: .nothing, kind: .changes,
            synonyms: ["member refuse": ["refuse"]])

        @Argument(help: "Who waits: the user name, or the name.")
        var guest: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let guest = try context.person(guest, example: "member refuse tom")
            let member = try await context.perform(RefuseMember(guest))
            return Reply(
                member,
                [
                    context.options.dryRun
                        ? "\(member.name) would not be let in."
                        : "\(member.name) is not let in, and can't ask again for a day."
                ])
        }
    }
}
