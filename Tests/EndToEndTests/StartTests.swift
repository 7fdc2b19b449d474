import Foundation
import TestSupport
import Testing

@Suite("The built program")
struct StartTests {
    private let secret = "quiet river lamp seven\n"
    private let register = ["register", "--username", "anna", "--name", "Anna", "--password-stdin"]

    @Test("says its version and what it can do")
    func introducesItself() throws {
        let program = try Chorus.inNewFolder()

        let version = try program.run(["--version"])
        #expect(version.exit == 0 && version.output.contains(/^\d+\.\d+\.\d+\n$/))
        let help = try program.run(["--help"])
        #expect(help.exit == 0 && help.output.contains("register"))
        #expect(try program.run(["help", "chore", "add"]).output.contains("--points"))
    }

    @Test("refuses what it does not know, and says what to do")
    func refusesFlags() throws {
        let program = try Chorus.inNewFolder()

        for words in [["--nonsense"], ["chroe"], ["chore", "fly"], ["chore", "add"]] {
            let outcome = try program.run(words)
            #expect(outcome.exit == 64 && outcome.output == "", "\(words)")
            #expect(outcome.messages.contains("  try: "), "\(words)")
        }
    }

    @Test("has nothing to show on the first run, and makes no file for it")
    func startsEmpty() throws {
        let program = try Chorus.inNewFolder()

        #expect(try program.run([]).exit == 0)
        #expect(try program.run(["logout"]).exit == 0)
        #expect(try program.run(["whoami"]).exit == 77)
        #expect(try program.run(["chore", "list"]).exit == 78)
        #expect(!FileManager.default.fileExists(atPath: program.data))
    }

    @Test(
        "has no file of its own in place of a stream that is closed",
        .enabled(if: getuid() == 0, "takes root, to look at the files of what hides its secrets"))
    func leavesStreams() throws {
        let (isAsked, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let other = try Receiver { _ in
            isAsked.signal()
            mayGo.wait()
            return 200
        }
        let address = other.address.replacing("/hook", with: "")
        let process = try Chorus.inNewFolder().visiting(address).starting(
            ["today"], tellingTo: Pipe(),
            through: ["/bin/sh", "-c", "exec \"$@\" <&- >&- 2>&-", "sh"])
        defer { mayGo.signal() }

        try #require(isAsked.wait(timeout: .now() + 300) == .success)
        for stream in 0...2 {
            #expect(
                try FileManager.default.destinationOfSymbolicLink(
                    atPath: "/proc/\(process.id)/fd/\(stream)") == "/dev/null")
        }
        mayGo.signal()
        #expect(process.waitUntilExit() == .exit(69))
    }

    @Test("reads a script from stdin, and stops at the first mistake")
    func readsScripts() throws {
        let program = try Chorus.inNewFolder()
        let script = """
            register --username anna --name Anna --password-stdin
            quiet river lamp seven
            household create Smith home --zone Europe/Berlin
            chore show 99
            chore add Never

            """

        let outcome = try program.run([], input: script)

        #expect(outcome.exit == 65)
        #expect(outcome.messages.hasPrefix("stdin:4: No chore here matches \"99\".\n"))
        #expect(try program.run(["chore", "list", "--json"]).output == "{\"v\":1,\"data\":[]}\n")
    }

    @Test("keeps a password as argon2id says, and nothing that others can read")
    func keepsSecrets() throws {
        let program = try Chorus.inNewFolder()

        let outcome = try program.run(
            register, input: secret,
            through: ["/bin/sh", "-c", "umask 000; exec \"$@\"", "sh"])

        #expect(outcome.exit == 0)
        let bytes = try Data(contentsOf: URL(filePath: program.data + "/chorus.db"))
        #expect(bytes.range(of: Data("$argon2id$v=19$m=65536,t=3,p=4$".utf8)) != nil)
        #expect(bytes.range(of: Data("quiet river".utf8)) == nil)
        let wrong = try Self.modes(below: program.folder).filter { path, mode, isFolder in
            mode != (isFolder ? 0o700 : 0o600)
        }
        #expect(wrong.map(\.path) == [])
    }

    @Test(
        "signs in or says that it can't where it may map little, and neither waits for ever nor dies",
        arguments: Array(stride(from: 140_000, through: 420_000, by: 10_000)))
    func bearsLittleRoom(kibibytes: Int) throws {
        let program = try Chorus.inNewFolder()
        #expect(try program.run(register, input: secret).exit == 0)

        let outcome = try program.run(
            ["login", "anna", "--password-stdin"], input: secret,
            through: ["/bin/sh", "-c", "ulimit -v \(kibibytes); exec \"$@\"", "sh"])

        #expect(
            [0, 74, 75].contains(outcome.exit) || outcome.messages.contains("loading shared"))
    }

    @Test(
        "is a shell for all in a terminal only, and reads no file for it",
        arguments: [
            (["--kiosk", "policy", "check", "/etc/passwd"], ""),
            (["--kiosk"], "policy check /etc/passwd\n"), (["--kiosk", "-c", "whoami"], ""),
            (["--kiosk", "whoami"], ""), (["whoami", "--kiosk"], ""),
        ])
    func isAShellForAll(words: [String], input: String) throws {
        let program = try Chorus.inNewFolder()

        let outcome = try program.run(words, input: input)

        #expect(outcome.exit == 64)
        #expect(!(outcome.output + outcome.messages).contains("root:"))
    }

    @Test("takes no secret from the command line, and does not repeat it")
    func refusesSecretArguments() throws {
        let program = try Chorus.inNewFolder()

        for word in ["--password", "--key", "--code"] {
            for words in [[word, "Xylophone42"], ["\(word)=Xylophone42"]] {
                let outcome = try program.run(["login", "anna"] + words)
                #expect(outcome.exit == 64)
                #expect(!(outcome.output + outcome.messages).contains("Xylophone42"))
                #expect(outcome.messages.contains("\(word)-stdin"))
            }
        }
    }

    @Test("ends quietly when nobody reads on")
    func endsWithItsReader() throws {
        let program = try Chorus.inNewFolder()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()

        let outcome = try program.run(["--help"], writingTo: pipe.fileHandleForWriting)

        #expect(outcome.exit == 0)
        #expect(outcome.messages == "")
    }

    @Test("says so when the output can't be written")
    func tellsFullDisk() throws {
        let program = try Chorus.inNewFolder()
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

        let outcome = try program.run(["--help"], writingTo: full)

        #expect(outcome.exit == 74)
        #expect(outcome.messages.hasPrefix("error: "))
    }

    @Test("says by its exit code what went wrong where its messages can't be written")
    func endsWithCode() throws {
        let program = try Chorus.inNewFolder()
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let words = ["done", "3"]
        let heard = try program.run(words)
        #expect(heard.exit != 0 && heard.messages != "")

        for other in [pipe.fileHandleForWriting, full] {
            #expect(try program.run(words, complainingTo: other).exit == heard.exit)
        }
    }

    /// Returns what lies below the folder's `data`, `state` and `run`.
    private static func modes(
        below folder: URL
    ) throws -> [(path: String, mode: Int, isFolder: Bool)] {
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: folder.path)
            .filter { $0 != "state" }
            .map { path in
                let attributes = try files.attributesOfItem(
                    atPath: folder.appending(path: path).path)
                return (
                    path, (attributes[.posixPermissions] as? Int ?? 0),
                    attributes[.type] as? FileAttributeType == .typeDirectory
                )
            }
    }
}
