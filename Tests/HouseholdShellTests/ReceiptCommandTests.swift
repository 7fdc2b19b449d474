import Testing

/// The words hang on what chance gives, so that no transcript can have them.
@Suite("A receipt at the prompt")
struct ReceiptCommandTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage()
        _ = await stage.say("points give mia 5 --why \"helped grandma\"")
    }

    @Test("has six words, with which one hears that all is as it was, in any case")
    func fits() async throws {
        let receipt = await stage.say("points receipt", as: "mia").results
        let lines = receipt.split(separator: "\n")
        let words = try #require(lines.first).split(separator: " ")
        #expect(words.count == 6 && lines.count == 3, "\(receipt)")
        #expect(lines[1].hasSuffix(": entries: 1, 5 points with what is in a jar."), "\(receipt)")
        #expect(lines.last == "To compare later: points check \(words.joined(separator: " "))")

        _ = await stage.say("points give mia 1 --why more")
        let check = await stage.say(
            "points check " + words.joined(separator: " ").uppercased(), as: "mia")
        #expect(check.results.hasPrefix("All is as it was up to today "), "\(check)")
        #expect(check.results.hasSuffix("Entries until then: 1, since then: 1.\n"))
        let parents = await stage.say(
            "points check --for mia " + words.joined(separator: " ") + " --json")
        #expect(parents.results.contains(#""entries":1"#), "\(parents)")
    }

    @Test("in German is told in German")
    func isGerman() async throws {
        _ = await stage.say("settings lang de", as: "mia")
        let receipt = await stage.say("points receipt", as: "mia").results
        #expect(receipt.contains("Zum späteren Vergleich: points check "), "\(receipt)")
    }

    @Test("that is written down wrong is told apart from one that does not fit the book")
    func tellsSlips() async throws {
        let words = try #require(
            await stage.say("points receipt", as: "mia").results.split(separator: "\n").first)
        let few = await stage.say("points check lusab babad", as: "mia")
        #expect(few.exit == 65 && few.messages.contains("six words, and these are 2"), "\(few)")
        let swapped = words.split(separator: " ").reversed().joined(separator: " ")
        #expect(await stage.say("points check \(swapped)", as: "mia").exit == 65)
        _ = await stage.say("points give max 1 --why x")
        let other = await stage.say("points check \(words)", as: "max")
        #expect(other.exit == 1, "\(other)")
        #expect(other.messages.contains("never like this"), "\(other)")
    }
}
