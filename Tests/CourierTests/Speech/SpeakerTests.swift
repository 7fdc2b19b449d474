import Courier
import Dispatches
import Foundation
import NIOCore
import Testing

@Suite("What is read aloud")
struct SpeakerTests {
    private func withServer<Result>(
        answering answers: [String: String] = [:],
        _ body: (SpeechCounterpart) async throws -> Result
    ) async throws -> Result {
        let path = "/tmp/speech-\(UUID().uuidString)"
        let server = try await SpeechCounterpart.start(at: path, answering: answers)
        defer { try? FileManager.default.removeItem(atPath: path) }
        let result = try await body(server)
        await server.stop()
        return result
    }

    private func say(
        _ sentences: [String], in language: String = "en", at address: String?,
        sending: TimeAmount = .minutes(10)
    ) async throws -> Receipt.Outcome {
        let courier = Courier(
            limits: Limits(sending: sending), destinations: Destinations(allowsLocal: false),
            speechServer: SpeechServer(address: address, runtimeFolder: nil), now: { now })
        let id = try #require(Dispatch.ID("say"))
        return await courier.run(
            .speak(Errand.Speech(id: id, sentences: sentences, language: language))
        ).outcome
    }

    @Test("is handed over in its language, sentence by sentence")
    func isHandedOver() async throws {
        try await withServer { server in
            let outcome = try await say(
                ["Hallo Mia.", "Bett machen."], in: "de", at: "unix_socket:\(server.path)")

            #expect(outcome == .accepted)
            #expect(
                server.lines == [
                    "SET SELF CLIENT_NAME chorus:chorus:say", "SET SELF LANGUAGE de", "SPEAK",
                    "Hallo Mia.", "Bett machen.", ".", "QUIT",
                ])
        }
    }

    @Test("gives no command, whatever people wrote")
    func isHarmless() async throws {
        try await withServer { server in
            let outcome = try await say(
                [".", "..x", "a\r\n.\r\nSTOP ALL", "\u{1B}[2J"], at: "unix_socket:\(server.path)")

            #expect(outcome == .accepted)
            #expect(
                server.lines.dropFirst(3)
                    == ["..", "...x", "a  .  STOP ALL", " [2J", ".", "QUIT"])
        }
    }

    @Test("is refused where the language is none", arguments: ["", "e", "en\r\nSTOP", "en us"])
    func isTagged(language: String) async throws {
        try await withServer { server in
            let outcome = try await say(["x"], in: language, at: "unix_socket:\(server.path)")
            #expect(outcome == .refused(.fault(.unreadable)))
            #expect(server.lines.isEmpty)
        }
    }

    @Test(
        "is not taken where the other side says no, or something else",
        arguments: [
            ("SPEAK", "301 ERROR\r\n"), (".", "300 NOTHING\r\n"), ("QUIT", "hello\r\n"),
            ("SET SELF LANGUAGE en", "2\r\n"),
        ])
    func isRefused(command: String, answer: String) async throws {
        try await withServer(answering: [command: answer]) { server in
            let outcome = try await say(["x"], at: "unix_socket:\(server.path)")
            #expect(outcome == .failed(.fault(.protocolViolated)))
        }
    }

    @Test("waits no longer than it may for what says nothing")
    func isPatient() async throws {
        try await withServer(answering: ["SPEAK": "230-\r\n"]) { server in
            let outcome = try await say(
                ["x"], at: "unix_socket:\(server.path)", sending: .milliseconds(200))
            #expect(outcome == .failed(.fault(.timedOut)))
        }
    }

    @Test(
        "is not taken where nobody listens",
        arguments: [
            nil, "", "inet_socket:localhost:6560", "unix_socket:x", "unix_socket:/no/where",
        ])
    func isAbsent(address: String?) async throws {
        #expect(try await say(["x"], at: address) == .failed(.fault(.noProgram)))
    }

    @Test("goes to the socket of whoever runs it where none is named")
    func hasPlace() throws {
        let server = try #require(SpeechServer(address: nil, runtimeFolder: "/run/user/1000"))
        #expect(
            server
                == SpeechServer(
                    address: "unix_socket:/run/user/1000/speech-dispatcher/speechd.sock",
                    runtimeFolder: nil))
    }
}
