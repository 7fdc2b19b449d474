import ArgumentParser
import HouseholdModel
import HouseholdService

extension HouseholdCommand {
    struct Leave: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "leave", abstract: "Leave the household; your account stays.",
            discussion: "Example: household leave --confirm \"Smith home\"")

        static let card = CommandCard(asks: [.leaveHousehold], names: .nothing, kind: .changes)

        @OptionGroup var sure: SureOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try await context.nameOfHome()
            try await context.confirm(
                "Leave \(Phrase(verbatim: name))? What you did stays there.",
                naming: name, sure.confirm)
            let departure = try await context.perform(LeaveHousehold())
            return Reply(departure, departure.lines(isOwn: true))
        }
    }

    struct Transfer: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "transfer",
            abstract: "Hand the household over to somebody, who is its owner then.",
            discussion: "Example: household transfer tom --yes")

        static let card = CommandCard(asks: [.transferHousehold], names: .member, kind: .changes)

        @Argument(help: "The member.")
        var name: String

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            if !context.options.yes {
                let member = try await context.rehearse(TransferHousehold(to: name))
                try await context.confirm(
                    "Hand the household over to \(Phrase(verbatim: member.name))? Only the new owner can give it back."
                )
            }
            let member = try await context.perform(TransferHousehold(to: name))
            return Reply(
                member, ["\(Phrase(verbatim: member.name)) is the owner from now on."])
        }
    }

    struct Delete: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete",
            abstract: "Delete the household with all that it has; accounts stay.",
            discussion: "Example: household delete --confirm \"Smith home\"")

        static let card = CommandCard(asks: [.deleteHousehold], names: .nothing, kind: .changes)

        @OptionGroup var sure: SureOptions

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let home = try await context.perform(ShowHousehold())
            let deletion = DeleteHousehold(called: home.name)
            _ = try await context.rehearse(deletion)
            try await context.confirm(
                """
                Delete \(Phrase(verbatim: home.name)) with its chores, points and history? \
                Nobody can bring it back. data export FILE saves it before.
                """, naming: home.name, sure.confirm)
            let view = try await context.perform(deletion)
            return Reply(
                view,
                ["\(Phrase(verbatim: view.name)) is deleted. Your account stays."])
        }
    }
}

extension CommandContext {
    /// What the household is called: all that a helper without a pass sees of it.
    fileprivate func nameOfHome() async throws -> String {
        let account = await session.account()
        guard account?.role == .helper, let name = account?.household else {
            return try await perform(ShowHousehold()).name
        }
        return name
    }
}
