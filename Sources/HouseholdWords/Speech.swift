/// What is said in one language, before it is written to a terminal, a page or a document.
///
/// It keeps apart what the program says and what people stored, since whoever writes it down has to make the latter
/// harmless in the way that is right there.
package struct Speech: Hashable, Sendable {
    /// A piece of what is said.
    package enum Run: Hashable, Sendable {
        /// Words of the program itself, which may break lines.
        case words(String)
        /// What somebody stored or typed.
        case stored(String)
        /// A picture made of characters, and what is said in its place to those who can't see it.
        case drawn(String, said: String)
    }

    /// The pieces, one behind the other.
    package var runs: [Run]
    /// Whether it is one line to be taken as it stands, such as a command or a line of a file.
    package var isPreformatted = false

    /// Creates what is said piece by piece.
    package init(_ runs: [Run] = []) {
        self.runs = runs
    }

    /// All of it as it is seen, with nothing made harmless.
    package var text: String {
        runs.reduce(into: "") { text, run in
            switch run {
            case .words(let piece), .stored(let piece), .drawn(let piece, said: _): text += piece
            }
        }
    }

    /// All of it as it is heard: with words in the place of pictures, and nothing made harmless.
    package var heard: String {
        runs.reduce(into: "") { text, run in
            switch run {
            case .words(let piece), .stored(let piece), .drawn(_, said: let piece): text += piece
            }
        }
    }

    /// Whether a number with its point stands at the end, `Mo 23.`, which takes the place of a full stop.
    var endsInOrdinal: Bool {
        let last = Speech(runs.suffix(1)).text.suffix(2)
        return last.last == "." && last.first?.isNumber == true
    }

    static func += (left: inout Speech, right: Speech) {
        left.runs += right.runs
    }
}
