import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChoreCommand {
    struct Remind: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "remind",
            abstract: "Remind whoever is to do a chore of it, once a day.",
            discussion:
                "It is told at their next line, unless it is done by then. Example: remind 12")

        static let card = CommandCard(
            asks: [.remindOfChore], names: .chore, kind: .changes, short: [.init("remind")],
            synonyms: ["remind": ["nudge"]])

        @Argument(help: "Numbers, or words of titles with commas between.")
        var chores: [String] = []

        @OptionGroup var which: WhichOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let numbers = try await context.choreNumbers(chores, among: [.open])
            let day = try await which.day(in: context)
            let views = try await context.perform(
                numbers.map { RemindOfChore($0, on: day, of: which.person) })
            let home = await HouseholdText(in: context)
            let lines = views.map { view -> Phrase in
                let who = home.names(view.turn.map { [$0] } ?? view.assignees)
                return "\(who) is reminded of \"\(view.title)\"."
            }
            return Reply(document(views), lines)
        }
    }
}
