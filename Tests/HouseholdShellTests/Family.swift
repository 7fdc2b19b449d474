import Foundation
import TestSupport

/// The two households of `family.transcript`, made once; every test gets a copy.
enum Family {
    private static let transcripts = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Transcripts")

    private static let first = Task {
        let stage = try Stage()
        let file = transcripts.appending(path: "family.transcript")
        let transcript = try Transcript(
            String(contentsOf: file, encoding: .utf8), name: "family.transcript")
        _ = try await Player(stage).play(transcript)
        return stage
    }

    /// The program where the story left off.
    static func stage(_ setting: Stage.Setting = Stage.Setting()) async throws -> Stage {
        try Stage(setting, continuing: await first.value)
    }
}
