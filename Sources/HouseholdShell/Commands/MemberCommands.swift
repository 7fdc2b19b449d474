import ArgumentParser
import HouseholdModel
import HouseholdService

struct MemberCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Who lives here, and as what.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Show.self, ChangedRole.self, Remove.self]
}
