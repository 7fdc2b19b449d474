import HouseholdModel
import Testing

@Suite("A text that a person types")
struct TextTests {
    @Test(
        "can be a name in any script",
        arguments: [
            "José", "Zoë", "Łukasz", "Đan", "Søren", "Ægir", "美咲", "たいが", "Мария", "Ιωάννα", "محمد",
            "نازنین‌زهرا", "नेहा", "लक्ष्म्या", "শ্রেয়া", "தமிழ்", "ชนกนันท์", "지우", "תמר", "Հայկ", "ნინო",
            "O'Neil", "O’Neil", "Anne-Marie", "Mary Lou", "Ali", "Al", "Li", "Mel", "Nia", "Noel",
            "Oma",
            "J.", "X Æ A-12", "🦊", "Mia 🦄", "Ngọc Ánh", "Nguyễn",
        ]
    )
    func acceptsNames(text: String) throws {
        #expect(try Name(text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(
        "can have pictures, also those made of several",
        arguments: [
            "🧹", "Feed 🐈", "❤️", "1️⃣ Dishes", "👩‍🍳 Cook", "👨‍👩‍👧‍👦 Game night", "🏳️‍🌈", "👍🏽", "🇩🇪",
            "👁️‍🗨️", "🐈‍⬛ Feed the cat", "☃︎", "♻️ Bins (Tue & Fri) – 100 %",
        ]
    )
    func acceptsPictures(text: String) throws {
        #expect(try Title(text).text == text)
    }

    @Test("is kept in composed form, without blanks around it, and stays so when read again")
    func normalizes() throws {
        let name = try Name("  \u{3000}Jose\u{301} Maria\u{A0} ")

        #expect(name.text.unicodeScalars.elementsEqual("José Maria".unicodeScalars))
        #expect(try Name(name.text) == name)
    }

    @Test("has nothing that a terminal obeys or nobody can see", arguments: hostile)
    func refusesHostile(scalar: Unicode.Scalar) {
        for text in ["a\(scalar)b", "a\(scalar)", "\(scalar)a"] {
            #expect(throws: TextError.unprintable, "\(scalar.value)") { try Title(text) }
            #expect(throws: TextError.unprintable) { try Note(text) }
            #expect(throws: TextError.unprintable) { try Name(text) }
            #expect(throws: TextError.unprintable) { try Email("\(text)@example.org") }
        }
    }

    @Test(
        "is more than blanks",
        arguments: ["", " ", "   ", "\u{A0}", "\u{3000}\u{2003}", "\u{200D}", "\u{200C} \u{200D}"]
    )
    func refusesBlanks(text: String) {
        #expect(throws: TextError.empty) { try Title(text) }
        #expect(throws: TextError.empty) { try Note(text) }
    }

    @Test("carries four marks on a letter, not five", arguments: ["x", "नेहx", "a x"])
    func limitsMarks(start: String) {
        let mark = "\u{330}"

        #expect(throws: Never.self) { try Title(start + String(repeating: mark, count: 4)) }
        #expect(throws: TextError.tooManyMarks) {
            try Title(start + String(repeating: mark, count: 5))
        }
        #expect(throws: TextError.tooManyMarks) {
            try Title(start + "\u{330}\u{330}\u{330}\u{200D}\u{330}\u{330}")
        }
    }

    @Test(
        "has marks on letters only", arguments: ["\u{301}a", "\u{FE0F}", "\u{20E3}"])
    func refusesLooseMarks(text: String) {
        #expect(throws: TextError.self) { try Title(text) }
    }

    @Test("may have marks on each letter of a syllable, as Devanagari has")
    func acceptsSyllables() throws {
        let title = try Title("कार्त्स्न्ये")

        #expect(title.text.count == 2)
    }

    @Test("has 60 characters at most as a title, of whatever size, and 240 bytes")
    func limitsTitle() {
        let limit = TextError.tooLong(limit: 60)

        #expect(throws: Never.self) { try Title(String(repeating: "a", count: 60)) }
        #expect(throws: limit) { try Title(String(repeating: "a", count: 61)) }
        #expect(throws: Never.self) { try Title(String(repeating: "🦊", count: 60)) }
        #expect(throws: limit) { try Title(String(repeating: "👩‍🍳", count: 22)) }
        #expect(throws: Never.self) { try Title(String(repeating: "👩‍🍳", count: 21)) }
        #expect(throws: Never.self) { try Title(String(repeating: "e\u{301}", count: 60)) }
        #expect(throws: Never.self) { try Title("  " + String(repeating: "a", count: 60) + "  ") }
    }

    @Test("has its own length as a name, a note and an address")
    func limitsOthers() {
        #expect(throws: TextError.tooLong(limit: 30)) {
            try Name(String(repeating: "b", count: 31))
        }
        #expect(throws: Never.self) { try Name(String(repeating: "b", count: 30)) }
        #expect(throws: Never.self) { try Note(String(repeating: "b", count: 2_000)) }
        #expect(throws: TextError.tooLong(limit: 2_000)) {
            try Note(String(repeating: "b", count: 2_001))
        }
        #expect(throws: TextError.tooLong(limit: 254)) {
            try Email(String(repeating: "b", count: 250) + "@example.org")
        }
        #expect(throws: TextError.tooLong(limit: 60)) {
            try Title(String(repeating: "a", count: 1_000_000))
        }
    }

    /// C0, DEL, C1, what turns text around, what breaks lines, and what can't be seen.
    private static let hostile: [Unicode.Scalar] = {
        let ranges: [ClosedRange<UInt32>] = [
            0x00...0x1F, 0x7F...0x9F, 0xAD...0xAD, 0x61C...0x61C, 0x200B...0x200B, 0x200E...0x200F,
            0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB,
            0x115F...0x1160, 0x3164...0x3164, 0xFFA0...0xFFA0, 0x2800...0x2800, 0x180E...0x180E,
            0xFDD0...0xFDD1, 0xFDEF...0xFDEF, 0xFFFE...0xFFFF, 0x1FFFE...0x1FFFF,
            0x10FFFE...0x10FFFF,
            0xE0001...0xE0001, 0xE0020...0xE007F, 0x0378...0x0378,
        ]
        return ranges.joined().compactMap(Unicode.Scalar.init)
    }()
}

