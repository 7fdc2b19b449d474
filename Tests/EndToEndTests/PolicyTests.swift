import Foundation
import TestSupport
import Testing

@Suite("The built program and policies in files")
struct PolicyTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL
    private static let screens = root.appending(path: "Samples/policies/screens").path
    private static let situation = [
        "--policies", "\(screens).cedar", "--entities", "\(screens).entities.json",
        "--schema", "\(screens).cedarschema",
    ]

    @Test("needs no household, no home, and leaves nothing behind")
    func needsNothing() throws {
        let program = try Chorus.inNewFolder()

        let outcome = try program.run(
            ["policy", "check", "\(Self.screens).cedar"],
            through: [
                "/usr/bin/env", "-u", "HOME", "-u", "XDG_STATE_HOME", "-u", "XDG_RUNTIME_DIR",
            ])

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(outcome.output == "\(Self.screens).cedar: 3 policies\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.path) == [])
    }

    @Test("decides, and says by its exit code what")
    func decides() throws {
        let program = try Chorus.inNewFolder()
        let asking = [
            "--action", "Action::\"use\"", "--resource", "Screen::\"tablet\"",
            "--context", Self.root.appending(path: "Samples/policies/evening.json").path,
            "--principal",
        ]

        let line = ["policy", "authorize"] + Self.situation + asking
        let denied = try program.run(line + ["Person::\"mia\""])
        #expect(denied.exit == 77 && denied.output.hasPrefix("deny (policy1 in "))
        let allowed = try program.run(["--json"] + line + ["Person::\"anna\""])
        #expect(allowed.exit == 0 && allowed.messages == "")
        #expect(
            allowed.output.contains("\"results\":[{\"decision\":\"allow\",\"reason\":[\"policy0\"]")
        )
    }

    @Test("measures with a clock that goes on")
    func measures() throws {
        let outcome = try Chorus.inNewFolder().run(
            ["policy", "authorize", "--requests", "\(Self.screens).requests.json"] + Self.situation
                + ["--stats", "--repeat", "20", "--json"])

        #expect(outcome.exit == 0)
        #expect(!outcome.output.contains("\"median_ns\":0"))
    }

    @Test("runs cases of folders, as many as there are")
    func runsCases() throws {
        let program = try Chorus.inNewFolder()
        let archive = Self.root.appending(path: "Tests/CedarTests/Fixtures/household-cases.tar.gz")
        let tar = try ChildProcess([
            "/usr/bin/env", "tar", "xzf", archive.path, "-C", program.folder.path,
        ])
        #expect(tar.waitUntilExit() == .exit(0))

        let outcome = try program.run(["policy", "test", program.folder.path])

        #expect(outcome.exit == 0 && outcome.messages == "")
        #expect(outcome.output == "200 passed, 0 failed\n")
    }

    @Test("refuses what can't be used, in words and for programs")
    func refuses() throws {
        let program = try Chorus.inNewFolder()

        let missing = try program.run(["policy", "check", "nowhere.cedar"])
        #expect(missing.exit == 66 && missing.output == "")
        #expect(missing.messages == "error: There is no file nowhere.cedar.\n")
        let wrong = try program.run(["policy", "check", "-", "--json"], input: "permit")
        #expect(wrong.exit == 65 && wrong.output == "")
        #expect(
            wrong.messages.hasPrefix("{\"v\":1,\"error\":{\"code\":\"policy.syntax\",\"exit\":65,"))
        #expect(try program.run(["policy", "fly"]).exit == 64)
        #expect(try program.run(["--dry-run", "policy", "check", "-"]).exit == 64)
        let deep =
            "permit (principal, action, resource) when { " + String(repeating: "(", count: 20_000)
        #expect(try program.run(["policy", "check", "-"], input: deep).exit == 65)
    }

    @Test("tells of it in its help, and lets a script use it")
    func isPartOfTheProgram() throws {
        let program = try Chorus.inNewFolder()

        #expect(try program.run(["--help"]).output.contains("  policy "))
        for words in [["help", "policy"], ["policy", "--help"], ["policy"]] {
            let help = try program.run(words)
            #expect(help.exit == 0 && help.output.contains("  authorize "), "\(words)")
        }
        #expect(try program.run(["help", "policy", "authorize"]).output.contains("--requests"))
        let asked = try program.run(["policy", "--json", "check", "\(Self.screens).cedar"])
        #expect(asked.exit == 0 && asked.output.hasPrefix("{\"v\":1,\"data\":{\"files\":["))
        let script = try program.run(
            [], input: "policy check \(Self.screens).cedar\npolicy check nowhere\n")
        #expect(script.exit == 66 && script.output.hasSuffix(": 3 policies\n"))
    }
}
