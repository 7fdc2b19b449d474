import Foundation
import JSON

/// What `rules try` finds of rules that are added to those of the Smiths.
struct RuleTrial {
    /// Why they can't be set, if they can't.
    let problem: String?
    /// How many answers they change.
    let changes: Int

    init(of text: String) async throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "chorus-rules-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "own.cedar")
        try text.write(to: file, atomically: true, encoding: .utf8)

        let outcome = try await Family.stage().say("rules try \(file.path) --json")
        guard outcome.exit == 0 else {
            (problem, changes) = (outcome.messages, 0)
            return
        }
        let data = try JSONValue(parsing: outcome.results)["data"]
        let breaches = [data?["breach"], data?["locks_out"]].compactMap(\.self)
            .filter { $0 != .null }
        problem = breaches.first.map { "\($0)" }
        changes = data?["changes"]?.elements?.count ?? 0
    }
}
