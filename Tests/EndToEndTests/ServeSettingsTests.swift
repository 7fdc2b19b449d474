import Foundation
import JSON
import TestSupport
import Testing

@Suite("The settings of a server")
struct ServeSettingsTests {
    private let program: BuiltProgram
    private let file: String

    init() throws {
        program = try Chorus.inNewFolder()
        file = program.folder.appending(path: "server.json").path
    }

    private func write(_ text: String, mode: Int = 0o644) throws {
        try Data(text.utf8).write(to: URL(filePath: file))
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
    }

    /// All files with what stands in them, and folders, but for the program's notes about whoever uses it.
    private func everything() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: program.folder.path)
        where !path.hasPrefix("state") && !path.hasPrefix("run") {
            let place = program.folder.appending(path: path)
            files[path] = (try? Data(contentsOf: place)) ?? Data()
        }
        return files
    }

    /// That neither a server starts with the file, nor a look at it finds nothing wrong, nor anything is made.
    private func expectRefusal(_ message: String, language: String = "en") throws {
        let before = try everything()
        for options in [[], ["--check"]] {
            let outcome = try program.run(
                ["serve", "--settings", file, "--lang", language] + options)
            #expect(outcome.exit == 78 && outcome.output == "", "\(outcome)")
            let word = language == "de" ? "Fehler" : "error"
            let told = outcome.messages.split(separator: "\n").first ?? ""
            let expected = message.replacing("FILE", with: file)
            #expect(told.hasPrefix("\(word): \(expected)"), "\(told)")
        }
        #expect(try everything() == before)
    }

    // MARK: - What is wrong

    private static let keys = "socket, port, lan, for_all, log, backups, no_backups, allow_local"
    private static let port = #"The value of "port" in FILE is a number from 1 to 65535."#
    private static let path =
        #"The value of "socket" in FILE is a path from the root, of at most 100 bytes."#
    private static let folder =
        #"The value of "backups" in FILE is a folder by its path from the root."#

    private static let wrong: [(text: String, message: String)] = [
        (
            #"{"colour": "red"}"#,
            #"There is no setting "colour" in FILE. Write one of these: "# + keys
        ),
        (#"{"lan": true, "for-all": true}"#, #"There is no setting "for-all" in FILE."#),
        (#"{"Lan": true}"#, #"There is no setting "Lan" in FILE."#),
        (#"{"data": "/srv/data"}"#, #"There is no setting "data" in FILE."#),
        (#"{"show": true}"#, #"There is no setting "show" in FILE."#),
        (
            "{\"port\": 7443,\n\"lan\": true,\n\"port\": 7443}",
            #""port" is in FILE twice, again in line 3. Write it once."#
        ),
        (#"{"port": "7443"}"#, port), (#"{"port": 0}"#, port), (#"{"port": -7443}"#, port),
        (#"{"port": 65536}"#, port), (#"{"port": 7443.5}"#, port), (#"{"port": 1e3}"#, port),
        (#"{"port": 99999999999999999999}"#, port), (#"{"port": null}"#, port),
        (#"{"port": true}"#, port),
        (#"{"lan": "yes"}"#, #"The value of "lan" in FILE is true or false."#),
        (#"{"for_all": 1}"#, #"The value of "for_all" in FILE is true or false."#),
        (#"{"log": null}"#, #"The value of "log" in FILE is true or false."#),
        (#"{"allow_local": {}}"#, #"The value of "allow_local" in FILE is true or false."#),
        (#"{"no_backups": "no"}"#, #"The value of "no_backups" in FILE is true or false."#),
        (#"{"socket": "chorus.sock"}"#, path), (#"{"socket": 7443}"#, path),
        (#"{"socket": "/chorus\u0000.sock"}"#, path),
        (#"{"socket": "/"# + String(repeating: "s", count: 100) + #""}"#, path),
        (#"{"backups": "copies"}"#, folder), (#"{"backups": ""}"#, folder),
        (#"{"backups": true}"#, folder), (#"{"backups": "/srv\n"}"#, folder),
        (#"{"no_backups": true, "backups": "copies"}"#, folder),
        (
            #"{"backups": "/srv", "no_backups": true}"#,
            #"Either copies are kept or not: take "backups" or "no_backups" out of FILE."#
        ),
        (
            #"{"no_backups": true, "backups": "/srv"}"#,
            #"Either copies are kept or not: take "backups" or "no_backups" out of FILE."#
        ),
        (
            "",
            #"FILE is no JSON in line 1. Write one object such as {"port":7443,"lan":true}."#
        ),
        ("{\n\"lan\": true,\n}", "FILE is no JSON in line 3."),
        ("{\"lan\": true}\n{}", "FILE is no JSON in line 2."),
        ("# lan\n{}", "FILE is no JSON in line 1."),
        (#"{"lan": [[[]]]}"#, "FILE is no JSON in line 1."),
        ("[]", "FILE is no JSON object. Write one such as {"),
        (#""lan""#, "FILE is no JSON object. Write one such as {"),
        (
            "{}" + String(repeating: " ", count: 65_535),
            "FILE is longer than settings are: 64 kB at most."
        ),
    ]

    @Test(
        "are refused by file, key and what is to be written, and nothing is opened",
        arguments: wrong)
    func isRefused(text: String, message: String) throws {
        try write(text)
        try expectRefusal(message)
    }

    @Test("are refused where they are no file that can be read, or others can change them")
    func isNoFile() throws {
        try expectRefusal(
            "The settings in FILE can't be read (No such file or directory). Name a file")
        for mode in [0o664, 0o646] {
            try write("{}", mode: mode)
            try expectRefusal("Others can change FILE. Make it your own, and: chmod go-w FILE")
        }
        try FileManager.default.removeItem(atPath: file)
        try FileManager.default.createDirectory(atPath: file, withIntermediateDirectories: false)
        try expectRefusal("FILE is no file. Name one with settings behind --settings.")
    }

    @Test("are refused in German to who reads that")
    func isRefusedInGerman() throws {
        try write(#"{"port": 0}"#)
        try expectRefusal(
            "Der Wert von „port“ in FILE ist eine Zahl von 1 bis 65535.", language: "de")
    }

    @Test("do not change what is wrong with options")
    func knowsOptions() throws {
        try write(#"{"port": 7443, "socket": "/srv/chorus.sock"}"#)
        for (options, exit) in [
            (["--port", "0"], 65), (["--socket", "chorus.sock"], 65),
            (["--backups", "/srv", "--no-backups"], 64), (["--dry-run"], 64),
        ] {
            let outcome = try program.run(["serve", "--check", "--settings", file] + options)
            #expect(outcome.exit == Int32(exit) && outcome.output == "", "\(outcome)")
        }
    }

    // MARK: - What counts

    private static let whole = """
        {"socket": "/srv/a.sock", "port": 7444, "for_all": true, "backups": "/srv/copies"}
        """

    private static let choices: [(text: String, options: [String], lines: [String])] = [
        (
            whole, [],
            [
                "It would serve at unix:/srv/a.sock, for all accounts of this computer.",
                "It would serve at http://127.0.0.1:7444, for this computer alone.",
                "A copy of each day would go to /srv/copies.",
            ]
        ),
        (
            whole,
            ["--socket", "/srv/b.sock", "--port", "7445", "--backups", "/srv/others"],
            [
                "It would serve at unix:/srv/b.sock, for all accounts of this computer.",
                "It would serve at http://127.0.0.1:7445, for this computer alone.",
                "A copy of each day would go to /srv/others.",
            ]
        ),
        (
            #"{"socket": "/srv/a.sock", "backups": "/srv/copies", "no_backups": false}"#,
            ["--no-backups"],
            [
                "It would serve at unix:/srv/a.sock, for this account alone.",
                "No copies of the data would be kept.",
            ]
        ),
        (
            #"{"no_backups": true, "for_all": false}"#,
            ["--for-all", "--backups", "/srv/others"],
            [
                "It would serve at unix:DATA/chorus.sock, for all accounts of this computer.",
                "A copy of each day would go to /srv/others.",
            ]
        ),
        (
            #"{"lan": true, "port": 7444, "for_all": true, "log": true, "allow_local": true, "no_backups": true}"#,
            ["--no-lan", "--no-for-all", "--no-log", "--no-allow-local"],
            [
                "It would serve at unix:DATA/chorus.sock, for this account alone.",
                "It would serve at http://127.0.0.1:7444, for this computer alone.",
                "No copies of the data would be kept.",
            ]
        ),
        (
            #"{"lan": true, "port": 7444, "no_backups": true}"#, [],
            [
                "It would serve at unix:DATA/chorus.sock, for this account alone.",
                "It would serve other computers of the house at port 7444, by links that are made then.",
                "No copies of the data would be kept.",
            ]
        ),
        (
            "{}" + String(repeating: " ", count: 65_534), [],
            [
                "It would serve at unix:DATA/chorus.sock, for this account alone.",
                "A copy of each day would go to DATA/backups.",
            ]
        ),
        (
            #"{"socket": "\#(longest)", "port": 65535}"#, ["--no-backups"],
            [
                "It would serve at unix:\(longest), for this account alone.",
                "It would serve at http://127.0.0.1:65535, for this computer alone.",
                "No copies of the data would be kept.",
            ]
        ),
    ]

    /// The longest path that a socket can have.
    private static let longest = "/" + String(repeating: "s", count: 99)

    @Test(
        "say where and how, and options count before them",
        arguments: choices)
    func counts(text: String, options: [String], lines: [String]) throws {
        try write(text)
        let before = try everything()
        let outcome = try program.run(["serve", "--check", "--settings", file] + options)

        #expect(outcome.exit == 0 && outcome.messages == "", "\(outcome)")
        let told = ["The settings in \(file) can be used.", "The data is in \(program.data)."]
        #expect(
            outcome.output.split(separator: "\n").map(String.init)
                == told + lines.map { $0.replacing("DATA", with: program.data) })
        #expect(try everything() == before)
    }

    @Test("are told to programs as the places, and are not needed for that")
    func tellsPrograms() throws {
        let outcome = try program.run(["serve", "--check", "--port", "7444", "--json"])
        let places = try JSONValue(parsing: outcome.output)["data"]?.elements?.map(\.string)
        #expect(places == ["unix:\(program.data)/chorus.sock", "http://127.0.0.1:7444"])
        #expect(try everything() == [:])
    }

    @Test("are looked at beside a server that runs, and find what is no socket")
    func looksBeside() throws {
        let server = try Server(of: program, ["--no-backups"])
        try server.furnish()
        try write(#"{"socket": "\#(server.socket)", "no_backups": true}"#)
        // What stands in them changes by the server.
        let before = try everything().keys.sorted()
        #expect(try program.run(["serve", "--check", "--settings", file]).exit == 0)
        #expect(try everything().keys.sorted() == before)
        #expect(server.end() == 0)

        try write(#"{"socket": "\#(program.data)/nowhere/chorus.sock"}"#)
        let nowhere = try program.run(["serve", "--check", "--settings", file])
        #expect(nowhere.exit == 73 && nowhere.messages.contains("Name another place"), "\(nowhere)")

        try write(#"{"socket": "\#(file)"}"#)
        let outcome = try program.run(["serve", "--check", "--settings", file])
        #expect(outcome.exit == 73)
        #expect(outcome.messages.contains("\(file) is there, and is no socket"), "\(outcome)")
    }

    @Test("are those by which it is served")
    func isServed() throws {
        let copies = program.folder.appending(path: "copies")
        try write(#"{"backups": "\#(copies.path)", "for_all": true, "log": true}"#)
        let server = try Server(of: program, ["--settings", file])
        try server.furnish()

        let attributes = try FileManager.default.attributesOfItem(atPath: server.socket)
        #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o777 } == 0o666)
        func isCopied() -> Bool {
            let names = try? FileManager.default.contentsOfDirectory(atPath: copies.path)
            return names?.contains { $0.hasSuffix(".db") } == true
        }
        for _ in 0..<2_000 where !isCopied() {
            #expect(try server.visitor.run(["whoami"]).exit == 0)
        }
        #expect(isCopied())
        #expect(server.end() == 0)
        #expect(server.allTold().contains("\n{\""))
    }
}
