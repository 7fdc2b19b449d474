import LineEditor
import Testing

@Suite("The key decoder")
struct KeyDecoderTests {
    @Test(
        "knows a key",
        arguments: [
            ("a", [.text("a")]), ("ä", [.text("ä")]), ("家", [.text("家")]), ("🐱", [.text("🐱")]),
            ("e\u{301}", [.text("e"), .text("\u{301}")]), (" ", [.text(" ")]),
            ("\u{1}", [.control("a")]), ("\u{1A}", [.control("z")]), ("\u{1F}", [.control("_")]),
            ("\u{0}", [.control("@")]), ("\u{1C}", [.control("\\")]),
            ("\r", [.named(.enter)]), ("\n", [.named(.enter)]), ("\t", [.named(.tab)]),
            ("\u{8}", [.named(.backspace)]), ("\u{7F}", [.named(.backspace)]),
            ("\u{1B}b", [.alt("b")]), ("\u{1B}ä", [.alt("ä")]),
            ("\u{1B}\u{7F}", [.named(.backspace, .alt)]), ("\u{1B}\u{1}", [.unknown]),
            ("\u{85}", [.unknown]),
        ] as [(String, [Key])])
    func knowsKey(bytes: String, keys: [Key]) {
        #expect(decode(bytes) == keys)
    }

    @Test(
        "knows a sequence",
        arguments: [
            ("[A", .named(.up)), ("OA", .named(.up)), ("[B", .named(.down)), ("OB", .named(.down)),
            ("[C", .named(.right)), ("OC", .named(.right)), ("[D", .named(.left)),
            ("OD", .named(.left)), ("[H", .named(.home)), ("OH", .named(.home)),
            ("[1~", .named(.home)), ("[7~", .named(.home)), ("[F", .named(.end)),
            ("OF", .named(.end)), ("[4~", .named(.end)), ("[8~", .named(.end)),
            ("[3~", .named(.delete)), ("[3;5~", .named(.delete, .control)),
            ("[1;5C", .named(.right, .control)), ("[1;3D", .named(.left, .alt)),
            ("[5C", .named(.right, .control)), ("Oc", .named(.right, .control)),
            ("Od", .named(.left, .control)), ("\u{1B}[C", .named(.right, .alt)),
            ("[1;2A", .named(.up, .shift)), ("[1;6A", .named(.up, [.shift, .control])),
            ("[Z", .named(.tab, .shift)), ("OM", .named(.enter)),
            ("[2~", .unknown), ("[5~", .named(.pageUp)), ("[6~", .named(.pageDown)),
            ("[11~", .unknown), ("OP", .unknown),
            ("[[A", .unknown), ("[?1;2c", .unknown), ("[<0;1;1M", .unknown),
            ("[99999999999999999999A", .unknown), ("[1;;;;;;;;;;;;;;;;;;;;5C", .unknown),
            ("[201~", .unknown), ("[1 q", .unknown),
        ] as [(String, Key)])
    func knowsSequence(bytes: String, key: Key) {
        #expect(decode("\u{1B}" + bytes + "x") == [key, .text("x")])
    }

    @Test(
        "rejects what is not UTF-8 and goes on after it",
        arguments: [
            [0xFF], [0x80], [0xC0], [0xC3], [0xE5, 0xAE], [0xF0, 0x9F, 0x90], [0xED, 0xA0, 0x80],
            [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x1B, 0xFF], [0x1B, 0xC3],
        ] as [[UInt8]])
    func rejects(bytes: [UInt8]) {
        var decoder = KeyDecoder()

        let keys = (bytes + [0x0D]).flatMap { decoder.take($0) }

        #expect(keys == [.unknown, .named(.enter)])
    }

    @Test(
        "leaves a sequence for a key that can't be part of it",
        arguments: [
            ("\u{1B}[1;\u{3}", [.unknown, .control("c")]),
            ("\u{1B}[\u{1B}[A", [.unknown, .named(.up)]),
            ("\u{1B}[é", [.unknown, .text("é")]),
        ] as [(String, [Key])])
    func leavesSequence(bytes: String, keys: [Key]) {
        #expect(decode(bytes) == keys)
    }

    @Test(
        "takes an escape for a key when nothing follows",
        arguments: [
            ("\u{1B}", [.named(.escape)]), ("\u{1B}\u{1B}", [.named(.escape, .alt)]),
            ("\u{1B}\u{1B}\u{1B}", [.named(.escape), .named(.escape, .alt)]),
            ("\u{1B}[", [.alt("[")]), ("\u{1B}O", [.alt("O")]), ("\u{1B}[1;", [.unknown]),
        ] as [(String, [Key])])
    func settlesEscape(bytes: String, keys: [Key]) {
        var decoder = KeyDecoder()
        let before = bytes.utf8.flatMap { decoder.take($0) }
        let isUndecided = decoder.isUndecided

        #expect(before + decoder.pause() == keys)
        #expect(isUndecided)
        #expect(!decoder.isUndecided)
        #expect(decoder.take(0x78) == [.text("x")])
    }

    @Test("waits for the rest of a character through a pause")
    func waitsForCharacter() {
        var decoder = KeyDecoder()

        #expect(decoder.take(0xC3) == [])
        #expect(!decoder.isUndecided)
        #expect(decoder.pause() == [])
        #expect(decoder.take(0xA9) == [.text("é")])
    }

    private func decode(_ bytes: String) -> [Key] {
        var decoder = KeyDecoder()
        return bytes.utf8.flatMap { decoder.take($0) }
    }
}

// MARK: - Pastes

extension KeyDecoderTests {
    @Test(
        "hands over what is pasted as it is",
        arguments: [
            "", "done 1", "one\r\ntwo\n", "\u{3}\u{4}\u{1B}[A\t", "\u{1B}[201", "🐱 é",
            "\u{1B}\u{1B}",
        ])
    func handsOverPaste(text: String) {
        let keys = decode("\u{1B}[200~" + text + "\u{1B}[201~" + "\r")

        #expect(keys == [.paste(text), .named(.enter)])
    }

    @Test("mends a paste that is not UTF-8")
    func mendsPaste() {
        var decoder = KeyDecoder()
        let bytes = Array("\u{1B}[200~a".utf8) + [0xFF] + Array("b\u{1B}[201~".utf8)

        #expect(bytes.flatMap { decoder.take($0) } == [.paste("a\u{FFFD}b")])
    }

    @Test("gets out of a paste without an end by Ctrl-C after a pause")
    func leavesPaste() {
        var decoder = KeyDecoder()
        let before = "\u{1B}[200~lost\u{3}".utf8.flatMap { decoder.take($0) }
        let isUndecided = decoder.isUndecided

        #expect(before + decoder.pause() == [])
        #expect(isUndecided)
        #expect(!decoder.isUndecided)
        #expect(decoder.take(0x03) == [.control("c")])
        #expect(decoder.take(0x78) == [.text("x")])
    }

    @Test("takes a long paste in one go")
    func takesLongPaste() {
        let text = String(repeating: "dishes ", count: 50_000)

        #expect(decode("\u{1B}[200~" + text + "\u{1B}[201~") == [.paste(text)])
    }
}
