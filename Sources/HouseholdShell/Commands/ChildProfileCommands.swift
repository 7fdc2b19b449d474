import ArgumentParser
import Household
import HouseholdService

extension ChildCommand {
    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show a child's profile.")

        @Argument(help: "The child.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            try await conversation.shown(profileOf: name)
        }
    }

    struct Rename: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: "Give a child another name; the user name stays.",
            discussion: "Example: child rename mia Mimi")

        @Argument(help: "The child.")
        var name: String

        @Argument(help: "What it is called from now on.")
        var newName: [String]

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let text = newName.joined(separator: " ")
            return try await conversation.reply(
                edited: EditProfile(
                    name: try conversation.text(Name.self, text, "name"), of: name))
        }
    }
}
