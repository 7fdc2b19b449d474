import Foundation
import TestSupport
import Testing

@Suite("The built program and its data file")
struct DataFileTests {
    /// The program with a household in its file.
    private func program() throws -> BuiltProgram {
        let program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin
            chore add Feed the cat --points 3

            """
        #expect(try program.run([], input: script).exit == 0)
        return program
    }

    private func file(of program: BuiltProgram) -> URL {
        URL(filePath: program.data + "/chorus.db")
    }

    @Test(
        "refuses a file that is none of its own, and leaves it as it is",
        arguments: ["", "This is no database.", String(repeating: "x", count: 10_000)])
    func refusesForeign(text: String) throws {
        let program = try Chorus.inNewFolder()
        try FileManager.default.createDirectory(
            atPath: program.data, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file(of: program))

        let outcome = try program.run(["chore", "list"])

        #expect(outcome.exit == 65)
        #expect(outcome.messages.hasPrefix("error: "))
        #expect(try Data(contentsOf: file(of: program)) == Data(text.utf8))
    }

    @Test("refuses the database of another program")
    func refusesOtherDatabase() throws {
        let program = try program()
        try change(program, at: 68, to: [0, 0, 0, 42])
        let bytes = try Data(contentsOf: file(of: program))

        let outcome = try program.run(["chore", "list"])

        #expect(outcome.exit == 65 && outcome.messages.contains("is not a data file of chorus"))
        #expect(try Data(contentsOf: file(of: program)) == bytes)
    }

    @Test("refuses a file that is cut off")
    func refusesTruncated() throws {
        let program = try program()
        let bytes = try Data(contentsOf: file(of: program))
        try bytes.prefix(bytes.count / 2).write(to: file(of: program))

        let outcome = try program.run(["chore", "list"])

        #expect(outcome.exit == 65)
        #expect(outcome.messages.contains("damaged"))
    }

    @Test("refuses to write to a file of a newer program, and says so")
    func refusesNewer() throws {
        let program = try program()
        try change(program, at: 60, to: [0, 0, 3, 231])

        for words in [["chore", "list"], ["chore", "add", "X"], ["whoami"]] {
            let outcome = try program.run(words)
            #expect(outcome.exit == 78, "\(words)")
            #expect(outcome.messages.contains("999"), "\(words)")
        }
    }

    private static let setpriv = "/usr/bin/setpriv"
    private static let canBeNobody =
        getuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv)

    @Test(
        "says what to do where it may not write",
        .enabled(if: canBeNobody, "takes root and setpriv, to start the program as nobody"))
    func refusesReadOnly() throws {
        let program = try Chorus.inNewFolder()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: program.folder.path)

        let outcome = try program.run(
            ["register", "--username", "anna", "--name", "Anna", "--password-stdin"],
            input: "quiet river lamp seven\n",
            through: [Self.setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"])

        #expect(outcome.exit == 73)
        #expect(outcome.messages.hasPrefix("error: ") && outcome.messages.contains("--data"))
        #expect(!FileManager.default.fileExists(atPath: program.data))
    }

    @Test("gives two shells that finish the same chore at once its points once")
    func awardsOnce() async throws {
        let program = try program()
        _ = try program.run(
            ["login", "anna", "--password-stdin"], as: "elsewhere",
            input: "quiet river lamp seven\n")

        for round in 2...6 {
            #expect(try program.run(["chore", "add", "Round \(round)", "--points", "3"]).exit == 0)
            async let here = program.run(["done", "\(round)", "--json"])
            async let there = program.run(["done", "\(round)", "--json"], as: "elsewhere")
            let both = try await [here, there]
            #expect(both.map(\.exit) == [0, 0])
            #expect(both.map(\.messages) == ["", ""])
            #expect(both.count { $0.output.contains("\"awarded\":3") } == 1)
            #expect(both.count { $0.output.contains("\"awarded\":0") } == 1)
        }
        #expect(try program.run(["points", "--json"]).output.contains("\"balance\":15"))
        #expect(try program.run(["audit", "verify"]).exit == 0)
    }

    /// Overwrites bytes of the file's header, after everything is in the file itself.
    private func change(_ program: BuiltProgram, at offset: UInt64, to bytes: [UInt8]) throws {
        let handle = try FileHandle(forUpdating: file(of: program))
        try handle.seek(toOffset: offset)
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
    }
}
