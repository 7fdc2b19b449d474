import Foundation

/// The service's own source files, for what no type can promise.
enum ServiceSources {
    static func all() throws -> [String] {
        let folder = URL(fileURLWithPath: #filePath)
            .appendingPathComponent("../../../../Sources/HouseholdService").standardizedFileURL
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" }
            .map { try String(contentsOf: $0, encoding: .utf8) }
    }
}
