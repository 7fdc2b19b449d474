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
        let origin = try program()
        let whole = try Chorus.continuing(origin)
        let start = ContinuousClock.now
        #expect(try whole.run(["data", "import", "list.csv"]).exit == 0)
        let duration = start.duration(to: .now) / .seconds(1)
        #expect(try count(in: whole) == Self.lineCount)

        var (old, new) = (0, 0)
        let rounds = 24
        for round in 1...rounds {
            let program = try Chorus.continuing(origin)
            let seconds = duration * Double(round) / Double(rounds)
            let outcome = try program.run(
                ["data", "import", "list.csv"],
                through: ["/usr/bin/timeout", "--signal=KILL", String(format: "%.4f", seconds)])
            #expect([0, 137].contains(outcome.exit), "\(outcome)")
            let count = try count(in: program)
            #expect(count == 0 || count == Self.lineCount, "\(seconds) s")
            #expect(outcome.exit != 0 || count == Self.lineCount)
            if count == 0 { old += 1 } else { new += 1 }
            #expect(try program.run(["audit", "verify"]).exit == 0)
            guard count > 0 else { continue }
            #expect(try program.run(["undo"]).exit == 0)
            #expect(try self.count(in: program) == 0)
        }
        #expect(old > 0, "\(new)")
    }
}
