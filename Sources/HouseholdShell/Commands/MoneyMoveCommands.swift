import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords

extension MoneyCommand {
    struct Payout: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "payout", abstract: "Make money of a child's points.",
            discussion: """
                Handed over at once:    money payout mia 5.00
                Owed until it is paid:  money payout mia 5.00 --later
                """)

        static let card = CommandCard(asks: [.payOut], names: .member, kind: .changes)

        @OptionGroup var move: MoneyOptions

        @Flag(help: "It is not handed over yet: the household owes it.")
        var later = false

        @Option(help: "Why; the child reads it.")
        var why: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (amount, said) = try move.typed(in: await context.session.asker()?.home?.currency)
            let moved = try await context.perform(
                PayOut(
                    amount, to: move.name, later: later, because: try context.reason(why ?? said)))
            let home = await HouseholdText(in: context)
            let lines: [Phrase] = [
                later
                    ? """
                    \(home.name(moved.to)) is owed \(moved.money) for \(moved.points.inPoints), and has \
                    \((moved.balance ?? 0).inPoints) now.
                    """
                    : """
                    \(home.name(moved.to)) got \(moved.money) for \(moved.points.inPoints), and has \
                    \((moved.balance ?? 0).inPoints) now.
                    """
            ]
            let digits = moved.currency.digits(of: moved.amount)
            let owed: [Phrase] =
                later
                ? ["Once it is handed over: money pay \(moved.to.quotedIfNeeded) \(digits)"]
                : []
            return Reply(moved, context.offeringUndo(lines + owed))
        }
    }

    struct Pay: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "pay", abstract: "Say that you handed money over to somebody.",
            discussion: """
                Of what is owed:   money pay mia 5.00
                A loan:            money pay ben 20 "train ticket" --due friday
                """)

        static let card = CommandCard(asks: [.payMoney], names: .member, kind: .changes)

        @OptionGroup var move: MoneyOptions

        @Option(help: "Until when it is to be paid back, where nothing was owed.")
        var due: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (amount, said) = try move.typed(in: await context.session.asker()?.home?.currency)
            let moved = try await context.perform(
                PayMoney(
                    amount, to: move.name, because: try context.reason(said),
                    due: try await context.day(due)))
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            return Reply(
                moved,
                context.offeringUndo([
                    moved.handedOver(home, asker), moved.rest(home, asker),
                ]))
        }
    }

    struct Charge: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "charge", abstract: "Say that another adult owes you money.",
            discussion: "Example: money charge ben 12.50 Pizza --due friday")

        static let card = CommandCard(asks: [.chargeMoney], names: .member, kind: .changes)

        @OptionGroup var move: MoneyOptions

        @Option(help: "Until when it is to be paid.")
        var due: String?

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let (amount, said) = try move.typed(in: await context.session.asker()?.home?.currency)
            guard let said else {
                throw Failure.usage(
                    "Say what for.",
                    try: ["money charge \(move.name.quotedIfNeeded) \(amount) Pizza"])
            }
            let moved = try await context.perform(
                ChargeMoney(
                    amount, to: move.name, because: try context.text(Note.self, said, "reason"),
                    due: try await context.day(due)))
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            let debtor = home.name(moved.by ?? moved.to, or: moved.name, to: asker)
            return Reply(
                moved,
                context.offeringUndo([
                    "Booked: \(moved.money) from \(debtor).", moved.rest(home, asker),
                ]))
        }
    }

    struct Settle: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "settle",
            abstract: "Say that all is paid between you and somebody, whoever owed.",
            discussion: "Example: money settle ben")

        static let card = CommandCard(asks: [.settleMoney], names: .member, kind: .changes)

        @Argument(help: "Another adult, or a child.")
        var name: String

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let moved = try await context.perform(SettleMoney(with: name))
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            return Reply(
                moved,
                context.offeringUndo([
                    moved.handedOver(home, asker), moved.rest(home, asker),
                ]))
        }
    }
}

