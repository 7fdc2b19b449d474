import ArgumentParser
import HouseholdModel
import HouseholdService

extension HouseholdCommand {
    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the households that you are in.")

        static let card = CommandCard(asks: [.listHouseholds], names: .nothing, kind: .shows)

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let all = try await context.perform(ListHouseholds())
            let waits = await context.waits()
            guard !all.isEmpty else {
                return Reply(all, ["You are in no household yet."] + waits)
            }
            var table = Table([
                Table.Column("#"), Table.Column("Household", room: .stretched),
                Table.Column("Role"), Table.Column("Now"),
            ])
            for one in all {
                table.append([
                    Table.Cell("\(one.number)"), Table.Cell(stored: one.name),
                    Table.Cell(Phrase(message: one.role.rawValue)),
                    Table.Cell(one.current ? "here" : ""),
                ])
            }
            return Reply(all, table, below: waits)
        }
    }

    struct Switch: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "switch",
            abstract: "Go on in another of your households; --household NAME is for one line.",
            discussion: "Example: household switch \"Grandma's house\"")

        static let card = CommandCard(asks: [.switchHousehold], names: .household, kind: .changes)

        @Argument(help: "Its name, or its number in household list.")
        var name: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !name.isEmpty else {
                throw Failure.usage("A name is missing.", try: ["household list"])
            }
            let all = try await context.perform(SwitchHousehold(to: name.joined(separator: " ")))
            let here = all.first(where: \.current)?.name ?? ""
            return Reply(all, ["You are in \"\(here)\" now."])
        }
    }
}
