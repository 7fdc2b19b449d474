import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension PointsCommand {
    struct History: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "Show where your points came from, or somebody's.")

        static let card = CommandCard(asks: [.showPointsHistory], names: .member, kind: .shows)

        @Argument(help: "A member.")
        var name: String?

        @Option(
            help:
                "How many entries, newest first; without it 100 at a terminal, and all for programs."
        )
        var limit: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let newest = try NewestRows(limit, in: context)
            let (entries, older) = newest.shown(
                of: try await context.perform(ShowPointsHistory(of: name, limit: newest.asked)))
            try context.warnOfUnnotedLook(at: name)
            guard !entries.isEmpty else {
                return Reply(entries, ["No points yet. Do a chore, and they begin: today"])
            }
            var table = Table([
                Table.Column("#", .trailing), Table.Column("When", room: .stretched),
                Table.Column("What"), Table.Column("For", room: .stretched), Table.Column("By"),
                Table.Column("Points", .trailing),
            ])
            let home = await HouseholdText(in: context)
            for entry in entries {
                table.append([
                    Table.Cell(entry.seq.map { "\($0)" } ?? ""),
                    Table.Cell(home.moment(entry.at), plain: entry.at.description),
                    Table.Cell(entry.kind.words), Table.Cell(entry.matter),
                    entry.author(home),
                    entry.change,
                ])
            }
            return Reply(entries, table, below: entries.compactMap(\.half).below + older)
        }
    }

    struct Why: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "why", abstract: "Explain one entry: what for, by whom, by which rule.",
            discussion: "Example: points why 45")

        static let card = CommandCard(asks: [.explainEntry], names: .entry, kind: .shows)

        @Argument(help: "The entry's number, as in: points history")
        var entry: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let entry = try await context.perform(
                ExplainEntry(try context.entryNumber(entry)))
            return Reply(entry, entry.lines(await HouseholdText(in: context)))
        }
    }

    struct Reverse: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "reverse", abstract: "Take a bonus or a deduction back.",
            discussion: "Example: points reverse 45 --why \"That was a mistake\"")

        static let card = CommandCard(asks: [.reversePoints], names: .entry, kind: .changes)

        @Argument(help: "The entry's number, as in: points history mia")
        var entry: String

        @Option(help: "Why.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why)
            let entry = try await context.perform(
                ReversePoints(try context.entryNumber(entry), because: reason))
            return Reply(entry, entry.lines(await HouseholdText(in: context)))
        }
    }

    struct Appeal: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "appeal", abstract: "Object to points that were taken from you, once.",
            discussion: "Example: points appeal 45 --why \"I did feed the cat\"")

        static let card = CommandCard(asks: [.appealPoints], names: .entry, kind: .changes)

        @Argument(help: "The entry's number, as in: points history")
        var entry: String

        @Option(help: "Why; a parent reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let number = try context.entryNumber(entry)
            let why = try context.neededReason(why, such: "helped grandma")
            let entry = try await context.perform(AppealPoints(number, because: why))
            return Reply(entry, ["Said. A parent will answer."])
        }
    }

    struct Uphold: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "uphold", abstract: "Say no to an objection: the points stay taken.",
            discussion: "To say yes: points reverse 45")

        static let card = CommandCard(asks: [.upholdPoints], names: .entry, kind: .changes)

        @Argument(help: "The entry's number.")
        var entry: String

        @Option(help: "Why; the child reads it.")
        var why: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why)
            let entry = try await context.perform(
                UpholdPoints(try context.entryNumber(entry), because: reason))
            return Reply(entry, entry.lines(await HouseholdText(in: context)))
        }
    }
}

extension CommandContext {
    /// The number of an entry; what is none is that of no entry.
    func entryNumber(_ typed: String, of noun: ServiceError.Noun = .entry) throws -> Int {
        guard let number = Int(typed) else { throw ServiceError.notFound(noun, typed) }
        return number
    }

