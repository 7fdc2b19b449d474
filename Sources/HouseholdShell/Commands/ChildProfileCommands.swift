import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension ChildCommand {
    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show a child's profile.")

        static let card = CommandCard(asks: [.listChildren], names: .member, kind: .shows)

        @Argument(help: "The child.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let profile = try await context.perform(ShowProfile(of: name))
            try profile.member.checkIsChild(
                called: name, try: "profile show \(name.quotedIfNeeded)")
            return try await context.reply(showing: profile, of: name)
        }
    }

    struct Rename: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "rename", abstract: "Give a child another name; the user name stays.",
            discussion: "Example: child rename mia Mimi")

        static let card = CommandCard(asks: [.addChild], names: .member, kind: .changes)

        @Argument(help: "The child.")
        var name: String

        @Argument(help: "What it is called from now on.")
        var newName: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let text = newName.joined(separator: " ")
            let edit = EditProfile(name: try context.text(Name.self, text, "name"), of: name)
            let member = try await context.rehearse(edit)
            try member.checkIsChild(called: name, try: "profile edit --name \(text.quotedIfNeeded)")
            return try await context.reply(edited: edit)
        }
    }
}

extension MemberView {
    /// Throws where somebody is no child, with what can be typed instead.
    func checkIsChild(called name: String, try instead: String) throws(Failure) {
        guard role != .child else { return }
        throw .value("That is for children, and \(name) is none.", try: [instead])
    }
}
