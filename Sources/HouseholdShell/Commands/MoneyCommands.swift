import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

struct MoneyCommand: NounCommand {
    static let configuration = CommandConfiguration(
        commandName: "money",
        abstract: "Money: what points are worth, what is owed to whom, and what is paid.",
        discussion: "It is a book, and no bank: nothing is moved but what people hand each other.",
        subcommands: subcommands)

    static let card = CommandCard.noun(synonyms: ["money": ["cash", "debts"]])

    static let verbs: [any CommandNode.Type] = [
        List.self, History.self, Rate.self, Currency.self, Payout.self, Pay.self, Charge.self,
        Settle.self, Reverse.self, Allowance.self, Account.self, Code.self,
    ]

    struct List: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List what is owed to whom, and what for.")

        static let card = CommandCard(asks: [.listMoney], names: .member, kind: .view)

        @Argument(help: "Between a member and others.")
        var name: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let list = try await context.perform(ListMoney(of: name))
            guard !list.debts.isEmpty else {
                let advice = list.terms.currency == nil ? await context.moneyAdvice() : []
                return Reply(list, ["Nothing is owed."] + advice)
            }
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            return Reply(
                list,
                list.debts.flatMap { debt in
                    [debt.sentence(home, asker)] + debt.open.map { $0.line(home) }
                })
        }
    }

    struct History: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "history", abstract: "Show what was booked of money, newest first.")

        static let card = CommandCard(asks: [.listMoney], names: .member, kind: .shows)

        @Argument(help: "Between a member and others.")
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
                of: try await context.perform(ShowMoneyHistory(of: name, limit: newest.asked)))
            guard !entries.isEmpty else {
                return Reply(entries, ["No money is booked yet."])
            }
            var table = Table([
                Table.Column("#", .trailing), Table.Column("When", room: .stretched),
                Table.Column("What"), Table.Column("Amount", .trailing), Table.Column("To whom"),
                Table.Column("From whom"),
                Table.Column("For", room: .stretched), Table.Column("By"),
            ])
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            for entry in entries {
                func name(_ handle: String) -> String {
                    home.name(handle, or: entry.name, to: asker)
                }
                table.append([
                    Table.Cell(entry.seq.map { "\($0)" } ?? ""),
                    Table.Cell(home.moment(entry.at), plain: entry.at.description),
                    Table.Cell(entry.words),
                    Table.Cell(.money(entry.amount, entry.currency)),
                    Table.Cell(stored: name(entry.to)),
                    Table.Cell(entry.by.map { Phrase(verbatim: name($0)) } ?? "the household"),
                    Table.Cell(entry.purpose(home)),
                    Table.Cell(stored: home.name(entry.booked, or: entry.bookedName, to: asker)),
                ])
            }
            return Reply(entries, table, below: older)
        }
    }

    struct Rate: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "rate", abstract: "Show or say what points are worth in money.",
            discussion: "Examples: money rate    money rate 10 = 1.00 EUR    money rate off")

        static let card = CommandCard(
            asks: [.setMoney, .listMoney], names: .nothing, kind: .changes)

        @Argument(help: "How many points are how much money, or off.")
        var words: [String] = []

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !words.isEmpty else {
                let terms = try await context.perform(ShowMoneyTerms())
                let advice = terms.currency == nil ? await context.moneyAdvice() : []
                return Reply(terms, [terms.sentence] + advice)
            }
            return try await context.setMoney(context.moneyTerms(words))
        }
    }

    struct Currency: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "currency", abstract: "Say in which currency money is booked.",
            discussion: "Example: money currency EUR")

        static let card = CommandCard(asks: [.setMoney], names: .nothing, kind: .changes)

        @Argument(help: "The code of a currency, such as EUR.")
        var code: String

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let currency = try context.currency(code)
            return try await context.setMoney(.currency(currency))
        }
    }
}

