import HouseholdModel
import Testing

@Suite("A code for a credit transfer")
struct CreditTransferCodeTests {
    private let euro: Currency
    private let iban: IBAN
    private let ben: Title

    init() throws {
        euro = try #require(Currency("EUR"))
        iban = try #require(IBAN("DE89 3704 0044 0532 0130 00"))
        ben = try Title("Ben Meier")
    }

    private func amount(_ text: String, _ currency: Currency? = nil) throws -> Money {
        try #require(Money(text, currency ?? euro))
    }

    @Test("has the lines that banks read, byte for byte")
    func hasItsLines() throws {
        let code = try CreditTransferCode(amount("12.50"), to: ben, at: iban, for: "Pizza für Mia")

        let lines =
            "BCD\n002\n1\nSCT\n\nBen Meier\nDE89370400440532013000\nEUR12.50\n\n\nPizza für Mia"
        #expect(Array(code.text.utf8) == Array(lines.utf8))
    }

    @Test("ends with the amount where nothing is said of what for")
    func endsWithAmount() throws {
        let code = try CreditTransferCode(amount("0.01"), to: ben, at: iban)

        #expect(
            code.text == "BCD\n002\n1\nSCT\n\nBen Meier\nDE89370400440532013000\nEUR0.01")
    }

    @Test("is in euros only", arguments: ["CHF", "JPY", "USD"])
    func isInEuros(code: String) throws {
        let currency = try #require(Currency(code))
        let money = try amount("5", currency)

        #expect(throws: CreditTransferCode.Problem.notEuro(currency)) {
            try CreditTransferCode(money, to: ben, at: iban)
        }
    }

    @Test("is for no more than what has nine digits before the point")
    func isLimited() throws {
        let most = try #require(Money(minor: 99_999_999_999, euro))
        let code = try CreditTransferCode(most, to: ben, at: iban)
        #expect(code.text.hasSuffix("\nEUR999999999.99"))

        let more = try #require(Money(minor: 100_000_000_000, euro))
        #expect(throws: CreditTransferCode.Problem.tooMuch) {
            try CreditTransferCode(more, to: ben, at: iban)
        }
    }

    @Test("has 140 characters of text, and 331 bytes in all", arguments: [("a", 140), ("€", 91)])
    func isShort(character: String, most: Int) throws {
        let money = try amount("5.00")
        let text = String(repeating: character, count: most)

        let code = try CreditTransferCode(money, to: ben, at: iban, for: text)

        #expect(code.text.utf8.count == (character == "a" ? 198 : 331))
        let problem = character == "a" ? CreditTransferCode.Problem.textTooLong : .tooLong
        #expect(throws: problem) {
            try CreditTransferCode(money, to: ben, at: iban, for: text + character)
        }
    }
}
