import Foundation
import TestSupport
import Testing

@Suite("The figures of the server", .timeLimit(.minutes(60)))
struct MetricsTests {
    private static let requests = "chorus_requests_total"
    private static let refusals = "chorus_refusals_total"

    private let program: BuiltProgram

    init() throws {
        program = try Chorus.inNewFolder()
    }

    private func exposition(of server: Server) throws -> Exposition {
        let answer = try Caretaker(socket: server.socket).get("/metrics")
        #expect(answer.status == 200)
        #expect(answer["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
        #expect(answer["Cache-Control"] == "no-store")
        return try Exposition(answer.body)
    }

    @Test("say how much was done and refused, in words that are always the same")
    func count() throws {
        let (server, port) = try Server.atPort(of: program)
        try server.furnish()
        #expect(try server.visitor.run(["chore", "add", "Feed the cat"]).exit == 0)
        let wrong = try server.visitor.run(
            ["login", "anna", "--password-stdin"], as: "tom", input: "not the password\n")
        #expect(wrong.exit == 77)
        let browser = Browser(at: port)
        #expect(try browser.get("/day").status == 303)
        #expect(try browser.get("/day", ["Host": "evil.example"]).status == 421)
        for path in ["/Mia", "/wire/ask/Mia", "/day/Mia?token=Mia"] {
            #expect(try browser.get(path).status == 404)
        }
        let ours = "Host: x\r\nChorus-Wire: 0\r\n"
        #expect(try Caretaker(socket: server.socket).get("/wire/sign", ours).status == 200)
        #expect(try browser.get("/wire/sign").status == 403)

        let figures = try exposition(of: server)
        #expect(
            figures[Self.requests, ["route": "/wire/ask/AddChoreAndList", "status": "200"]] == 1)
        #expect(figures[Self.requests, ["route": "/day", "status": "303"]] == 1)
        #expect(figures[Self.requests, ["route": "/day", "status": "421"]] == 1)
        #expect(figures[Self.requests, ["route": "none", "status": "404"]] == 3)
        #expect(figures[Self.requests, ["route": "/wire/sign", "status": "403"]] == 1)
        #expect(figures[Self.refusals, ["step": "sign-in"]] == 1)
        #expect(figures[Self.refusals, ["step": "stranger"]] == 2)
        let all = figures.families.first { $0.name == Self.requests }?.figures ?? []
        let sum = all.map(\.value).reduce(0, +)
        #expect(figures["chorus_request_seconds_count"] == sum)
        for route in all.compactMap({ $0.labels["route"] }) {
            #expect(route.wholeMatch(of: /none|\/[a-z.\/-]*[A-Za-z]*/) != nil, "\(route)")
        }
        let start = try #require(figures["process_start_time_seconds"])
        #expect(abs(start - Date().timeIntervalSince1970) < 3_600)
        let text = try browser.get("/metrics").body.lowercased()
        for word in ["mia", "anna", "smith", "cat", "token=", "127.0.0.1", "evil"] {
            #expect(!text.contains(word), "\(word)")
        }
    }

    @Test("say how many listen")
    func countStreams() throws {
        let server = try Server(of: program)
        try server.furnish()
        #expect(try exposition(of: server)["chorus_streams"] == 0)
        let folder = program.folder.appending(path: "state/anna/chorus/session")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .first { $0.hasPrefix("here-") })
        let token = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        let ear = try EventEar(at: server.socket, session: token)
        #expect(ear.hears("\nid: "))
        #expect(try exposition(of: server)["chorus_streams"] == 1)
        #expect(try EventEar(at: server.socket, session: "nobody's").status == "401")
        #expect(try exposition(of: server)[Self.refusals, ["step": "session"]] == 1)
    }

    @Test("are told to nobody at another computer, nor to a page of another site")
    func isPrivate() throws {
        let (server, port) = try Server.atPort(of: program)
        #expect(try Browser(at: port).get("/metrics").status == 200)
        let stranger = try Browser(at: port).get("/metrics", ["Host": "evil.example"])
        #expect(stranger.status == 421 && stranger.body == "", "\(stranger)")
        #expect(server.end() == 0)
    }

    @Test(
        "are not there for other computers", .enabled(if: Caretaker.hasCurl, "takes curl"))
    func isNotThere() throws {
        let (server, port) = try Server.atPort(of: program, options: ["--lan"])
        let answer = try Caretaker.getEncrypted("/metrics", port: port)
        #expect(answer.status == 404 && !answer.body.contains("chorus_"), "\(answer)")
        #expect(try exposition(of: server)[Self.requests, ["route": "none", "status": "404"]] == 1)
    }
}
