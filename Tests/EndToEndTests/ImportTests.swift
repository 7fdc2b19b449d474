import Foundation
import TestSupport
import Testing

@Suite("A list that the built program brings in")
struct ImportTests {
    private static let lineCount = 300

    /// The program with a household in its file, and a list beside it.
    private func program() throws -> BuiltProgram {
        let program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin

            """
        #expect(try program.run([], input: script).exit == 0)
        let lines = (1...Self.lineCount).map { "Line \($0),,2,week on fri\n" }
        try Data(("title,for,points,every\n" + lines.joined()).utf8)
            .write(to: program.folder.appending(path: "list.csv"))
        return program
    }

    private func count(in program: BuiltProgram) throws -> Int {
        let list = try program.run(["chore", "list", "--all", "--json"])
        #expect(list.exit == 0, "\(list)")
        return list.output.components(separatedBy: "\"title\":\"Line ").count - 1
    }

    @Test("is there as a whole or not at all when the program is killed")
    func isWholeOrNot() throws {
        try program().killing(["data", "import", "list.csv"], rounds: 24) { whole in
            let count = try count(in: whole)
            #expect(count == Self.lineCount)
        } look: { program, outcome, seconds in
            let count = try count(in: program)
            #expect(count == 0 || count == Self.lineCount, "\(seconds) s")
            #expect(outcome.exit != 0 || count == Self.lineCount)
            #expect(try program.run(["audit", "verify"]).exit == 0)
            guard count > 0 else { return true }
            #expect(try program.run(["undo"]).exit == 0)
            #expect(try self.count(in: program) == 0)
            return false
        }
    }
}

@Suite("A household that the built program brings in")
struct HouseholdImportTests {
    private static let password = "quiet river lamp seven"

    /// A household with a child, some chores, and points, as its document.
    private func document() throws -> Data {
        let program = try Chorus.inNewFolder()
        let chores = (1...60).map { "chore add \"Line \($0)\" --points 2 --every day" }
        let deeds = (1...60).map { "done \($0)" }
        let script =
            [
                "register --username olga --name Olga --password-stdin", Self.password,
                "household create Jones home --zone Europe/Berlin", "child add Tim",
            ] + chores + deeds + ["points give tim 7 --why \"helped grandma\""]
        #expect(
            try program.run([], input: script.joined(separator: "\n") + "\n").exit == 0)
        let exported = try program.run(["data", "export", "-"])
        #expect(exported.exit == 0, "\(exported.messages)")
        return Data(exported.output.utf8)
    }

    /// The program where somebody has an account, and the document lies.
    private func program() throws -> BuiltProgram {
        let program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            \(Self.password)

            """
        #expect(try program.run([], input: script).exit == 0)
        try document().write(to: program.folder.appending(path: "home.json"))
        return program
    }

    private func isThere(in program: BuiltProgram) throws -> Bool {
        try program.run(["household", "list", "--json"]).output.contains("Jones home")
    }

    @Test("is there as a whole or not at all when the program is killed")
    func isWholeOrNot() throws {
        var points = ""
        try program().killing(["data", "import", "home.json"], rounds: 24) { whole in
            #expect(try isThere(in: whole))
            points = try whole.run(["points", "show", "--all", "--json"]).output
            #expect(points.contains("\"balance\":7"), "\(points)")
        } look: { program, outcome, _ in
            guard try isThere(in: program) else {
                #expect(outcome.exit == 137)
                #expect(try program.run(["data", "import", "home.json"]).exit == 0)
                return true
            }
            #expect(try program.run(["audit", "verify"]).exit == 0)
            #expect(try program.run(["points", "show", "--all", "--json"]).output == points)
            return false
        }
    }
}
