import Foundation
import Household
import HouseholdShell
import Testing

@Suite("German")
struct GermanTests {
    private static let messages = Texts.messages(in: Texts.german) ?? [:]
    private static let english = Texts.messages(in: Texts.english) ?? [:]

    @Test("has every place of every message")
    func hasPlaces() throws {
        #expect(Self.messages.count > 800)
        for (key, message) in Self.messages {
            let source = try #require(MessageFormat(key), "\(key)")
            let format = try #require(MessageFormat(message), "\(message)")
            #expect(format.places == source.places, "\(key): \(message)")
            #expect(!message.isEmpty)
        }
    }

    @Test("counts wherever English does, and English where German does")
    func counts() throws {
        #expect(Self.english.count > 20)
        for (key, message) in Self.english {
            let german = try #require(Self.messages[key], "\(key)")
            #expect(message.contains("plural"))
            for text in [message, german] where text.contains("plural") {
                #expect(text.contains(" one {") && text.contains(" other {"), "\(text)")
            }
        }
        let counted = Self.messages.filter { $0.value.contains("plural") }.map(\.key)
        #expect(counted.filter { Self.english[$0] == nil && !Self.sameForAll.contains($0) } == [])
    }

    /// What English says of one as of many.
    private static let sameForAll: Set = ["{0} waiting for an OK", "{0} waiting for your OK"]

    @Test(
        "says what depends on the case in that case",
        arguments: [
            ("at \(5) points in a week", "bei 5 Punkten in einer Woche"),
            ("at \(1) points", "ab 1 Punkt"), ("Ask \("Anna").", "Zuständig ist Anna."),
            ("anyone", "wer mag"), ("\(dates: "Sat 21 Nov")", "Sa 21. Nov"),
            ("\(dates: "Mon 23")", "Mo 23."),
            ("\(dates: "every 2 weeks from sunday")", "alle 2 Wochen ab Sonntag"),
            ("\(dates: "every month in may")", "jeden Monat im Mai"),
        ] as [(Phrase, String)])
    func says(phrase: Phrase, german: String) {
        #expect(Language.german.catalogue.text(phrase).plain == german)
    }

    @Test("asks which of two days is meant, in its own words")
    func asksForDay() {
        let problem = DateProblem.ambiguous(readings: ["5 June", "6 May"])

        let text = Language.german.catalogue.text(problem.message).plain
        #expect(text == "Ist das 5. Juni oder 6. Mai? Schreib 5. Jun oder 6. Mai.")
    }

    /// The texts that the program says to people, by where they stand in the sources.
    @Test("has words for every sentence of the program")
    func isComplete() throws {
        let missing = try SourceTexts.sentences().filter {
            Self.messages[$0.key] == nil && Self.messages[$0.meaning] == nil
        }

        #expect(missing.map(\.description).sorted() == [])
    }

    @Test("has words for the help of every command")
    func helps() {
        #expect(Texts.help.count > 250)
        #expect(Texts.help.filter { Self.messages[$0] == nil } == [])
    }

    @Test("has words for everything that the rules say")
    func saysRules() throws {
        let says = try SourceTexts.annotations()

        #expect(says.count > 50)
        #expect(says.filter { Self.messages[$0] == nil } == [])
    }
}
