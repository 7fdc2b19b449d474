import Foundation
import JSON
import TestSupport
import Testing

@Suite("A program that turns the pages of a list")
struct PageAPITests {
    private let server: Server
    private let browser: Browser

    /// Mia has done something and was given points, some of it for what is private; Max is her brother.
    init() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        try server.letMiaIn(with: "482915")
        (self.server, browser) = (server, Browser(at: port))
        try letMaxIn()
        for points in 1...4 { try run(["points", "give", "mia", "\(points)", "helping"]) }
        for title in ["Rake", "Sweep", "Dust", "Mop"] {
            try run(["chore", "add", title, "--to", "mia"])
        }
        try run(["chore", "add", "Wrap", "--to", "mia", "--points", "7", "--private"])
        for number in ["1", "2", "5"] { try run(["done", number, "--for", "mia"]) }
        try run(["points", "give", "mia", "5", "helping"])
        try run(["absence", "add", "mia", "2099-12-24", "2099-12-31"])
        try run(["absence", "add", "max", "2099-07-01"])
        try run(["absence", "add", "mia", "--every", "week on fri", "--days", "2"])
        try run(["absence", "add", "max", "2099-12-24"])
    }

    private func run(_ words: [String]) throws {
        let outcome = try server.visitor.run(words)
        #expect(outcome.exit == 0, "\(words): \(outcome)")
    }

    private func letMaxIn() throws {
        try run(["child", "add", "Max", "--sign-in", "code"])
        let key = try server.visitor.run(["child", "key", "Max", "--reveal", "--json"])
        let word = try #require(key.output.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1)
        let joined = try server.visitor.run(
            ["join", "--key-stdin", "--username", "max", "--password-stdin"], as: "max",
            input: "\(word)\n736104\n")
        #expect(joined.exit == 0, "\(joined)")
    }

    private func signIn(_ name: String, _ code: String) throws {
        let answer = try browser.ask(
            "POST", "/v1/sessions", ["Content-Type": "application/json"],
            body: #"{"name":"\#(name)","password":"\#(code)"}"#)
        let token = try #require(JSONValue(parsing: answer.body)["data"]?["token"]?.string)
        browser.headers["Authorization"] = "Bearer \(token)"
    }

    private func list(_ answer: Browser.Answer) throws -> [JSONValue] {
        try #require(JSONValue(parsing: answer.body)["data"]?.elements, "\(answer)")
    }

    /// Where the page behind an answer is.
    private func next(_ answer: Browser.Answer) -> String? {
        answer["Link"]?.firstMatch(of: /<([^>]+)>; rel="next"/).map { String($0.output.1) }
    }

    @Test(
        "comes to its end by what each of them names, also where things have no number",
        arguments: [
            ("mia", "482915", "/v1/points/history?limit=2"),
            ("max", "736104", "/v1/points/history?for=mia&limit=2"),
            ("anna", Server.password, "/v1/points/history?for=mia&limit=2"),
            ("mia", "482915", "/v1/notices?limit=2"),
            ("mia", "482915", "/v1/chores?filter=all&limit=2"),
            ("mia", "482915", "/v1/absences?limit=2"),
            ("max", "736104", "/v1/absences?all=true&limit=1"),
        ])
    func turnsPages(name: String, code: String, first: String) throws {
        try signIn(name, code)
        let whole = try list(browser.get(first.replacing(/limit=\d/, with: "limit=200")))
        var (page, found): (String?, [JSONValue]) = (first, [])
        while let path = page {
            let answer = try browser.get(path)
            let part = try list(answer)
            #expect(part.count <= 2 && found.count < 20)
            found += part
            page = next(answer)
        }
        #expect(found.count > 3 && found == whole)
    }

    @Test("is told nothing of the book by what names the next: of a brother's entries by no number")
    func tellsNoPlace() throws {
        try signIn("max", "736104")
        let answer = try browser.get("/v1/points/history?for=mia&limit=1")
        let entry = try #require(list(answer).first)
        #expect(entry["seq"] == .null)
        let name = try #require(next(answer)?.firstMatch(of: /after=(.+Z)-(\d)$/)?.output)
        // It is one of those few of that second that he sees.
        #expect(name.1 == entry["at"]?.string ?? "" && (1...3).contains(Int(name.2) ?? 0))
    }

    @Test(
        "is told of what no page names as of what is not there",
        arguments: [
            "after=1", "after=x", "after=", "after=2026-11-21T16:00:00Z",
            "after=2026-11-21T16:00:00Z-0", "after=2026-11-21T16:00:00Z-1",
            "after=2026-11-21T16:00:00Z-1-", "after=done-1-80000000ffff00000001",
        ])
    func isToldWhatIsWrong(query: String) throws {
        try signIn("max", "736104")
        let answer = try browser.get("/v1/points/history?for=mia&\(query)")
        #expect(answer.status == 422, "\(answer)")
        let error = try JSONValue(parsing: answer.body)["error"]
        #expect(error?["code"]?.string == "value.unusable")
        #expect(error?["message"]?.string?.contains("the page before") == true, "\(answer)")
    }
}
