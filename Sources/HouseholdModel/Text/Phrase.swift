/// What the program says, before it is said in somebody's language.
///
/// A phrase holds messages of the catalogue and what stands in them. The message is known by its English text
/// with numbered places, as the ICU message format writes them, so that a sentence is translated as a whole:
///
///     let phrase: Phrase = "\(name) has \(balance) points."    // {0} has {1} points.
package struct Phrase: Hashable, Sendable {
    /// What stands in a place of a message.
    package enum Argument: Hashable, Sendable {
        /// What somebody stored or typed, or a value writes of itself.
        case text(String)
        /// A number, which may decide between singular and plural.
        case number(Int)
        /// Dates and repeats in the words that commands take: `every 2 weeks on mon and thu`.
        case dates(String)
        /// A message that is only known when it is said, such as a sentence of the rules.
        case message(String)
        /// Another phrase.
        case phrase(Phrase)
        /// A picture made of characters, and what is said in its place to those who can't see it.
        case drawn(Phrase, said: Phrase)
    }

    /// A message of the catalogue with what stands in it.
    package struct Message: Hashable, Sendable {
        /// The English text in the ICU message format.
        package let key: String
        /// What stands in its places.
        package let arguments: [Argument]
        /// Whether it says what to type, which is of use only where lines are.
        fileprivate(set) var isAdvice: Bool?
    }

    /// The messages, one behind the other.
    package private(set) var messages: [Message] = []

    /// Whether it is one line to be taken as it stands, such as a command or a line of a file.
    package private(set) var isPreformatted = false

    /// Creates a phrase from messages.
    private init(messages: [Message]) {
        self.messages = messages
    }

    /// Whether there is nothing to say.
    package var isEmpty: Bool { messages.isEmpty }
}

// MARK: - Writing phrases down

extension Phrase: ExpressibleByStringInterpolation {
    /// Collects the text of a message and what stands in it.
    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var key = ""
        fileprivate var arguments: [Argument] = []

        /// Starts with nothing.
        package init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds words of the program itself.
        package mutating func appendLiteral(_ literal: String) {
            key += Phrase.escaped(literal)
        }

        /// Adds a number.
        package mutating func appendInterpolation(_ number: Int) {
            append(.number(number))
        }

        /// Adds what another phrase says.
        package mutating func appendInterpolation(_ phrase: Phrase) {
            append(.phrase(phrase))
        }

        /// Adds what somebody stored or typed, or what a value writes of itself.
        package mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            append(.text(value.description))
        }

        /// Adds dates or repeats in the words that commands take.
        package mutating func appendInterpolation(dates words: String) {
            append(.dates(words))
        }

        private mutating func append(_ argument: Argument) {
            key += "{\(arguments.count)}"
            arguments.append(argument)
        }
    }

    /// Creates a phrase from a literal with values in it.
    package init(stringInterpolation: StringInterpolation) {
        guard !stringInterpolation.key.isEmpty else { return }
        messages = [Message(key: stringInterpolation.key, arguments: stringInterpolation.arguments)]
    }

    /// Creates a phrase from a literal.
    package init(stringLiteral literal: String) {
        guard !literal.isEmpty else { return }
        messages = [Message(key: Self.escaped(literal), arguments: [])]
    }

    /// Creates a phrase of a message that is only known now, such as a sentence of the rules or a state.
    package init(message text: String) {
        guard !text.isEmpty else { return }
        messages = [Message(key: "{0}", arguments: [.message(text)])]
    }

    /// Creates a phrase of what somebody stored or typed, which is the same in every language.
    package init(verbatim text: some StringProtocol) {
        guard !text.isEmpty else { return }
        messages = [Message(key: "{0}", arguments: [.text(String(text))])]
    }

    /// Quotes braces, which stand for places otherwise.
    private static func escaped(_ literal: String) -> String {
        guard literal.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
        else { return literal }
        return literal.reduce(into: "") { $0 += $1 == "{" || $1 == "}" ? "'\($1)'" : "\($1)" }
    }
}

// MARK: - Putting phrases together

