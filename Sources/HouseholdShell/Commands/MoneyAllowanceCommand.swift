import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension MoneyCommand {
    struct Allowance: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "allowance",
            abstract: "What a child gets again and again: show it, set it, or end it.",
            discussion: """
                Examples: money allowance    money allowance mia 5.00 every saturday    money allowance mia off
                On each date that has come the household owes it to the child; who hands it over says so: money pay mia 5.00
                """)

        static let card = CommandCard(
            asks: [.listAllowances, .setAllowance], names: .member, kind: .changes,
            synonyms: ["money allowance": ["allowance", "pocketmoney"]])

        @Argument(help: "A child.")
        var name: String?

        @Argument(help: "How much, such as 5.00, or off.")
        var amount: String?

        @Argument(help: "How often: every saturday, month on the 1st.")
        var every: [String] = []

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard let name, let amount else { return try await list(in: context) }
            guard amount.lowercased() != "off" else {
                let ended = try await context.perform(SetAllowance(endingFor: name))
                return Reply(
                    ended, ["\(ended.name) gets no allowance any more. What is owed stays."])
            }
            let own = await context.session.asker()?.home?.currency
            let typed = ([amount] + every).amount(in: own, beforeAnything: false)
            let money = typed?.amount ?? amount
            let often = typed?.rest.joined(separator: " ") ?? ""
            let words = RepeatWords(every: often.isEmpty ? nil : often)
            guard
                let recurrence = try words.recurrence(
                    at: nil, with: try await context.moment(), in: context)
            else {
                throw Failure.usage(
                    "How often does it come?",
                    try: ["money allowance \(name) \(money) every saturday"])
            }
            let set = try await context.perform(SetAllowance(money, on: recurrence, for: name))
            let home = await HouseholdText(in: context)
            var lines: [Phrase] = ["\(set.name) gets \(set.phrase) \(dates: set.repeats)."]
            if let next = set.next { lines.append("First on \(home.date(next)).") }
            return Reply(set, lines)
        }

        private func list(in context: CommandContext) async throws -> Reply {
            var allowances = try await context.perform(ListAllowances())
            if let name {
                let (_, home) = try await context.atHome()
                guard let person = home.person(called: name) else {
                    throw ServiceError.notFound(.person, name)
                }
                allowances = allowances.filter { $0.member == person.handle }
            }
            guard !allowances.isEmpty else {
                return Reply(allowances, ["Nobody gets an allowance, as far as you see."])
            }
            let home = await HouseholdText(in: context)
            var table = Table([
                Table.Column("Who"), Table.Column("How much", .trailing),
                Table.Column("How often", room: .stretched), Table.Column("Next"),
            ])
            for allowance in allowances {
                table.append([
                    Table.Cell(stored: allowance.name), Table.Cell(allowance.phrase),
                    Table.Cell("\(dates: allowance.repeats)", plain: allowance.repeats),
                    Table.Cell(
                        allowance.next.map(home.date) ?? "", plain: allowance.next?.description),
                ])
            }
            return Reply(allowances, table)
        }
    }
}

extension AllowanceView {
    /// How much it is each time, as it is read.
    fileprivate var phrase: Phrase { .money(amount, currency) }
}
