import Foundation
import HouseholdService
import TestSupport
import Testing

@Suite("Whoever listens to the server", .timeLimit(.minutes(60)))
struct EventTests {
    private let program: BuiltProgram
    private let server: Server

    private static let change = "event: changed\ndata: {}\n\n"

    init() throws {
        program = try Chorus.inNewFolder()
        server = try Server(of: program)
        try server.furnish()
    }

    /// The token of the session with which somebody is signed in at the server.
    private func token(of person: String = "anna") throws -> String {
        let folder = program.folder.appending(path: "state/\(person)/chorus/session")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: folder.path)
                .first { $0.hasPrefix("here-") })
        return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func signIn(
        as name: String, on device: String, at program: BuiltProgram? = nil
    ) throws {
        let outcome = try (program ?? server.visitor).run(
            ["login", name, "--password-stdin"], as: device,
            input: "quiet river lamp \(name)\n")
        #expect(outcome.exit == 0, "\(outcome)")
    }

    /// Somebody who listens, once the server tells them anything.
    private func ear(of person: String = "anna", since number: Int? = nil) throws -> EventEar {
        let ear = try EventEar(at: server.socket, session: token(of: person), since: number)
        #expect(ear.hears("\nid: "), "\(ear.heard)")
        return ear
    }

    private func give(
        _ points: Int = 1, at program: BuiltProgram? = nil, as device: String = "anna"
    ) throws {
        let outcome = try (program ?? server.visitor).run(
            ["points", "give", "mia", "\(points)", "helping"], as: device)
        #expect(outcome.exit == 0, "\(outcome)")
    }

    @Test("hears that something was done in another shell, and not what")
    func hears() throws {
        try signIn(as: "anna", on: "phone")
        let ear = try ear()
        let before = try #require(ear.lastID)
        try give(as: "phone")

        #expect(ear.hears(Self.change))
        #expect(try #require(ear.lastID) > before)
        #expect(ear.heard.contains("HTTP/1.1 200 "))
        #expect(ear.heard.contains("text/event-stream"))
        for word in ["mia", "anna", "helping", "points"] {
            #expect(!ear.heard.lowercased().contains(word), "\(ear.heard)")
        }
    }

    @Test("hears nothing of another household")
    func hearsOwn() throws {
        try server.settle("Olga", in: "Jones home")
        let (mine, theirs) = (try ear(), try ear(of: "olga"))
        for _ in 0..<3 { try give() }
        #expect(mine.hears(Self.change))
        theirs.readOn()
        #expect(theirs.count(of: Self.change) == 0, "\(theirs.heard)")

        #expect(try server.visitor.run(["add", "Vacuum"], as: "olga").exit == 0)
        #expect(theirs.hears(Self.change))
    }

    @Test("hears what a program beside the server does")
    func hearsLocal() throws {
        try signIn(as: "anna", on: "anna", at: program)
        let ear = try ear()
        try give(at: program)

        #expect(ear.hears(Self.change))
    }

    @Test("is told at once that something happened since they were there, and that alone")
    func hearsMissed() throws {
        let first = try ear()
        let number = try #require(first.lastID)
        let same = try ear(since: number)
        try give()
        #expect(first.hears(Self.change) && same.hears(Self.change))
        #expect(same.count(of: Self.change) == 1)

        let late = try ear(since: number)
        #expect(late.hears(Self.change))
        #expect(late.lastID == first.lastID)
    }

    @Test("hears nothing more once the session has ended")
    func endsWithSession() throws {
        try signIn(as: "anna", on: "phone")
        let (own, phone) = (try ear(), try ear(of: "phone"))
        let session = try token(of: "phone")
        #expect(try server.visitor.run(["logout"], as: "phone").exit == 0)

        #expect(phone.ends(), "\(phone.heard)")
        let again = try EventEar(at: server.socket, session: session)
        #expect(again.status == "401")
        try give()
        #expect(own.hears(Self.change))
    }

    @Test("has five places a session, and one again when one was left")
    func isLimited() throws {
        var ears = try (0..<5).map { _ in try ear() }
        let sixth = try EventEar(at: server.socket, session: token())
        #expect(sixth.status == "429")

        ears.removeLast()
        // The server notices soon that somebody has gone.
        let end = ContinuousClock.now + .seconds(300)
        var status = ""
        while status != "200", ContinuousClock.now < end {
            status = try EventEar(at: server.socket, session: token()).status
        }
        #expect(status == "200")
        withExtendedLifetime(ears) {}
    }

    /// Twelve pieces of one byte, and no end of them.
    private static let pieces = String(repeating: "1\r\na\r\n", count: 12)

    @Test(
        "sends nothing, which nobody would read: it would keep its place when it goes, and the server from ending",
        arguments: [
            ("Transfer-Encoding: chunked\r\n", pieces), ("Content-Length: 12\r\n", "twelve bytes"),
        ])
    func sendsNothing(field: String, body: String) throws {
        for _ in 0..<6 {
            let ear = try EventEar(
                at: server.socket, session: token(), header: "Chorus-Wire: 0\r\n" + field,
                sending: body)
            try #require(ear.status == "400", "\(ear.heard)")
        }
        #expect(try ear(since: 1).heard.contains("HTTP/1.1 200 "))
        #expect(server.end() == 0)
    }

    @Test("does not keep the server from ending")
    func letsEnd() throws {
        let ears = try (0..<5).map { _ in try ear() }
        let start = ContinuousClock.now
        #expect(server.end() == 0)
        #expect(ContinuousClock.now - start < .seconds(15))
        for ear in ears { #expect(ear.ends(), "\(ear.heard)") }
    }

    @Test("is somebody with a session, who names it where nobody else reads it")
    func isKnown() throws {
        let session = try token()
        let visits = [
            (try EventEar(at: server.socket, session: nil), "401"),
            (try EventEar(at: server.socket, session: "x"), "401"),
            (
                try EventEar(
                    at: server.socket, session: String(repeating: "0", count: session.count)),
                "401"
            ),
            (try EventEar(at: server.socket, session: session, header: ""), "403"),
            (try EventEar(at: server.socket, session: nil, query: "?session=\(session)"), "400"),
        ]
        for (ear, status) in visits { #expect(ear.status == status, "\(ear.heard)") }
    }

    @Test(
        "hears nothing with a session that was begun at another computer",
        .enabled(if: Computer.own.mark != nil, "takes a system that has a name of its own"),
        arguments: [
            nil, "no mark", String(repeating: "0", count: 64), String(repeating: "7", count: 64),
        ])
    func isWhereTheyCameIn(mark: String?) throws {
        let ear = try EventEar(at: server.socket, session: token(), mark: mark)
        #expect(ear.status == "401", "\(ear.heard)")
    }

    @Test(
        "hears in no time, also where two hundred do: EVENT_STREAMS=200 measures it",
        .enabled(if: Self.streams > 0, "takes a minute"))
    func measures() throws {
        var ears: [EventEar] = []
        for device in 0..<(Self.streams + 4) / 5 {
            try signIn(as: "anna", on: "d\(device)")
            for _ in 0..<min(5, Self.streams - ears.count) {
                ears.append(try ear(of: "d\(device)"))
            }
        }
        var spans: [Double] = []
        for round in 1...10 {
            let giving = try server.visitor.starting(
                ["points", "give", "mia", "1", "helping"], as: "anna", tellingTo: Pipe())
            EventEar.waitForAny(of: ears)
            let start = ContinuousClock.now
            for ear in ears { #expect(ear.hears(Self.change, times: round)) }
            spans.append((ContinuousClock.now - start) / .milliseconds(1))
            giving.waitUntilExit()
        }
        print("after the first, \(ears.count) streams heard within ms: \(spans.sorted())")
    }

    private static let streams =
        ProcessInfo.processInfo.environment["EVENT_STREAMS"].flatMap { Int($0) } ?? 0
}
