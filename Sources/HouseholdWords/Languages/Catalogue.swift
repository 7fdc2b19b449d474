package import HouseholdModel
import Synchronization

/// All that the program says in one language.
///
/// A message that a language has no words for is said in English.
package struct Catalogue: Sendable {
    /// The BCP 47 tag of the language.
    package let tag: String
    /// The language's words for dates and repeats.
    package let dates: DateVocabulary
    private let messages: Messages
    private let plurals: PluralRule
    private let voice: @Sendable (String) -> String

    /// Creates a catalogue.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag of the language.
    ///   - messages: The messages by their English ones, which are read when the first one is said.
    ///   - dates: The words for dates and repeats.
    ///   - plurals: Which form of a message stands with which number.
    ///   - voice: What is done to the words of every message, for trying out how a language looks.
    package init(
        tag: String, messages: @escaping @autoclosure @Sendable () -> [String: String],
        dates: DateVocabulary = .english, plurals: PluralRule,
        voice: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.tag = tag
        self.messages = Messages(messages)
        self.dates = dates
        self.plurals = plurals
        self.voice = voice
    }

    /// Says a phrase.
    package func speech(_ phrase: Phrase) -> Speech {
        var speech = phrase.messages.reduce(into: Speech()) { speech, message in
            let format = messages.format(of: message.key)
            speech += say(format?.parts ?? [.text(message.key)], message.arguments, number: nil)
        }
        speech.isPreformatted = phrase.isPreformatted
        return speech
    }

    /// The messages of the language; each that was said is read only once.
    private final class Messages: Sendable {
        private struct Known {
            var texts: [String: String]?
            var formats: [String: MessageFormat?] = [:]
        }

        private let read: @Sendable () -> [String: String]
        private let known = Mutex(Known())

        init(_ read: @escaping @Sendable () -> [String: String]) {
            self.read = read
        }

        /// The message in this language, or `nil` where it has none.
        func text(_ key: String) -> String? {
            known.withLock { text(key, &$0) }
        }

        /// The message in this language, or else as it is.
        func format(of key: String) -> MessageFormat? {
            known.withLock { known in
                if let format = known.formats[key] { return format }
                let format = text(key, &known).flatMap(MessageFormat.init) ?? MessageFormat(key)
                known.formats[key] = .some(format)
                return format
            }
        }

        private func text(_ key: String, _ known: inout Known) -> String? {
            let texts = known.texts ?? read()
            known.texts = texts
            return texts[key]
        }
    }

    private func say(
        _ parts: [MessageFormat.Part], _ arguments: [Phrase.Argument], number: Int?
    ) -> Speech {
        parts.reduce(into: Speech()) { speech, part in
            switch part {
            case .text(let words):
                let rest =
                    words.first == "." && speech.endsInOrdinal ? words.dropFirst() : words[...]
                speech.runs.append(.words(voice(String(rest))))
            case .number: speech.runs.append(.words("\(number ?? 0)"))
            case .place(let place):
                guard arguments.indices.contains(place) else { return }
                speech += say(arguments[place])
            case .plural(let place, let forms):
                guard arguments.indices.contains(place), case .number(let count) = arguments[place]
                else { return }
                speech += say(form(for: count, of: forms), arguments, number: count)
            }
        }
    }

    private func say(_ argument: Phrase.Argument) -> Speech {
        switch argument {
        case .text(let text): Speech([.stored(text)])
        case .number(let number): Speech([.words("\(number)")])
        case .dates(let words): Speech([.stored(voice(dates.spoken(words)))])
        case .message(let key): Self.lines(voice(messages.text(key) ?? key))
        case .phrase(let phrase): speech(phrase)
        case .drawn(let picture, let said):
            Speech([.drawn(speech(picture).text, said: speech(said).text)])
        }
    }

    /// Words of several lines, of which each may be somebody's.
    private static func lines(_ words: String) -> Speech {
        words.split(omittingEmptySubsequences: false) { $0 == "\n" }.enumerated()
            .reduce(into: Speech()) { speech, line in
                if line.offset > 0 { speech.runs.append(.words("\n")) }
                speech.runs.append(.stored(String(line.element)))
            }
    }

    /// Chooses a form: that of exactly this number, else the one that the language has for it.
    private func form(
        for count: Int, of forms: [String: [MessageFormat.Part]]
    ) -> [MessageFormat.Part] {
        forms["=\(count)"] ?? forms[plurals.form(count.magnitude).rawValue] ?? forms["other"] ?? []
    }
}
