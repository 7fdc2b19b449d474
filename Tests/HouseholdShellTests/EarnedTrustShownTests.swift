import TestSupport
import Testing

@Suite("That nobody has to look any more")
struct EarnedTrustShownTests {
    private let stage: Stage

    init() async throws {
        stage = try await Family.stage(Stage.Setting(width: 200))
        let added = await stage.say(
            "chore add \"Feed the rabbit\" --to mia --every day --approval earned", as: "anna")
        try #require(added.exit == 0, "\(added)")
        for _ in 1...10 {
            try #require(await stage.say("done rabbit", as: "mia").exit == 0)
            try #require(await stage.say("approve rabbit", as: "anna").exit == 0)
            stage.pass(days: 1)
        }
    }

    @Test(
        "is shown with the chore, with how much was OK, to the child and the parents",
        arguments: ["anna", "mia"],
        [
            ("", "  OKs     Mia: 10 of 10 were OK, nobody has to look any more; after the next no"),
            ("--plain", "OKs: Mia: 10 of 10 were OK, nobody has to look any more; after the"),
            ("--lang de", "  OKs     Mia: 10 von 10 waren in Ordnung, niemand muss mehr nachsehen"),
            ("--json", #""earned":true,"looks":10,"member":"mia","needed":10,"oks":10"#),
        ])
    func isShown(person: String, form: (option: String, line: String)) async throws {
        let shown = await stage.say("chore show rabbit \(form.option)", as: person)
        #expect(shown.results.contains(form.line), "\(shown)")
    }

    @Test("names to whoever wants to say no what takes back what counts already")
    func isTakenBack() async throws {
        try #require(await stage.say("done rabbit", as: "mia").exit == 0)

        let refused = await stage.say("no rabbit --why \"no water\"", as: "anna")

        #expect(
            refused.messages.hasSuffix("  try: undone 4   takes back what counts already\n"),
            "\(refused)")
    }

    @Test("says how much was OK after a no, and how far it is until nobody has to look")
    func isLost() async throws {
        try #require(await stage.say("done rabbit", as: "mia").exit == 0)
        try #require(await stage.say("undone rabbit", as: "anna").exit == 0)
        let shown = await stage.say("chore show rabbit", as: "mia")
        #expect(
            shown.results.contains(
                "  OKs     Mia: 10 of 11 were OK; 0 of 5 in a row, then nobody has to look\n"),
            "\(shown)")
    }

    @Test(
        "is told of points that counted so, to the child and the parents",
        arguments: ["anna", "mia"],
        [
            ("", "     nobody had to look, after 10 OKs in a row\n"),
            ("--plain", "nobody had to look, after 10 OKs in a row"),
            ("--lang de", "     niemand musste nachsehen, nach 10 OKs hintereinander\n"),
            ("--json", #""trusted_after":10"#),
        ])
    func isTold(person: String, form: (option: String, line: String)) async throws {
        try #require(await stage.say("done rabbit", as: "mia").exit == 0)
        let newest = try await newestEntry(as: person)

        let told = await stage.say("points why \(newest) \(form.option)", as: person)

        #expect(told.results.contains(form.line), "\(told)")
        let before = await stage.say("points why \(newest - 1) \(form.option)", as: person)
        #expect(before.exit == 0 && !before.results.contains(form.line), "\(before)")
    }

    @Test("is told as well of points that were taken back and are there again")
    func isToldAgain() async throws {
        for words in ["done rabbit", "undo", "redo"] {
            stage.pass(minutes: 1)
            let answer = await stage.say(words, as: "mia")
            try #require(answer.exit == 0, "\(answer)")
        }
        let newest = try await newestEntry(as: "mia")

        let told = await stage.say("points why \(newest)", as: "mia")

        #expect(told.results.contains("nobody had to look, after 10 OKs in a row"), "\(told)")
        let reversal = await stage.say("points why \(newest - 1)", as: "mia")
        #expect(reversal.exit == 0, "\(reversal)")
        #expect(!reversal.results.contains("nobody had to look"), "\(reversal)")
    }

    private func newestEntry(as person: String) async throws -> Int {
        let book = await stage.say("points history mia", as: person).results
        return try #require(
            book.split(separator: "\n").lazy.compactMap { line in
                line.split(separator: " ").first.flatMap { Int($0) }
            }.first, "\(book)")
    }
}
