import Foundation
import PolicyCommands
import Synchronization

/// The tool within a test: a folder with files, and a clock that each look moves by 1 µs.
final class Workshop: Sendable {
    /// What came of a command, with the names of files as they were given.
    struct Outcome: Equatable {
        var output = ""
        var messages = ""
        var exit: Int32 = 0
    }

    let folder: URL
    private let said = Mutex(Outcome())
    private let time = Mutex<UInt64>(0)

    /// Creates a folder with files of the given texts.
    init(_ files: [String: String] = [:]) throws {
        folder = URL.temporaryDirectory.appending(path: "policies-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Writes a file of the folder.
    func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// The text of a file of the folder.
    func read(_ name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
    }

    /// Runs a command whose words begin with `./` where they name a file of the folder.
    func run(_ words: [String], input: String = "", onTerminal: Bool = false) -> Outcome {
        let tool = PolicyTool(
            streams: Streams(
                isTerminal: onTerminal,
                write: { text in self.said.withLock { $0.output += text } },
                complain: { text in self.said.withLock { $0.messages += text } },
                readInput: { Array(input.utf8) },
                nanoseconds: { self.tick() }))
        said.withLock { $0 = Outcome() }
        let exit = tool.run(words.map { $0.replacing("./", with: folder.path + "/") })
        return said.withLock { said in
            Outcome(output: named(said.output), messages: named(said.messages), exit: exit)
        }
    }

    /// Runs a command of words without blanks.
    func run(_ line: String, input: String = "") -> Outcome {
        run(line.split(separator: " ").map(String.init), input: input)
    }

    private func named(_ text: String) -> String {
        text.replacing(folder.path + "/", with: "")
    }

    private func tick() -> UInt64 {
        time.withLock { time in
            time += 1000
            return time
        }
    }
}
