package import Household
import Synchronization

/// All that the program says in one language.
///
/// A message that a language has no words for is said in English.
package struct Catalogue: Sendable {
    /// The BCP 47 tag of the language.
    package let tag: String
    /// The language's words for dates and repeats.
    package let dates: DateVocabulary
    private let messages: [String: String]
    private let formats = Formats()
    private let voice: @Sendable (String) -> String

    /// Creates a catalogue.
    ///
    /// - Parameters:
    ///   - tag: The BCP 47 tag of the language.
    ///   - messages: The messages by their English ones.
    ///   - dates: The words for dates and repeats.
    ///   - voice: What is done to the words of every message, for trying out how a language looks.
    package init(
        tag: String, messages: [String: String], dates: DateVocabulary = .english,
        voice: @escaping @Sendable (String) -> String = { $0 }
    ) {
        self.tag = tag
        self.messages = messages
        self.dates = dates
        self.voice = voice
    }

    /// Says a phrase: the words of the program as they are, what people stored without anything that
    /// would act on a terminal.
    package func text(_ phrase: Phrase) -> TerminalText {
        let text = phrase.messages.reduce(into: TerminalText("")) { text, message in
            let format = format(of: message.key)
            text += say(format?.parts ?? [.text(message.key)], message.arguments, number: nil)
        }
        return phrase.isPreformatted ? text.verbatim : text
    }

    /// The message in this language, or else as it is.
    private func format(of key: String) -> MessageFormat? {
        formats.format(of: key) { messages[key].flatMap(MessageFormat.init) ?? MessageFormat(key) }
    }

    /// The messages that were said before, so that each is read only once.
    private final class Formats: Sendable {
        private let known = Mutex<[String: MessageFormat?]>([:])

        func format(of key: String, reading read: () -> MessageFormat?) -> MessageFormat? {
            known.withLock { known in
                if let format = known[key] { return format }
                let format = read()
                known[key] = .some(format)
                return format
            }
        }
    }

    private func say(
        _ parts: [MessageFormat.Part], _ arguments: [Phrase.Argument], number: Int?
    ) -> TerminalText {
        parts.reduce(into: TerminalText("")) { text, part in
            switch part {
            case .text(let words): text += TerminalText(words: voice(words))
            case .number: text += TerminalText("\(number ?? 0)")
            case .place(let place):
                guard arguments.indices.contains(place) else { return }
                text += say(arguments[place])
            case .plural(let place, let forms):
                guard arguments.indices.contains(place), case .number(let count) = arguments[place]
                else { return }
                text += say(Self.form(for: count, of: forms), arguments, number: count)
            }
        }
    }

    private func say(_ argument: Phrase.Argument) -> TerminalText {
        switch argument {
        case .text(let text): TerminalText(text)
        case .number(let number): TerminalText("\(number)")
        case .dates(let words): TerminalText(voice(dates.spoken(words)))
        case .message(let key): Self.lines(voice(messages[key] ?? key))
        case .phrase(let phrase): text(phrase)
        case .drawn(let picture, let said): .drawn(text(picture).plain, said: text(said).plain)
        }
    }

    /// Words of several lines, of which each is made safe.
    private static func lines(_ words: String) -> TerminalText {
        words.split(omittingEmptySubsequences: false) { $0 == "\n" }.enumerated()
            .reduce(into: TerminalText("")) { text, line in
                text +=
                    (line.offset == 0 ? "" : TerminalText(words: "\n")) + TerminalText(line.element)
            }
    }

    /// Chooses a form: that of exactly this number, else singular or plural.
    ///
    /// Source: CLDR plural rules of English and German, cardinal: one for 1, other for the rest.
    private static func form(
        for count: Int, of forms: [String: [MessageFormat.Part]]
    ) -> [MessageFormat.Part] {
        forms["=\(count)"] ?? (count.magnitude == 1 ? forms["one"] : nil) ?? forms["other"] ?? []
    }
}
