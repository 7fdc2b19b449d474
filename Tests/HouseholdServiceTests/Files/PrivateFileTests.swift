import FoundationEssentials
import Glibc
import HouseholdModel
import HouseholdService
import Testing

@Suite("A file of the program's own")
struct PrivateFileTests {
    private let folder = TemporaryFolder()

    private func session(_ state: String = "state/chorus") throws -> PrivateFile {
        try #require(PrivateFile(state: "\(folder.path)/\(state)", kind: "session", name: "0A1b-2"))
    }

    private func mode(_ path: String) -> mode_t {
        var status = stat()
        unsafe stat(path, &status)
        return status.st_mode & 0o777
    }

    @Test("gives back what was written, for its owner only")
    func givesBack() throws {
        let session = try session()
        #expect(try session.read() == nil)

        try session.write(Array("token".utf8))
        try session.write(Array("other".utf8))

        #expect(try session.read() == Array("other".utf8))
        #expect(session.path == "\(folder.path)/state/chorus/session/0A1b-2")
        #expect(mode(session.path) == 0o600)
        #expect(mode("\(folder.path)/state/chorus/session") == 0o700)
        #expect(mode("\(folder.path)/state/chorus") == 0o700)
        #expect(mode("\(folder.path)/state") == 0o700)
        #expect(folder.entries("state/chorus/session") == ["0A1b-2"])
    }

    @Test("closes folders that stood open")
    func closesFolders() throws {
        let session = try session("chorus")
        unsafe mkdir("\(folder.path)/chorus", 0o755)

        try session.write([])

        #expect(mode("\(folder.path)/chorus") == 0o700)
    }

    @Test("can be removed, and be gone already")
    func removes() throws {
        let session = try session()
        try session.write([1])

        try session.remove()
        try session.remove()

        #expect(try session.read() == nil)
    }

    @Test("is refused when others can read it", arguments: [0o640, 0o604, 0o620] as [mode_t])
    func refusesExposed(mode: mode_t) throws {
        let session = try session()
        try session.write([1])
        unsafe chmod(session.path, mode)

        let problem = #expect(throws: PrivateFile.Problem.self) { try session.read() }

        #expect(
            problem?.message(about: "session file").source
                == "Your session file can be read by others; fixed by: chmod 600 \(session.path)"
        )
    }

    @Test("is refused when it is a link or a folder")
    func refusesLinks() throws {
        let session = try session()
        try session.write([1])
        unsafe rename(session.path, session.path + "-real")
        unsafe symlink(session.path + "-real", session.path)
        #expect(throws: PrivateFile.Problem.foreign(path: session.path)) { try session.read() }

        unsafe unlink(session.path)
        unsafe mkdir(session.path, 0o700)
        #expect(throws: PrivateFile.Problem.foreign(path: session.path)) { try session.read() }
    }

    @Test("is not read, written or removed where its folder is a link")
    func refusesLinkedFolder() throws {
        let session = try session()
        try session.write([1])
        let sessions = "\(folder.path)/state/chorus/session"
        unsafe rename(sessions, sessions + "-real")
        unsafe symlink(sessions + "-real", sessions)

        #expect(throws: PrivateFile.Problem.foreign(path: sessions)) { try session.read() }
        #expect(throws: PrivateFile.Problem.self) { try session.write([2]) }
        #expect(throws: PrivateFile.Problem.self) { try session.remove() }
        #expect(folder.entries("state/chorus/session-real") == ["0A1b-2"])
    }

    @Test("is held as long as somebody has a hold of it, and gone after the last")
    func isHeld() throws {
        let session = try session()
        #expect(!session.isHeld())

        var holds = [session.hold(), session.hold()]

        #expect(session.isHeld())
        holds.removeFirst()
        #expect(session.isHeld())
        holds.removeFirst()
        #expect(!session.isHeld())
        #expect(folder.entries("state/chorus/session") == [])
    }

    @Test("replaces a link and leaves what it points to")
    func replacesLink() throws {
        let session = try session()
        try session.write([1])
        unsafe rename(session.path, session.path + "-real")
        unsafe symlink(session.path + "-real", session.path)

        try session.write([2])

        #expect(try session.read() == [2])
        #expect(folder.entries("state/chorus/session") == ["0A1b-2", "0A1b-2-real"])
    }

    @Test("leaves nothing behind when it can't be written")
    func leavesNothing() throws {
        let session = try session()
        unsafe mkdir("\(folder.path)/state", 0o700)
        unsafe mkdir("\(folder.path)/state/chorus", 0o700)
        unsafe mkdir("\(folder.path)/state/chorus/session", 0o700)
        unsafe mkdir(session.path, 0o700)

        #expect(throws: PrivateFile.Problem.system(EISDIR, path: session.path)) {
            try session.write([1])
        }
        #expect(folder.entries("state/chorus/session") == ["0A1b-2"])
    }

    @Test("needs a name that is a plain word", arguments: ["", ".", "..", "a/b", "a b", "é"])
    func needsPlainName(name: String) {
        #expect(PrivateFile(state: "/tmp", kind: "session", name: name) == nil)
    }

    @Test(
        "names its path as a shell takes it",
        arguments: [
            ("/home/anna", "/home/anna/session/1"), ("/home/it's", #"'/home/it'\''s/session/1'"#),
            ("/home/$(rm x)", "'/home/$(rm x)/session/1'"), ("-x", "'-x/session/1'"),
        ]
    )
    func quotesPath(state: String, quoted: String) throws {
        let session = try #require(PrivateFile(state: state, kind: "session", name: "1"))

        #expect(
            PrivateFile.Problem.foreign(path: session.path)
                .message(about: "session file").source
                == "Your session file can be read by others; fixed by: rm \(quoted)"
        )
    }
}

/// A folder that is gone after the test.
private final class TemporaryFolder: Sendable {
    let path: String

    init() {
        path = "/tmp/chorus-tests-\(getpid())-\(UInt64.random(in: .min ... .max))"
        unsafe mkdir(path, 0o700)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func entries(_ folder: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
        return names?.sorted() ?? []
    }
}
