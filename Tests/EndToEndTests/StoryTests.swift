import Foundation
import TestSupport
import Testing

@Suite("The stories that tell no dates")
struct StoryTests {
    private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../HouseholdShellTests/Transcripts").standardizedFileURL

    /// The households of `family.transcript`, made once.
    private static let family = Task {
        let program = try Chorus.inNewFolder()
        try await play("family.transcript", on: program)
        return program
    }

    @Test("go on the built program as they are written, where the family's left off")
    func goOn() async throws {
        let folder = Self.transcripts.appending(path: "stories")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count >= 20)
        let family = try await Self.family.value

        for name in names {
            let program = try BuiltProgram(at: Chorus.path, continuing: family)
            do {
                try await Self.play("stories/\(name)", on: program)
            } catch {
                Issue.record("\(error)")
            }
        }
    }

    private static func play(_ name: String, on program: BuiltProgram) async throws {
        let file = transcripts.appending(path: name)
        let transcript = try Transcript(String(contentsOf: file, encoding: .utf8), name: name)
        _ = try await Player(program).play(transcript)
    }
}
