import Foundation
import GRDB
import HouseholdShell
import JSON
import TestSupport
import Testing

@Suite("chore pack")
struct PackCommandTests {
    private func file(_ text: String, on stage: Stage, _ name: String = "ours.txt") throws -> String
    {
        let path = stage.folder.path + "/" + name
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }

    /// How many rows there are of all that a pack can make.
    private func counts(_ stage: Stage) async throws -> [Int] {
        var counts: [Int] = []
        try await stage.database { database in
            counts = try ["chore", "reward", "undo", "occurrence"].map {
                try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") ?? 0
            }
        }
        return counts
    }

    @Test(
        "takes numbers and spans of them",
        arguments: [
            ("1", [1]), ("1,3-5", [1, 3, 4, 5]), ("2 4", [2, 4]), ("1, 2", [1, 2]), ("0", nil),
            ("5-3", nil), ("-3", nil), ("1-", nil), ("1-2-3", nil), ("mop", nil), ("", nil),
            (",", nil), ("1 and 4", [1, 4]), ("1, 3 und 4", [1, 3, 4]),
            ("and", nil), ("1 mop and 4", nil), ("1-999999999", nil),
            ("1,99999999999999999999", nil), ("+1", nil),
        ] as [(String, [Int]?)])
    func takesNumbers(typed: String, expected: [Int]?) {
        #expect(PackChoice(typed) == expected.map { .only(Set($0)) })
    }

    @Test("takes all for every line, in each language", arguments: ["all", "alle", "ALL"])
    func takesAll(typed: String) {
        #expect(PackChoice(typed) == .all)
    }

    @Test("adds what is ticked, what is chosen, or all", arguments: [("", 5), ("--only 2,4-5", 3)])
    func adds(options: String, count: Int) async throws {
        let stage = try await Family.stage()
        let outcome = await stage.say("chore pack 8-10 --for mia --json \(options)")

        let answer = try JSONAnswer(outcome)
        #expect(answer.list("chores").count == count, "\(outcome)")
        #expect(Set(answer.texts("assignees", in: "chores")) == ["mia"])
    }

    @Test("is taken back with one undo")
    func isTakenBack() async throws {
        let stage = try await Family.stage()
        let before = await stage.say("chore list --json").results
        #expect(await stage.say("chore pack 6-7 --for mia --all").exit == 0)
        #expect(await stage.say("chore list --json").results != before)

        let undone = await stage.say("undo")
        #expect(undone.exit == 0, "\(undone)")
        #expect(await stage.say("chore list --json").results == before)
        #expect(!(await stage.say("reward list").results.contains("Ice cream")))
    }

    @Test("leaves out what the same child has already, and nothing that a sibling has")
    func leavesOut() async throws {
        let stage = try await Family.stage()
        _ = await stage.say("chore pack 6-7 --for mia --only 1,2,10")

        let again = try JSONAnswer(await stage.say("chore pack 6-7 --for mia --only 1-3,10 --json"))
        #expect(again.texts("title", in: "chores") == ["Put shoes and jacket away"])
        #expect(
            again.data?["known"]?.texts == ["Make the bed", "Pack the satchel", "Ice cream"])
        let other = try JSONAnswer(await stage.say("chore pack 6-7 --for max --only 1-3 --json"))
        #expect(other.list("chores").count == 3)
        let before = try await counts(stage)
        let none = await stage.say("chore pack 6-7 --for mia --only 1")
        #expect(none.exit == 0 && none.results == "There already: Make the bed\n", "\(none)")
        #expect(try await counts(stage) == before)
    }

    @Test("reads back what it printed, in each language", arguments: ["en", "de"])
    func readsBack(language: String) async throws {
        let stage = try await Family.stage()
        let printed = await stage.say("chore pack 8-10 --print --lang \(language)").results
        #expect(Pack("", text: printed).lines == ReadyPack.eightToTen.pack(in: language).lines)

        let path = try file("\u{FEFF}" + printed.replacing("\n", with: "\r\n"), on: stage)
        let outcome = await stage.say(
            "chore pack --file \(path) --for mia --all --json --lang \(language)")
        #expect(outcome.exit == 0, "\(outcome)")
        #expect(try JSONAnswer(outcome).list("chores").count == 11)
    }

    @Test("lets a line of a file say whose it is")
    func saysWhose() async throws {
        let stage = try await Family.stage()
        let path = try file("Rake the leaves for max\nSweep the yard\n", on: stage)
        let outcome = await stage.say("chore pack --file \(path) --for mia --json")
        #expect(try JSONAnswer(outcome).texts("assignees", in: "chores") == ["max", "mia"])
    }

    @Test(
        "names file and line of what can't be read, and changes nothing",
        arguments: [
            ("Sweep\n\nMop every blursday\n", 3), ("# Hall\nSweep every day on 3 dec\n", 2),
            ("reward add Cinema\n", 1), ("Sweep\nreward add Cinema at 0\n", 2),
            ("Sweep\n\"Mop\n", 2), ("Sweep\nMop 99999 points\n", 2),
        ])
    func namesLine(text: String, line: Int) async throws {
        let stage = try await Family.stage()
        let path = try file(text, on: stage)
        let before = try await counts(stage)

        let outcome = await stage.say("chore pack --file \(path) --for mia --all")
        #expect(outcome.exit == 65, "\(outcome)")
        #expect(outcome.messages.contains("ours.txt, line \(line): "), "\(outcome)")
        #expect(try await counts(stage) == before)
    }

    @Test("says once that nobody is called so, and that a line is not there")
    func refusesOthers() async throws {
        let stage = try await Family.stage()
        let nobody = await stage.say("chore pack 8-10 --for nobody")
        #expect(nobody.messages.matches(of: /nobody/).count == 1, "\(nobody)")
        #expect(nobody.exit == 65 && !nobody.messages.contains("line"))
        #expect(await stage.say("chore pack 8-10 --for mia --only 99").exit == 65)
        #expect(await stage.say("chore pack 9 --for mia").exit == 65)
    }

    @Test("is refused to a child, before its file is read")
    func refusesChild() async throws {
        let stage = try await Family.stage()
        let path = try file("Sweep every blursday", on: stage)
        for line in ["chore pack --file \(path)", "chore pack 8-10 --for mia"] {
            let outcome = await stage.say(line, as: "mia")
            #expect(outcome.exit == 77, "\(outcome)")
            #expect(!(outcome.results + outcome.messages).contains("blursday"))
        }
    }

    @Test(
        "asks at the prompt which lines are meant, and takes Enter and no for an answer",
        arguments: [
            ([""], 5), (["no"], 0), (["mop", "99", "1,3"], 2), (["all"], 13),
        ])
    func asks(answers: [String], count: Int) async throws {
        let stage = try await Family.stage(Stage.Setting(isInteractive: true))
        let outcome = await stage.run([], input: ["chore pack 8-10 --for mia"] + answers + ["quit"])

        let added = outcome.results.matches(of: /(Added|Set): \d+/).count
        #expect(added == count, "\(outcome)")
    }
}
