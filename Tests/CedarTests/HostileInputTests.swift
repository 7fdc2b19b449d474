import Cedar
import Testing

@Suite("A hostile policy")
struct HostileInputTests {
    private func parse(condition: String) throws(SyntaxError) -> PolicySet {
        try PolicySet(parsing: "permit(principal, action, resource) when { \(condition) };")
    }

    private func decide(_ policies: PolicySet) -> Decision {
        let ana = EntityUID("Member", "ana")
        return policies.authorize(
            Request(principal: ana, action: EntityUID("Action", "see"), resource: ana),
            with: Entities())
    }

    @Test(
        "is refused when it opens too many parentheses, brackets or branches",
        arguments: [
            "(", "[", "{a:", "!(", "-(", "if ", "ip(", "if true then ", "if true then 1 else ",
            "context.a(", "[].contains(", "true && (", "principal is A in (", "context[\"a\"](",
        ])
    func deepNesting(_ opener: String) {
        #expect(throws: SyntaxError.self) {
            try parse(condition: String(repeating: opener, count: 10_000))
        }
    }

    @Test("is refused when it is a megabyte of parentheses")
    func megabyte() {
        #expect(throws: SyntaxError.self) {
            try parse(condition: String(repeating: "(", count: 1_000_000))
        }
    }

    @Test("is refused when its scope never ends")
    func deepScope() {
        let scope = "principal == " + String(repeating: "(", count: 100_000)
        #expect(throws: SyntaxError.self) { try PolicySet(parsing: "permit(\(scope)") }
    }

    @Test(
        "is refused when its value is inside too many others",
        arguments: [(".a", ""), ("[\"a\"]", ""), (".isEmpty()", ""), (".a)", "("), (" == 1)", "(")])
    func deepAccess(_ step: String, _ opener: String) {
        let count = 10_000
        let text =
            String(repeating: opener, count: count) + "context"
            + String(repeating: step, count: count)
        #expect(throws: SyntaxError.self) { try parse(condition: text) }
    }

    @Test(
        "works when it is merely long",
        arguments: [
            ("true", " && "), ("false || true", " && "), ("1 == 1", " || "),
            ("(1 + 1 == 2)", " && "),
        ])
    func longChain(_ operand: String, _ sign: String) throws {
        let text = Array(repeating: operand, count: 10_000).joined(separator: sign)

        #expect(decide(try parse(condition: text)).verdict == .allow)
    }

    @Test("can add, subtract and multiply ten thousand numbers")
    func longArithmetic() throws {
        let ones = Array(repeating: "1", count: 10_001)
        let text = """
            \(ones.joined(separator: " + ")) == 10001 && \(ones.joined(separator: " - ")) == -9999
            && \(ones.joined(separator: " * ")) == 1
            """

        #expect(decide(try parse(condition: text)).verdict == .allow)
    }

    @Test("works with as many levels as are allowed")
    func deepestNesting() throws {
        let text = String(repeating: "(", count: 199) + "true" + String(repeating: ")", count: 199)
        #expect(decide(try parse(condition: text)).verdict == .allow)

        let access = "context" + String(repeating: ".a", count: 199)
        #expect(decide(try parse(condition: access)).failures.count == 1)
    }

    @Test("doesn't make a wildcard slow")
    func wildcards() throws {
        let pattern = String(repeating: "a*", count: 2000) + "b"
        let text = String(repeating: "a", count: 5000)

        let policies = try parse(condition: "\"\(text)\" like \"\(pattern)\"")

        #expect(decide(policies).verdict == .deny)
    }

    @Test("is read quickly when it has many policies")
    func manyPolicies() throws {
        let text = String(repeating: "permit(principal,action,resource);\n", count: 20_000)
        #expect(try PolicySet(parsing: text).policies.count == 20_000)
    }

    @Test("has only so many mistakes reported")
    func manyMistakes() throws {
        let text = String(repeating: "allow;", count: 10_000)
        let error = #expect(throws: SyntaxError.self) { try PolicySet(parsing: text) }
        #expect(error?.diagnostics.count == 20)
    }
}
