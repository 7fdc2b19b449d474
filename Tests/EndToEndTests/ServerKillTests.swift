import Foundation
import TestSupport
import Testing

@Suite("A server that is killed again and again")
struct ServerKillTests {
    /// How often it is killed: `SERVER_KILLS=1000` for the long run.
    private static let kills =
        ProcessInfo.processInfo.environment["SERVER_KILLS"].flatMap(Int.init) ?? 6

    @Test("loses nothing that it said was done, and does nothing twice, while eight ask at once")
    func losesNothing() throws {
        let program = try Chorus.inNewFolder()
        var server = try Server(of: program)
        try server.furnish()
        var (given, doubts, doubtful) = (0, 0, [String]())

        for kill in 0..<Self.kills {
            let requests = doubtful + (0..<8 - doubtful.count).map { _ in UUID().uuidString }
            let clients = try requests.map { try client(of: server, $0) }
            // It dies while some have their answer, and others do not.
            for client in clients.prefix(kill % 8) { client.waitUntilExit() }
            server.kill()
            doubtful = zip(requests, clients)
                .filter { $0.1.waitUntilExit() != .exit(0) }.map(\.0)
            given += requests.count - doubtful.count
            doubts += doubtful.count
            server = try Server(of: program)
        }
        for request in doubtful {
            let client = try client(of: server, request)
            #expect(client.waitUntilExit() == .exit(0))
            given += 1
        }

        #expect(doubts > 0)
        let points = try server.visitor.run(["points", "show", "mia", "--json"]).output
        #expect(points.contains("\"balance\":\(given)"), "\(given) were given: \(points)")
        #expect(try server.visitor.run(["audit", "verify"]).exit == 0)
        #expect(server.end() == 0)
        let login = ["login", "anna", "--password-stdin"]
        #expect(try program.run(login, input: Server.password + "\n").exit == 0)
        #expect(try program.run(["data", "check"]).exit == 0)
    }

    /// One of those who ask, with a request that can be asked again.
    private func client(of server: Server, _ request: String) throws -> ChildProcess {
        try server.visitor.starting(
            ["points", "give", "mia", "1", "helping", "--request-id", request.lowercased()],
            as: "anna", tellingTo: Pipe())
    }
}
