import HouseholdModel
import Testing

/// The numbers are the examples of the registry of ISO 13616.
@Suite("An IBAN")
struct IBANTests {
    @Test(
        "is read, with blanks or without, in any case",
        arguments: [
            "DE89370400440532013000", "GB29NWBK60161331926819", "FR1420041010050500013M02606",
            "NL91ABNA0417164300", "NO9386011117947", "MT84MALT011000012345MTLCAST001S",
            "AT611904300234573201", "CH9300762011623852957", "BE68539007547034",
            "ES9121000418450200051332", "IT60X0542811101000000123456",
            "PL61109010140000071219812874", "SE4550000000058398257466", "IE29AIBK93115212345678",
        ])
    func isRead(code: String) throws {
        let iban = try #require(IBAN(code))

        #expect(iban.code == code)
        #expect(IBAN(iban.printed) == iban)
        #expect(IBAN(code.lowercased()) == iban)
        #expect(IBAN("  \(code) ") == iban)
    }

    @Test("is printed in groups of four")
    func isPrinted() {
        #expect(IBAN("DE89370400440532013000")?.printed == "DE89 3704 0044 0532 0130 00")
        #expect(IBAN("BE68539007547034")?.printed == "BE68 5390 0754 7034")
    }

    @Test(
        "has right check digits",
        arguments: [
            "DE88370400440532013000", "DE89370400440532013001", "DE89370400440532010300",
            "GB29NWBK60161331926891", "NO9386011117974",
        ])
    func isChecked(code: String) {
        #expect(IBAN(code) == nil)
    }

    @Test(
        "is one of the SEPA area, as long as they are there, of letters and digits",
        arguments: [
            "", "DE", "DE8937040044053201300", "DE893704004405320130000", "NO93860111179470",
            // Right as far as its digits go, and not of the SEPA area.
            "SA0380000000608010167519", "TR330006100519786457841326", "XX89370400440532013000",
            "DE89 3704-0044-0532-0130-00", "DE8937040044053201300O", "ÄE89370400440532013000",
            "DEAB370400440532013000", "DE89\t370400440532013000",
        ])
    func isOfSEPA(code: String) {
        #expect(IBAN(code) == nil)
    }

    @Test("is wrong wherever two neighbours change places", arguments: 4..<21)
    func findsSwaps(at place: Int) {
        var code = Array("DE89370400440532013000")
        guard code[place] != code[place + 1] else { return }
        code.swapAt(place, place + 1)

        #expect(IBAN(String(code)) == nil)
    }

    @Test("is nearly one with a wrong digit, and words are none")
    func isLike() {
        #expect(IBAN.isLike("de89370400440532013001"))
        #expect(IBAN.isLike("MT84MALT011000012345MTLCAST001S"))
        #expect(!IBAN.isLike("NO15POTATOESNOW"))
        #expect(!IBAN.isLike("DE893704004405320130"))
    }
}
