import Foundation
import GRDB
import TestSupport
import Testing

@Suite("Whoever looks after the server", .timeLimit(.minutes(60)))
struct HealthTests {
    private let program: BuiltProgram

    init() throws {
        program = try Chorus.inNewFolder()
    }

    @Test("hears at its socket and its port that it is well, as a program and with a browser")
    func isWell() throws {
        let (server, port) = try Server.atPort(of: program)
        let browser = Browser(at: port)
        for path in ["/health/live", "/health/ready"] {
            for answer in [
                try Caretaker(socket: server.socket).get(path), try browser.get(path),
            ] {
                #expect(answer.status == 200 && answer.body == "ok\n", "\(path): \(answer)")
                #expect(answer["Cache-Control"] == "no-store")
            }
            let head = try browser.head(path)
            #expect(head.status == 200 && head.body == "", "\(head)")
            // A page of another site is led here by a name of its own.
            #expect(try browser.get(path, ["Host": "evil.example"]).status == 421)
        }
    }

    @Test(
        "hears that the data file does not answer, and that it does again, and is told nothing else"
    )
    func isSilent() throws {
        let server = try Server(of: program)
        try server.furnish()
        let caretaker = Caretaker(socket: server.socket)
        #expect(try caretaker.get("/health/ready").status == 200)

        let other = try DatabaseQueue(path: program.data + "/chorus.db")
        try other.inDatabase { database in
            try database.execute(sql: "BEGIN EXCLUSIVE")
            defer { try? database.execute(sql: "ROLLBACK") }
            // The last answer is good for a second.
            let end = ContinuousClock.now + .seconds(300)
            var answer = try caretaker.get("/health/ready")
            while answer.status == 200, .now < end {
                answer = try caretaker.get("/health/ready")
            }
            #expect(answer.status == 503 && answer.body == "data.silent\n", "\(answer)")
            #expect(try caretaker.get("/health/live").status == 200)
        }
        let end = ContinuousClock.now + .seconds(300)
        var answer = try caretaker.get("/health/ready")
        while answer.status != 200, .now < end { answer = try caretaker.get("/health/ready") }
        #expect(answer.status == 200, "\(answer)")
    }

    @Test(
        "from another computer hears that it lives, and no more",
        .enabled(if: Caretaker.hasCurl, "takes curl"))
    func isFarAway() throws {
        let (server, port) = try Server.atPort(of: program, options: ["--lan"])
        #expect(try Caretaker.getEncrypted("/health/live", port: port).body == "ok\n")
        #expect(try Caretaker.getEncrypted("/health/ready", port: port).status == 404)
        #expect(try Caretaker(socket: server.socket).get("/health/ready").status == 200)
    }
}
