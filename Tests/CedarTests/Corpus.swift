import Cedar
import CedarJSON
import Foundation
import JSON
import TestSupport

/// The reference's own test cases, where they are at hand.
///
/// `CHORUS_CEDAR_TESTS` names a folder with the archives or with what is in them.
enum Corpus {
    /// Policies, a schema, entities and requests to decide.
    struct Case: Sendable {
        let name: String
        /// Reads what the case says of itself.
        let json: @Sendable () throws -> JSONValue
        /// Reads one of the texts the case consists of.
        let text: @Sendable (String) throws -> String
    }

    /// How many cases of the archives are left out for each one that is tried: none when
    /// `CHORUS_CEDAR_TESTS` asks for them.
    static let step = ProcessInfo.processInfo.environment["CHORUS_CEDAR_TESTS"] == nil ? 25 : 1

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
            let json = { @Sendable () throws -> JSONValue in
                try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
            }
            let name = file.deletingPathExtension().lastPathComponent
            return Case(name: name, json: json) { key in
                try text(at: json()[key]?.text?.string ?? "", near: file)
            }
        }
    }

    /// A fifth of the cases below the folder `name`, or all of them when every case is asked for.
    static func sample(of name: String) throws -> [Case] {
        let cases = try cases(in: name)
        return stride(from: 0, to: cases.count, by: min(step, 5)).map { cases[$0] }
    }

    /// The text of a file named relative to one of the folders that `file` is in.
    private static func text(at path: String, near file: URL) throws -> String {
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

    /// The files below the folder `name` whose names end in `suffix`, in the order of their paths.
    static func files(in name: String, ending suffix: String) throws -> [URL] {
        var files: [URL] = []
        for folder in try unpacked.get() {
            let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            files += all?.compactMap { $0 as? URL } ?? []
        }
        return files.filter { $0.path.contains("/\(name)/") && $0.path.hasSuffix(suffix) }
            .sorted { $0.path < $1.path }
    }

    /// The folders with what is in our archive and in those of the reference.
    private static let unpacked: Result<[URL], any Error> = Result {
        let ours = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try ([ours] + (folder.map { [$0] } ?? [])).map(unpack)
    }

    /// Where archives are unpacked; it is gone when the tests are.
    private static let temporary = FileManager.default.temporaryDirectory
        .appending(path: "cedar-tests-\(ProcessInfo.processInfo.processIdentifier)")

    /// The folder with what is in the archives of `folder`, which is itself when it has none.
    private static func unpack(_ folder: URL) throws -> URL {
        let archives = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tar.gz") }
        guard !archives.isEmpty else { return folder }
        let target = temporary
        atexit { try? FileManager.default.removeItem(at: Corpus.temporary) }
        for archive in archives {
            let place = target.appending(path: "\(folder.lastPathComponent)/\(archive)")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            let archive = folder.appending(path: archive)
            try ChildProcess(["/usr/bin/env", "tar", "xzf", archive.path, "-C", place.path])
                .waitUntilExit()
        }
        return target.appending(path: folder.lastPathComponent)
    }
}
