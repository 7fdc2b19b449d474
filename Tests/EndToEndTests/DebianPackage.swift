import Foundation
import TestSupport

/// What `Scripts/package` makes of the built programs.
struct DebianPackage {
    /// Whether the system has what packs.
    static let canBeMade = ["dpkg-deb", "dpkg-shlibdeps", "strip"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    /// The one that all tests look at, since it is made of 300 MB.
    static let made = Result { try DebianPackage() }

    /// The folder of the source.
    static let source = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    /// What stands in it as `dpkg-deb` lists it.
    struct Entry {
        let path: String
        let mode: String
        let owner: String
    }

    /// That a program did not do what it was started for, and what it said.
    struct Failed: Error {
        let words: [String]
        let messages: String
    }

    /// Everything that is installed.
    let entries: [Entry]
    /// What its programs say of themselves, and to nothing.
    let version, receipts: String
    private let installed: [String: String]
    private let control: [String: String]

    private init() throws {
        let folder = URL.temporaryDirectory.appending(path: "chorus-package-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let (tree, control) = (folder.appending(path: "tree"), folder.appending(path: "control"))
        let programs = URL(filePath: Chorus.path).deletingLastPathComponent().path
        let file = try Self.run(
            "Scripts/package", "--programs", programs, "--into", folder.path
        ).trimmingCharacters(in: .newlines)
        entries = try Self.run("dpkg-deb", "-c", file).split(separator: "\n").compactMap(Self.entry)
        _ = try Self.run("dpkg-deb", "-x", file, tree.path)
        _ = try Self.run("dpkg-deb", "-e", file, control.path)
        installed = try Self.texts(below: tree)
        self.control = try Self.texts(below: control)
        version = try Self.run("\(tree.path)/usr/bin/chorus", "--version")
        receipts = try Self.run("\(tree.path)/usr/bin/chorus-courier")
    }

    /// A field of what it says of itself.
    func field(_ name: String) -> String? {
        control["control"]?.split(separator: "\n").first { $0.hasPrefix("\(name): ") }
            .map { String($0.dropFirst(name.count + 2)) }
    }

    /// The text of a file that is installed.
    func text(_ path: String) -> String { installed[path] ?? "" }

    /// The text of a file that dpkg reads, or runs.
    func control(_ name: String) -> String { control[name] ?? "" }

    private static func entry(_ line: Substring) -> Entry? {
        let words = line.split(separator: " ", maxSplits: 5)
        guard words.count == 6 else { return nil }
        return Entry(
            path: String(words[5].dropFirst()), mode: String(words[0]), owner: String(words[1]))
    }

    /// The texts below a folder by their paths.
    private static func texts(below folder: URL) throws -> [String: String] {
        var texts: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        where !path.contains("/bin/") {
            texts[path] = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        return texts
    }

    /// What a program says that is started in the folder of the source and succeeds.
    static func run(_ words: String...) throws -> String {
        let (output, messages) = (Pipe(), Pipe())
        let environment = [
            "HOME": URL.temporaryDirectory.path, "LANG": "C.UTF-8",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "TMPDIR": URL.temporaryDirectory.path,
            // What is unpacked again at once is not worth minutes of making it small.
            "DPKG_DEB_COMPRESSOR_TYPE": "none",
        ]
        let process = try ChildProcess(
            ["/usr/bin/env"] + words, in: source, environment: environment, output: .pipe(output),
            messages: .pipe(messages))
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = messages.fileHandleForReading.readDataToEndOfFile()
        guard process.waitUntilExit() == .exit(0) else {
            throw Failed(words: words, messages: String(decoding: complaints, as: UTF8.self))
        }
        return String(decoding: said, as: UTF8.self)
    }
}
