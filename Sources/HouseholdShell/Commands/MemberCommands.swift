import ArgumentParser
import ArgumentParser
import HouseholdModel
import HouseholdService

struct MemberCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Who lives here and as what, and how adults come in.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [
        List.self, Show.self, Invite.self, Cancel.self, Admit.self, Refuse.self, Reset.self,
        ChangedRole.self, Remove.self,
    ]
}
