import HouseholdJSON
import HouseholdWords
import JSON
import SeededRandom
import Testing

@Suite("A JSON document of any shape")
struct JSONTextWriterTests {
    private let english = Language.english.catalogue

    /// Any value, with keys that are data.
    private indirect enum Tree: Encodable {
        case null
        case truth(Bool)
        case number(Int)
        case text(String)
        case list([Tree])
        case table([String: Tree])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .null: try container.encodeNil()
            case .truth(let truth): try container.encode(truth)
            case .number(let number): try container.encode(number)
            case .text(let text): try container.encode(text)
            case .list(let items): try container.encode(items)
            case .table(let members): try container.encode(members)
            }
        }

        /// The same as a document that another writer writes.
        var json: JSONValue {
            switch self {
            case .null: .null
            case .truth(let truth): .bool(truth)
            case .number(let number): .number("\(number)")
            case .text(let text): .string(text)
            case .list(let items): .array(items.map(\.json))
            case .table(let members):
                .object(
                    members.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) })
            }
        }

        static func random(_ depth: Int, using random: inout SeededGenerator) -> Tree {
            switch Int.random(in: 0..<(depth > 0 ? 8 : 4), using: &random) {
            case 0: .null
            case 1: .truth(.random(using: &random))
            case 2: .number(.random(in: -1_000...1_000, using: &random))
            case 3: .text(word(using: &random))
            case 4, 5:
                .list(
                    (0..<Int.random(in: 0...4, using: &random)).map { _ in
                        Tree.random(depth - 1, using: &random)
                    })
            default:
                .table(
                    Dictionary(
                        (0..<Int.random(in: 0...6, using: &random)).map { _ in
                            (word(using: &random), Tree.random(depth - 1, using: &random))
                        }, uniquingKeysWith: { first, _ in first }))
            }
        }

        private static func word(using random: inout SeededGenerator) -> String {
            let letters = Array("abZ\"\\/\n\u{1B}\u{7F}\u{202E}é🐱 ")
            return String(
                (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    letters[Int.random(in: 0..<letters.count, using: &random)]
                })
        }
    }

    @Test(
        "is what another writer writes of the same values", arguments: 1...20 as ClosedRange<UInt64>
    )
    func isWhatAnotherWrites(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<50 {
            let tree = Tree.random(4, using: &random)
            let value = JSONValue.object([.init("v", .number("1")), .init("data", tree.json)])

            let (text, document) = try (
                JSONText(data: tree, in: english).text, JSONText(document: tree, in: english).text
            )

            #expect(text == value.text(hasShortEscapes: false) { $0 == "\u{202E}" })
            #expect(
                document
                    == tree.json.text(isPretty: true, hasShortEscapes: false) { $0 == "\u{202E}" })
        }
    }

    /// Goes on with what another value has begun, and says one thing twice.
    private struct Grown: Encodable {
        struct Base: Encodable {
            let zoo = 1
            let middle = 2
        }
        enum Key: CodingKey { case zoo, ape, inner, items }

        func encode(to encoder: any Encoder) throws {
            try Base().encode(to: encoder)
            var container = encoder.container(keyedBy: Key.self)
            try container.encode("last", forKey: .zoo)
            var inner = container.nestedContainer(keyedBy: Key.self, forKey: .inner)
            try inner.encode(2.5, forKey: .zoo)
            try inner.encodeNil(forKey: .ape)
            var items = container.nestedUnkeyedContainer(forKey: .items)
            try items.encode(1 as UInt8)
            try items.encodeNil()
            try container.encode(true, forKey: .ape)
        }
    }

    @Test("has what was said last of one key, and parts in parts")
    func growsInParts() throws {
        #expect(
            try JSONText(data: [Grown(), Grown()], in: english).text
                .hasPrefix(
                    #"{"v":1,"data":[{"ape":true,"inner":{"ape":null,"zoo":2.5},"items":[1,null],"#
                        + #""middle":2,"zoo":"last"},{"ape":true,"#))
    }

    /// Says some of its names, in any order.
    private struct Said: Encodable {
        enum Name: String, CodingKey, CaseIterable { case by, doneAt, doneBy, number, zone }

        let names: [Name]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Name.self)
            for (place, name) in names.enumerated() {
                try container.encode(place, forKey: name)
            }
        }

        var json: JSONValue {
            let written = ["done_at": Name.doneAt, "done_by": .doneBy]
            let members = names.enumerated().map { place, name in
                let key = written.first { $0.value == name }?.key ?? name.rawValue
                return JSONValue.Member(key, .number("\(place)"))
            }
            return .object(members.sorted { $0.key < $1.key })
        }
    }

    @Test(
        "has the names of each object in order, whichever others have",
        arguments: 1...10 as ClosedRange<UInt64>)
    func hasNamesInOrder(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let objects = (0..<40).map { _ in
            Said(
                names: Array(
                    Said.Name.allCases.shuffled(using: &random)
                        .prefix(Int.random(in: 0...5, using: &random))))
        }

        #expect(
            try JSONText(line: objects, in: english).text
                == JSONValue.array(objects.map(\.json)).text())
    }

    @Test("has no number where it was only rehearsed")
    func isRehearsed() throws {
        struct Added: Encodable {
            let number = 12
            let by = ["number": 3]
            let title = "Bins"
        }

        #expect(
            try JSONText(rehearsed: Added(), in: english).text
                == #"{"v":1,"data":{"by":{"number":3},"number":null,"title":"Bins"}}"#)
        #expect(
            try JSONText(rehearsed: [Added()], in: english).text
                == #"{"v":1,"data":[{"by":{"number":3},"number":12,"title":"Bins"}]}"#)
        #expect(try JSONText(rehearsed: 1, in: english).text == #"{"v":1,"data":1}"#)
    }
}
