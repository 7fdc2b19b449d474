import Foundation
import TestSupport
import Testing

/// `RECORD_TRANSCRIPTS=1` writes down what is said now, and fails.
@Suite("A transcript")
struct TranscriptTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let samples = tests.appending(path: "../../Samples").standardizedFileURL
    private static let transcripts = tests.appending(path: "Transcripts")
    private static let isRecording =
        ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

    @Test(
        "goes as it is written",
        arguments: files(in: samples, "chorus") + files(in: transcripts, "transcript"))
    func goesAsWritten(_ file: File) async throws {
        try await play(file, on: Stage())
    }

    @Test(
        "goes on as it is written, where the family's left off",
        arguments: files(in: transcripts.appending(path: "family"), "transcript"))
    func goesOn(_ file: File) async throws {
        try await play(file, on: Family.stage())
    }

    private func play(_ file: File, on stage: Stage) async throws {
        let text = try String(contentsOf: file.url, encoding: .utf8)
        let transcript = try Transcript(text, name: file.url.lastPathComponent)

        if Self.isRecording {
            let recorded = try await Player(stage).record(transcript)
            try recorded.text.write(to: file.url, atomically: true, encoding: .utf8)
            Issue.record("\(file) is recorded; read it, and play it without RECORD_TRANSCRIPTS")
        } else {
            #expect(try await Player(stage).play(transcript) > 0)
        }
    }

    @Test("is written for every sample that is promised")
    func coversSamples() {
        let names = Self.files(in: Self.samples, "chorus").map(\.description)

        #expect(names == ["first-evening.chorus", "forbidden.chorus", "siblings.chorus"])
    }

    struct File: CustomStringConvertible, Sendable {
        let url: URL
        var description: String { url.lastPathComponent }
    }

    private static func files(in folder: URL, _ ending: String) -> [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".\(ending)") }.sorted()
            .map { File(url: folder.appending(path: $0)) }
    }
}
