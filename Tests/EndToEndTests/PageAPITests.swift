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
        try server.perform(["child", "add", "Max", "--sign-in", "code"])
        try server.letIn("max", with: "736104", by: "child", "key", "Max")
        for points in 1...4 {
            try server.perform(["points", "give", "mia", "\(points)", "helping"])
        }
        for title in ["Rake", "Sweep", "Dust", "Mop"] {
            try server.perform(["chore", "add", title, "--to", "mia"])
        }
        try server.perform(["chore", "add", "Wrap", "--to", "mia", "--points", "7", "--private"])
        for number in ["1", "2", "5"] { try server.perform(["done", number, "--for", "mia"]) }
        try server.perform(["points", "give", "mia", "5", "helping"])
        try server.perform(
            ["absence", "add", "mia", "2099-12-24", "2099-12-31"],
            ["absence", "add", "max", "2099-07-01"],
            ["absence", "add", "mia", "--every", "week on fri", "--days", "2"],
            ["absence", "add", "max", "2099-12-24"])
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
        try browser.takeSession(of: name, with: code)
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
        try browser.takeSession(of: "max", with: "736104")
        let answer = try browser.get("/v1/points/history?for=mia&limit=1")
        let entry = try #require(list(answer).first)
        #expect(entry["seq"] == .null)
        let name = try #require(next(answer)?.firstMatch(of: /after=(.+Z)-(\d)$/)?.output)
        // It is the newest of those of that second that he sees.
        let whole = try list(browser.get("/v1/points/history?for=mia&limit=200"))
        let second = whole.filter { $0["at"] == entry["at"] }
        #expect(name.1 == entry["at"]?.string ?? "")
        #expect(Int(name.2) == second.count, "\(answer)")
    }

    @Test(
        "is told of what no page names as of what is not there",
        arguments: [
            "after=1", "after=x", "after=", "after=2026-11-21T16:00:00Z",
            "after=2026-11-21T16:00:00Z-0", "after=2026-11-21T16:00:00Z-1",
            "after=2026-11-21T16:00:00Z-1-", "after=done-1-80000000ffff00000001",
        ])
    func isToldWhatIsWrong(query: String) throws {
        try browser.takeSession(of: "max", with: "736104")
        let answer = try browser.get("/v1/points/history?for=mia&\(query)")
        #expect(answer.status == 422, "\(answer)")
        let error = try JSONValue(parsing: answer.body)["error"]
        #expect(error?["code"]?.string == "value.unusable")
        #expect(error?["message"]?.string?.contains("the page before") == true, "\(answer)")
    }
}
