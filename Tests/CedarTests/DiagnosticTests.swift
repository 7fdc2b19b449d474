import Cedar
import Testing

@Suite("A mistake in a policy")
struct DiagnosticTests {
    @Test(
        "is found where it is",
        arguments: [
            (
                "👉allow(principal, action, resource);",
                "expected 'permit' or 'forbid', found 'allow'"
            ),
            ("permit(👉action, principal, resource);", "expected 'principal', found 'action'"),
            (
                "permit(principal, action, resource)\n  👉permit(principal, action, resource);",
                "expected 'when', 'unless' or ';', found 'permit'"
            ),
            ("permit(principal, action, resource) when { 👉};", "expected an expression, found '}'"),
            (
                "permit(principal, action, resource) when { true }👉",
                "expected 'when', 'unless' or ';', found the end of the text"
            ),
            (
                "permit(principal, action, resource) when { 👉\"é };",
                "expected an expression, found a string without an end"
            ),
            ("permit(principal, action, resource) when { \"é👉\\a\" == 1 };", "unknown escape"),
            (
                "permit(principal, action, resource) when { 1 < 2 👉< 3 };",
                "comparisons don't chain; use parentheses"
            ),
            (
                "permit(principal, action, resource) when { 👉user };",
                "there is no variable called user"
            ),
            (
                "permit(principal, action, resource) when { principal.👉nap() };",
                "there is no method called nap"
            ),
            (
                "permit(principal, action, resource) when { 👉isIpv4(1) };",
                "isIpv4 is a method; write value.isIpv4(…)"
            ),
            (
                "permit(principal, action, resource) when { {a: 1, 👉\"a\": 2} };",
                "there is already a value called a"
            ),
            (
                "permit(principal, action, resource) when { 👉9223372036854775808 };",
                "this number is too large"
            ),
            (
                "permit(principal == 👉?resource, action, resource);",
                "only ?principal can stand here"
            ),
            (
                "permit(principal, action == 👉U::\"a\", resource);",
                "an action's type must be Action"
            ),
            (
                "permit(principal, action, resource) when { !!!!👉!true };",
                "at most four '!' in a row"
            ),
            (
                "permit(principal, action, resource) when { context.👉if };",
                "'if' is reserved and can't be a name"
            ),
            ("@a @👉a permit(principal, action, resource);", "there is already an annotation @a"),
        ])
    func place(_ marked: String, message: String) throws {
        let parts = marked.split(separator: "👉", omittingEmptySubsequences: false)
        let text = parts.joined()

        let error = #expect(throws: SyntaxError.self) { try PolicySet(parsing: text) }

        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.message == message)
        #expect(diagnostic.range.lowerBound == parts[0].utf8.count)
    }

    @Test("is shown with its line and a caret")
    func rendering() throws {
        let text = """
            permit(principal, action, resource);
            forbid(principal, action, resource) when { "é" == nobody };
            """

        let error = #expect(throws: SyntaxError.self) {
            try PolicySet(parsing: text, file: "walls.cedar")
        }

        #expect(
            error?.description == """
                walls.cedar:2:51: error: there is no variable called nobody
                2 | forbid(principal, action, resource) when { "é" == nobody };
                  |                                                   ^~~~~~
                """)
        #expect(error?.diagnostics.first?.offendingText == "nobody")
    }

    @Test("doesn't hide the next one")
    func several() throws {
        let text = """
            permit(principal, action);
            permit(principal, action, resource);
            forbid(principal action, resource);
            """

        let error = #expect(throws: SyntaxError.self) { try PolicySet(parsing: text) }

        #expect(error?.diagnostics.map(\.line) == [1, 3])
    }

    @Test("is shown with a part of its line when that is long")
    func longLine() throws {
        let blanks = String(repeating: " ", count: 1000)
        let error = #expect(throws: SyntaxError.self) {
            try PolicySet(parsing: "permit(principal,\(blanks)nothing, resource);\(blanks)")
        }

        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.column == 1018)
        let lines = diagnostic.rendered(file: "f").split(separator: "\n")
        #expect(lines.allSatisfy { $0.count < 200 })
        let margin = try #require(lines.last).prefix { $0 != "^" }
        #expect(lines[1].dropFirst(margin.count).hasPrefix("nothing"))
    }

    @Test("can't write to the terminal by itself")
    func controlCharacters() throws {
        let error = #expect(throws: SyntaxError.self) {
            try PolicySet(parsing: "\u{1B}[2J permit")
        }
        #expect(error?.description.contains("\u{1B}") == false)
    }
}