extension Phrase {
    /// One phrase behind the other; what belongs into one sentence is written as one instead.
    package static func + (left: Phrase, right: Phrase) -> Phrase {
        Phrase(messages: left.messages + right.messages)
    }

    /// Adds another phrase behind this one.
    package static func += (left: inout Phrase, right: Phrase) {
        left.messages += right.messages
    }

    /// The phrase with a sentence behind it that says what to type.
    package func typing(_ advice: Phrase) -> Phrase {
        var sentence: Phrase = " " + advice
        for place in sentence.messages.indices { sentence.messages[place].isAdvice = true }
        return self + sentence
    }

    /// What it says to those, too, who type no lines.
    package var withoutAdvice: Phrase {
        var phrase = self
        phrase.messages.removeAll { $0.isAdvice == true }
        return phrase
    }
}

// MARK: - How it looks

extension Phrase {
    /// Creates a phrase that is drawn for those who see it and said to those who hear it.
    package static func drawn(_ picture: Phrase, said: Phrase) -> Phrase {
        Phrase(messages: [Message(key: "{0}", arguments: [.drawn(picture, said: said)])])
    }

    /// Creates a phrase between stars, which are not said.
    package static func celebrating(_ phrase: Phrase) -> Phrase {
        stars + phrase + .drawn(" ***", said: "")
    }

    private static let stars = Phrase.drawn("*** ", said: "")

    /// Whether it is between stars.
    package var isCelebration: Bool { messages.starts(with: Self.stars.messages) }

    /// The phrase as a line whose words stay together and apart as they are.
    package var preformatted: Phrase {
        var phrase = self
        phrase.isPreformatted = true
        return phrase
    }
}

// MARK: - Changing what stands in it

extension Phrase {
    /// The phrase with what `change` makes of every text that somebody stored or typed.
    package func changingTexts(_ change: (String) -> String) -> Phrase {
        var phrase = self
        phrase.messages = messages.map { message in
            Message(
                key: message.key, arguments: message.arguments.map { $0.changingTexts(change) },
                isAdvice: message.isAdvice)
        }
        return phrase
    }
}

extension Phrase.Argument {
    fileprivate func changingTexts(_ change: (String) -> String) -> Phrase.Argument {
        switch self {
        case .number: self
        case .text(let text): .text(change(text))
        case .dates(let words): .dates(change(words))
        case .message(let key): .message(change(key))
        case .phrase(let phrase): .phrase(phrase.changingTexts(change))
        case .drawn(let picture, let said):
            .drawn(picture.changingTexts(change), said: said.changingTexts(change))
        }
    }
}

extension Sequence<Phrase> {
    /// The phrases with something between them.
    package func joined(separator: Phrase) -> Phrase {
        reduce(Phrase("")) { $0.isEmpty ? $1 : $0 + separator + $1 }
    }
}

// MARK: - Keeping what was said

extension Phrase: Codable {
    private enum CodingKeys: String, CodingKey {
        case messages, isPreformatted
    }

    /// Reads messages; a mere text stands for itself.
    package init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(verbatim: text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(messages: try container.decode([Message].self, forKey: .messages))
        isPreformatted = try container.decode(Bool.self, forKey: .isPreformatted)
    }
}

extension Phrase.Message: Codable {}

extension Phrase.Argument: Codable {}

// MARK: - For programs

extension Phrase {
    /// The text as it stands in the program: in English, with every number before a plural.
    package var source: String {
        messages.reduce(into: "") { text, message in
            for part in MessageFormat(message.key)?.parts ?? [.text(message.key)] {
                switch part {
                case .text(let words): text += words
                case .place(let place), .plural(let place, _):
                    text +=
                        message.arguments.indices.contains(place)
                        ? message.arguments[place].source : ""
                case .number: break
                }
            }
        }
    }
}

extension Phrase.Argument {
    /// What stands in the place, in English.
    fileprivate var source: String {
        switch self {
        case .text(let text), .dates(let text), .message(let text): text
        case .number(let number): "\(number)"
        case .phrase(let phrase), .drawn(let phrase, _): phrase.source
        }
    }
}