    /// The reason that has to be given, for which the example is one.
    func neededReason(_ why: String?, such example: Phrase) throws -> Note {
        guard let why else {
            let example = presenter.text(example).plain
            throw Failure.usage("Say why.", try: ["\(line(with: "--why")) \"\(example)\""])
        }
        return try text(Note.self, why, "reason")
    }
}

extension EntryView {
    /// What it was for: the chore, the reward or the reason.
    fileprivate var matter: Phrase {
        if let title { return Phrase(verbatim: title) }
        if let chore { return "chore \(chore)" }
        if let reward { return "reward \(reward)" }
        if let money, let currency { return .money(money, currency) }
        return Phrase(verbatim: why ?? "")
    }

    /// How many, and of how many they are half.
    fileprivate var change: Table.Cell {
        if let half { return Table.Cell("+\(points) of \(half.of)") }
        return Table.Cell(points > 0 ? "+\(points)" : "\(points)")
    }

    /// Who moved them; nobody where nobody looked in time.
    fileprivate func author(_ home: HouseholdText) -> Table.Cell {
        approvedAfter.map { Table.Cell("itself after \($0) h") }
            ?? by.map { Table.Cell(stored: home.name($0)) } ?? Table.Cell("somebody else")
    }

    /// All that there is to say about it.
    fileprivate func lines(_ home: HouseholdText) -> [Phrase] {
        let change = points > 0 ? "+\(points)" : "\(points)"
        let who: Phrase = by.map { Phrase(verbatim: home.name($0)) } ?? "somebody else"
        var lines: [Phrase] = [
            "\(seq ?? 0)  \(home.name(member))  \(change)  \(kind.words)",
            approvedAfter.map { "     by itself after \($0) h, \(home.moment(at))" }
                ?? "     by \(who), \(home.moment(at))",
        ]
        let name: Phrase = title.map { ": \($0)" } ?? ""
        if let chore { lines.append("     for chore \(chore)" + name) }
        if let half { lines.append("     " + half.words(for: points)) }
        if let reward { lines.append("     for reward \(reward)" + name) }
        if let money, let currency {
            lines.append("     as money: \(Phrase.money(money, currency))")
        }
        if points == 0 { lines.append("     set aside before, and spent now: \(amount.inPoints)") }
        if kind == .opening, let why, let sha256 {
            lines.append(
                why == "-"
                    ? "     from a list that was typed, SHA-256 \(sha256)"
                    : "     from the file \(why), SHA-256 \(sha256)")
        } else if let why {
            lines.append("     because: \(why)")
        }
        if approvedAfter != nil {
            lines.append("     nobody looked in time, after \(who) said that it was done")
        }
        if let trustedAfter {
            lines.append("     nobody had to look, after \(trustedAfter) OKs in a row")
        }
        if let reverses { lines.append("     takes back entry \(reverses)") }
        if let reversedBy { lines.append("     taken back by entry \(reversedBy)") }
        if let appeal {
            lines.append("     objection: \(appeal.why)")
            if let by = appeal.answeredBy {
                let answer: Phrase = reversedBy == nil ? "it stays" : "the points are back"
                lines.append(
                    "     \(home.name(by)): \(answer)" + (appeal.answer.map { ", \($0)" } ?? ""))
            }
        }
        lines.append("     allowed by \(rules.joined(separator: ", "))")
        return lines
    }
}

extension EntryKind {
    /// How the points moved.
    fileprivate var words: Phrase {
        switch self {
        case .award: "earned"
        case .bonus: "bonus"
        case .deduction: "taken away"
        case .reversal: "taken back"
        case .reserve: "set aside"
        case .release: "back again"
        case .spend: "spent"
        case .opening: "from before"
        case .thanks: "for taking over"
        case .payout: "paid out"
        case .allowance, .charge, .payment: moneyWords
        }
    }
}
