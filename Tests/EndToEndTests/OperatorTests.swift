import Foundation
import TestSupport
import Testing

@Suite("The built program in the hands of whoever owns the data file")
struct OperatorTests {
    private let program: BuiltProgram

    init() throws {
        program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin

            """
        #expect(try program.run([], input: script).exit == 0)
    }

    private static let setpriv = "/usr/bin/setpriv"
    private static let canBeNobody =
        getuid() == 0 && FileManager.default.isExecutableFile(atPath: setpriv)

    @Test("makes a way in once the name was said")
    func makesWayIn() throws {
        let unsaid = try program.run(["operator", "reset", "anna"])
        #expect(unsaid.exit == 64 && unsaid.messages.contains("operator reset anna --confirm anna"))
        #expect(try program.run(["operator", "reset", "anna", "--confirm", "mia"]).exit == 65)
        #expect(try program.run(["whoami"]).exit == 0)

        let reset = try program.run(
            ["operator", "reset", "anna", "--confirm", "anna", "--json", "--reveal"])

        let code = try #require(
            reset.output.firstMatch(of: /"recovery_code":"([0-9A-Z-]{30})"/)?.1)
        #expect(try program.run(["whoami"]).exit == 77)
        let recovered = try program.run(
            ["recover", "anna", "--code-stdin", "--password-stdin"],
            input: "\(code)\ngentle mountain chair\n")
        #expect(recovered.exit == 0 && recovered.output.contains("Whoever owns the data file"))
        #expect(try program.run(["audit", "verify"]).exit == 0)
    }

    @Test("finds no file where there is none")
    func findsNone() throws {
        let outcome = try program.run(
            ["operator", "reset", "anna", "--data", program.folder.path])

        #expect(outcome.exit == 78 && outcome.messages.contains("There is no data file"))
    }

    @Test(
        "does nothing for anybody else, who may read the file or not",
        .enabled(if: canBeNobody, "takes root and setpriv, to start the program as nobody"),
        arguments: [(0o644, Int32(77)), (0o600, 73)])
    func refusesOthers(mode: Int, exit: Int32) throws {
        for folder in [program.folder.path, program.data] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
        }
        let file = program.data + "/chorus.db"
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
        let bytes = try Data(contentsOf: URL(filePath: file))

        let outcome = try program.run(
            ["operator", "reset", "anna", "--confirm", "anna"],
            through: [Self.setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"])

        #expect(outcome.exit == exit && outcome.messages.hasPrefix("error: "), "\(outcome)")
        #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
    }
}
