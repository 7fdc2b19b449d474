import Cedar
import Testing

@Suite("A warning")
struct TextInspectorTests {
    private static let schema = """
        entity Member { "n\u{E4}me"?: String, name: String, "n\u{430}me"?: String };
        action see appliesTo { principal: Member, resource: Member };
        """

    /// The warnings about a policy, which is valid.
    private func warnings(_ text: String) throws -> [Validation.Finding] {
        let validation = try PolicySet(parsing: text)
            .validated(against: Schema(parsing: Self.schema))
        #expect(validation.isValid)
        return validation.warnings
    }

    private func codes(_ condition: String) throws -> [ValidationProblem.Code] {
        try warnings("permit(principal, action, resource) when { true || \(condition) };")
            .map(\.problem.code)
    }

    @Test(
        "is given for a string in several scripts",
        arguments: [
            "principal.name == \"say_\u{4BB}ello\"", "principal.name like \"*_\u{4BB}ello\"",
            "principal.name == \"\u{3B1}b\"", "principal.name == \"\u{13A0}b\"",
            "principal.name == \"\u{5D0}\u{430}\"", "principal.name == \"\u{AC00}\u{3042}\"",
        ])
    func mixedStrings(_ condition: String) throws {
        #expect(try codes(condition) == [.mixedScripts])
    }

    @Test(
        "is not given for what languages write",
        arguments: [
            "Stra\u{DF}e", "Mu\u{308}ll", "M\u{FC}ll \u{1F5D1}\u{FE0F}",
            "\u{39A}\u{3B1}\u{3C4}\u{3B5}",
            "\u{41C}\u{430}\u{448}\u{430} 7", "\u{6F22}\u{5B57}\u{3072}\u{3089}\u{30AB}",
            "\u{6F22}\u{AC00}", "\u{6F22}\u{3105}", "\u{13A0}\u{13A1}", "\u{5E9}\u{5DC}",
            "a\\n\\t\\0", "l\u{B7}l", "d\u{2019}Anna",
        ])
    func languages(_ text: String) throws {
        #expect(try codes("principal.name == \"\(text)\"") == [])
    }

    @Test(
        "is given for characters that turn the direction of writing",
        arguments: [
            "principal.name == \"a\u{202E}b\"", "principal.name like \"*\u{2066}\"",
            "principal == Member::\"\u{202A}\"", "principal has \"\u{2069}\"",
        ])
    func direction(_ condition: String) throws {
        #expect(try codes(condition) == [.bidirectionalText])
    }

    @Test(
        "is given for a name with a character that isn't what it looks like, or like nothing",
        arguments: [
            ("is\u{200B}Admin", "200B"), ("new\\nline", "A"), ("null\\0", "0"),
            ("delete\\x7f", "7F"),
            ("\u{1F34C}", "1F34C"), ("\u{FF41}", "FF41"), ("\u{FB01}n", "FB01"),
            ("\u{1D4B6}", "1D4B6"), ("a\u{B2}", "B2"), ("\u{16A0}", "16A0"), ("a\u{A0}b", "A0"),
        ])
    func characters(_ name: String, scalar: String) throws {
        for condition in [
            "principal == Member::\"\(name)\"", "principal has \"\(name)\"",
            "{\"\(name)\": 1} == {\"\(name)\": 1}",
        ] {
            let findings = try warnings(
                "permit(principal, action, resource) when { true || \(condition) };")
            #expect(findings.map(\.problem.code).allSatisfy { $0 == .unusualCharacter })
            let message = try #require(findings.first).problem.description
            #expect(message.hasPrefix("U+\(scalar) in "), "\(message)")
        }
    }

    @Test(
        "is not given for a name as languages write it",
        arguments: [
            "https://a.b/c?d={e}&f#g", "anna+1@example.org", "get /pets", "Stra\u{DF}e",
            "na\u{EF}ve", "\u{41C}\u{430}\u{448}\u{430}", "\u{6F22}\u{3072}\u{30FC}", "l\u{B7}l",
        ])
    func names(_ name: String) throws {
        #expect(try codes("principal == Member::\"\(name)\"") == [])
    }

    @Test("shows the place of a name, in the scope as in a condition")
    func places() throws {
        let scope = MarkedText("permit(👉principal == Member::\"\u{430}b\"👈, action, resource);")
        let access = MarkedText(
            """
            permit(principal, action, resource)
            when { principal has "n\u{E4}me" && 👉principal["n\u{430}me"]👈 == "a" };
            """)
        for marked in [scope, access] {
            let finding = try #require(
                PolicySet(parsing: marked.text).validated(against: Schema(parsing: Self.schema))
                    .warnings.first)
            #expect(finding.range == marked.place.position?.range)
            #expect(finding.problem.code == .mixedScripts)
            #expect(finding.problem.description.hasSuffix("look alike; write all of it in one"))
        }
    }
}
