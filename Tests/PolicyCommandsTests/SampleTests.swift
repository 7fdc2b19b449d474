import Foundation
import PolicyCommands
import Synchronization
import Testing

/// What `docs/rules.md` shows.
@Suite("The sample policies")
struct SampleTests {
    private static let root =
        URL(filePath: #filePath).deletingLastPathComponent()
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

    /// The lines of the paper that begin with `chorus policy` and can be typed.
    private func examples() throws -> [String] {
        try String(contentsOfFile: Self.root + "docs/rules.md", encoding: .utf8)
            .replacing("\\\n", with: " ").split(separator: "\n")
            .filter { $0.hasPrefix("    chorus policy ") }
            .map { line in
                line.dropFirst(18).prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
            }
    }

    @Test("are shown in the paper by lines that work as they are typed")
    func examplesWork() throws {
        let examples = try examples()

        #expect(examples.count == 6)
        for line in examples { #expect(run(line).exit == 0, "\(line)") }
    }

    /// Lines and policies may get other numbers; what is said stays.
    @Test("show in the paper what is said of them")
    func examplesSay() throws {
        let line = try #require(try examples().first { $0.hasPrefix("explain") })
        let said = run(line).output.split(separator: "\n")
        let paper = try String(contentsOfFile: Self.root + "docs/rules.md", encoding: .utf8)

        let shown = said.filter { $0.contains("@id(\"chore.do\")") || $0.hasPrefix("deny") }
        #expect(shown.count == 2)
        for line in shown {
            #expect(
                paper.filter { !$0.isNumber }.contains("    \(line.filter { !$0.isNumber })\n"))
        }
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
