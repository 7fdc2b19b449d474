import Foundation
import TestSupport
import Testing

@Suite("A server")
struct ServerTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Samples").standardizedFileURL

    private static let setpriv = "/usr/bin/setpriv"
    private static let canBeNobody =
        getuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv)

    @Test(
        "answers a whole sample word for word",
        arguments: ["first-evening", "forbidden", "siblings"])
    func playsSample(_ name: String) async throws {
        let server = try Server(of: Chorus.inNewFolder())
        let text = try String(
            contentsOf: Self.samples.appending(path: "\(name).chorus"), encoding: .utf8)

        let played = try await Player(server.visitor).play(Transcript(text, name: name))
        #expect(played > 0)
    }

    @Test("ends when it is told to, takes its socket away, and is missed")
    func ends() throws {
        let server = try Server(of: Chorus.inNewFolder())
        #expect(server.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: server.socket))

        let outcome = try server.visitor.run(["today"])
        #expect(outcome.exit == 69)
        #expect(
            outcome.messages
                == "error: Nobody answers at unix:\(server.socket). Is the server running, and is the address right?\n"
        )
    }

    @Test("is not taken for one where another program answers", arguments: [200, 301, 403, 500])
    func isNone(status: Int) throws {
        let other = try Receiver { _ in status }
        let address = other.address.replacing("/hook", with: "")

        let outcome = try Chorus.inNewFolder().visiting(address).run(["today"])

        #expect(outcome.exit == 69, "\(outcome)")
        #expect(outcome.messages.contains("What answers at \(address) is no Chorus"), "\(outcome)")
    }

    @Test("is alone at its socket, and takes over one that a server left who was killed")
    func isAlone() throws {
        let program = try Chorus.inNewFolder()
        let server = try Server(of: program)
        let second = try program.run(["serve", "--socket", server.socket])
        #expect(second.exit == 1)
        #expect(
            second.messages.hasPrefix(
                "error: Another server listens at \(server.socket) already.\n  try: chorus "))

        server.kill()
        #expect(try server.visitor.run(["today"]).exit == 69)
        let next = try Server(of: program)
        #expect(try next.visitor.run(["whoami"]).exit == 77)
        _ = next.end()

        let file = program.folder.appending(path: "file").path
        try Data("mine".utf8).write(to: URL(filePath: file))
        #expect(try program.run(["serve", "--socket", file]).exit == 73)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "mine")
    }

    @Test(
        "is alone with its data, at whichever socket, and lets another one be after it was killed")
    func isAloneWithData() throws {
        let program = try Chorus.inNewFolder()
        let server = try Server(of: program)
        try server.furnish()
        let socket = program.folder.appending(path: "other.sock").path
        let second = try program.run(["serve", "--socket", socket])
        #expect(second.exit == 1)
        #expect(
            second.messages
                == "error: Another server keeps the household in \(program.data) already. End that one first.\n"
        )
        #expect(!FileManager.default.fileExists(atPath: socket))
        // Whoever owns the data file still looks after it beside the server.
        #expect(try program.run(["tick"]).exit == 0)
        server.kill()
        let next = try Server(of: program)
        #expect(next.end() == 0)
    }

    @Test(
        "says in words of its own which port is taken, and names another",
        arguments: [[], ["--lan"]], ["serve", "serve --lan"])
    func namesPort(options: [String], command: String) throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder(), options: options)
        let other = try Chorus.inNewFolder().run(
            command.split(separator: " ").map(String.init) + ["--port", "\(port)"])
        #expect(other.exit == 1)
        let lines = other.messages.split(separator: "\n")
        #expect(
            lines.first
                == "error: Another program listens at port \(port) already. Name another one.")
        #expect(
            lines.count == 2 && lines[1].hasSuffix(" \(command) --port \(port + 1)"), "\(lines)")
        #expect(server.end() == 0)
    }

    @Test(
        "is not needed for what the program says of itself",
        arguments: [
            ["--version"], ["--help"], ["help"], ["help", "json", "--schema"], ["done", "--help"],
            ["--generate-man-page"], ["--generate-completion-script", "bash"],
            ["--generate-completion-script", "zsh"], ["--complete", "cho"],
        ])
    func isNotNeeded(words: [String]) throws {
        let program = try Chorus.inNewFolder()
        let away = program.visiting("unix:\(program.folder.path)/nobody.sock")
        let told = try away.run(words)
        #expect(told.exit == 0 && told.messages == "" && !told.output.isEmpty, "\(told)")
        #expect(try program.visiting("nowhere").run(words).exit == 0)
        #expect(try away.run(["today"]).exit == 69)
    }

    @Test("does once what is asked twice, also by another server after the first was killed")
    func doesOnce() throws {
        let program = try Chorus.inNewFolder()
        let server = try Server(of: program)
        try server.furnish()
        let give = [
            "points", "give", "mia", "5", "helping", "--request-id",
            "00000000-0000-4000-8000-000000000001",
        ]
        #expect(try server.visitor.run(give).exit == 0)
        server.kill()
        let next = try Server(of: program)

        #expect(try next.visitor.run(give).exit == 0)
        let points = try next.visitor.run(["points", "show", "mia", "--json"]).output
        #expect(points.contains("\"balance\":5"), "\(points)")
        #expect(try next.visitor.run(["audit", "verify"]).exit == 0)
        let history = try next.visitor.run(["points", "history", "mia", "--json"]).output
        #expect(history.components(separatedBy: "\"points\":5").count == 2)
    }

    @Test("keeps the books right while two shells give at once")
    func keepsBooks() async throws {
        let server = try Server(of: Chorus.inNewFolder())
        try server.furnish()
        let visitor = server.visitor
        try await withThrowingTaskGroup(of: Int32.self) { group in
            for _ in 0..<2 {
                group.addTask {
                    try visitor.run([
                        "-c", "points give mia 3 helping", "-c", "points give mia 1 singing",
                    ]).exit
                }
            }
            for try await exit in group { #expect(exit == 0) }
        }
        let points = try visitor.run(["points", "show", "mia", "--json"]).output
        #expect(points.contains("\"balance\":8"), "\(points)")
        #expect(try visitor.run(["audit", "verify"]).exit == 0)
    }

    @Test(
        "lets another account of the computer in that can't reach the data file",
        .enabled(if: canBeNobody, "takes root and setpriv, to start the program as nobody"))
    func isWall() throws {
        let program = try Chorus.inNewFolder()
        let server = try Server(of: program, ["--for-all"])
        try server.furnish()
        let state = program.folder.appending(path: "state/mia").path
        try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
        for (folder, mode) in [
            (program.folder.appending(path: "state").path, 0o755), (state, 0o777),
        ] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder)
        }
        let other = [Self.setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]

        let beside = try program.run(["chores"], as: "mia", through: other)
        #expect(beside.exit != 0)
        let signedIn = try server.visitor.run(
            ["login", "anna", "--password-stdin"], as: "mia", input: Server.password + "\n",
            through: other)
        #expect(signedIn.exit == 0, "\(signedIn)")
        let points = try server.visitor.run(
            ["points", "show", "mia"], as: "mia", through: other)
        #expect(points.exit == 0, "\(points)")
    }

    @Test("is for the account alone that runs it where nothing else is said")
    func isPrivate() throws {
        let program = try Chorus.inNewFolder()
        let server = try Server(of: program)
        let attributes = try FileManager.default.attributesOfItem(atPath: server.socket)
        #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o777 } == 0o600)
        _ = server.end()

        let open = try Server(of: program, ["--for-all"])
        let others = try FileManager.default.attributesOfItem(atPath: open.socket)
        #expect((others[.posixPermissions] as? Int).map { $0 & 0o777 } == 0o666)
    }

    /// What is asked of a port of the computer, and with which status that is answered.
    static let visits = [
        ("GET /wire/sign", "Chorus-Wire: 0\r\nHost: 127.0.0.1:PORT", "200"),
        ("GET /wire/sign", "Host: 127.0.0.1:PORT", "403"),
        ("GET /wire/sign", "Chorus-Wire: 0\r\nHost: evil.example", "403"),
        ("GET /wire/ask/ListChores", "Chorus-Wire: 0\r\nHost: 127.0.0.1:PORT", "404"),
        ("POST /wire/ask/ListChores", "Chorus-Wire: 0\r\nHost: 127.0.0.1:PORT", "415"),
        (
            "POST /wire/ask/ListChores",
            "Chorus-Wire: 0\r\nContent-Type: text/plain\r\nHost: 127.0.0.1:PORT", "415"
        ),
        (
            "POST /wire/ask/LogIn",
            "Chorus-Wire: 0\r\nContent-Type: application/json\r\nHost: 127.0.0.1:PORT", "404"
        ),
        (
            "POST /wire/ask/ListChores",
            "Chorus-Wire: 0\r\nContent-Type: application/json\r\nContent-Length: 9999999999\r\nHost: 127.0.0.1:PORT",
            "413"
        ),
        ("GET /nothing", "Chorus-Wire: 0\r\nHost: 127.0.0.1:PORT", "404"),
        ("GET /day", "Host: evil.example", "421"), ("GET /day", "Host: 127.0.0.1", "421"),
        ("GET /day", "Host: 127.0.0.1:PORT", "303"),
    ]

    @Test("turns away what no program of ours asks at its port")
    func turnsAway() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        for (line, headers, status) in Self.visits {
            let head = "\(line) HTTP/1.1\r\n\(headers)\r\nConnection: close\r\n\r\n"
                .replacing("PORT", with: "\(port)")
            let answer = try Server.raw(head, at: port)
            #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(line) \(headers): \(answer)")
        }
        #expect(try server.visitor.run(["whoami"]).exit == 77)
    }

    @Test("does at most fifty changes, and answers twelve questions, for one request")
    func takesFew() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        #expect(try server.visitor.run(["chore", "add", "Sweep"]).exit == 0)
        let numbers = Array(repeating: "1", count: 51).joined(separator: ",")
        let many = try server.visitor.run(["chore", "remind", numbers])
        #expect(many.exit == 64, "\(many)")
        #expect(many.messages.contains("A server takes at most 50 of these at once"), "\(many)")

        for (count, isTaken) in [(12, true), (13, false)] {
            let question = #"{"name":"ListWishes","operation":"{}"}"#
            let items = Array(repeating: question, count: count).joined(separator: ",")
            let answer = try Browser(at: port).ask(
                "POST", "/wire/ask/questions",
                ["Chorus-Wire": "0", "Content-Type": "application/json"],
                body: #"{"items":[\#(items)],"caller":{}}"#)
            #expect(answer.status == 200)
            #expect(answer.body.contains("tooManyAtOnce") != isTaken, "\(answer)")
        }
    }

    @Test("is reached by a port of the computer, too, and by the environment's word")
    func isAtPort() throws {
        let program = try Chorus.inNewFolder()
        let (server, port) = try Server.atPort(of: program)
        try server.furnish()
        let visitor = program.visiting("http://127.0.0.1:\(port)")
        // A sign-in is for the place where it was made: another account could take the port one day.
        #expect(try visitor.run(["points", "show", "mia"]).exit == 77)
        let login = ["login", "anna", "--password-stdin"]
        #expect(try visitor.run(login, input: Server.password + "\n").exit == 0)
        #expect(try visitor.run(["points", "show", "mia"]).exit == 0)
    }

    @Test(
        "is given an address that can be one", arguments: ["http://home.local", "unix:x", "7443"])
    func refusesAddress(_ address: String) throws {
        let outcome = try Chorus.inNewFolder().visiting(address).run(["today"])
        #expect(outcome.exit == 65)
        #expect(outcome.messages.contains("unix:/PATH"))
    }

    @Test("does not do what is done beside the data file")
    func isElsewhere() throws {
        let server = try Server(of: Chorus.inNewFolder())
        try server.furnish()
        for line in [["data", "backup", "copy.db"], ["tick"], ["operator", "reset", "anna"]] {
            let outcome = try server.visitor.run(line)
            #expect(outcome.exit == 64, "\(line)")
            #expect(
                outcome.messages
                    == "error: That is done on the computer where the data is, and not through a server.\n",
                "\(line)")
        }
    }
}
