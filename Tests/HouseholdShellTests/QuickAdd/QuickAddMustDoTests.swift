import HouseholdModel
import HouseholdService
import HouseholdWords
import QuickAdd
import Testing

@Suite("Quick-add of what must be done")
struct QuickAddMustDoTests {
    private func readings(
        of typed: String, in language: DateVocabulary = .english
    ) throws -> [QuickAddReading] {
        try QuickAddHome(speaking: language).readings(of: typed)
    }

    @Test(
        "takes the word for it out of the title, wherever it stands behind that",
        arguments: [
            "Homework must-do for mia", "Homework for mia must-do", "Homework Must-Do, for mia",
            "Homework as a must-do for mia", "Homework is a must-do for mia",
            "Homework for mia must do",
        ])
    func isTaken(typed: String) throws {
        let reading = try #require(try readings(of: typed).first)

        #expect((reading.title, reading.isMustDo) == ("Homework", true))
        #expect(reading.longForm == "chore add \"Homework\" --to mia --must-do")
        #expect(try reading.draft(called: Title("Homework")).isMustDo)
    }

    @Test(
        "does so in German",
        arguments: [
            "Pflicht", "ist Pflicht", "als Pflicht", "Pflichtaufgabe", "muss sein", "must-do",
        ])
    func isTakenInGerman(word: String) throws {
        for typed in ["Hausaufgaben \(word) für mia", "Hausaufgaben für mia \(word)"] {
            let found = try readings(of: typed, in: .german)

            #expect(found.map(\.title) == ["Hausaufgaben"], "\(typed)")
            #expect(found.map(\.longForm) == ["chore add \"Hausaufgaben\" --to mia --must-do"])
        }
    }

    @Test(
        "takes a sentence of its own for it out of the title, and the dot before it",
        arguments: [
            "Homework. This is a must-do.", "Homework, it's a must-do", "Homework: it is must-do!",
            "Homework that's a must-do", "Homework. That is a must-do",
        ])
    func isTakenAsSentence(typed: String) throws {
        let found = try readings(of: typed)

        #expect(found.map(\.longForm) == ["chore add \"Homework\" --must-do"])
    }

    @Test(
        "does so in German, also of a day before it",
        arguments: ["Das ist Pflicht.", "das ist Pflicht", "Es ist Pflicht!", "Dies ist Pflicht"])
    func isTakenAsSentenceInGerman(sentence: String) throws {
        for (typed, day) in [
            ("Hausaufgaben. ", ""), ("Hausaufgaben, ", ""), ("Hausaufgaben ", ""),
            ("Hausaufgaben heute. ", " --due today"), ("Hausaufgaben heute, ", " --due today"),
        ] {
            let found = try readings(of: typed + sentence, in: .german)

            #expect(found.map(\.longForm) == ["chore add \"Hausaufgaben\"\(day) --must-do"])
        }
    }

    @Test("asks where it may as well be the end of the title")
    func asks() throws {
        let found = try readings(of: "Write down what I must do")

        #expect(found.map(\.isMustDo) == [true, false])
        #expect(found.map(\.title) == ["Write down what I", "Write down what I must do"])
    }

    @Test(
        "leaves it in a title that goes on behind it, and in quotes",
        arguments: [
            ("Print the must-do list for mia", "Print the must-do list"),
            ("\"Homework must-do\" for mia", "Homework must-do"),
            ("Plan things to do", "Plan things to do"),
        ])
    func isLeft(typed: String, title: String) throws {
        let reading = try #require(try readings(of: typed).first)

        #expect((reading.title, reading.isMustDo) == (title, false))
    }

    @Test("tells whoever chooses, and those who decide about a proposal")
    func isTold() throws {
        let home = try QuickAddHome()
        let reading = try #require(try home.readings(of: "Homework must-do 2 points").first)

        #expect(reading.words(seenFrom: home.now.day).source.hasSuffix("must-do"))
        #expect(reading.decided(besides: "anna")?.source.hasSuffix("must-do") == true)
    }

    @Test("takes privat for private in German")
    func isPrivate() throws {
        let reading = try #require(
            try readings(of: "Geschenk kaufen privat morgen", in: .german).first)

        #expect((reading.title, reading.isPrivate) == ("Geschenk kaufen", true))
    }
}
