import ArgumentParser

struct MemberCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "member", abstract: "Those who live here.", subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Reset.self]
}
