import ArgumentParser
import Household
import HouseholdService

struct BadgeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "badge", abstract: "Badges: what you have earned, and what is next.",
        subcommands: [List.self, Show.self])

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List your badges, or somebody's.")

        @Argument(help: "A member.")
        var name: String?

        @Flag(help: "Only what is earned.")
        var earned = false

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let all = try await conversation.perform(ListBadges(of: name))
            try conversation.warnOfUnnotedLook(at: name)
            let badges = earned ? all.filter { $0.earnedAt != nil } : all
            guard !badges.isEmpty else {
                return Reply(badges, ["No badges yet. The first chore brings the first one."])
            }
            var table = Table([
                Table.Column(""), Table.Column("Badge", room: .stretched),
                Table.Column("Progress"), Table.Column("Key", room: .dropped(1)),
            ])
            let home = await Home(in: conversation)
            for badge in badges {
                table.append([
                    Table.Cell("\(badge.icon)"), Table.Cell(Phrase(message: badge.name)),
                    Table.Cell(badge.state(home)), Table.Cell("\(badge.key)"),
                ])
            }
            return Reply(badges, table)
        }
    }

    struct Show: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "show", abstract: "Show one badge, and how far you, or somebody, are.",
            discussion: "Example: badge show chores_10")

        @Argument(help: "Its key, as badge list tells it.")
        var key: String

        @Argument(help: "A member.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in conversation: Conversation) async throws -> Reply {
            let badge = try await conversation.perform(ShowBadge(key, of: name))
            try conversation.warnOfUnnotedLook(at: name)
            let home = await Home(in: conversation)
            let state: Phrase =
                if let earnedAt = badge.earnedAt {
                    "Earned on \(home.shortDate(earnedAt))."
                } else {
                    RewardView.bar(badge.progress, of: badge.required ?? 1, inPoints: false)
                }
            return Reply(
                badge,
                [
                    .drawn("\(badge.icon) ", said: "") + Phrase(message: badge.name),
                    Phrase(message: badge.description), state,
                ])
        }
    }
}

extension BadgeView {
    /// Since when it is earned, or how far it is.
    fileprivate func state(_ home: Home) -> Phrase {
        guard let earnedAt else { return "\(progress) of \(required ?? 1)" }
        return "earned on \(home.shortDate(earnedAt))"
    }

    /// What the member reads who has just earned it.
    var celebration: Phrase {
        let name = Phrase(message: name)
        return .celebrating(
            .drawn(
                "New badge: \(name) \(icon). Well done.", said: "New badge: \(name). Well done."))
    }
}

extension Conversation {
    /// Says so where a look at somebody's record can't be noted.
    func warnOfUnnotedLook(at name: String?) throws {
        guard name != nil, !options.json, try gate().gate.isReadOnly else { return }
        say("The data file can only be read; your look is not noted.")
    }
}
