import Foundation
import Household
import HouseholdShell
import Testing

@Suite("German")
struct GermanTests {
    private static let messages = (try? Texts.messages(in: Texts.german)) ?? [:]
    private static let english = (try? Texts.messages(in: Texts.english)) ?? [:]

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

    @Test("counts wherever English does, and both know singular and plural")
    func counts() throws {
        for (key, message) in Self.english {
            let german = try #require(Self.messages[key], "\(key)")
            for text in [message, german] where text.contains("plural") {
                #expect(text.contains(" one {") && text.contains(" other {"), "\(text)")
            }
        }
    }

    /// The texts that the program says to people, by where they stand in the sources.
    @Test("has words for every sentence of the program")
    func isComplete() throws {
        let missing = try SourceTexts.sentences().filter { Self.messages[$0.key] == nil }

        #expect(missing.map(\.description).sorted() == [])
    }

    @Test("has words for everything that the rules say")
    func saysRules() throws {
        let says = try SourceTexts.annotations()

        #expect(says.count > 50)
        #expect(says.filter { Self.messages[$0] == nil } == [])
    }
}
