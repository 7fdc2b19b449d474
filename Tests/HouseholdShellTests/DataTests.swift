import Foundation
import GRDB
import JSON
import TestSupport
import Testing

@Suite("The data file")
struct DataTests {
    private let stage: Stage
    private let password = "quiet river lamp anna"
    private var backup: String { stage.folder.path + "/backup.db" }

    /// A family that is alone in its file.
    init() async throws {
        stage = try Stage()
        for (line, input) in [
            ("register --name Anna --username anna --password-stdin", [password]),
            ("household create Smith home --zone Europe/Berlin", []), ("child add Mia", []),
            ("chore add Feed the cat --points 3", []),
        ] {
            #expect(await stage.say(line, input: input).exit == 0, "\(line)")
        }
    }

    @Test("is saved, and put back with all that was in it then")
    func restores() async throws {
        let saved = await stage.say("data backup \(backup)")
        #expect(saved.exit == 0)
        #expect(saved.results.contains("Smith home: 2 people, 1 chore, 0 rewards"))
        #expect(await stage.say("chore add Sweep").exit == 0)

        let restored = await stage.say(
            "data restore \(backup) --password-stdin --yes", input: [password])
        #expect(restored.exit == 0, "\(restored)")
        #expect(restored.results.contains("The data file of before is"))
        #expect(await stage.say("chore list").exit == 77)
        #expect(await stage.say("login anna --password-stdin", input: [password]).exit == 0)
        let chores = await stage.say("chore list --json")
        #expect(chores.results.contains("Feed the cat") && !chores.results.contains("Sweep"))
        #expect(await stage.say("audit verify").exit == 0)
        #expect(await stage.say("audit list").results.contains("data.restore"))
        #expect(await stage.say("data check").exit == 0)
    }

    @Test("is not written over, nor put back, before somebody says so")
    func asks() async throws {
        #expect(await stage.say("data backup \(backup)").exit == 0)
        #expect(await stage.say("data backup \(backup)").exit == 1)
        #expect(await stage.say("data backup \(backup) --replace").exit == 0)
        #expect(await stage.say("chore add Sweep").exit == 0)

        let asked = await stage.say("data restore \(backup) --password-stdin", input: [password])
        #expect(asked.exit == 64)
        #expect(asked.messages.contains("and lose what happened since"))
        let tried = await stage.say(
            "data restore \(backup) --password-stdin --dry-run", input: [password])
        #expect(tried.exit == 0)
        #expect(tried.results.contains("The backup would be in the place of the data file."))
        #expect(await stage.say("chore list").results.contains("Sweep"))
        #expect(await stage.say("data backup \(backup)2 --dry-run").exit == 0)
        #expect(!FileManager.default.fileExists(atPath: backup + "2"))
    }

