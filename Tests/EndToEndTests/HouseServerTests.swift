import Foundation
import TestSupport
import Testing

@Suite("A server that other computers reach")
struct HouseServerTests {
    private let program: BuiltProgram
    private let server: Server
    private let port: Int

    init() throws {
        program = try Chorus.inNewFolder()
        (server, port) = try Server.atPort(of: program, options: ["--lan"])
        try server.furnish()
    }

    private var address: String { "https://127.0.0.1:\(port)" }

    /// What stands behind the address in the link that the server tells.
    private func mark() throws -> String {
        let outcome = try program.run(["serve", "--show", "--port", "\(port)"])
        let link = outcome.output.split(separator: "\n").first ?? ""
        #expect(link.hasPrefix("https://") && link.contains(".local:\(port)/#k="), "\(outcome)")
        return link.split(separator: "#").last.map { "/#\($0)" } ?? ""
    }

    private func signIn(at link: String, as person: String) throws -> BuiltProgram.Outcome {
        try program.visiting(link).run(
            ["login", "anna", "--password-stdin"], as: person, input: Server.password + "\n")
    }

    @Test("lets in who was told its mark, and who came with it before")
    func letsIn() throws {
        let stranger = try signIn(at: address, as: "tom")
        #expect(stranger.exit == 78)
        #expect(stranger.messages.contains("does not know \(address) yet"), "\(stranger)")

        let first = try signIn(at: address + mark(), as: "tom")
        #expect(first.exit == 0, "\(first)")
        let next = try program.visiting(address).run(["points", "show", "mia"], as: "tom")
        #expect(next.exit == 0, "\(next)")
        #expect(try program.visiting(address).run(["whoami"], as: "mia").exit == 78)
    }

    @Test("is not taken for the one whose mark was told, nor for one that was there before")
    func isNoOther() throws {
        let wrong = try signIn(at: address + "/#k=0000-0000-0000-0000", as: "tom")
        #expect(wrong.exit == 78)
        #expect(wrong.messages.contains("is not the server that is known here"), "\(wrong)")

        #expect(try signIn(at: address + mark(), as: "tom").exit == 0)
        #expect(server.end() == 0)
        let authority = program.folder.appending(path: "data/house-ca.pem")
        try FileManager.default.removeItem(at: authority)
        let next = try Server(of: program, ["--lan", "--port", "\(port)"])
        let visitor = program.visiting(address)
        let outcome = try visitor.run(["points", "show", "mia"], as: "tom")
        #expect(outcome.exit == 78)
        #expect(outcome.messages.contains("is not the server that is known here"), "\(outcome)")

        // Who names the new mark comes in, but without what was the old one's.
        #expect(try program.visiting(address + mark()).run(["whoami"], as: "tom").exit == 77)
        #expect(try visitor.run(["whoami"], as: "tom").exit == 77)
        #expect(next.end() == 0)
    }

    @Test("keeps what it proves itself with from others, and does not start with it open")
    func keepsAuthority() throws {
        let authority = program.folder.appending(path: "data/house-ca.pem")
        let attributes = try FileManager.default.attributesOfItem(atPath: authority.path)
        #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o777 } == 0o600)
        #expect(server.end() == 0)

        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: authority.path)
        let open = try program.run(["serve", "--lan", "--port", "\(port)"])
        #expect(open.exit == 73)
        #expect(open.messages.contains("others may read it"), "\(open)")

        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600], ofItemAtPath: authority.path)
        try Data("damaged".utf8).write(to: authority)
        #expect(try program.run(["serve", "--show"]).exit == 73)
        #expect(try String(contentsOf: authority, encoding: .utf8) == "damaged")
    }

    @Test("says that there is no link before it was ever served to the house, and how it is made")
    func hasNoLinkYet() throws {
        let alone = try Chorus.inNewFolder()
        let outcome = try alone.run(["serve", "--show"])
        #expect(outcome.exit == 1 && outcome.output == "")
        let lines = outcome.messages.split(separator: "\n")
        #expect(
            lines.first
                == "error: There is no link yet. It is made when the household is first served to the house."
        )
        #expect(lines.count == 2 && lines[1].hasSuffix(" serve --lan"), "\(lines)")
        #expect(!FileManager.default.fileExists(atPath: alone.data + "/house-ca.pem"))
    }

    @Test("does not say that there is no link where it can't look whether there is one")
    func saysWhatItCannotSee() throws {
        let alone = try Chorus.inNewFolder()
        // Behind a link that leads round in a circle nobody sees anything, not even root.
        try FileManager.default.createSymbolicLink(
            atPath: alone.data, withDestinationPath: alone.data)
        let outcome = try alone.run(["serve", "--show"])
        #expect(outcome.exit == 73, "\(outcome)")
        #expect(outcome.messages.contains("house-ca.pem can't be made or read"), "\(outcome)")
    }

    @Test("registers nobody from another computer, but takes a key")
    func takesKeys() throws {
        let visitor = try program.visiting(address + mark())
        let stranger = try visitor.run(
            ["register", "--name", "Eve", "--username", "eve", "--password-stdin"], as: "tom",
            input: "quiet river lamp eve\n")
        #expect(stranger.exit == 77)
        #expect(stranger.messages.contains("you come in with a key"), "\(stranger)")

        let invited = try server.visitor.run([
            "member", "invite", "Tom", "--role", "parent", "--reveal", "--json",
        ])
        let key = try #require(
            invited.output.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1, "\(invited)")
        let joined = try visitor.run(
            ["join", "--key-stdin", "--username", "tom", "--password-stdin"], as: "tom",
            input: "\(key)\nquiet river lamp tom\n")
        #expect(joined.exit == 0, "\(joined)")
    }

    @Test("is asked for no more than ten passwords or keys a minute by one computer")
    func isPatient() throws {
        let visitor = try program.visiting(address + mark())
        // On a busy machine some more are tried before the eleventh at once, since each takes its time.
        var refused: BuiltProgram.Outcome?
        for number in 0..<40 where refused == nil {
            let outcome = try visitor.run(
                ["login", "nobody\(number)", "--password-stdin"], as: "tom", input: "x\n")
            guard outcome.exit != 77 else { continue }
            #expect(number >= 10)
            refused = outcome
        }
        #expect(refused?.exit == 75)
        #expect(refused?.messages.contains("Too much was asked") == true, "\(refused as Any)")
        // Whoever is at the computer itself is not kept waiting for it.
        #expect(try server.visitor.run(["whoami"]).exit == 0)
    }

    @Test("lets a long script of one computer wait a little, and does all of it")
    func letsWait() throws {
        #expect(try signIn(at: address + mark(), as: "tom").exit == 0)
        let lines = (0..<120).flatMap { _ in ["-c", "points give mia 1 helping"] }
        let outcome = try program.visiting(address).run(lines, as: "tom")
        #expect(outcome.exit == 0, "\(outcome.messages)")
        let points = try server.visitor.run(["points", "show", "mia", "--json"]).output
        #expect(points.contains("\"balance\":120"), "\(points)")
    }

    @Test("speaks to nobody who does not encrypt")
    func speaksTLSOnly() throws {
        let answer = try Server.raw("GET /wire/sign HTTP/1.1\r\nHost: x\r\n\r\n", at: port)
        #expect(!answer.hasPrefix("HTTP"))
        #expect(try signIn(at: address + mark(), as: "tom").exit == 0)
    }
}
