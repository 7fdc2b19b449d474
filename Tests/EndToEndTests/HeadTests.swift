import Foundation
import TestSupport
import Testing

/// Monitors and caches ask for the head of what is to be had, and for nothing of it (RFC 9110, 9.3.2).
@Suite("Whoever asks a server for the head of an answer alone")
struct HeadTests {
    private let server: Server
    private let browser: Browser

    init() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        (self.server, browser) = (server, Browser(at: port))
    }

    /// What is to be had by anybody, by whoever is signed in, and by our own programs; some of it leads elsewhere, or is not there.
    private static let paths = [
        "/", "/day", "/goal", "/shop", "/week", "/family", "/in", "/key", "/pair", "/offline",
        "/day/done", "/board.css", "/live.js", "/sw.js", "/icon.svg", "/manifest.webmanifest",
        "/health/live", "/health/ready", "/openapi.json", "/v1/chores",
        "/v1/points/history?for=mia", "/v1/chores/77", "/v1/nothing", "/wire/sign", "/nothing",
    ]

    /// What is said of an answer, but for when.
    private func fields(_ answer: Browser.Answer) -> [String] {
        answer.headers.filter { $0.name != "date" }.map { "\($0.name): \($0.value)" }.sorted()
    }

    @Test("is told what the whole would be, and has nothing of it", arguments: [false, true])
    func hasHead(isSignedIn: Bool) throws {
        var more = ["Chorus-Wire": "0"]
        if isSignedIn {
            #expect(try browser.signIn("anna", Server.password)["location"] == "/day")
            more["Authorization"] = "Bearer \(try browser.session())"
        }
        for path in Self.paths {
            let whole = try browser.get(path, more)
            let head = try browser.ask("HEAD", path, more)

            #expect(head.status == whole.status, "\(path): \(head)")
            #expect(fields(head) == fields(whole), "\(path)")
            #expect(head.body == "", "\(path)")
        }
        #expect(try browser.ask("HEAD", "/wire/sign").status == 403)
        #expect(try browser.ask("HEAD", "/metrics").status == 200)
        let misled = try browser.ask("HEAD", "/day", ["Host": "evil.example"])
        #expect(misled.status == 421 && misled.body == "", "\(misled)")
    }

    @Test("takes no place of those who listen")
    func takesNoPlace() throws {
        #expect(try browser.signIn("anna", Server.password)["location"] == "/day")
        let more = ["Chorus-Wire": "0", "Authorization": "Bearer \(try browser.session())"]
        for path in ["/events", "/wire/events", "/v1/events"] {
            for _ in 0..<6 {
                let head = try browser.ask("HEAD", path, more)
                #expect(head.status == 200 && head.body == "", "\(path): \(head)")
                #expect(head["Content-Type"] == "text/event-stream")
            }
        }
        #expect(try browser.get("/metrics").body.contains("\nchorus_streams 0\n"))
    }

    @Test("finds it among what can be done where something else was tried")
    func isAllowed() throws {
        #expect(try browser.ask("PUT", "/v1/chores/1")["Allow"] == "GET, HEAD")
        #expect(try browser.ask("PUT", "/v1/wishes")["Allow"] == "GET, HEAD, POST")
        #expect(try browser.ask("PUT", "/v1/sessions")["Allow"] == "POST")
        #expect(try browser.ask("POST", "/openapi.json")["Allow"] == "GET, HEAD")
    }
}
