import HouseholdModel
import HouseholdService
import Testing

@Suite("Receipts of the book")
struct BookReceiptTests {
    private let home: SealedHome
    private var family: Family { home.family }

    init() async throws {
        home = try await SealedHome()
        try await family.give(5, to: "mia", as: .anna)
        try await family.give(7, to: "max", as: .anna)
        try await family.give(2, to: "mia", as: .anna)
    }

    @Test("say what the child has, and fit as long as nothing before them changes")
    func fits() async throws {
        let receipt = try await family.ask(ShowReceipt(), as: .mia)
        let history = try await family.ask(ShowPointsHistory(), as: .mia)
        let points = try await family.ask(ShowPoints(), as: .mia)
        #expect(receipt.entries == history.count && receipt.at == history.first?.at)
        #expect(receipt.balance == points.balance && receipt.member == "mia")

        try await family.give(1, to: "mia", as: .anna)
        try await family.give(1, to: "max", as: .anna)
        let check = try await family.ask(CheckReceipt(receipt.words), as: .mia)
        #expect(check.entries == receipt.entries && check.since == 1 && check.at == receipt.at)
        let later = try await family.ask(ShowReceipt(), as: .mia)
        #expect(later.words != receipt.words && later.entries == receipt.entries + 1)
    }

    @Test("count nothing in which only money moves")
    func countsNoMoney() async throws {
        try await family.reckon()
        try await family.setAllowance("5.00", for: "mia", as: .anna)
        let before = try await family.ask(ShowReceipt(), as: .mia)
        family.clock.advance(days: 5)

        let after = try await family.ask(ShowReceipt(), as: .mia)

        #expect(try family.count("ledger", where: "kind = 'allowance'") == 1)
        #expect((after.words, after.entries) == (before.words, before.entries))
        let check = try await family.ask(CheckReceipt(before.words), as: .mia)
        #expect((check.entries, check.since) == (before.entries, 0))
        // What comes behind the money is found with it in between.
        try await family.give(1, to: "mia", as: .anna)
        let later = try await family.ask(ShowReceipt(), as: .mia)
        #expect(later.entries == before.entries + 1)
        #expect(try await family.ask(CheckReceipt(later.words), as: .mia).since == 0)
    }

    @Test("are for the child and the parents, and tell nobody else of anything")
    func isPrivate() async throws {
        let receipt = try await family.ask(ShowReceipt(), as: .mia)
        let words = receipt.words
        #expect(try await family.ask(ShowReceipt(of: "mia"), as: .ben).words == words)
        let check = try await family.ask(CheckReceipt(words, of: "mia"), as: .anna)
        #expect(check.entries == receipt.entries && check.since == 0)
        for question in [words, "no words"] {
            #expect(
                await family.gate.refusal(
                    CheckReceipt(question, of: "mia"), by: family.caller(.max)) != nil)
        }
        #expect(
            await family.gate.refusal(ShowReceipt(of: "mia"), by: family.caller(.max)) != nil)
        // Another's words are no receipt of one's own.
        await #expect(throws: ServiceError.points(.changed(try Name("Max")))) {
            try await family.ask(CheckReceipt(words), as: .max)
        }
    }

    @Test(
        "notice what was changed before them, by whoever writes the file past the program",
        arguments: [
            "UPDATE ledger SET points = 4 WHERE points = 5",
            "UPDATE ledger SET points = 8 WHERE points = 7",
            "UPDATE ledger SET at = at - 86400000 WHERE points = 5",
            "UPDATE ledger SET why = 'helped nobody' WHERE points = 5",
            "DELETE FROM ledger WHERE points = 7",
        ])
    func noticesForgery(sql: String) async throws {
        let words = try await family.ask(ShowReceipt(), as: .mia).words
        try home.forge(sql)
        await #expect(throws: ServiceError.points(.changed(try Name("Mia")))) {
            try await family.ask(CheckReceipt(words), as: .mia)
        }
    }

    @Test("still fit where only the hashes that are kept were changed")
    func computesAnew() async throws {
        let receipt = try await family.ask(ShowReceipt(), as: .mia)
        try home.forge("UPDATE ledger SET hash = zeroblob(32) WHERE points = 5")
        #expect(
            try await family.ask(CheckReceipt(receipt.words), as: .mia).entries == receipt.entries)
    }

    @Test("take a book that has begun")
    func needsAnEntry() async throws {
        await #expect(throws: ServiceError.points(.nothingBooked(try Name("Anna")))) {
            try await family.ask(ShowReceipt(), as: .anna)
        }
    }
}
