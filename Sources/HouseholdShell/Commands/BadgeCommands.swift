import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct BadgeCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "badge", abstract: "Badges: what you have earned, and what is next.",
        subcommands: subcommands)

    static let card = CommandCard.noun()
    static let isPractised = true

    static let verbs: [any CommandNode.Type] = [List.self, Show.self]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List your badges, or somebody's.")

        static let card = CommandCard(
            asks: [.listBadges], names: .member, kind: .view, short: [.init("badges")])

        @Argument(help: "A member.")
        var name: String?

        @Flag(help: "Only what is earned.")
        var earned = false

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let all = try await context.perform(ListBadges(of: name))
            try context.warnOfUnnotedLook(at: name)
            let badges = earned ? all.filter { $0.earnedAt != nil } : all
            guard !badges.isEmpty else {
                return Reply(badges, ["No badges yet. The first chore brings the first one."])
            }
            var table = Table([
                Table.Column(""), Table.Column("Badge", room: .stretched),
                Table.Column("Progress"), Table.Column("Key", isForPrograms: true),
            ])
            let home = await HouseholdText(in: context)
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
            discussion: "Examples: badge show first chore    badge show chores_10 mia")

        static let card = CommandCard(asks: [.showBadge], names: .badge, kind: .shows)

        @Argument(help: "Its name, or its key in badge list --json; behind it a member.")
        var badge: [String]

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (key, name) = await context.badge(named: badge)
            let badge = try await context.perform(ShowBadge(key, of: name))
            try context.warnOfUnnotedLook(at: name)
            let home = await HouseholdText(in: context)
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
    fileprivate func state(_ home: HouseholdText) -> Phrase {
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

extension CommandContext {
    /// The key of the badge whose name the words begin with, and the member that they end with.
    fileprivate func badge(named words: [String]) async -> (key: String, member: String?) {
        let badges = (try? await perform(ListBadges())) ?? []
        // In the language that is spoken here, and as everywhere in English.
        let names = badges.flatMap { badge in
            [presenter.text(Phrase(message: badge.name)).plain, badge.name].map {
                (key: badge.key, name: $0)
            }
        }
        for count in (1...max(words.count, 1)).reversed() {
            let typed = words.prefix(count).joined(separator: " ")
            let matches = names.filter { FuzzyMatch.matches(typed, title: $0.name) }
            let exact = matches.filter {
                FuzzyMatch.words(of: $0.name) == FuzzyMatch.words(of: typed)
            }
            let likely = [names.filter { $0.key == typed.lowercased() }, exact, matches]
                .map { Set($0.map(\.key)) }
            guard let found = likely.first(where: { $0.count == 1 })?.first else { continue }
            let member = words.dropFirst(count).joined(separator: " ")
            return (found, member.isEmpty ? nil : member)
        }
        return (words.first ?? "", words.count > 1 ? words.dropFirst().joined(separator: " ") : nil)
    }

    /// Says so where a look at somebody's record can't be noted.
    func warnOfUnnotedLook(at name: String?) throws {
        guard name != nil, !options.json, try session.door().door.isReadOnly else { return }
        presenter.note("The data file can only be read; your look is not noted.")
    }
}
