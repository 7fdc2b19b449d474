import Foundation
import JSON
import TestSupport
import Testing

@Suite("A program that listens to a server", .timeLimit(.minutes(60)))
struct EventAPITests {
    private let server: Server
    private let browser: Browser

    private static let path = "/v1/events"
    private static let change = "event: changed\ndata: {}\n\n"

    init() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        (self.server, browser) = (server, Browser(at: port))
    }

    private func bearer(_ token: String) -> [String: String] {
        ["Authorization": "Bearer \(token)"]
    }

    /// Somebody who listens with a session, once the server tells them anything.
    private func ear(_ token: String, since number: Int? = nil) throws -> EventEar {
        let ear = try EventEar(
            at: server.socket, path: Self.path, session: token, since: number, header: "",
            mark: nil)
        #expect(ear.hears("\nid: "), "\(ear.heard)")
        return ear
    }

    private func give() throws {
        let given = try server.visitor.run(["points", "give", "mia", "1", "helping"])
        #expect(given.exit == 0, "\(given)")
    }

    /// The code of a problem, told as all others.
    private func code(_ answer: Browser.Answer) throws -> String? {
        #expect(answer["Content-Type"] == "application/problem+json", "\(answer)")
        return try JSONValue(parsing: answer.body)["error"]?["code"]?.string
    }

    // MARK: - What is heard

    @Test("hears that something happened at home, and not what")
    func hears() throws {
        let ear = try ear(browser.session())
        let before = try #require(ear.lastID)
        try give()

        #expect(ear.hears(Self.change))
        #expect(try #require(ear.lastID) > before)
        let heard = ear.heard.lowercased()
        for field in [
            "content-type: text/event-stream", "cache-control: no-store",
            "x-content-type-options: nosniff",
        ] {
            #expect(heard.contains(field), "\(heard)")
        }
        for word in ["mia", "anna", "helping", "points"] {
            #expect(!heard.contains(word), "\(heard)")
        }
    }

    @Test("hears nothing of another household")
    func hearsOwn() throws {
        try server.settle("Olga", in: "Jones home")
        let (mine, theirs) = (try ear(browser.session()), try ear(browser.session(of: "olga")))
        for _ in 0..<3 { try give() }
        #expect(mine.hears(Self.change))
        theirs.readOn()
        #expect(theirs.count(of: Self.change) == 0, "\(theirs.heard)")

        #expect(try server.visitor.run(["add", "Vacuum"], as: "olga").exit == 0)
        #expect(theirs.hears(Self.change))
    }

    @Test("is told at once that something happened since what it heard last, and only then")
    func hearsMissed() throws {
        let token = try browser.session()
        let first = try ear(token)
        let number = try #require(first.lastID)
        try give()
        #expect(first.hears(Self.change))

        let late = try ear(token, since: number)
        #expect(late.hears(Self.change))
        let same = try ear(token, since: late.lastID)
        same.readOn()
        #expect(same.count(of: Self.change) == 0, "\(same.heard)")
    }

    // MARK: - What is refused

    @Test("is told as elsewhere that it hears nothing without a session, or under another name")
    func isKeptOut() throws {
        let token = try browser.session()
        let own = bearer(token)
        for headers in [
            [:], bearer("x"), bearer(String(repeating: "0", count: token.count)),
            ["Cookie": "__Host-chorus=\(token)"],
        ] {
            let answer = try browser.get(Self.path, headers)
            #expect(answer.status == 401 && answer["WWW-Authenticate"] == "Bearer", "\(answer)")
            #expect(try code(answer) == "account.not-signed-in")
        }
        let misled = try browser.get(Self.path, own.merging(["Host": "evil.example"]) { $1 })
        #expect(misled.status == 421, "\(misled)")
        #expect(try code(misled) == "server.name")
        let strange = try browser.get(Self.path + "?since=1", own)
        #expect(strange.status == 422, "\(strange)")
        #expect(try code(strange)?.isEmpty == false)
        let sent = try browser.ask(
            "GET", Self.path, own.merging(["Content-Length": "2"]) { $1 }, body: "{}")
        #expect(sent.status == 400, "\(sent)")
        #expect(try code(sent) == "request.unreadable")
    }

    @Test("is told as elsewhere why it hears nothing of a home where it only helps, or of none")
    func isToldWhy() throws {
        try server.letIn("rosa", by: "member", "invite", "Rosa", "--role", "helper")
        try server.perform(
            ["register", "--name", "Zoe", "--username", "zoe", "--password-stdin"], as: "zoe",
            input: Server.password(of: "zoe") + "\n")
        let rosa = try browser.session(of: "rosa")
        for token in [rosa, try browser.session(of: "zoe")] {
            let answer = try browser.get(Self.path, bearer(token))
            let elsewhere = try browser.get("/v1/notices", bearer(token))
            #expect(answer.status == elsewhere.status && answer.body == elsewhere.body)
            #expect(answer["WWW-Authenticate"] == nil, "\(answer)")
            let head = try browser.ask("HEAD", Self.path, bearer(token))
            #expect(head.status == answer.status && head.body == "", "\(head)")
        }
        #expect(try browser.get(Self.path, bearer(rosa)).status == 403)
        try server.perform(["pass", "give", "rosa", "--for", "mia", "--until", "tomorrow"])
        #expect(try ear(rosa).status == "200")
    }

    @Test("hears nothing more once its session has ended")
    func endsWithSession() throws {
        let (token, other) = (try browser.session(), try browser.session())
        let (ear, another) = (try ear(token), try ear(other))
        let out = try browser.ask("DELETE", "/v1/sessions/current", bearer(token))
        #expect(out.status == 204, "\(out)")

        #expect(ear.ends(), "\(ear.heard)")
        for method in ["GET", "HEAD"] {
            let again = try browser.ask(method, Self.path, bearer(token))
            #expect(again.status == 401, "\(again)")
        }
        try give()
        #expect(another.hears(Self.change))
    }

    @Test("has five places a session, of which asking for the head alone takes none")
    func isLimited() throws {
        let token = try browser.session()
        var ears = try (0..<4).map { _ in try ear(token) }
        for _ in 0..<6 {
            let head = try browser.ask("HEAD", Self.path, bearer(token))
            #expect(head.status == 200 && head.body == "", "\(head)")
            #expect(head["Content-Type"] == "text/event-stream")
        }
        ears.append(try ear(token))

        let named = bearer(token).merging(["User-Agent": "hall-display/2"]) { $1 }
        let sixth = try browser.get(Self.path, named)
        #expect(sixth.status == 429 && sixth["Retry-After"] == "60", "\(sixth)")
        #expect(try code(sixth) == "events.session")
        #expect(try browser.ask("HEAD", Self.path, named).status == 429)

        ears.removeLast()
        // The server notices soon that somebody has gone.
        let end = ContinuousClock.now + .seconds(300)
        var status = 429
        while status == 429, ContinuousClock.now < end {
            status = try browser.ask("HEAD", Self.path, bearer(token)).status
        }
        ears.append(try ear(token))
        withExtendedLifetime(ears) {}
    }

    // MARK: - What is described

    @Test("finds in the document that it is a stream, and how it goes on where it was left")
    func isDescribed() throws {
        let document = try JSONValue(parsing: browser.get("/openapi.json").body)
        let operation = try #require(document["paths"]?[Self.path]?["get"])

        let responses = operation["responses"]
        #expect(responses?["200"]?["content"]?.members?.map(\.key) == ["text/event-stream"])
        for status in ["401", "421", "422", "429", "503"] {
            let content = responses?[status]?["content"]?.members
            #expect(content?.map(\.key) == ["application/problem+json"], "\(status)")
        }
        let parameters = try #require(operation["parameters"]?.elements)
        #expect(parameters.map { $0["name"]?.string } == ["Last-Event-ID"])
        #expect(parameters.first?["in"]?.string == "header")
        #expect(parameters.first?["required"] == false)
        #expect(operation["security"] != nil)
    }
}
