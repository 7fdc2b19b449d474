import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct PrivacyCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "privacy", abstract: "Who sees your profile, achievements and activity.",
        subcommands: subcommands)

    static let card = CommandCard.noun()

    static let verbs: [any CommandNode.Type] = [Show.self, Set.self]

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show what you keep private.")

        static let card = CommandCard(asks: [.showPrivacy], names: .nothing, kind: .shows)

        @Option(name: .customLong("for"), help: "One of your children.")
        var person: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let privacy = try await context.perform(ShowPrivacy(of: person))
            return Reply(privacy, privacy.lines(await HouseholdText(in: context)))
        }
    }

    struct Set: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "set", abstract: "Change who sees something.",
            discussion: "Example: privacy set activity parents")

        static let card = CommandCard(asks: [.setPrivacy], names: .nothing, kind: .changes)

        @Argument(help: "profile, achievements or activity.")
        var setting: String

        @Argument(help: "household, parents or me.")
        var audience: String

        @Option(name: .customLong("for"), help: "One of your children.")
        var person: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let setting = try context.word(PrivacySetting.self, setting, "setting")
            let audience = try context.word(Audience.self, audience, "audience")
            let privacy = try await context.perform(
                SetPrivacy(setting, to: audience, of: person))
            return Reply(privacy, privacy.lines(await HouseholdText(in: context)))
        }
    }
}

extension PrivacyView {
    fileprivate func lines(_ home: HouseholdText) -> [Phrase] {
        [
            "What others see of \(home.name(member)):",
            "  profile       \(Phrase(message: profile.rawValue)) (picture and age; names are always seen)",
            "  achievements  \(Phrase(message: achievements.rawValue)) (badges)",
            "  activity      \(Phrase(message: activity.rawValue)) (points, history, leaderboard)",
            "A child's parents see all of it.",
        ]
    }
}