    @Test("comes back on a computer where nobody is signed in")
    func moves() async throws {
        #expect(await stage.say("data backup \(backup)").exit == 0)
        let other = try Stage()

        let restored = await other.say("data restore \(backup) --yes")
        #expect(restored.exit == 0, "\(restored)")
        #expect(await other.say("login anna --password-stdin", input: [password]).exit == 0)
        #expect(await other.say("chore list").results.contains("Feed the cat"))

        let third = try Stage()
        #expect(
            await third.say(
                "register --name Tom --username tom --password-stdin",
                input: ["three green boats sail"]
            ).exit == 0)
        #expect(await third.say("data restore \(backup) --yes").exit == 0)
        #expect(await third.say("login anna --password-stdin", input: [password]).exit == 0)
    }

    @Test("that is missing or none is told in a sentence")
    func refuses() async throws {
        for (line, exit) in [
            ("data restore /nowhere --yes", 66), ("data restore", 64), ("data backup", 64),
            ("data restore \(stage.folder.path) --yes", 66),
            ("data restore '\u{1B}[31m\u{202E}' --yes", 66), ("data restore '' --yes", 64),
            ("data restore rules/notes.cedar --yes", 66), ("data backup '' --replace", 64),
            ("data backup /nowhere/x.db", 73), ("data backup /dev/null --replace", 1),
        ] {
            let answer = await stage.say(line)
            #expect(answer.exit == Int32(exit), "\(line): \(answer)")
            #expect(!answer.messages.contains("\u{1B}"), "\(line)")
        }
        let answer = await stage.say("data backup /nowhere/x.db")
        #expect(answer.messages.hasPrefix("error: /nowhere/x.db can't be created"), "\(answer)")
        #expect(await stage.say("chore list").exit == 0)
    }

    /// What somebody may have in the place of a backup.
    enum Part: CaseIterable {
        case anotherFile, half, beginningOfHeader

        func bytes(of whole: Data) -> Data {
            switch self {
            case .anotherFile: Data("{}".utf8)
            case .half: whole.prefix(whole.count / 2)
            case .beginningOfHeader: whole.prefix(72)
            }
        }
    }

    @Test("that is no whole data file is called so, and changes nothing", arguments: Part.allCases)
    func refuses(_ kind: Part) async throws {
        #expect(await stage.say("data backup \(backup)").exit == 0)
        let whole = try Data(contentsOf: URL(filePath: backup))
        let part = stage.folder.path + "/part.db"
        try kind.bytes(of: whole).write(to: URL(filePath: part))
        let before = await stage.say("audit list").results

        let answer = await stage.say("data restore \(part) --yes")

        #expect(answer.exit == 65, "\(answer)")
        #expect(answer.messages.contains("is not a whole backup of chorus"), "\(answer)")
        #expect(await stage.say("audit list").results == before)
    }

    @Test("is saved and put back by nobody but its owner, who owns all of it")
    func isForOwners() async throws {
        let stage = try await Family.stage()
        for (person, check, save) in [("anna", 0, 0), ("mia", 77, 77)] {
            #expect(await stage.say("data check", as: person).exit == Int32(check))
            let path = stage.folder.path + "/\(person).db"
            let saved = await stage.say("data backup \(path)", as: person)
            #expect(saved.exit == Int32(save))
            #expect(!saved.results.contains("Jones"))
            #expect(FileManager.default.fileExists(atPath: path) == (save == 0))
        }
        let path = stage.folder.path + "/anna.db"
        #expect(await stage.say("data restore \(path) --yes", as: "mia").exit == 77)
        // The Joneses are in the file, too.
        let shared = await stage.say(
            "data restore \(path) --yes --password-stdin", input: [password])
        #expect(shared.exit == 1, "\(shared)")
        let seen = await stage.say("data check --json")
        #expect(seen.results.contains("Smith home") && !seen.results.contains("Jones"))
    }

    @Test("says where it is, through a server too", arguments: [false, true])
    func saysWhereItIs(isRemote: Bool) async throws {
        let stage = try await Family.stage(Stage.Setting(isRemote: isRemote))
        let seen = await stage.say("data check").results.replacing(/\s+/, with: " ")

        #expect(seen.contains("chorus.db") == !isRemote, "\(seen)")
        #expect(seen.contains("on this computer") == !isRemote)
        #expect(seen.contains("It is at the server. Whoever runs it can read") == isRemote)
    }

    // MARK: - What goes out

    @Test("goes out as one document that fits its schema, whole but for what is secret")
    func exports() async throws {
        let stage = try await Family.stage(Stage.Setting(outputIsTerminal: false))
        _ = await stage.say("done 1", as: "mia")
        _ = await stage.say("reward add Cinema --at 20")
        let path = stage.folder.path + "/home.json"

        #expect(await stage.say("data export \(path)").exit == 0)
        #expect(await stage.say("data export \(path)").exit == 1)
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let document = try JSONValue(parsing: text)
        let schema = try JSONSchema(
            JSONValue(parsing: await stage.say("data export --schema").results))
        #expect(schema.problems(of: document) == [])
        for secret in ["phc", "$argon2id", "recovery", "email", "machine", "locator", "Jones"] {
            #expect(!text.contains(secret), "\(secret)")
        }
        try await stage.database { database in
            for table in ["chore", "ledger", "audit", "completion", "member", "occurrence"] {
                let sql = """
                    SELECT count(*) FROM \(table)
                    WHERE household_id = (SELECT id FROM household WHERE name = 'Smith home')
                    """
                let count = try Int.fetchOne(database, sql: sql) ?? 0
                // To write the second document left a row, too.
                let isLater = table == "audit"
                #expect(
                    document.rowCount(table) == count - (isLater ? 1 : 0), "\(table)")
            }
        }
        #expect(await stage.say("data export -").results.hasPrefix("{"))
        #expect(await stage.say("audit list --limit 1").results.contains("data.export"))
    }

    @Test("goes out to everybody as far as it is about them, and they may see it")
    func exportsOwn() async throws {
        let stage = try await Family.stage(Stage.Setting(outputIsTerminal: false))
        _ = await stage.say("done 1", as: "mia")
        #expect(await stage.say("data export -", as: "mia").exit == 77)

        let own = await stage.say("data export - --mine", as: "mia")
        #expect(own.exit == 0)
        let document = try JSONValue(parsing: own.results)
        let schema = try JSONSchema(
            JSONValue(parsing: await stage.say("data export --schema").results))
        #expect(schema.problems(of: document) == [])
        #expect(document.rowCount("member") == 1)
        #expect(document.rowCount("completion") == 1)
        #expect(document.rowCount("account") == 1)
        #expect(document.rowCount("session") != 0)
        let counts = ["sequence", "\"hash\"", "first_entry", "\"reverses\"", "last_chore"]
        for secret in ["phc", "$argon2id", "digest", "Walk the dog", "max"] + counts {
            #expect(!own.results.contains(secret), "\(secret)")
        }
    }

    @Test("goes out as tables in which nothing runs")
    func exportsTables() async throws {
        let folder = stage.folder.path + "/tables"
        for title in ["=1+1", "+1", "@SUM(A1)", "say \"hi\", now"] {
            #expect(await stage.say("chore add '\(title)'").exit == 0, "\(title)")
        }
        #expect(await stage.say("data export --csv \(folder)").exit == 0)
        #expect(await stage.say("data export --csv \(folder)").exit == 1)

        let chores = try String(contentsOfFile: folder + "/chores.csv", encoding: .utf8)
        let lines = chores.components(separatedBy: "\r\n")
        #expect(lines.first?.hasPrefix("number,title,mode,for,points") == true)
        #expect(lines.count == 7)
        for title in ["'=1+1", "'+1", "'@SUM(A1)", "say \"\"hi\"\", now"] {
            #expect(chores.contains(",\"\(title)\","), "\(title): \(chores)")
        }
        for file in ["points.csv", "completions.csv"] {
            #expect(FileManager.default.fileExists(atPath: "\(folder)/\(file)"))
        }
        let money = try String(contentsOfFile: folder + "/money.csv", encoding: .utf8)
        #expect(
            money == "number,at,kind,to,from,amount,currency,due,by,why,reverses\r\n")
    }

    @Test("has a table of money, with amounts as people write them")
    func exportsMoney() async throws {
        let stage = try await Family.stage()
        let folder = stage.folder.path + "/tables"
        try await stage.letIn("tom", by: "member invite Tom --role parent")
        for line in [
            "money rate 10=1.00 EUR", "points give mia 100 --why \"cleaned the garage\"",
            "money payout mia 2.50 \"=1+1\" --later",
            "money charge tom 12 Pizza --due 2026-12-01", "money settle mia",
        ] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0, "\(line): \(outcome)")
        }
        #expect(await stage.say("data export --csv \(folder)").exit == 0)

        let table = try String(contentsOfFile: folder + "/money.csv", encoding: .utf8)
        let rows = table.components(separatedBy: "\r\n").dropFirst().dropLast().map { row in
            row.components(separatedBy: ",").dropFirst(2).joined(separator: ",")
        }
        #expect(
            rows == [
                #"payout,"Mia","",2.50,EUR,,"Anna","'=1+1","#,
                #"charge,"Anna","Tom",12.00,EUR,2026-12-01,"Anna","Pizza","#,
                #"payment,"Mia","",2.50,EUR,,"Anna","","#,
            ])
    }

    @Test("says of an entry that takes another back which one that is, by what the reader calls it")
    func exportsReversals() async throws {
        let stage = try await Family.stage()
        for line in [
            "money rate 10=1.00 EUR", "points give max 3 --why \"swept the yard\"",
            "points give mia 100 --why \"cleaned the garage\"", "points give mia 5 --why again",
            "undo", "money payout mia 2.50 --later", "money pay mia 1", "undo",
        ] {
            let outcome = await stage.say(line)
            #expect(outcome.exit == 0, "\(line): \(outcome)")
        }
        let own = stage.folder.path + "/own"
        let whole = stage.folder.path + "/whole"
        #expect(await stage.say("data export --mine --csv \(own)", as: "mia").exit == 0)
        #expect(await stage.say("data export --csv \(whole)").exit == 0)

        #expect(
            try numbers(in: own + "/points.csv") == [
                "1 bonus ", "2 bonus ", "3 reversal 2", "4 payout ",
            ])
        #expect(
            try numbers(in: own + "/money.csv") == ["1 payout ", "2 payment ", "3 reversal 2"])
        #expect(
            try numbers(in: whole + "/points.csv") == [
                "1 bonus ", "2 bonus ", "3 bonus ", "4 reversal 3", "5 payout ",
            ])
        #expect(
            try numbers(in: whole + "/money.csv") == ["5 payout ", "6 payment ", "7 reversal 6"])
        let document = await stage.say("data export - --mine", as: "mia").results
        let schema = try JSONSchema(
            JSONValue(parsing: await stage.say("data export --schema").results))
        #expect(try schema.problems(of: JSONValue(parsing: document)) == [])
        let why = await stage.say("points why 3", as: "mia").results
        #expect(why.contains("takes back entry 2"), "\(why)")
    }

    /// What each line of a table of entries is called, its kind, and the entry that it takes back.
    private func numbers(in path: String) throws -> [String] {
        let lines = try String(contentsOfFile: path, encoding: .utf8)
            .components(separatedBy: "\r\n").dropLast()
        let names = lines.first?.components(separatedBy: ",") ?? []
        let kind = try #require(names.firstIndex(of: "kind"))
        #expect((names.first, names.last) == ("number", "reverses"))
        return lines.dropFirst().map { line in
            let cells = line.components(separatedBy: ",")
            return "\(cells.first ?? "") \(cells[kind]) \(cells.last ?? "")"
        }
    }
}

extension JSONValue {
    /// How many rows of a table an export has.
    fileprivate func rowCount(_ table: String) -> Int? {
        if case .array(let rows)? = self["tables"]?[table] { rows.count } else { nil }
    }
}
