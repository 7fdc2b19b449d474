import FileHandling
import Foundation
import Glibc
import Testing

@Suite("A file of our own")
struct FileHandlingTests {
    /// A folder that goes with the test.
    private final class Place: Sendable {
        let path = NSTemporaryDirectory() + "/file-handling-\(UUID().uuidString)"
        init() throws { try Folders.make(path) }
        deinit { try? FileManager.default.removeItem(atPath: path) }
        func file(_ name: String) -> String { "\(path)/\(name)" }
    }

    private let place: Place

    init() throws {
        place = try Place()
    }

    private func code(_ body: () throws(FileError) -> Void) -> Int32? {
        do throws(FileError) { try body() } catch { return error.code }
        return nil
    }

    @Test("lies in folders that are made for its owner alone, with those above them")
    func folders() throws {
        try Folders.make(place.file("a/b/c"))
        try Folders.make(place.file("a/b/c"))
        for name in ["a", "a/b", "a/b/c"] {
            let status = try FileStatus(of: place.file(name))
            #expect(status.kind == .folder && status.mode == 0o700 && status.isOwn)
        }
        _ = try OpenFile(place.file("x"), O_RDWR | O_CREAT)
        let path = place.file("x/y/z")
        let error = #expect(throws: FileError.self) { try Folders.make(path) }
        #expect(error?.path == place.file("x/y") && error?.code == ENOTDIR)
        #expect(Folders.parent(of: "x") == "." && Folders.parent(of: "/x") == "/")
    }

    @Test("is among the names in its folder, as are folders and what is hidden")
    func names() throws {
        #expect(try Folders.names(in: place.path) == [])
        let names: Set = ["x", ".hidden", "Kätzchen", "folder"]
        for name in names.subtracting(["folder"]) {
            _ = try OpenFile(place.file(name), O_RDWR | O_CREAT)
        }
        try Folders.make(place.file("folder"))
        #expect(try Set(Folders.names(in: place.path)) == names)
        #expect(
            code { () throws(FileError) in _ = try Folders.names(in: place.file("no")) } == ENOENT)
        #expect(
            code { () throws(FileError) in _ = try Folders.names(in: place.file("x")) } == ENOTDIR)
    }

    @Test("finds the room that its disk has")
    func room() throws {
        #expect(try #require(Folders.bytesLeft(at: place.path)) >= 0)
        #expect(Folders.bytesLeft(at: place.file("no")) == nil)
    }

    @Test("is not what a link leads to where links are not followed")
    func links() throws {
        _ = try OpenFile(place.file("x"), O_RDWR | O_CREAT)
        try FileManager.default.createSymbolicLink(
            atPath: place.file("link"), withDestinationPath: place.file("x"))

        #expect(
            code { () throws(FileError) in
                _ = try OpenFile(place.file("link"), O_RDONLY | O_NOFOLLOW)
            } == ELOOP)
        #expect(try FileStatus(of: place.file("link")).kind == .other)
        #expect(try FileStatus(of: place.file("link"), followingLinks: true).kind == .file)
        #expect(code { () throws(FileError) in _ = try FileStatus(of: place.file("y")) } == ENOENT)
    }

    @Test("is replaced as a whole, with the rights that are asked for and nothing left over")
    func replaces() throws {
        let folder = try OpenFile(place.path, O_RDONLY | O_DIRECTORY)
        try folder.replace("x", with: Array("one".utf8))
        let before = try OpenFile("x", in: folder, O_RDONLY)
        try folder.replace("x", with: Array("two".utf8), mode: 0o644)

        let after = try OpenFile("x", in: folder, O_RDONLY)
        #expect(try before.read(upTo: 100) == Array("one".utf8))
        #expect(try after.read(upTo: 2) == Array("tw".utf8))
        #expect(try after.status().mode == 0o644)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == ["x"])
        try folder.remove("x")
        try folder.remove("x")
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
    }

    @Test("has its rights changed also where it is open by its name only")
    func modes() throws {
        _ = try OpenFile(place.file("x"), O_RDWR | O_CREAT)
        let file = try OpenFile(place.file("x"), OpenFile.nameOnly)

        try file.setMode(0o640)
        #expect(try file.status().mode == 0o640)
    }

    @Test("is locked until the value goes, by many or by one")
    func locks() throws {
        func lock(shared: Bool) throws(FileError) -> OpenFile {
            let file = try OpenFile(place.file("x"), O_RDWR | O_CREAT)
            try file.lock(shared: shared, waiting: false)
            return file
        }
        do {
            let holds = [try lock(shared: true), try lock(shared: true)]
            #expect(code { () throws(FileError) in _ = try lock(shared: false) } == EWOULDBLOCK)
            #expect(holds.count == 2)
        }
        let hold = try lock(shared: false)
        #expect(code { () throws(FileError) in _ = try lock(shared: true) } == EWOULDBLOCK)
        withExtendedLifetime(hold) {}
    }
}
