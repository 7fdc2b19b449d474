import Foundation
import TestSupport

/// What `Scripts/package` makes of the built programs, unpacked in a folder that is thrown away.
final class DebianPackage {
    /// Whether the system has what packs.
    static let canBeMade = ["dpkg-deb", "dpkg-shlibdeps", "strip"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }
    /// The folder of the source.
    static let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// What stands in it as `dpkg-deb` lists it.
    struct Entry {
        let path: String
        let mode: String
        let owner: String
    }

    /// The folder with `tree`, the files as they are installed, and `control`, what is done meanwhile.
    let folder: URL
    private let file: String

    /// Packs and unpacks it.
    init() throws {
        folder = URL.temporaryDirectory.appending(path: "chorus-package-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let programs = URL(filePath: Chorus.path).deletingLastPathComponent().path
        file = try Self.run(
            ["Scripts/package", "--programs", programs, "--into", folder.path], home: folder
        ).trimmingCharacters(in: .newlines)
        _ = try Self.run(
            ["dpkg-deb", "-x", file, folder.appending(path: "tree").path], home: folder)
        _ = try Self.run(
            ["dpkg-deb", "-e", file, folder.appending(path: "control").path], home: folder)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    /// That a program did not do what it was started for, and what it said.
    struct Failed: Error {
        let words: [String]
        let messages: String
    }

    /// Everything that stands in it.
    func entries() throws -> [Entry] {
        try run(["dpkg-deb", "-c", file]).split(separator: "\n").compactMap { line in
            let words = line.split(separator: " ", maxSplits: 5)
            guard words.count == 6 else { return nil }
            return Entry(
                path: String(words[5].dropFirst()), mode: String(words[0]), owner: String(words[1]))
        }
    }

    /// A field of what it says of itself.
    func field(_ name: String) throws -> String {
        try run(["dpkg-deb", "-f", file, name]).trimmingCharacters(in: .newlines)
    }

    /// The text of a file below its folder.
    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    /// What a program says that is started in the folder of the source and succeeds.
    func run(_ words: [String]) throws -> String {
        try Self.run(words, home: folder)
    }

    private static func run(_ words: [String], home: URL) throws -> String {
        let process = Process()
        let (output, messages) = (Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = source
        process.environment = [
            "HOME": home.path, "LANG": "C.UTF-8", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "TMPDIR": home.path,
            // What is unpacked again at once is not worth minutes of making it small.
            "DPKG_DEB_COMPRESSOR_TYPE": "none",
        ]
        process.standardInput = FileHandle.nullDevice
        (process.standardOutput, process.standardError) = (output, messages)
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = messages.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failed(words: words, messages: String(decoding: complaints, as: UTF8.self))
        }
        return String(decoding: said, as: UTF8.self)
    }
}