@Suite("A name")
struct NameTests {
    @Test(
        "is no word that means a role or the program, however it is written",
        arguments: [
            "owner", "Parent", "CHILD", "c h i l d", "Сhild", "сhіld", "[parent]", "Pаrent", "nоne",
            "0wner",
            "οwner", "ovvner", "chorus", "Chоrus", "all", "AlI", "ａｌｌ", "sys-tem", "Me", "mé",
            "ρarent",
            "fаmily", "FAMILY", "me\u{200D}mber", "nobody", "𝐨𝐰𝐧𝐞𝐫", "...", "'", "♪",
        ]
    )
    func refusesReserved(text: String) {
        #expect(throws: TextError.reserved(text)) { try Name(text) }
    }
}

@Suite("A user name")
struct UsernameTests {
    @Test(
        "is 2 to 30 of a few signs, and folded",
        arguments: [
            ("Ana", "ana"), ("ab", "ab"), ("a.b_c-9", "a.b_c-9"),
            ("aZ2345678901234567890123456789", "az2345678901234567890123456789"),
        ]
    )
    func accepts(text: String, folded: String) throws {
        #expect(try Username(text).text == folded)
    }

    @Test(
        "is nothing else",
        arguments: [
            "", "a", "1a", ".a", "-rf", "_a", "a b", "josé", "аna", "a@b", "a\n", "a/b", "a\0",
            "ｍax",
            "a234567890123456789012345678901", "a%", "\u{202E}ana", "İa",
        ]
    )
    func refuses(text: String) {
        #expect(throws: TextError.notAUsername) { try Username(text) }
    }
}

@Suite("A picture of somebody")
struct AvatarTests {
    @Test(
        "is one emoji or one letter",
        arguments: [
            ("🐱", "🐱"), (" 🦊 ", "🦊"), ("M", "M"), ("é", "é"), ("e\u{301}", "é"), ("猫", "猫"),
            ("ש", "ש"),
        ])
    func takes(text: String, kept: String) throws {
        #expect(Array(try Avatar(text).text.unicodeScalars) == Array(kept.unicodeScalars))
    }

    @Test(
        "is nothing that terminals show in different widths, and no sign",
        arguments: [
            "🇩🇪", "🇩", "👍🏽", "🏽", "👨‍👩‍👧", "❤️", "1", "*", "[", "x\u{301}", "\u{301}", "½",
        ])
    func refuses(text: String) {
        #expect(throws: TextError.self) { try Avatar(text) }
        #expect(throws: TextError.self) { try Avatar("") }
        #expect(throws: TextError.unprintable) { try Avatar("\u{1B}") }
        #expect(throws: TextError.notAnAvatar) { try Avatar("🐱🐱") }
    }
}

@Suite("The picture of a chore")
struct IconTests {
    @Test(
        "is one emoji, and a picture also where it was typed as a sign",
        arguments: [
            ("🐓", "🐓"), (" 🪴 ", "🪴"), ("🗑", "🗑\u{FE0F}"), ("🗑\u{FE0F}", "🗑\u{FE0F}"),
            ("♻", "♻\u{FE0F}"), ("🐓\u{FE0F}", "🐓"),
        ])
    func takes(text: String, kept: String) throws {
        #expect(Array(try Icon(text).text.unicodeScalars) == Array(kept.unicodeScalars))
    }

    @Test(
        "is no letter or digit, and nothing that terminals show in different widths",
        arguments: [
            "a", "ß", "1", "1\u{FE0F}", "#", "*\u{FE0F}", "🇩🇪", "🇩", "👍🏽", "🏽", "👨‍👩‍👧", "🐓🐓", "½",
        ])
    func refuses(text: String) {
        #expect(throws: TextError.notAnIcon) { try Icon(text) }
    }

    @Test(
        "is not nothing, and nothing that a terminal obeys",
        arguments: ["", " ", "\u{1B}", "\u{FE0F}"])
    func refusesWhatIsUnseen(text: String) {
        #expect(throws: TextError.self) { try Icon(text) }
    }
}

@Suite("An e-mail address")
struct EmailTests {
    @Test(
        "is kept in lower case",
        arguments: [
            ("Ana@Example.ORG", "ana@example.org"), (" a@b.co ", "a@b.co"),
            ("ana+chores@mail.example.org", "ana+chores@mail.example.org"),
        ]
    )
    func accepts(text: String, kept: String) throws {
        #expect(try Email(text).text == kept)
    }

    @Test(
        "has one @ with something on both sides, and a dot",
        arguments: [
            "ana", "@example.org", "ana@", "ana@org", "a@b@c.org", "a b@c.org", "a@.org", "a@org.",
        ]
    )
    func refuses(text: String) {
        #expect(throws: TextError.notAnEmail) { try Email(text) }
    }
}
