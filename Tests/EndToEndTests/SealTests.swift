import Foundation
import TestSupport
import Testing

@Suite("The built program and a data file that another program changed")
struct SealTests {
    private let program: BuiltProgram
    private let password = "quiet river lamp seven\n"

    /// A household whose books were sealed.
    init() throws {
        program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            \(password)household create Smith home --zone Europe/Berlin
            chore add Feed the cat --points 3
            done 1

            """
        #expect(try program.run([], input: script).exit == 0)
        #expect(try logIn().messages.contains("From now on Chorus notices"))
        #expect(try logIn().messages == "")
    }

    @Test("tells a parent at the next sign-in, and names the entry that does not fit")
    func findsEdit() throws {
        try program.forge("UPDATE ledger SET points = 900 WHERE sequence = 1")

        let login = try logIn()
        #expect(login.exit == 0)
        #expect(
            login.messages == """
                warning: Entry 1 of the ledger is not as it was written.
                Nothing was sealed over it.

                """)
        let found = try program.run(["audit", "verify", "--json"])
        #expect(found.exit == 65)
        #expect(found.messages.contains(#""first_bad":{"seq":1,"table":"ledger"}"#))
    }

    @Test("finds an older copy that was put back by the counter outside the file")
    func findsOlderCopy() throws {
        let copy = program.folder.appending(path: "copy").path
        try FileManager.default.copyItem(atPath: file, toPath: copy)
        #expect(try logIn().messages == "")
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.copyItem(atPath: copy, toPath: file)

        let login = try logIn()
        #expect(login.exit == 0)
        #expect(login.messages.hasPrefix("warning: An older copy of the data file was put back"))
        let found = try program.run(["audit", "verify"])
        #expect(found.exit == 65)
        #expect(found.messages.contains("An older copy of the data file was put back"))
    }

    @Test("tells a forged seal from a genuine one with the password of the parent")
    func findsForgedSeal() throws {
        let genuine = try verify(with: password)
        #expect(genuine.exit == 0)
        #expect(genuine.output.contains("the seal that your password made"))
        #expect(try verify(with: "quiet river lamp eight\n").exit == 77)

        try program.forge("UPDATE seal SET counter = counter + 1, code = zeroblob(32)")

        #expect(try program.run(["audit", "verify"]).exit == 0)
        let forged = try verify(with: password)
        #expect(forged.exit == 65)
        #expect(forged.messages.contains("not made with your password"))
    }

    private var file: String { program.data + "/chorus.db" }

    private func logIn() throws -> BuiltProgram.Outcome {
        try program.run(["login", "anna", "--password-stdin"], input: password)
    }

    private func verify(with password: String) throws -> BuiltProgram.Outcome {
        try program.run(["audit", "verify", "--password-stdin"], input: password)
    }
}
