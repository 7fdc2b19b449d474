import Credentials
import Testing

@Suite("The password rules")
struct PasswordRulesTests {
    private static let names = ["Smith home", "anna.s", "Mia", "Zoë", "42"]

    @Test(
        "accept",
        arguments: [
            (PasswordRules.Kind.adult, "elevenchars+"), (.adult, "four words are good"),
            (.adult, "            "), (.adult, "ÄÖÜäöüßéèêë!"), (.adult, "宿題をする毎日の約束ごと"),
            (.adult, "my mia is the best"), (.adult, "chorus and smith home"),
            (.adult, "anna.s2015x98"), (.adult, "monkey business 4"),
            (.child, "eightchr"), (.child, "mia likes cats"), (.child, "73910482"),
            (.code, "481516"), (.code, "730294"), (.code, "423456"), (.code, "123457"),
            (.boardCode, "4815"), (.boardCode, "1212" + "34"), (.boardCode, "0007"),
        ])
    func accept(kind: PasswordRules.Kind, typed: String) throws {
        let rules = PasswordRules(for: kind, contextWords: Self.names)

        let password = try rules.password(Secret(typed))

        #expect(password.secret.matches(Secret(typed)))
    }

    @Test(
        "refuse",
        arguments: [
            (PasswordRules.Kind.adult, "elevenchars", .tooShort(minimum: 12)),
            (.adult, "", .tooShort(minimum: 12)),
            (.child, "sevench", .tooShort(minimum: 8)),
            (.child, "481516", .tooShort(minimum: 8)),
            (.adult, "password123456789", .common), (.adult, "PassWord12345", .common),
            (.adult, "qwertyuiop123", .common), (.adult, "iloveyouforever", .common),
            (.child, "sunshine", .common), (.child, "Sunshine2031", .common),
            (.child, "12345678", .common), (.code, "121212", .common),
            (.adult, "smith home 2024", .contextWord("Smith home")),
            (.adult, "SmithHome2024", .contextWord("Smith home")),
            (.adult, "chorus123456", .contextWord("chorus")),
            (.adult, "ANNA.S123456", .contextWord("anna.s")),
            (.child, "mia20150101", .contextWord("Mia")),
            (.child, "ZOE\u{308}12345", .contextWord("Zoë")),
            (.code, "12345", .codeNotSixDigits), (.code, "1234567", .codeNotSixDigits),
            (.code, "", .codeNotSixDigits), (.code, "48151a", .codeNotSixDigits),
            (.code, "٤٨١٥١٦", .codeNotSixDigits), (.code, " 48151", .codeNotSixDigits),
            (.code, "777777", .codeTooSimple), (.code, "123456", .codeTooSimple),
            (.code, "345678", .codeTooSimple), (.code, "987654", .codeTooSimple),
            (.code, "4815", .codeNotSixDigits),
            (.boardCode, "48151", .codeNotFourOrSixDigits),
            (.boardCode, "481", .codeNotFourOrSixDigits),
            (.boardCode, "4815162", .codeNotFourOrSixDigits),
            (.boardCode, "481a", .codeNotFourOrSixDigits),
            (.boardCode, "7777", .codeTooSimple), (.boardCode, "1234", .codeTooSimple),
            (.boardCode, "9876", .codeTooSimple), (.boardCode, "4848", .codeTooSimple),
            (.boardCode, "121212", .common), (.code, "481481", .codeTooSimple),
            (.code, "567890", .codeTooSimple), (.code, "210987", .codeTooSimple),
        ] as [(PasswordRules.Kind, String, PasswordRefusal)])
    func refuse(kind: PasswordRules.Kind, typed: String, refusal: PasswordRefusal) {
        let rules = PasswordRules(for: kind, contextWords: Self.names)

        #expect(throws: refusal) { try rules.password(Secret(typed)) }
    }

    @Test(
        "count characters, not bytes, up to 256",
        arguments: [
            ("ab", 128, nil), ("ab", 129, .tooLong(maximum: 256)),
            ("🧹🎁", 128, nil), ("e\u{301}", 256, nil), ("\u{1112}\u{1161}\u{11AB}", 256, nil),
            ("é", 257, .tooLong(maximum: 256)), ("long", 5_000, .tooLong(maximum: 256)),
        ] as [(String, Int, PasswordRefusal?)])
    func longest(part: String, times: Int, refusal: PasswordRefusal?) {
        let typed = Secret(String(repeating: part, count: times))

        let outcome = Result { () throws(PasswordRefusal) in
            try PasswordRules(for: .adult, contextWords: []).password(typed)
        }

        switch outcome {
        case .success: #expect(refusal == nil)
        case .failure(let error): #expect(error == refusal)
        }
    }

    @Test("count after composing, so that accents don't make a password longer")
    func composedLength() {
        let typed = Secret(String(repeating: "e\u{301}", count: 11))

        #expect(throws: PasswordRefusal.tooShort(minimum: 12)) {
            try PasswordRules(for: .adult, contextWords: []).password(typed)
        }
    }

    @Test("hand on what was typed in form C and otherwise untouched")
    func normalizes() throws {
        let rules = PasswordRules(for: .adult, contextWords: [])

        let password = try rules.password(Secret("  cafe\u{301} au lait "))

        #expect(password.secret.matches(Secret("  caf\u{E9} au lait ")))
        #expect("\(password)" == "••••••")
    }

    @Test("refuse what isn't text")
    func refusesBytes() {
        let typed = Secret([UInt8](repeating: 0xFF, count: 12))

        #expect(throws: PasswordRefusal.notText) {
            try PasswordRules(for: .adult, contextWords: []).password(typed)
        }
    }

    @Test("can be raised by a household but not lowered")
    func minimum() {
        #expect(PasswordRules(for: .adult, minimum: 15, contextWords: []).minimum == 15)
        #expect(PasswordRules(for: .adult, minimum: 4, contextWords: []).minimum == 12)
        #expect(PasswordRules(for: .child, minimum: 0, contextWords: []).minimum == 8)
        #expect(PasswordRules(for: .code, minimum: 15, contextWords: []).minimum == 6)
    }
}
