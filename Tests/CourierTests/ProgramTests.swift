import Dispatches
import Foundation
import TestSupport
import Testing

/// The program as it is built, which looks names up by the system and trusts the system's certificates.
@Suite("The courier's program")
struct ProgramTests {
    private static let taken = WebCounterpart.Conduct.say("HTTP/1.1 200 OK\r\n\r\n")

    /// The program with pipes.
    private struct Program {
        let process: ChildProcess
        let input = Pipe()
        let output = Pipe()
        let complaints = Pipe()

        init(_ words: [String]) throws {
            let courier = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appending(path: "chorus-courier")
            process = try ChildProcess(
                [courier.path] + words, input: .pipe(input), output: .pipe(output),
                messages: .pipe(complaints))
        }

        func write(_ text: String) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        }

        /// What it said until it ended, which it does once it has all of its input.
        func end() throws -> (output: String, complaints: String, end: ChildProcess.End) {
            try input.fileHandleForWriting.close()
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
            return (
                String(decoding: said, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
                process.waitUntilExit()
            )
        }
    }

    private func line(_ id: String, host: String, to server: WebCounterpart) throws -> String {
        let way = Dispatch.Way.ntfy(url: "http://\(host):\(server.port)/t", token: nil)
        return try #require(try Errand.send(.testing(way, id: id)).line) + "\n"
    }

    @Test("sends what it reads and writes what became of it")
    func sends() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let program = try Program(["--allow-local"])
            try program.write(line("a", host: "127.0.0.1", to: server))
            try program.write(line("b", host: "localhost", to: server))

            let end = try program.end()

            #expect(end.end == .exit(0))
            #expect(end.complaints == "")
            #expect(
                Set(end.output.split(separator: "\n")) == [
                    #"{"id":"a","outcome":"accepted"}"#, #"{"id":"b","outcome":"accepted"}"#,
                ])
        }
    }

    @Test("leaves this machine in peace if it is not told otherwise")
    func leavesInPeace() async throws {
        try await withWebCounterpart(Self.taken) { server in
            let program = try Program([])
            try program.write(line("a", host: "127.0.0.1", to: server))

            let end = try program.end()

            #expect(
                end.output == """
                    {"id":"a","outcome":"refused","reason":"address-forbidden"}

                    """)
            #expect(server.requests.isEmpty)
        }
    }

    @Test("ends with a status that says why", arguments: [("nonsense\n", 65), ("", 0)])
    func endsWithStatus(input: String, status: Int32) throws {
        let program = try Program([])
        try program.write(input)

        #expect(try program.end().end == .exit(status))
    }

    @Test("says how it is called", arguments: [["--help"], ["--allow-local", "x"]])
    func saysHow(words: [String]) throws {
        let program = try Program(words)

        let end = try program.end()

        #expect(end.end == .exit(64))
        #expect(end.complaints == "usage: chorus-courier [--allow-local]\n")
    }

    @Test("ends at once when it is told to, though its input goes on")
    func endsAtOnce() async throws {
        try await withWebCounterpart(Self.taken, .keepSilent) { server in
            let program = try Program(["--allow-local"])
            try program.write(line("a", host: "127.0.0.1", to: server))
            let receipt = program.output.fileHandleForReading.availableData
            try program.write(line("b", host: "127.0.0.1", to: server))

            program.process.send(SIGTERM)

            #expect(String(decoding: receipt, as: UTF8.self).contains("accepted"))
            #expect(program.process.waitUntilExit() == .signal(SIGTERM))
        }
    }
}
