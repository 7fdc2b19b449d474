import ArgumentParser
import HouseholdModel
import HouseholdService
import HouseholdWords
import QRCode

extension MoneyCommand {
    struct Account: ProvingCommand {
        static let configuration = CommandConfiguration(
            commandName: "account",
            abstract:
                "Show, keep or forget the account to which others at home pay you; adults there see it.",
            discussion: """
                Examples: money account    money account DE89 3704 0044 0532 0130 00 --name "Ben Meier"    \
                money account off
                """)

        static let card = CommandCard(
            asks: [.showBankAccount, .keepBankAccount], names: .nothing, kind: .changes,
            synonyms: ["money account": ["iban", "bank"]])

        @Argument(help: "The IBAN, or off.")
        var number: [String] = []

        @Option(name: .customLong("name"), help: "Your name as the bank knows it.")
        var holder: String?

        @OptionGroup var proof: ProofOptions

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            guard !number.isEmpty else { return try await show(in: context) }
            let text = number.joined(separator: " ")
            guard text.lowercased() != "off" else {
                let ended = try await context.perform(KeepBankAccount(nil))
                return Reply(ended, ["No account of yours is kept any more."])
            }
            guard let iban = IBAN(text) else {
                throw Failure.value(
                    "That is no IBAN of the SEPA area: a digit is wrong, or one is missing.",
                    try: ["money account DE89 3704 0044 0532 0130 00"])
            }
            let holder = try holder.map { try context.text(Title.self, $0, "name") }
            let kept = try await context.perform(KeepBankAccount(iban, of: holder))
            return Reply(
                kept,
                [
                    "Kept: \(Phrase(verbatim: iban.printed))",
                    "Adults at home see it when they ask how to pay you: money qr \(kept.member)",
                ])
        }

        private func show(in context: CommandContext) async throws -> Reply {
            let account = try await context.perform(ShowBankAccount())
            guard let iban = account.printed else {
                return Reply(
                    account,
                    [
                        "No account of yours is kept. Keep one: money account DE89 3704 0044 0532 0130 00"
                    ])
            }
            return Reply(account, [iban, "In the name of \(account.holder ?? account.name)"])
        }
    }

    struct Code: ShellCommand {
        static let configuration = CommandConfiguration(
            commandName: "qr",
            abstract:
                "Draw a code with which a bank's app pays somebody at home. It books nothing.",
            discussion: """
                Examples: money qr ben    money qr ben 12.50 "Pizza"
                Without an amount it is for all that you owe. The code is that of EPC069-12, in euros.
                """)

        static let card = CommandCard(
            asks: [.showBankAccount], names: .member, kind: .shows)

        @Argument(help: "Who is to be paid.")
        var name: String

        @Argument(help: "How much, such as 12.50.")
        var amount: String?

        @Argument(help: "What for.")
        var purpose: [String] = []

        @OptionGroup var options: GlobalOptions

        func run(in context: CommandContext) async throws -> Reply {
            let own = await context.session.asker()?.home?.currency
            let typed = ([amount].compactMap(\.self) + purpose).amount(in: own)
            let said = typed?.rest.joined(separator: " ") ?? ""
            let why = said.isEmpty ? nil : try context.text(Note.self, said, "text")
            let account = try await context.perform(
                ShowBankAccount(of: name, paying: typed?.amount, for: why))
            guard let code = account.code, let iban = account.printed else {
                throw Failure.usage("Nobody pays themselves.", try: ["money account"])
            }
            let money = Phrase.money(code.amount, code.currency)
            let digits = code.currency.digits(of: code.amount)
            return Reply(
                account,
                lines(of: code.text, isHeard: context.options.plain)
                    + [
                        "For paying \(account.holder ?? account.name) \(money): \(iban)",
                        "Nothing is booked by it. When it is paid: money pay \(account.member) \(digits)",
                    ])
        }

        /// Drawn or, where the answer is heard, as it is written.
        private func lines(of text: String, isHeard: Bool) -> [Phrase] {
            guard isHeard else { return QRCode(text)?.lines ?? [] }
            return text.split(separator: "\n", omittingEmptySubsequences: false).map {
                Phrase(verbatim: $0).preformatted
            }
        }
    }
}

extension BankAccountView {
    /// The number as it is printed.
    fileprivate var printed: Phrase? {
        iban.flatMap { IBAN($0) }.map { Phrase(verbatim: $0.printed) }
    }
}
