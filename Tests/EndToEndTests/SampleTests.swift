import Foundation
import TestSupport
import Testing

@Suite("The samples")
struct SampleTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Samples").standardizedFileURL

    @Test(
        "play on the built program as they are written",
        arguments: ["first-evening", "siblings", "forbidden"])
    func play(name: String) async throws {
        let file = Self.samples.appending(path: "\(name).chorus")
        let transcript = try Transcript(String(contentsOf: file, encoding: .utf8), name: name)

        #expect(try await Player(Chorus.inNewFolder()).play(transcript) > 10)
    }
}
