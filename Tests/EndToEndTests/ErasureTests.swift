import Foundation
import TestSupport
import Testing

@Suite("Somebody whom the built program erases")
struct ErasureTests {
    /// The program with a household that somebody was in who did something, and left.
    private func program() throws -> BuiltProgram {
        let program = try Chorus.inNewFolder()
        let gifts = (1...60).map { "points give zebulon \($0) --why \"Zebulon sang song \($0)\"" }
        let script = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin
            child add Zebulon --sign-in code
            chore add Feed the cat --to zebulon --points 3
            done 1 --for zebulon
            \(gifts.joined(separator: "\n"))
            member remove zebulon --confirm Zebulon

            """
        let outcome = try program.run([], input: script)
        #expect(outcome.exit == 0, "\(outcome)")
        return program
    }

    /// Whether the files of the program hold the name anywhere.
    private func isNamed(in program: BuiltProgram) throws -> Bool {
        let files = try FileManager.default.contentsOfDirectory(atPath: program.data)
        return try files.filter { $0.hasPrefix("chorus.db") }.contains { name in
            let bytes = try Data(contentsOf: URL(filePath: "\(program.data)/\(name)"))
            return ["Zebulon", "zebulon"].contains { bytes.range(of: Data($0.utf8)) != nil }
        }
    }

    @Test("is there as before or nowhere at all when the program is killed")
    func isThereOrNowhere() throws {
        let origin = try program()
        let erase = ["data", "erase", "zebulon", "--confirm", "Zebulon"]
        #expect(try isNamed(in: origin))
        try origin.killing(erase, rounds: 16) { whole in
            let isNamed = try isNamed(in: whole)
            #expect(!isNamed)
        } look: { program, _, seconds in
            let books = try program.run(["audit", "verify"])
            #expect(books.exit == 0, "\(books)")
            let again = try program.run(erase)
            #expect(again.exit == 0 || again.messages.contains("Nobody here"), "\(again)")
            #expect(try !isNamed(in: program), "\(seconds) s")
            #expect(try program.run(["data", "check"]).exit == 0)
            return again.exit == 0
        }
    }
}
