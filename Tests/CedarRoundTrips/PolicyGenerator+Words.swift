import Cedar
import SeededRandom

extension PolicyGenerator {
    /// A string, often one that could be taken for something else.
    mutating func text() -> Text {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: pick(Self.words)
        case 1: annotationName()
        default: Text(String(String.UnicodeScalarView(some(6) { $0.scalar() })))
        }
    }

    private static let words: [Text] = [
        "", "if", "true", "in", "has", "like", "is", "then", "else", "__cedar", "principal", "a b",
        "permit", "//", "\"", "\\", "*", "\\*", "?principal", "\u{0}", "e\u{301}", "é", "\u{FEFF}",
        "contains", "isEmpty", "ip", "9", "a::b", "}", ";", "\r\n", "👨‍👩‍👧", "\u{10FFFF}",
    ]

    /// Any scalar, with those at the edges of something more often.
    private mutating func scalar() -> Unicode.Scalar {
        let bound: UInt32 = pick([0x7F, 0x7F, 0x2FF, 0x2FFF, 0xFFFF, 0x10FFFF])
        return Unicode.Scalar(UInt32.random(in: 0...bound, using: &random)) ?? "\u{D7FF}"
    }

    /// A word of letters, digits and underscores, whatever else it may mean.
    mutating func annotationName() -> Text {
        let first = pick(Array("abcdefgxyzABCXYZ_").map(String.init))
        return chance(6)
            ? pick(["if", "true", "__cedar", "permit", "Set", "action"])
            : Text(first + some(3) { $0.pick(Array("aZ09_").map(String.init)) }.joined())
    }

    /// A type of one to three names.
    mutating func type() -> EntityType {
        let names = some(3, atLeast: 1) { generator in
            let name = generator.annotationName()
            return name.isIdentifier ? name.string : "A"
        }
        return EntityType(names.joined(separator: "::"))
    }

    /// The name of an entity.
    mutating func uid() -> EntityUID {
        EntityUID(type(), id: text())
    }

    /// A number, often one at an edge.
    mutating func number() -> Int64 {
        chance(2)
            ? pick([0, 1, -1, 4, .min, .max, .min + 1]) : Int64(truncatingIfNeeded: random.next())
    }
}
