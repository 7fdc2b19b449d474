import HouseholdModel
import HouseholdService
import HouseholdShell
import HouseholdWords
import QuickAdd
import Testing

@Suite("Every language but English")
struct LanguageTests {
    /// The languages into which the messages are translated.
    static let others = Language.tags.filter { $0 != "en" }

    private func messages(_ tag: String) throws -> [String: String] {
        let language = try #require(Language(tag: tag))
        return try #require(MessageFiles.messages(in: language.file()))
    }

    @Test("has every place of every message", arguments: others)
    func hasPlaces(tag: String) throws {
        let messages = try messages(tag)
        #expect(messages.count > 800)
        for (key, message) in messages {
            let source = try #require(MessageFormat(key), "\(key)")
            let format = try #require(MessageFormat(message), "\(message)")
            #expect(format.places == source.places, "\(key): \(message)")
            #expect(!message.isEmpty)
        }
    }

    /// The texts that the program says to people, by where they stand in the sources.
    @Test("has words for every sentence of the program", arguments: others)
    func isComplete(tag: String) throws {
        let messages = try messages(tag)
        let missing = try SourceTexts.sentences().filter {
            messages[$0.key] == nil && messages[$0.meaning] == nil
        }

        #expect(missing.map(\.description).sorted() == [])
    }

    @Test(
        "has words for the head of every table, and for what is expected in repeats",
        arguments: others)
    func hasWords(tag: String) throws {
        let messages = try messages(tag)
        let (cells, repeats) = (try SourceTexts.cells(), try SourceTexts.repeats())

        #expect(cells.count > 150 && repeats.count > 20)
        #expect((cells + repeats).filter { messages[$0.key] == nil }.map(\.description) == [])
    }

    /// What values are called that are said by their own names.
    private static var values: [String] {
        var values = Role.allCases.map(\.rawValue)
        values += ChoreState.allCases.map(\.rawValue)
        values += Audience.allCases.map(\.rawValue)
        values += RequestView.State.allCases.map(\.rawValue)
        values += RulesTableView.Answer.allCases.map(\.rawValue)
        values += PersonalSetting.allCases.map(\.choices)
        values += Weekday.allCases.map(\.word.capitalized)
        values += Weekday.allCases.map(\.short.capitalized)
        values += Badge.all.map(\.name)
        return values + Badge.all.map(\.details)
    }

    @Test("has words for every role, state and choice", arguments: others)
    func namesValues(tag: String) throws {
        let messages = try messages(tag)

        #expect(Self.values.filter { messages[$0] == nil } == [])
    }

    @Test("has words for the help of every command", arguments: others)
    func helps(tag: String) throws {
        let messages = try messages(tag)
        #expect(MessageFiles.help.count > 250)
        #expect(MessageFiles.help.filter { messages[$0] == nil } == [])
    }

    @Test("has words for everything that the rules say", arguments: others)
    func saysRules(tag: String) throws {
        let messages = try messages(tag)
        let says = try SourceTexts.annotations()

        #expect(says.count > 50)
        #expect(says.filter { messages[$0] == nil } == [])
    }

    @Test("leads by its own words to words that are typed here", arguments: Language.all)
    func hasSynonyms(language: Language) {
        let words = language.synonyms.flatMap(\.value)

        #expect(Set(words).count == words.count)
        #expect(words.filter { DidYouMean.commandSynonyms[$0] == nil } == [])
    }

    @Test("finds the zone of each city that it names", arguments: Language.all)
    func findsPlaces(language: Language) {
        #expect(!language.places.isEmpty)
        for (zone, cities) in language.places {
            #expect(cities.filter { Zone(city: $0)?.name != zone } == [])
        }
    }
}
