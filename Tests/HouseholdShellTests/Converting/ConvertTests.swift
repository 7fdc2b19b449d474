import Foundation
import ListConversion
import TestSupport
import Testing

/// The family's day is Saturday, 21 November 2026, in Berlin.
///
/// `RECORD_TRANSCRIPTS=1` writes down what comes of the files
/// now, and fails.
@Suite("A file of another program")
struct ConvertTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(
            Stage.Setting(outputIsTerminal: false, variables: ["TZ": "Europe/Berlin"]))
    }

    private func path(_ name: String) -> String { stage.folder.appending(path: name).path }

    private func file(_ bytes: [UInt8], _ name: String = "foreign") throws -> String {
        try Data(bytes).write(to: URL(filePath: path(name)))
        return path(name)
    }

    private func convert(_ format: ForeignFormat, into folder: String = "lists") async throws
        -> Stage.Outcome
    {
        let file = try file(ForeignFiles.bytes(of: format))
        let words = ["data", "convert", file, "--into", path(folder)]
        return await stage.run(words + ForeignFiles.options(of: format))
    }

    private func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? []).sorted()
    }

    @Test("becomes the lists that are written down", arguments: ForeignFormat.allCases)
    func becomesLists(_ format: ForeignFormat) async throws {
        let outcome = try await convert(format)
        #expect(outcome.exit == 0, "\(outcome)")
        var text = outcome.results.replacing(stage.folder.path + "/", with: "")
        for name in names(in: "lists") {
            let list = try String(contentsOfFile: path("lists/\(name)"), encoding: .utf8)
            text += "\n== \(name)\n\(list.replacing("\r\n", with: "\n"))"
        }
        let expected = ForeignFiles.folder.appending(path: "\(format.rawValue).lists")
        if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] == "1" {
            try text.write(to: expected, atomically: true, encoding: .utf8)
            Issue.record("\(format) is recorded; read it")
        }
        #expect(try text == String(contentsOf: expected, encoding: .utf8))
    }

    @Test(
        "can be brought in list by list, with what children had", arguments: ForeignFormat.allCases)
    func canBeBroughtIn(_ format: ForeignFormat) async throws {
        let converted = try await convert(format)
        #expect(converted.exit == 0, "\(converted)")
        let lines = converted.results.split(separator: "\n").filter { $0.contains("data import ") }
        #expect(lines.count == names(in: "lists").count)
        let password = "quiet river lamp anna"
        for line in lines {
            let file = String(line.split(separator: " ")[2])
            let shown = await stage.run(["data", "import", file, "--dry-run"])
            #expect(shown.exit == 0, "\(shown)")
            let words = ["data", "import", file, "--password-stdin"]
            let brought = await stage.run(words, input: [password])
            #expect(brought.exit == 0, "\(brought)")
        }
        #expect(await stage.say("audit verify").exit == 0)
        #expect(await stage.say("chore list --all").exit == 0)
    }

    @Test("leaves what children had in the book")
    func keepsBalances() async throws {
        _ = try await convert(.donetick)
        for name in ["people", "points"] {
            let brought = await stage.say("data import \(path("lists/\(name).csv"))")
            #expect(brought.exit == 0, "\(brought)")
        }
        #expect(await stage.say("points show noa").results.contains("45"))
        #expect(await stage.say("points show ben").results.contains("12"))
    }

    @Test(
        "is only read, and its lists are for their owner alone", arguments: ForeignFormat.allCases)
    func isOnlyRead(_ format: ForeignFormat) async throws {
        let bytes = try ForeignFiles.bytes(of: format)
        try FileManager.default.createDirectory(
            atPath: path("old"), withIntermediateDirectories: true)
        let file = try file(bytes, "old/foreign")
        #expect(await stage.run(["data", "convert", file, "--into", path("lists")]).exit == 0)

        #expect(try Array(Data(contentsOf: URL(filePath: file))) == bytes)
        #expect(names(in: "old") == ["foreign"])
        #expect(!names(in: "lists").isEmpty)
        for name in names(in: "lists") {
            let facts = try FileManager.default.attributesOfItem(atPath: path("lists/\(name)"))
            #expect(facts[.posixPermissions] as? Int == 0o600)
        }
    }

    @Test("needs neither a household nor anybody signed in, and makes no data file")
    func needsNobody() async throws {
        let empty = try Stage()
        let file = try file(ForeignFiles.bytes(of: .kidschores))
        let outcome = await empty.run(
            ["data", "convert", file, "--into", path("lists")], as: "zoe")

        #expect(outcome.exit == 0, "\(outcome)")
        #expect(!FileManager.default.fileExists(atPath: empty.data))
        #expect(names(in: "lists").contains("chores.csv"))
    }

    @Test("becomes nothing in a rehearsal, and nothing over what is there")
    func keepsFiles() async throws {
        let file = try file(ForeignFiles.bytes(of: .taskmate))
        let words = ["data", "convert", file, "--into", path("lists")]
        let tried = await stage.run(words + ["--dry-run"])
        #expect(tried.exit == 0 && names(in: "lists").isEmpty, "\(tried)")

        try FileManager.default.createDirectory(
            atPath: path("lists"), withIntermediateDirectories: true)
        _ = try self.file(Array("mine".utf8), "lists/rewards.csv")
        let refused = await stage.run(words)
        #expect(refused.exit == 1 && refused.messages.contains("rewards.csv"), "\(refused)")
        #expect(names(in: "lists") == ["rewards.csv"])
        #expect(await stage.run(words + ["--replace"]).exit == 0)
        #expect(names(in: "lists") == ["chores.csv", "people.csv", "points.csv", "rewards.csv"])
    }

    @Test("is answered in JSON with what was lost")
    func isAnsweredInJSON() async throws {
        let file = try file(ForeignFiles.bytes(of: .grocy))
        let outcome = await stage.run(
            ["data", "convert", file, "--into", path("lists"), "--json"])
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(outcome.results.contains(#"{"count":4,"kind":"adults","message":"#), "\(outcome)")
    }

    @Test(
        "is refused with a sentence where it is none",
        arguments: [
            ("", [], 65, "Which program"), ("{}", [], 65, "Which program"),
            ("{}", ["--from", "grocy"], 65, "no file of Grocy"),
            ("{}", ["--from", "taskmate"], 65, "no file of TaskMate"),
            (#"{"kids":{},"chores":{}}"#, [], 65, "nothing that lists have a place for"),
            (#"{"kids":{},"chores":{"a":3}}"#, [], 65, "chores[1]"),
            (
                #"{"kids":{},"chores":{"a":{"name":"A","default_points":[]}}}"#, [], 65,
                "default_points"
            ),
            (
                #"{"children":[],"chores":[{"name":"A","schedule_mode":"moon"}]}"#, [], 65,
                "schedule_mode"
            ),
            (#"{"kids":{},"chores":{}}"#, ["--from", "donetick"], 65, "no file of Donetick"),
            (#"{"kids":{"a":{"name":"A"}},"chores":{}}"#, ["--children", "Max"], 65, "Nobody in"),
            ("{}", ["--from", "trello"], 65, "one of taskmate"),
            ("{}", ["--zone", "Nowhere"], 65, "Europe/Berlin"),
            (String(repeating: "[", count: 100_000), [], 65, "Which program"),
            ("SQLite format 3\0 and no more", [], 65, "Donetick writes"),
            (
                "SQLite format 3\0 and no more", ["--from", "kidschores"], 65,
                "no file of KidsChores"
            ),
        ] as [(String, [String], Int32, String)])
    func isRefused(text: String, options: [String], exit: Int32, sentence: String) async throws {
        let file = try file(Array(text.utf8))
        let words = ["data", "convert", file, "--into", path("lists")] + options
        let outcome = await stage.run(words)

        #expect(outcome.exit == exit, "\(outcome)")
        #expect(outcome.messages.replacing("\n  ", with: " ").contains(sentence), "\(outcome)")
        #expect(names(in: "lists").isEmpty)
    }

    @Test("is refused where it is none that can be read, or is not whole")
    func isNoFile() async throws {
        for (name, exit) in [("none", 66), (".", 66)] as [(String, Int32)] {
            let outcome = await stage.run(["data", "convert", path(name), "--into", path("lists")])
            #expect(outcome.exit == exit, "\(outcome)")
        }
        #expect(
            await stage.run(["data", "convert", "/dev/zero", "--into", path("lists")]).exit == 66)
        #expect(await stage.run(["data", "convert", path("none")]).exit == 64)
        #expect(await stage.run(["data", "convert"]).exit == 64)
        let bad = Array(#"{"kids":{},"chores":{"a":{"name":""#.utf8) + [0xFF] + Array(#""}}}"#.utf8)
        let outcome = await stage.run(
            ["data", "convert", try file(bad), "--into", path("lists")])
        #expect(outcome.exit == 65, "\(outcome)")
        let database = try file(ForeignFiles.bytes(of: .donetick), "open.db")
        _ = try file([1, 2, 3], "open.db-wal")
        let half = await stage.run(["data", "convert", database, "--into", path("lists")])
        #expect(half.exit == 65 && half.messages.contains("Stop Donetick first"), "\(half)")
        try FileManager.default.createSymbolicLink(
            atPath: path("link.db"), withDestinationPath: database)
        let link = await stage.run(["data", "convert", path("link.db"), "--into", path("lists")])
        #expect(link.exit == 65 && link.messages.contains("Stop Donetick first"), "\(link)")
        let other = try file(ForeignFiles.database("CREATE TABLE chores (id INTEGER, name TEXT)"))
        let unknown = await stage.run(["data", "convert", other, "--into", path("lists")])
        #expect(unknown.exit == 65 && unknown.messages.contains("can't be told"), "\(unknown)")
        #expect(names(in: "lists").isEmpty)
    }

    @Test("runs nothing that stands in it")
    func runsNothing() async throws {
        let tables = try String(
            contentsOf: ForeignFiles.folder.appending(path: "grocy.sql"), encoding: .utf8)
        let view =
            tables + """
                ALTER TABLE tasks RENAME TO other;
                CREATE VIEW tasks AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
                SELECT i AS id, 'x' AS name FROM n;
                """
        let file = try file(ForeignFiles.database(view))
        let outcome = await stage.run(["data", "convert", file, "--into", path("lists")])
        #expect(outcome.exit == 0, "\(outcome)")
        let chores = try String(contentsOfFile: path("lists/chores.csv"), encoding: .utf8)
        #expect(!chores.contains("dentist"))
    }
}
