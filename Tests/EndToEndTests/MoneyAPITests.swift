import Foundation
import JSON
import TestSupport
import Testing

/// Ten points are a euro; Mia is owed five, and Ben owes Anna twelve and a half.
@Suite("A program that asks a server for money")
struct MoneyAPITests {
    private let server: Server
    private let port: Int

    init() throws {
        (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        try server.letMiaIn(with: Self.code)
        try server.letIn("ben", by: "member", "invite", "Ben", "--role", "parent")
        try server.perform(
            ["money", "rate", "10 = 1.00 EUR"],
            ["points", "give", "mia", "60", "helped grandma", "--password-stdin"],
            ["money", "payout", "mia", "5.00", "--later", "--password-stdin"],
            ["money", "charge", "ben", "12.50", "Pizza", "--due", "2030-01-04"],
            input: Server.password + "\n")
    }

    private static let code = "482915"

    /// A program that is signed in as somebody.
    private func program(of name: String, _ secret: String? = nil) throws -> Browser {
        let browser = Browser(at: port)
        try browser.takeSession(of: name, with: secret)
        return browser
    }

    /// What is owed, as `to<by amount`.
    private func debts(_ answer: Browser.Answer) throws -> [String] {
        let debts = try JSONValue(parsing: answer.body)["data"]?["debts"]?.elements
        return try #require(debts, "\(answer)").map { debt in
            let (to, by) = (debt["to"]?.string ?? "", debt["by"]?.string ?? "home")
            return "\(to)<\(by) \(debt["amount"]?.integer ?? 0)"
        }
    }

    @Test("is told byte by byte what the list tells, whole and of one member")
    func isToldTheSame() throws {
        let anna = try program(of: "anna")
        for (path, words) in [
            ("/v1/money", ["money", "list"]), ("/v1/money?for=ben", ["money", "list", "ben"]),
        ] {
            let answer = try anna.get(path)
            let told = try server.visitor.run(words + ["--json"])

            #expect(answer.status == 200, "\(answer)")
            #expect(answer.body == told.output.trimmingCharacters(in: .newlines), "\(path)")
        }
        #expect(try debts(anna.get("/v1/money")) == ["mia<home 500", "anna<ben 1250"])
    }

    @Test("sees what its member sees: of a child its own, of an adult what is theirs")
    func seesOwn() throws {
        let (mia, ben) = (try program(of: "mia", Self.code), try program(of: "ben"))
        #expect(try debts(mia.get("/v1/money")) == ["mia<home 500"])
        #expect(try debts(mia.get("/v1/money?for=ben")) == [])
        #expect(try debts(ben.get("/v1/money?for=anna")) == ["anna<ben 1250"])
    }

    @Test("of another household hears nothing, and of its people as of people who are nowhere")
    func seesNothingElsewhere() throws {
        try server.settle("Tom", in: "Jones home")
        let tom = try program(of: "tom")

        let own = try tom.get("/v1/money")
        #expect(try debts(own) == [])
        #expect(!own.body.contains("EUR"), "\(own)")
        for name in ["mia", "ben"] {
            let (asked, nobody) = (
                try tom.get("/v1/money?for=\(name)"), try tom.get("/v1/money?for=nix")
            )
            #expect(asked.status == 404 && nobody.status == 404, "\(asked)")
            #expect(asked.body.replacing(name, with: "nix") == nobody.body)
        }
    }
}
