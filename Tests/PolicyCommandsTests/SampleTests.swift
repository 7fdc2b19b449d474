import Foundation
import PolicyCommands
import Synchronization
import Testing

/// What the README shows.
@Suite("The sample policies")
struct SampleTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL.path + "/"

    private func run(_ line: String) -> (output: String, exit: Int32) {
        let output = Mutex("")
        let tool = PolicyTool(
            streams: Streams(
                isTerminal: false,
                write: { text in output.withLock { $0 += text } },
                complain: { text in output.withLock { $0 += text } },
                readInput: { [] }, nanoseconds: { 0 }))
        let words = line.split(separator: " ").map { word in
            ["Samples/", "Policies/"].contains(where: word.hasPrefix)
                ? Self.root + word : String(word)
        }
        let exit = tool.run(words)
        return (output.withLock(\.self).replacing(Self.root, with: ""), exit)
    }

    @Test("are valid, and their case passes")
    func pass() {
        let screens = "Samples/policies/screens"

        #expect(
            run("validate --schema \(screens).cedarschema \(screens).cedar")
                == ("\(screens).cedar: 3 policies: valid\n", 0))
        #expect(run("test Samples/policies") == ("1 passed, 0 failed\n", 0))
        #expect(
            run(
                "authorize --policies \(screens).cedar --entities \(screens).entities.json "
                    + "--schema \(screens).cedarschema --requests \(screens).requests.json"
            ).output == """
                1: allow (policy0 in \(screens).cedar)
                2: deny (policy1 in \(screens).cedar)
                3: deny (no policy allows it)

                """)
    }
}
