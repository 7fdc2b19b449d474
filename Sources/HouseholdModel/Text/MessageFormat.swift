/// A message of the catalogue, read from the part of the ICU message format that ours use.
///
/// `{0}` is a place; `{0, plural, =0 {no points} one {# point} other {# points}}` chooses by a number,
/// with `#` for the number itself. An apostrophe before a brace quotes up to the next apostrophe.
/// Source: ICU User Guide, "Formatting Messages", with its rules for apostrophes.
package struct MessageFormat: Equatable, Sendable {
    /// A part of a message.
    package indirect enum Part: Equatable, Sendable {
        /// Words.
        case text(String)
        /// What stands in a place.
        case place(Int)
        /// Words that depend on the number in a place, by their selectors.
        case plural(Int, [String: [Part]])
        /// The number that the words depend on.
        case number
    }

    /// The parts in their order.
    package let parts: [Part]

    /// Reads a message, or returns `nil` where it is not written as it should be.
    package init?(_ text: String) {
        var reader = Reader(rest: Substring(text))
        guard let parts = reader.parts(inPlural: false), reader.rest.isEmpty else { return nil }
        self.parts = parts
    }

    /// The places that the message has, whichever number is chosen.
    package var places: Set<Int> { Self.places(in: parts) }

    private static func places(in parts: [Part]) -> Set<Int> {
        parts.reduce(into: []) { places, part in
            switch part {
            case .text, .number: break
            case .place(let place): places.insert(place)
            case .plural(let place, let forms):
                places.insert(place)
                for form in forms.values { places.formUnion(self.places(in: form)) }
            }
        }
    }
}

extension MessageFormat {
    private struct Reader {
        var rest: Substring

        /// Reads up to the end, or to the brace that closes a form.
        mutating func parts(inPlural: Bool) -> [Part]? {
            var parts: [Part] = []
            var words = ""
            while let next = rest.first, next != "}" {
                rest.removeFirst()
                switch next {
                case "'" where rest.first == "{" || rest.first == "}":
                    guard let quoted = upTo("'") else { return nil }
                    words += quoted
                case "#" where inPlural:
                    parts += [.text(words), .number]
                    words = ""
                case "{":
                    guard let part = place() else { return nil }
                    parts += [.text(words), part]
                    words = ""
                default: words.append(next)
                }
            }
            return (parts + [.text(words)]).filter { $0 != .text("") }
        }

        /// Reads what stands behind an opening brace, with the one that closes it.
        private mutating func place() -> Part? {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard let place = Int(digits) else { return nil }
            rest.removeFirst(digits.count)
            if take("}") { return .place(place) }
            guard take(","), take("plural"), take(",") else { return nil }
            var forms: [String: [Part]] = [:]
            while !take("}") {
                rest = rest.drop { $0 == " " }
                let selector = rest.prefix { $0 != " " && $0 != "{" && $0 != "}" }
                rest.removeFirst(selector.count)
                guard !selector.isEmpty, take("{"), let form = parts(inPlural: true), take("}")
                else { return nil }
                forms[String(selector)] = form
            }
            return forms["other"] == nil ? nil : .plural(place, forms)
        }

        /// Takes a word with the spaces around it, if it is there.
        private mutating func take(_ word: String) -> Bool {
            let trimmed = rest.drop { $0 == " " }
            guard trimmed.hasPrefix(word) else { return false }
            rest = trimmed.dropFirst(word.count)
            // Behind an opening brace and before words, spaces belong to the words.
            if word != "{", word != "}" { rest = rest.drop { $0 == " " } }
            return true
        }

        private mutating func upTo(_ end: Character) -> Substring? {
            guard let place = rest.firstIndex(of: end) else { return nil }
            defer { rest = rest[rest.index(after: place)...] }
            return rest[..<place]
        }
    }
}
