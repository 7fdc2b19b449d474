import Foundation
import GRDB
import HouseholdModel
import HouseholdService
import HouseholdShell
import JSON
import QuickAdd
import SeededRandom
import TestSupport
import Testing

/// The family's day is Saturday, 21 November 2026.
@Suite("A table that is brought in")
struct ImportListTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(outputIsTerminal: false))
    }

    private func file(_ text: String, _ name: String = "list.csv") throws -> String {
        try file(Array(text.utf8), name)
    }

    private func file(_ bytes: [UInt8], _ name: String = "list.csv") throws -> String {
        let path = stage.folder.path + "/" + name
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    /// What a command gets that nobody has typed.
    private func context() -> CommandContext {
        CommandContext(
            Session(
                environment: stage.environment(of: "anna"), dependencies: stage.dependencies,
                makeRequestID: { "00000000-0000-4000-8000-0000000000ff" }, files: { _ in [] },
                dataFolder: stage.data))
    }

    /// How many rows there are of all that a list can make.
    private func counts() async throws -> [Int] {
        var counts: [Int] = []
        try await stage.database { database in
            counts = try ["chore", "reward", "member", "ledger", "undo", "occurrence"].map {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? 0
            }
        }
        return counts
    }

    @Test("means what chore add means with the same words")
    func meansTheSame() async throws {
        let table = """
            title,for,mode,points,every,due,at,steps,tags,approval,private,icon,description
            Rake,mia,,3,,tomorrow,18:00,Find it; Rake,"garden,autumn",always,,🍂,All of it
            Dust,"mia, max",rotate,2,week on fri,,,,,,,,
            Sweep,"mia,max",each,,,,,,,,no,,
            Tidy,"mia,max",together,4,,,,,,none,,,
            Trash,"mon mia, tue-fri max",roster,,weekday,,,,,,,,
            Gift,,,,,,,,,,yes,,
            Mop,,,0,day,,17:00,,,,,🧹,
            """
        let lines = [
            "chore add Rake --to mia --points 3 --due tomorrow --at 18:00 --step 'Find it' --step Rake --tag garden,autumn --approval always --icon 🍂 --description 'All of it'",
            "chore add Dust --rotate mia,max --points 2 --every 'week on fri'",
            "chore add Sweep --each mia,max",
            "chore add Tidy --together mia,max --points 4 --approval none",
            "chore add Trash --roster 'mon mia, tue-fri max' --every weekday",
            "chore add Gift --private", "chore add Mop --points 0 --every day --at 17:00 --icon 🧹",
        ]
        let outcome = await stage.say("data import \(try file(table)) --json")
        #expect(outcome.exit == 0, "\(outcome)")
        guard case .array(let brought)? = try JSONValue(parsing: outcome.results)["data"]?["chores"]
        else {
            Issue.record("\(outcome)")
            return
        }
        #expect(brought.count == lines.count)
        for (chore, line) in zip(brought, lines) {
            let added = await stage.say(line + " --json")
            let expected = try JSONValue(parsing: added.results)["data"]
            for key in [
                "title", "assignees", "mode", "points", "due", "repeats", "steps", "tags",
                "approval", "private", "icon", "description", "rotation", "turn", "next",
            ] {
                #expect(chore[key] == expected?[key], "\(line): \(key)")
            }
        }
    }

    @Test("is shown first, and changes nothing then")
    func isShown() async throws {
        let before = try await counts()
        let path = try file("title;for;points\r\nRake;mia;3\r\n'=Sweep;;\r\n")

        let shown = await stage.say("data import \(path) --dry-run")
        #expect(shown.exit == 0, "\(shown)")
        #expect(
            shown.results.contains("Rake\n  who     Mia\n  points  3\n=Sweep\n  who     anyone"))
        #expect(try await counts() == before)
        let added = await stage.say("data import \(path)")
        #expect(added.results.contains("Added: 4 Rake"))
        #expect(await stage.say("undo").results.contains("2 chores"))
        #expect(await stage.say("chore list --all").results.contains("Rake") == false)
    }

    @Test("tells all that is wrong at once, with line and column, and changes nothing")
    func tellsAll() async throws {
        let before = try await counts()
        let path = try file(
            "title,points,due,for\n,5,,\nRake,many,,\n\"Two\nlines\",1,someday,\nSweep,1,,nobody\n")

        let told = await stage.say("data import \(path)")
        #expect(told.exit == 65)
        for place in ["line 2, title:", "line 3, points:", "line 4, due:"] {
            #expect(told.messages.contains("list.csv, \(place)"), "\(place) \(told)")
        }
        #expect(try await counts() == before)
        let unknown = await stage.say("data import \(try file("title,size\nRake,3\n", "b.csv"))")
        #expect(unknown.exit == 65 && unknown.messages.contains("line 1, size:"))
        let stranger = await stage.say(
            "data import \(try file("title,for\nA,mia\nB,tim\n", "c.csv"))")
        #expect(stranger.exit == 65, "\(stranger)")
        #expect(stranger.messages.contains("line 3, for: Nobody here is called \"tim\"."))
        let json = await stage.say("data import \(path) --json")
        #expect(json.messages.contains("\"details\":[\"list.csv, line 2, title:"))
        #expect(try await counts() == before)
    }

    @Test(
        "is refused with a sentence where it is none",
        arguments: [
            ("", "There is nothing in this file."), ("title\n", "there is nothing"),
            ("title,title\nA,B\n", "two columns of that name"),
            ("points\n3\n", "line 1, title: This column is missing."),
            ("title\nA,B\n", "stands in a column without a name"),
            ("title\n\"A\"B\n", "line 2, column 4:"), ("title\n\"A\n", "line 2, column 1:"),
            ("name,role\nNoa,parent\n", "Only children are brought in."),
            ("title,mode,for\nA,each,\n", "line 2, mode:"),
            ("title,for\nA,\"mia, max\"\n", "line 2, for:"),
            ("title,at\nA,\n", "reached with points, or bought"),
            ("title,points,at\nA,1,18:00\n", "line 2, at: A time needs a day."),
            ("title,every,at\nA,sometimes,18:00\n", "line 2, every:"),
            ("title,due,at\nA,someday,18:00\n", "line 2, due:"),
            ("title,every,at\nA,day,25:00\n", "line 2, at:"),
            ("title,points\n\n  ,\nA,x\n", "line 4, points:"),
            ("title,for\nA," + String(repeating: "a", count: 2_001), "This is too long"),
        ])
    func isRefused(text: String, sentence: String) async throws {
        let before = try await counts()
        let told = await stage.say("data import \(try file(text))")

        #expect(told.exit == 65)
        #expect(told.messages.replacing("\n  ", with: " ").contains(sentence), "\(told)")
        #expect(try await counts() == before)
    }

    @Test("says what is called like another chore of the same people")
    func tellsTwins() async throws {
        _ = await stage.say("chore add Sweep --to max")
        let path = try file("title,for\nRake,mia\nRAKE,mia\nsweep,max\nSweep,mia\n")
        for line in ["data import \(path) --dry-run", "data import \(path)"] {
            let told = await stage.say(line)
            #expect(told.exit == 0, "\(told)")
            let again = told.results.components(separatedBy: "The list has another \"Rake\".")
            #expect(again.count == 2, "\(told)")
            let twins = told.results.components(separatedBy: "There is another \"Sweep\" already")
            #expect(twins.count == 2, "\(told)")
        }
    }

    @Test("is bounded, and read from files that end")
    func isBounded() async throws {
        let long = "title\n" + String(repeating: "A\n", count: ImportList.mostLines + 1)
        #expect(await stage.say("data import \(try file(long))").exit == 65)
        let large = "title\n" + String(repeating: "A", count: 1_048_576)
        #expect(await stage.say("data import \(try file(large))").exit == 65)
        #expect(await stage.say("data import \(try file([0x74, 0xE4, 0x0A]))").exit == 65)
        #expect(await stage.say("data import /dev/zero").exit == 66)
        #expect(await stage.say("data import \(stage.folder.path)/none.csv").exit == 66)
        #expect(await stage.say("data import \(stage.folder.path)").exit == 66)
        #expect(await stage.say("data import").exit == 64)
        // Each quote that is opened and closed is read once.
        let quoted = "title\n" + String(repeating: "\"\",", count: 300_000)
        #expect(await stage.say("data import \(try file(quoted))").exit == 65)
        let named = (0..<100_000).map { "a\($0)" }.joined(separator: ",")
        #expect(await stage.say("data import \(try file(named))").exit == 65)
    }

    @Test("is brought in by those who may add such things by hand")
    func isAllowed() async throws {
        let path = try file("title\nRake\n")
        let secret = try file("secret of anna\n", "secret.csv")
        for name in [secret, stage.folder.path + "/none.csv", stage.folder.path] {
            let told = await stage.say("data import \(name)", as: "mia")
            #expect(told.exit == 77 && !told.messages.contains("secret of"), "\(told)")
        }
        #expect(await stage.say("data import \(path)", as: "mia").exit == 77)
        #expect(await stage.say("data import \(path)", as: "zoe").exit != 0)
        #expect(await stage.say("data import \(path)").exit == 0)
    }

    @Test("brings children and what they had, from a file or from another program")
    func bringsPeople() async throws {
        let people = ["name,age,points", "Noa,11-14,120", "Lou,,"]
        let password = "quiet river lamp anna"
        let path = try file(people.joined(separator: "\n"), "people.csv")
        let outcome = await stage.say(
            "data import \(path) --password-stdin", input: [password])
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(outcome.results.contains("Noa: 120 points from before."))
        let history = await stage.say("points history noa")
        #expect(history.results.contains("from before") && history.results.contains("people.csv"))
        #expect(await stage.say("audit verify").exit == 0)
        let export = await stage.say("data export -")
        #expect(export.results.contains("\"opening\"") && export.results.contains("people.csv"))

        let points = await stage.say("data import -", input: ["name,points", "lou,7"])
        #expect(points.exit == 0, "\(points)")
        #expect(await stage.say("points show lou").results.contains("7"))
        let again = await stage.say("data import -", input: ["name,points", "lou,7"])
        #expect(again.exit == 65 && again.messages.contains("Line 2, points:"), "\(again)")
    }

    @Test("brings rewards as reward add sets them")
    func bringsRewards() async throws {
        let table = """
            title,at,cost,for,count,stock,price,tags,description
            Film,15,,mia,weekly,,,"screen, evening",Any
            Ice,,12,,,5,"mia=10, max=11",,
            """
        let outcome = await stage.say("data import \(try file(table))")
        #expect(outcome.exit == 0, "\(outcome)")
        let list = await stage.say("reward list").results
        #expect(
            list.contains("Film, at 15 points in a week") && list.contains("Ice, for 12 points"))
        #expect(list.contains("     #evening #screen\n"), "\(list)")
        #expect(await stage.say("undo").exit == 0)
        #expect(await stage.say("reward list").results.contains("Film") == false)
    }

    @Test(
        "says of somebody from another household what it says of nobody",
        arguments: ["title,for\nX,%", "title,at,for\nX,3,%", "name,points\n%,3"])
    func tellsNothing(table: String) async throws {
        var told: Set<String> = []
        for name in ["mia", "mio"] {
            let path = try file(table.replacing("%", with: name))
            let outcome = await stage.say("data import \(path)", as: "olga")
            #expect(outcome.exit == 65, "\(outcome)")
            told.insert(outcome.messages.replacing(name, with: "%"))
        }
        #expect(told.count == 1)
    }

    @Test("can begin with the sample")
    func readsSample() async throws {
        let sample = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Samples/chores.csv").standardized.path
        let outcome = await stage.say("data import \(sample)")
        #expect(outcome.exit == 0, "\(outcome)")
    }

    // MARK: - Broken tables

    private static let sample = """
        title,for,mode,points,every,due,at,steps,tags,approval,private,description
        Rake,mia,,3,,tomorrow,18:00,"Find it; Rake","garden,autumn",always,,All of it
        Dust,"mia, max",rotate,2,week on fri,,,,,,,
        Sweep,"mia,max",each,,,,,,,sample 5,no,"More
        of it"
        """

    /// The table with a few bytes changed, put in, taken out or said twice.
    private static func mutant(_ random: inout SeededGenerator) -> [UInt8] {
        var bytes = Array(sample.utf8)
        let signs = Array("\",;\n\r\t'=0x\u{1B}".utf8) + [0x00, 0xC3, 0xFF]
        for _ in 1...Int.random(in: 1...4, using: &random) {
            let place = Int.random(in: 0..<bytes.count, using: &random)
            let sign = signs.randomElement(using: &random) ?? 0
            switch Int.random(in: 0..<4, using: &random) {
            case 0: bytes[place] = sign
            case 1: bytes.insert(sign, at: place)
            case 2: bytes.remove(at: place)
            default:
                let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
                bytes.insert(contentsOf: bytes[place..<end], at: place)
            }
        }
        return bytes
    }

    @Test("is understood or refused with sentences, whatever was done to it")
    func survives() async throws {
        let zone = try #require(Zone("Europe/Berlin"))
        let moment = QuickAddMoment(
            Instant(milliseconds: 1_795_276_800_000), in: zone, weekStart: .monday)
        let reader = ListReader(at: moment, in: context())
        var random = SeededGenerator(seed: 7)
        var understood = 0
        for _ in 1...10_000 {
            switch reader.read(Self.mutant(&random)) {
            case .list: understood += 1
            case .problems(let problems): #expect(!problems.isEmpty)
            }
        }
        #expect((100..<9_900).contains(understood), "\(understood)")
    }

    @Test("leaves all as it was where it is refused")
    func isAllOrNothing() async throws {
        var random = SeededGenerator(seed: 8)
        var before = try await counts()
        for _ in 1...60 {
            let path = try file(Self.mutant(&random))
            let outcome = await stage.say("data import \(path)")
            #expect([0, 65].contains(outcome.exit), "\(outcome)")
            if outcome.exit == 0 {
                #expect(await stage.say("undo").exit == 0)
                before = try await counts()
            } else {
                #expect(!outcome.messages.isEmpty)
                #expect(try await counts() == before)
            }
        }
        #expect(await stage.say("audit verify").exit == 0)
    }
}
