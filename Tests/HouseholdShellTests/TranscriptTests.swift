import Foundation
import TestSupport
import Testing

/// `RECORD_TRANSCRIPTS=1` writes down what is said now, and fails.
@Suite("A transcript")
struct TranscriptTests {
    private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    private static let samples = tests.appending(path: "../../Samples").standardizedFileURL
    private static let transcripts = tests.appending(path: "Transcripts")
    private static let plain = transcripts.appending(path: "family/plain")
    /// The stories that begin where the family's left off.
    private static let goingOn =
        files(in: transcripts.appending(path: "family"), "transcript")
        + files(in: transcripts.appending(path: "stories"), "transcript")
    private static let isRecording =
        ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1"

    @Test(
        "goes as it is written",
        arguments: files(in: samples, "chorus") + files(in: transcripts, "transcript"))
    func goesAsWritten(_ file: File) async throws {
        try await play(file, on: Stage())
    }

    @Test(
        "goes through a server as it is written",
        arguments: files(in: samples, "chorus") + files(in: transcripts, "transcript"))
    func goesThroughServer(_ file: File) async throws {
        try await play(file, on: Stage(Stage.Setting(isRemote: true)))
    }

    /// What is done beside the data file, and what each of several computers notes of the books, which a server does alone.
    private static let besideServers = [
        "kept-calendars.transcript", "operator.transcript", "profile.transcript", "seal.transcript",
    ]

    @Test(
        "goes on through a server, where the family's left off",
        arguments: goingOn.filter { !besideServers.contains($0.description) })
    func goesOnThroughServer(_ file: File) async throws {
        try await play(file, on: Family.stage(Stage.Setting(isRemote: true)))
    }

    @Test("goes on as it is written, where the family's left off", arguments: goingOn)
    func goesOn(_ file: File) async throws {
        try await play(file, on: Family.stage())
    }

    @Test("is played with --plain as it is written", arguments: files(in: plain, "transcript"))
    func goesInPlainWords(_ file: File) async throws {
        try await play(file, on: Family.stage(Stage.Setting(options: ["--plain"])))
    }

    @Test(
        "is told in plain words and in JSON too",
        arguments: files(in: samples, "chorus") + files(in: transcripts, "transcript"))
    func hasForms(_ file: File) async throws {
        try await compare(file, Forms { try Stage($0) })
    }

    @Test("is told in plain words and in JSON too, where it goes on", arguments: goingOn)
    func hasFormsToo(_ file: File) async throws {
        try await compare(file, Forms { try await Family.stage($0) })
    }

    private func compare(_ file: File, _ forms: Forms) async throws {
        let found = try await forms.differences(in: file.transcript)
        #expect(found.answers.isEmpty, "\(found.answers.joined(separator: "\n"))")
        #expect(found.plain.isEmpty, "\(found.plain.joined(separator: "\n"))")
    }

    private func play(_ file: File, on stage: Stage) async throws {
        let transcript = try file.transcript

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

        var transcript: Transcript {
            get throws {
                try Transcript(String(contentsOf: url, encoding: .utf8), name: description)
            }
        }
    }

    private static func files(in folder: URL, _ ending: String) -> [File] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".\(ending)") }.sorted()
            .map { File(url: folder.appending(path: $0)) }
    }
}
