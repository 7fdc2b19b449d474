import Cedar
import CedarJSON
import Foundation

/// The reference's own test cases, where they are at hand.
///
/// `CHORUS_CEDAR_TESTS` names a folder with the archives or with what is in them.
enum Corpus {
    /// A file with policies, a schema, entities and requests to decide.
    struct Case: Sendable {
        let file: URL
        let json: JSON
    }

    /// The folder to look in, or `nil`.
    static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["CHORUS_CEDAR_TESTS"]
        let usual = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../shared/reference/cedar-tests")
        let folder = named.map { URL(filePath: $0) } ?? usual.standardizedFileURL
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }()

    /// The cases below the folder `name`.
    static func cases(in name: String) throws -> [Case] {
        try files(in: name, ending: ".json").compactMap { file in
            guard !file.lastPathComponent.hasSuffix(".entities.json") else { return nil }
            let json = try JSON(parsing: String(contentsOf: file, encoding: .utf8))
            return json["policies"] != nil && json["requests"] != nil
                ? Case(file: file, json: json) : nil
        }
    }

    /// The files below the folder `name` whose names end in `suffix`, in the order of their paths.
    static func files(in name: String, ending suffix: String) throws -> [URL] {
        guard let folder = try unpacked.get() else { return [] }
        let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? [])
            .filter { $0.path.contains("/\(name)/") && $0.path.hasSuffix(suffix) }
            .sorted { $0.path < $1.path }
    }

    /// The folder with what is in the archives.
    private static let unpacked: Result<URL?, any Error> = Result {
        guard let folder else { return nil }
        let archives = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tar.gz") }
        guard !archives.isEmpty else { return folder }
        let target = FileManager.default.temporaryDirectory
            .appending(path: "cedar-tests-\(ProcessInfo.processInfo.processIdentifier)")
        for archive in archives {
            let place = target.appending(path: archive)
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let tar = try Process.run(
                URL(filePath: "/usr/bin/env"),
                arguments: ["tar", "xzf", folder.appending(path: archive).path, "-C", place.path])
            tar.waitUntilExit()
        }
        return target
    }
}

extension Corpus.Case {
    /// The text of a file the case names.
    func text(of key: Text) throws -> String {
        let path = json[key]?.text?.string ?? ""
        var folder = file.deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: path)
            if FileManager.default.fileExists(atPath: candidate.path) {
                return String(decoding: try Data(contentsOf: candidate), as: UTF8.self)
            }
            folder.deleteLastPathComponent()
        }
        throw CocoaError(.fileNoSuchFile)
    }
}
