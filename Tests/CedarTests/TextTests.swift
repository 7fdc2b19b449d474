import Cedar
import Testing

@Suite("A text")
struct TextTests {
    private static let composed: Text = "\u{E9}"
    private static let decomposed: Text = "e\u{301}"

    @Test("differs from one that only looks the same")
    func normalization() {
        #expect(Self.composed.string == Self.decomposed.string)
        #expect(Self.composed != Self.decomposed)
        #expect(Set([Self.composed, Self.decomposed]).count == 2)
        #expect((Self.composed < Self.decomposed) != (Self.decomposed < Self.composed))
    }

    @Test("differs from one of the same length whose accents are in another order")
    func order() {
        let one: Text = "a\u{301}\u{323}"
        let other: Text = "a\u{323}\u{301}"
        #expect(one.string == other.string)
        #expect(one != other)
    }

    @Test("names entities, attributes and policies that differ when it does")
    func names() throws {
        let composed = EntityUID("T", "\u{E9}")
        let decomposed = EntityUID("T", "e\u{301}")
        #expect(composed != decomposed)

        let record = try #require(
            Record([
                Record.Field(name: Self.composed, value: .long(1)),
                Record.Field(name: Self.decomposed, value: .long(2)),
            ]))
        #expect(record[Self.composed] == .long(1))
        #expect(record[Self.decomposed] == .long(2))

        let entities = try Entities([Entity(composed), Entity(decomposed)])
        #expect(entities.all.count == 2)

        let text = """
            @id("\u{E9}") permit(principal, action, resource);
            @id("e\u{301}") permit(principal, action, resource);
            """
        #expect(try PolicySet(parsing: text, file: "f", namedBy: "id").policies.count == 2)
    }

    @Test(
        "is written so that it reads the same",
        arguments: [
            "", "a", "\"", "\\", "\\n", "\n\r\t\0", "\u{7F}\u{1B}", "é", "e\u{301}", "\u{301}",
            "😀", "👨‍👩‍👧", "\u{200B}\u{202E}", "\u{E000}\u{10FFFF}", "*", "\\*", "'", "a b", "\u{A0}",
        ])
    func quoting(_ string: String) throws {
        let uid = EntityUID("A::B", string)

        let policies = try PolicySet(parsing: "permit(principal == \(uid), action, resource);")

        #expect(policies.policies[0].fits(principal: uid, with: Entities()))
        #expect(!policies.policies[0].fits(principal: EntityUID("A::B", "-"), with: Entities()))
    }

    @Test("is quoted with escapes where it couldn't be seen")
    func escapes() {
        #expect(
            EntityUID("A", "a\"\\\n\u{0}\u{1B}\u{301}é").description
                == #"A::"a\"\\\n\0\u{1b}\u{301}é""#)
    }
}
