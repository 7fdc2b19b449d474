import Foundation
import TestSupport
import Testing

@Suite("The copies that a server keeps", .timeLimit(.minutes(60)))
struct BackupTests {
    private let program: BuiltProgram

    /// A family whose server kept none.
    init() throws {
        program = try Chorus.inNewFolder()
        let server = try Server(of: program, ["--no-backups"])
        try server.furnish()
        try #require(server.end() == 0)
    }

    /// The copies in a folder once there is one.
    private func copies(in folder: URL, of server: Server) throws -> [URL] {
        for _ in 0..<20_000 {
            let age = try Exposition(Caretaker(socket: server.socket).get("/metrics").body)[
                "chorus_backup_age_seconds"]
            guard let age else { continue }
            #expect((0..<1_800).contains(age))
            return try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil)
        }
        return []
    }

    @Test("are of today, and bring back what was lost")
    func bringBack() throws {
        let folder = program.folder.appending(path: "safe")
        let server = try Server(of: program, ["--backups", folder.path])
        let copies = try copies(in: folder, of: server)
        let copy = try #require(copies.first)
        #expect(copies.count == 1)
        #expect(
            copy.lastPathComponent.wholeMatch(of: /chorus-[0-9a-f]{8}-\d{4}-\d\d-\d\d\.db/) != nil)
        #expect(try server.visitor.run(["chore", "add", "Feed the cat"]).exit == 0)
        #expect(server.end() == 0)

        let data = program.folder.appending(path: "data")
        try FileManager.default.removeItem(at: data)
        let restored = try program.run(["data", "restore", copy.path, "--yes"])
        #expect(restored.exit == 0, "\(restored)")
        let signedIn = try program.run(
            ["login", "anna", "--password-stdin"], input: Server.password + "\n")
        #expect(signedIn.exit == 0, "\(signedIn)")
        #expect(try program.run(["member", "list"]).output.contains("Mia"))
    }

    @Test(
        "are beside the data file unless somebody says otherwise, and none where they are not wanted"
    )
    func place() throws {
        let server = try Server(of: program)
        let folder = program.folder.appending(path: "data/backups")
        #expect(try copies(in: folder, of: server).count == 1)
        #expect(server.end() == 0)
        try FileManager.default.removeItem(at: folder)

        let other = try Server(of: program, ["--no-backups"])
        #expect(try other.visitor.run(["chore", "add", "Feed the cat"]).exit == 0)
        #expect(other.end() == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test("that can't be made are told, and hinder nobody")
    func trouble() throws {
        let file = program.folder.appending(path: "letter.txt")
        try Data("Dear Anna".utf8).write(to: file)
        let server = try Server(of: program, ["--backups", file.path])
        #expect(try server.visitor.run(["chore", "add", "Feed the cat"]).exit == 0)
        #expect(server.end() == 0)
        let told = server.allTold()
        #expect(told.components(separatedBy: "Today's copy of the data can't be kept.").count == 2)
        #expect(try Data(contentsOf: file) == Data("Dear Anna".utf8))
    }
}