extension CommandContext {
    /// Says in what money the household reckons; undo would take back something else where that is so already.
    fileprivate func setMoney(_ said: SetMoney.Terms) async throws -> Reply {
        let before = try? await perform(ShowMoneyTerms())
        let terms = try await perform(SetMoney(said))
        return Reply(terms, offeringUndo([terms.sentence], terms != before))
    }

    /// How money begins in a household, for those who may say it.
    fileprivate func moneyAdvice() async -> [Phrase] {
        let asker = await session.asker()
        return switch (asker?.home?.template, asker?.own?.account.role) {
        case (.housemates?, .owner?): ["Begin with: money currency EUR"]
        case (.some(let template), .some(let role))
        where template != .housemates && role.isGuardian:
            ["Begin with: money rate 10=1.00 EUR, or: money currency EUR"]
        default: []
        }
    }

    fileprivate func currency(_ typed: String) throws -> HouseholdModel.Currency {
        guard let currency = HouseholdModel.Currency(typed) else {
            throw ServiceError.value(field: "currency", expected: "a code such as EUR")
        }
        return currency
    }

    /// `off`, or `10 = 1.00 EUR`, whose currency may be left away where the household has one.
    fileprivate func moneyTerms(_ words: [String]) async throws -> SetMoney.Terms {
        let text = words.joined(separator: " ")
        if text.lowercased() == "off" { return .noRate }
        let sides = text.split(separator: "=", omittingEmptySubsequences: false).map {
            $0.split(separator: " ").map(String.init)
        }
        guard sides.count == 2, sides[0].count == 1, (1...2).contains(sides[1].count) else {
            throw Failure.usage(
                "Say how many points are how much money.", try: ["money rate 10=1.00 EUR"])
        }
        let points = try integer(sides[0][0], "points", in: 1...10_000)
        let typed = sides[1].joined(separator: " ")
        var currency = Money.Typed.currency(in: typed)
        if currency == nil, sides[1].count == 2 { currency = try self.currency(sides[1][1]) }
        if currency == nil { currency = try await perform(ShowMoneyTerms()).currency }
        guard let currency else {
            throw Failure.usage("Say in which currency.", try: ["money rate 10=1.00 EUR"])
        }
        guard let rate = ExchangeRate(points, are: try Money(typed: typed, in: currency)) else {
            throw ServiceError.bug("so many points are worth nothing")
        }
        return .rate(rate)
    }
}

// MARK: - In words

extension DebtView.Item {
    /// What it is for, and until when.
    fileprivate func line(_ home: HouseholdText) -> Phrase {
        let amount = Phrase.money(amount, currency)
        let what = why.map { Phrase(verbatim: $0) } ?? kind.moneyWords
        guard let due else { return "     \(amount)  \(what)" }
        return late
            ? "     \(amount)  \(what)  LATE, \(home.dayWords(due))"
            : "     \(amount)  \(what)  due \(home.dayWords(due))"
    }
}

extension DueMoneyView {
    /// That it is open, too, for the list of chores.
    fileprivate func line(_ home: HouseholdText) -> Phrase {
        let amount = Phrase.money(item.amount, item.currency)
        let what: Phrase = item.why.map { " for \($0)" } ?? ""
        let due: Phrase = item.due.map { ", due \(home.dayWords($0))" } ?? ""
        return "Also open: \(amount) to \(home.name(to))" + what + due + "."
    }
}

extension [DueMoneyView] {
    /// What the reader owes, below the chores: the first few.
    func reminder(_ home: HouseholdText) -> [Phrase] {
        let most = 3
        let lines = prefix(most).map { $0.line(home) }
        return count > most ? lines + ["And \(count - most) more: money list"] : lines
    }
}

extension MoneyEntryView {
    /// How it moved, and whether that is taken back.
    fileprivate var words: Phrase {
        reversed ? "\(kind.moneyWords), taken back" : kind.moneyWords
    }

    /// What for: of an allowance the day.
    fileprivate func purpose(_ home: HouseholdText) -> Phrase {
        why.map { Phrase(verbatim: $0) } ?? day.map { home.date($0) } ?? ""
    }
}
