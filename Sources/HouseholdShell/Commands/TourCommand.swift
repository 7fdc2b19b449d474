import ArgumentParser
import HouseholdModel

/// `tour`: tries the program out where nothing can go wrong.
struct TourCommand: ShellCommand {
    static let configuration = CommandConfiguration(
        commandName: "tour", abstract: "Try the program out in a household for practice.")

    static let card = CommandCard(asks: [], names: .nothing, kind: .changes)

    static let isStoppable = false

    @OptionGroup var options: GlobalOptions

    func run(in context: CommandContext) async throws -> Reply {
        guard context.canAsk else {
            throw Failure.usage(
                "The tour is for somebody at a terminal, who types along.", try: ["help"])
        }
        switch try await Tour.walk(from: context) {
        case .finished:
            return Reply(
                true,
                [
                    "That was the tour; the household for practice is gone.",
                    "Type help to see what else there is.",
                ])
        case .left:
            return Reply(false, ["You left the tour; the household for practice is gone."])
        case .deserted:
            if context.isAtPrompt { context.desertion = .idle }
            return Reply(false, ["The household for practice is gone."])
        }
    }
}