extension MoneyCommand {
    struct Reverse: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "reverse",
            abstract: "Take an entry of money back that was wrong, whoever booked it.",
            discussion: "Example: money reverse 12 \"wrong child\"")

        static let card = CommandCard(asks: [.reverseMoney], names: .entry, kind: .changes)

        @Argument(help: "The entry's number, as in: money history")
        var entry: String

        @Argument(help: "Why.")
        var why: [String] = []

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let reason = try context.reason(why.isEmpty ? nil : why.joined(separator: " "))
            let moved = try await context.perform(
                ReverseMoney(try context.entryNumber(entry, of: .moneyEntry), because: reason))
            let home = await HouseholdText(in: context)
            let asker = await context.session.account()?.username
            var lines: [Phrase] = ["Taken back: \(moved.money)."]
            if moved.kind == .payout, let balance = moved.balance {
                lines.append(
                    """
                    \(moved.receiver(home, asker)) has \(moved.points.inPoints) back, and has \(balance.inPoints) now.
                    """)
            }
            return Reply(moved, lines + [moved.rest(home, asker)])
        }
    }
}

/// To whom or from whom how much, and what for.
struct MoneyOptions: ParsableArguments {
    @Argument(help: "A member.")
    var name: String

    @Argument(help: "How much, such as 5.00 or 5.00 EUR; then what for.")
    var words: [String]

    /// The amount, with its currency where that stands behind or before it, and the rest of the words.
    func typed(in own: Currency?) throws -> (amount: String, said: String?) {
        guard let (amount, rest) = words.amount(in: own) else {
            throw Failure.usage("Say how much.", try: ["money list"])
        }
        return (amount, rest.isEmpty ? nil : rest.joined(separator: " "))
    }
}

extension [String] {
    /// The amount with which words begin, with its currency where that stands behind or before it, and the rest; `nil` where
    /// there are none.
    ///
    /// The household's own currency is known in any case, and by its sign, and so is another one, which is refused later; but
    /// a code that is a word, too, only where nothing else can be meant: `5 all the milk` is no amount of Albanian money.
    ///
    /// - Parameters:
    ///   - own: The household's.
    ///   - isFree: Whether anything may stand behind the amount.
    /// - Returns: Both.
    func amount(
        in own: Currency?, beforeAnything isFree: Bool = true
    ) -> (amount: String, rest: [String])? {
        var rest = self[...]
        guard var amount = rest.popFirst() else { return nil }
        func isOwn(_ word: String) -> Bool { own != nil && Currency(named: word) == own }
        if let next = rest.first {
            let isWord = Self.currencyWords.contains(next.lowercased())
            let isAlone = own == nil || rest.count == 1 || !isFree
            let isOther =
                Currency(named: next) != nil
                && (!isWord || next == next.uppercased() && isAlone)
            if Currency(named: amount) != nil || isOwn(next) || isOther {
                amount += " \(rest.removeFirst())"
            }
        }
        return (amount, Array(rest))
    }

    /// Codes of currencies that are English or German words.
    private static let currencyWords: Set<String> = [
        "all", "bam", "bob", "cad", "cop", "cup", "gel", "mad", "mop", "pen", "ron", "sos", "top",
        "try",
    ]
}

extension MoneyMoveView {
    fileprivate var money: Phrase { .money(amount, currency) }

    /// What whoever is owed it, or got it, is called.
    fileprivate func receiver(_ home: HouseholdText, _ asker: String?) -> String {
        home.name(to, or: name, to: asker)
    }

    /// Who got it.
    fileprivate func handedOver(_ home: HouseholdText, _ asker: String?) -> Phrase {
        "\(receiver(home, asker)) got \(money)."
    }

    /// What is owed now.
    fileprivate func rest(_ home: HouseholdText, _ asker: String?) -> Phrase {
        left?.sentence(home, asker) ?? "Nothing is owed any more."
    }
}
