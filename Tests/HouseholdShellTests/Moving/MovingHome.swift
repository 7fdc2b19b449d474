import Foundation
import JSON
import TestSupport
import Testing

/// The Smiths after a while: something of each kind that there can be of a household, and written out.
struct MovingHome {
    /// Where they live.
    let stage: Stage
    /// What `data export` wrote.
    let text: String

    static let password = "quiet river lamp anna"

    private static let first = Task { try await made() }

    /// The same for everybody, made once.
    static func made() async throws -> MovingHome {
        try await MovingHome(continuing: Family.stage(), rules: false)
    }

    /// A copy of it.
    static func shared() async throws -> MovingHome { try await first.value }

    /// The Smiths, with rules of their own or without.
    init(continuing stage: Stage, rules: Bool) async throws {
        self.stage = stage
        try await stage.letIn(
            "rosa", by: "member invite Rosa --role helper", with: "quiet river lamp rosa")
        try await stage.letIn("tom", by: "member invite Tom --role parent")
        try await stage.letIn("lea", by: "child add Lea", with: "tortoise-umbrella")
        for (person, line) in Self.story {
            let outcome = await stage.say(line, as: person)
            try #require(outcome.exit == 0, "\(person): \(line): \(outcome)")
        }
        if rules {
            #expect(await stage.say("rules set rules/helping.cedar --yes").exit == 0)
        }
        text = try await Self.export(from: stage)
    }

    /// What `data export` writes of the household where somebody is.
    static func export(from stage: Stage) async throws -> String {
        let path = stage.folder.path + "/export-\(UUID().uuidString).json"
        let outcome = await stage.say("data export \(path)")
        try #require(outcome.exit == 0, "\(outcome)")
        return try String(contentsOfFile: path, encoding: .utf8)
    }

    private static let story: [(person: String, line: String)] = [
        ("anna", "pass give rosa --for mia --can done --until \"sun 18:00\""),
        ("lea", "done 3"), ("anna", "child remove lea --confirm Lea"),
        ("mia", "done 1"), ("mia", "undone 1"), ("mia", "done 1"),
        ("anna", "chore add Dust --to mia --every \"2 weeks on mon,thu\""),
        ("anna", "chore add Rake --rotate mia,max --points 2 --every \"week on fri\""),
        ("anna", "chore add Sweep --each mia,max --step Kitchen --step Hall"),
        ("anna", "chore add Tidy --together mia,max --points 4 --tag room --icon 🧸"),
        ("anna", "chore add Bins --roster \"mon mia, tue-fri max\" --every weekday"),
        ("anna", "chore note 5 The blue cloth"), ("max", "chore propose Wash the car"),
        ("mia", "chore add Read --private"), ("anna", "chore add Gone"),
        ("anna", "chore delete 11 --yes"),
        ("anna", "points give mia 40 --why \"helped grandma\""),
        ("anna", "household settings deductions 30"),
        ("anna", "points take mia 2 --why \"left the bike out\""),
        ("mia", "points appeal 5 --why \"It was Max\""),
        ("anna", "reward add \"Ice cream\" --cost 3 --stock 2 --price max=2"),
        ("anna", "reward add Zoo --cost 20 --for mia"),
        ("anna", "reward add \"Film night\" --at 4 --count weekly --tag screen"),
        ("mia", "want ice cream"), ("max", "done 2"), ("mia", "want ice cream --yes"),
        ("mia", "goal set zoo"), ("anna", "points give mia 3 --why \"the fence\""),
        ("mia", "goal save 1"), ("mia", "chore offer 5 --to max --points 1"),
        ("max", "chore take-over 5"), ("mia", "wish A kite --description \"a red one\""),
        ("anna", "absence add max 2026-12-24 2026-12-31 --note \"with grandpa\""),
        ("anna", "household settings approval always"),
        ("max", "chore check 6 1"), ("max", "chore check 6 2"),
        ("max", "done 6"), ("max", "privacy set activity me"), ("tom", "profile show mia"),
        ("anna", "absence add mia --every \"2 weeks on fri\" --days 7 --until \"1 jun\""),
        ("anna", "household settings approve-after 2d"),
        ("anna", "chore edit 5 --points 0"), ("anna", "reward edit zoo --cost 30"),
        ("anna", "chore add \"Brush teeth\" --to mia --every day"),
        ("anna", "routine add morning 12 --bonus 2"), ("mia", "done 12"), ("anna", "approve 12"),
        ("anna", "money rate 10 = 1.00 EUR"),
        ("anna", "money allowance mia 2.00 every saturday"), ("anna", "notice read"),
    ]
}

extension MovingHome {
    /// Another computer, where Anna has an account and no household.
    static func newComputer() async throws -> Stage {
        let stage = try Stage()
        let outcome = await stage.say(
            "register --name Anna --username anna --password-stdin", input: [password])
        try #require(outcome.exit == 0, "\(outcome)")
        return stage
    }

    /// Puts a text into a file there.
    static func put(_ text: String, in stage: Stage, as name: String = "home.json") throws -> String
    {
        let path = stage.folder.path + "/" + name
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }
}
