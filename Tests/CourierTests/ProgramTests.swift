import Dispatches
import Foundation
import Testing

/// The program as it is built, which looks names up by the system and trusts the system's certificates.
@Suite("The courier's program")
struct ProgramTests {
    private static let taken = WebCounterpart.Conduct.say("HTTP/1.1 200 OK\r\n\r\n")

    /// The program with pipes, not started yet.
    private struct Program {
        let process = Process()
        let input = Pipe()
        let output = Pipe()
        let complaints = Pipe()

        init(_ words: [String]) {
            process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appending(path: "chorus-courier")
            process.arguments = words
            (process.standardInput, process.standardOutput) = (input, output)
            process.standardError = complaints
        }

        func write(_ text: String) throws {
            try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        }

        /// What it said until it ended, which it does once it has all of its input.
        func end() throws -> (output: String, complaints: String, status: Int32) {
            try input.fileHandleForWriting.close()
            let said = output.fileHandleForReading.readDataToEndOfFile()
            let complaint = complaints.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (
                String(decoding: said, as: UTF8.self), String(decoding: complaint, as: UTF8.self),
                process.terminationStatus
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
            let program = Program(["--allow-local"])
            try program.process.run()
            try program.write(line("a", host: "127.0.0.1", to: server))
            try program.write(line("b", host: "localhost", to: server))

            let end = try program.end()

            #expect(end.status == 0)
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
            let program = Program([])
            try program.process.run()
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
        let program = Program([])
        try program.process.run()
        try program.write(input)

        #expect(try program.end().status == status)
    }

    @Test("says how it is called", arguments: [["--help"], ["--allow-local", "x"]])
    func saysHow(words: [String]) throws {
        let program = Program(words)
        try program.process.run()

        let end = try program.end()

        #expect(end.status == 64)
        #expect(end.complaints == "usage: chorus-courier [--allow-local]\n")
    }

    @Test("ends at once when it is told to, though its input goes on")
    func endsAtOnce() async throws {
        try await withWebCounterpart(Self.taken, .keepSilent) { server in
            let program = Program(["--allow-local"])
            try program.process.run()
            try program.write(line("a", host: "127.0.0.1", to: server))
            let receipt = program.output.fileHandleForReading.availableData
            try program.write(line("b", host: "127.0.0.1", to: server))

            program.process.terminate()
            program.process.waitUntilExit()

            #expect(String(decoding: receipt, as: UTF8.self).contains("accepted"))
            #expect(program.process.terminationReason == .uncaughtSignal)
        }
    }
}
