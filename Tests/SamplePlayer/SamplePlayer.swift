import Foundation
import TestSupport

/// Plays samples with the built program, and shows the conversations.
@main
struct SamplePlayer {
    static func main() async throws {
        var arguments = CommandLine.arguments.dropFirst()
        guard arguments.popFirst() == "--program", let program = arguments.popFirst(),
            !arguments.isEmpty
        else {
            complain("usage: sample-player --program PATH FILE...")
            exit(64)
        }
        for path in arguments {
            do {
                let steps = try await play(path, on: program)
                say("\n\(URL(filePath: path).lastPathComponent): \(steps) steps as written")
            } catch {
                complain("\n\(error)")
                exit(1)
            }
        }
    }

    private static func play(_ path: String, on program: String) async throws -> Int {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let transcript = try Transcript(text, name: path)
        return try await Player(BuiltProgram(at: program), show: { say($0) }).play(transcript)
    }

    private static func say(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
