import ArgumentParser
import HouseholdModel
import HouseholdService

extension ChildCommand {
    /// There is no way yet; whoever looks for it reads what can be done.
    struct Remove: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "remove",
            abstract: "Why a child can't be removed, and what to do instead.",
            shouldDisplay: false, aliases: ["delete"])

        static let card = CommandCard(asks: [.addChild], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let name = try context.person(name, example: "child rename Mia Emma")
            throw Failure(
                Explanation(
                    "child.stays", .conflict,
                    "A child can't be removed yet: its chores and points stay in the book.",
                    try: [
                        "child rename \(name) NEW-NAME   where it was added by mistake, give it another name",
                        "child reset \(name)   shuts it out: its password and its sign-ins end",
                    ]))
        }
    }
}
