import Foundation
import TestSupport
import Testing

@Suite("The log of the server", .timeLimit(.minutes(60)))
struct LogTests {
    private let program: BuiltProgram

    init() throws {
        program = try Chorus.inNewFolder()
    }

    /// What people call things and keep secret, and what stands in requests, none of which may be found in a log.
    private static let canaries = [
        "Zaphodine", "zaphodina", "Kestrelhome", "Marmalade", "quiet river lamp zeta",
        "wrong river lamp", "for singing loudly", "Trampoline", "Xylotoken", "/secret-path",
        "evil.example", "Kiwi", "kiwi@example.org",
    ]

    private static let password = "quiet river lamp zeta\n"

    /// What is done in a shell, with what it takes from the input and how it ends.
    private static let lines: [([String], String, Int32)] = [
        (
            [
                "register", "--name", "Zaphodine", "--username", "zaphodina",
                "--email", "kiwi@example.org", "--password-stdin",
            ], password, 0
        ),
        (["household", "create", "Kestrelhome"], "", 0),
        (["child", "add", "Kiwi", "--sign-in", "code"], "", 0),
        (["chore", "add", "Marmalade", "--to", "kiwi"], "", 0),
        (["chore", "show", "Trampoline"], "", 65),
        (["points", "give", "kiwi", "3", "for singing loudly"], "", 0),
        (["reward", "add", "Trampoline", "--cost", "30"], "", 0),
        (["logout"], "", 0),
        (["login", "zaphodina", "--password-stdin"], "wrong river lamp\n", 77),
        (["chores"], "", 77),
        (["login", "zaphodina", "--password-stdin"], password, 0),
    ]

    private static func play(_ server: Server, _ port: Int) throws {
        let visitor = server.visitor
        for (words, input, exit) in lines {
            let outcome = try visitor.run(words, input: input)
            #expect(outcome.exit == exit, "\(words): \(outcome)")
        }
        let browser = Browser(at: port)
        _ = try browser.get("/secret-path/Xylotoken?token=Xylotoken")
        _ = try browser.get("/day", ["Host": "evil.example"])
        _ = try browser.get("/wire/ask/Xylotoken", ["Chorus-Wire": "Xylotoken"])
        for body in ["Xylotoken", #"{"caller":{"session":"Xylotoken"}}"#] {
            let asked = try browser.ask(
                "POST", "/wire/ask/ListChores",
                ["Chorus-Wire": "0", "Content-Type": "application/json"], body: body)
            #expect(asked.status == 200 && !asked.body.contains("Xylotoken"), "\(asked)")
        }
        _ = try browser.signIn("zaphodina", "wrong river lamp")
        _ = try browser.signIn("zaphodina", "quiet river lamp zeta")
        #expect(try browser.get("/day", ["Referer": "Xylotoken"]).status == 200)
        #expect(browser.cookie != nil)
        let done = try browser.post(
            "/day/done",
            [
                ("form", try browser.formToken()), ("chore", "4711"),
                ("request", "00000000-0000-4000-8000-000000000001"), ("reason", "Xylotoken"),
            ])
        #expect(done.status == 404, "\(done)")
        for password in ["wrong river lamp", "quiet river lamp zeta"] {
            _ = try browser.askForSession(of: "zaphodina", with: password)
        }
        _ = try browser.get("/v1/chores/4711?for=Xylotoken", ["Authorization": "Bearer Xylotoken"])
        _ = try browser.post("/key", [("key", "Xylotoken")])
        _ = try Server.raw("Xylotoken /secret-path HTTP/1.1\r\nMarmalade\r\n\r\n", at: port)
    }

    /// The token of each session that somebody has there.
    private func tokens() throws -> [String] {
        let folder = program.folder.appending(path: "state/anna/chorus/session")
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
            try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
                .trimmingCharacters(in: .whitespacesAndNewlines)
        }.filter { !$0.isEmpty }
    }

    @Test("has a line for each request and no word of anybody's in it")
    func isSilent() throws {
        let (server, port) = try Server.atPort(of: program, options: ["--log"])
        try Self.play(server, port)
        let tokens = try tokens()
        #expect(!tokens.isEmpty)
        #expect(server.end() == 0)
        let log = server.allTold()

        for word in Self.canaries + tokens {
            #expect(!log.lowercased().contains(word.lowercased()), "\(word)")
        }
        let lines = log.split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(lines.count > 30)
        for line in lines {
            let fields = try #require(
                JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
            #expect(fields["time"] != nil && fields["level"] != nil, "\(line)")
            #expect(
                Set(fields.keys).isSubset(of: [
                    "time", "level", "request", "route", "status", "ms", "codes",
                ]), "\(line)")
        }
        for part in [
            #""route":"/wire/ask/AddChoreAndList","status":200"#,
            #""codes":["account.sign-in-refused"]"#,
            #""route":"none","status":404"#, #""route":"/in","status":401"#,
            #""route":"/day","status":421"#, #""codes":["account.not-signed-in"]"#,
        ] {
            #expect(lines.contains { $0.contains(part) }, "\(part) in \(lines)")
        }
        // What a page says of it, the log says by its code.
        let done = try #require(lines.first { $0.contains(#""route":"/day/done","status":404"#) })
        #expect(done.contains(#""codes":["chore.not-found"]"#), "\(done)")
        let strange = lines.filter { $0.contains(#""codes":["server.unreadable"]"#) }
        #expect(strange.count == 2 && strange.allSatisfy { $0.contains(#""level":"info""#) })
        let wrong = try #require(lines.first { $0.contains(#""route":"/in","status":401"#) })
        #expect(wrong.contains(#""codes":["account.sign-in-refused"]"#), "\(wrong)")
    }

    @Test("has only what somebody may have to see to, where nothing is said")
    func isShort() throws {
        let (server, port) = try Server.atPort(of: program)
        try Self.play(server, port)
        #expect(server.end() == 0)
        let lines = server.allTold().split(separator: "\n").filter { $0.hasPrefix("{") }
        #expect(!lines.isEmpty)
        #expect(lines.allSatisfy { $0.contains(#""level":"warning""#) }, "\(lines)")
        #expect(lines.contains { $0.contains(#""codes":["account.sign-in-refused"]"#) })
        #expect(lines.contains { $0.contains(#""route":"/in","status":401"#) })
    }
}
