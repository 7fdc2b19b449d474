import Foundation
import TestSupport
import Testing

// What is owed, which is shown on people's own devices, where the household books any money.

extension BoardTests {
    /// Does lines of Anna's in a shell, with her password where it is asked for again.
    private func say(_ lines: [String]...) throws {
        for line in lines { try server.perform(line, input: Server.password + "\n") }
    }

    /// Ten points are a euro, and five of them are Mia's, which nobody has handed over yet.
    private func bookMoney() throws {
        try say(
            ["money", "rate", "10 = 1.00 EUR"],
            ["points", "give", "mia", "60", "helped grandma", "--password-stdin"],
            ["money", "payout", "mia", "5.00", "--later", "--password-stdin"])
    }

    /// A page of somebody, without the marks around what people stored.
    private func money(_ browser: Browser) throws -> (status: Int, text: String) {
        let answer = try browser.get("/money")
        return (answer.status, answer.body.replacing(/<\/?bdi>/, with: ""))
    }

    private func isLinked(_ browser: Browser, from page: String = "/day") throws -> Bool {
        try browser.get(page).body.contains(#"href="/money""#)
    }

    @Test("has nothing of money in its menu where a household books none")
    func isSilentOfMoney() throws {
        for browser in [try mia(), try anna()] {
            #expect(try !isLinked(browser))
            let page = try money(browser)
            #expect(page.status == 200 && page.text.contains("Nothing is owed."), "\(page)")
            #expect(!page.text.contains("currency"), "\(page)")
        }
    }

    @Test("tells a child what it is owed, its parents who is owed what, and a sibling nothing")
    func tellsWhatIsOwed() throws {
        try bookMoney()
        try server.letIn(
            "max", with: "730164", by: "child", "add", "Max", "--sign-in", "code")
        let (child, parent, sibling) = (try mia(), try anna(), Browser(at: port))
        #expect(try sibling.signIn("max", "730164")["location"] == "/day")

        let (own, seen, other) = (try money(child), try money(parent), try money(sibling))

        #expect(own.status == 200 && own.text.contains("You are owed 5.00 EUR."), "\(own)")
        #expect(own.text.contains("for points"), "\(own)")
        #expect(own.text.contains("1.00 EUR for every 10 points"), "\(own)")
        #expect(seen.status == 200 && seen.text.contains("Mia is owed 5.00 EUR."), "\(seen)")
        #expect(other.status == 200 && other.text.contains("Nothing is owed."), "\(other)")
        #expect(!other.text.contains("5.00"), "\(other)")
        for browser in [child, parent, sibling] {
            for page in ["/day", "/week", "/money"] {
                #expect(try isLinked(browser, from: page), "\(page)")
            }
        }
        try say(["money", "settle", "mia"])
        #expect(try money(child).text.contains("Nothing is owed."))
        #expect(try isLinked(child))
    }

    @Test("tells what two adults owe each other to these two, and until when")
    func tellsAdults() throws {
        try server.letIn("ben", by: "member", "invite", "Ben", "--role", "parent")
        try say(
            ["money", "currency", "EUR"],
            ["money", "charge", "ben", "12.50", "<b>Pizza</b>", "--due", "2030-01-04"])
        let ben = Browser(at: port)
        try ben.pair(as: "Ben's phone", with: server, ["--for", "ben"])
        #expect(try ben.enter("Ben", Server.password(of: "ben"))["location"] == "/day")

        let (owed, owing, child) = (try money(anna()), try money(ben), try money(mia()))

        #expect(owed.text.contains("Ben owes you 12.50 EUR."), "\(owed)")
        #expect(owing.text.contains("You owe Anna 12.50 EUR."), "\(owing)")
        #expect(owing.text.contains("12.50 EUR, due Fri 4 Jan 2030"), "\(owing)")
        #expect(owing.text.contains("&lt;b&gt;Pizza&lt;/b&gt;"), "\(owing)")
        #expect(child.status == 200 && child.text.contains("Nothing is owed."), "\(child)")
        #expect(!child.text.contains("12.50") && !child.text.contains("Pizza"), "\(child)")
    }

    @Test("shows no money at a shared tablet, nor to a parent on a device that lies about")
    func keepsMoney() throws {
        try bookMoney()
        let lent = Browser(at: port)
        #expect(try lent.signIn("anna", Server.password)["location"] == "/day")
        let elsewhere = try money(lent)
        #expect(elsewhere.status == 403 && elsewhere.text.contains(#"href="/pair""#))
        #expect(!elsewhere.text.contains("5.00"), "\(elsewhere)")
        #expect(try !isLinked(lent))

        let tablet = Browser(at: port)
        try tablet.pair(as: "Kitchen tablet", with: server, ["--board", "--for", "mia,anna"])
        for (name, secret) in [("Mia", Self.code), ("Anna", Server.password)] {
            #expect(try tablet.enter(name, secret)["location"] == "/day")
            let page = try money(tablet)
            #expect(page.status == 403, "\(page)")
            #expect(page.text.contains("A shared tablet is for doing your own things."))
            #expect(!page.text.contains("5.00 EUR"), "\(page)")
            #expect(try !isLinked(tablet))
            #expect(try act(tablet, "/out", []).status == 303)
        }
    }

    @Test("leads nobody to money whom the household's own rules keep from it")
    func obeysRulesOfMoney() throws {
        try bookMoney()
        let rules = URL.temporaryDirectory.appending(path: "money-\(request()).cedar")
        defer { try? FileManager.default.removeItem(at: rules) }
        try """
        @id("own.money")
        @say("Money is for parents.")
        @ask("a parent")
        forbid (principal in Role::"child", action == Action::"money.list", resource);

        """.write(to: rules, atomically: true, encoding: .utf8)
        try say(["rules", "set", rules.path, "--yes"])
        let child = try mia()

        #expect(try !isLinked(child))
        let page = try money(child)
        #expect(page.status == 403 && page.text.contains("Money is for parents."), "\(page)")
        #expect(try isLinked(anna()))
    }
}
