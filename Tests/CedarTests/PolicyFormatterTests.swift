import Cedar
import CedarRoundTrips
import Foundation
import Testing

@Suite("A formatted policy")
struct PolicyFormatterTests {
    @Test("looks like others")
    func layout() throws {
        let text = """
            // The house.

            //   The first.
            @id("a")@say( "A, b." )  permit(principal  ,action,resource) ; // after
            forbid ( principal in Role::"parent",action in[Action::"chore.add",Action::"chore.edit"],resource is Chore)
            when{!(resource has assignee)||resource.assignee==principal} // why
            // and
            unless {
            // first
              -1<- 2 && principal["a b"].x.isEmpty(  )&&[1,2,].contains(-(3)) // second
              && (principal.aVeryLongName == "something rather long" || context.another.name like "*x" && true)
            };
            permit(principal,action,// here
            resource) when { if context.n > 1 then {a:1,"b c":[ ]}.a == 1 else ip("1.1.1.1").isInRange(ip("1.1.1.0/24")) };
            // The end.
            """

        let formatted = try PolicySet.formatted(text)

        #expect(
            formatted == """
                // The house.

                //   The first.
                @id("a")
                @say("A, b.")
                permit (principal, action, resource); // after

                forbid (
                    principal in Role::"parent",
                    action in [Action::"chore.add", Action::"chore.edit"],
                    resource is Chore
                )
                when { !(resource has assignee) || resource.assignee == principal } // why
                // and
                unless {
                    // first
                    -1 < -2
                    && principal["a b"].x.isEmpty()
                    && [1, 2].contains(-(3)) // second
                    && (
                        principal.aVeryLongName == "something rather long"
                        || context.another.name like "*x" && true
                    )
                };

                permit (
                    principal,
                    action, // here
                    resource
                )
                when {
                    if context.n > 1
                    then {a: 1, "b c": []}.a == 1
                    else ip("1.1.1.1").isInRange(ip("1.1.1.0/24"))
                };

                // The end.

                """)
        try PolicySet.checkFormatting(of: text)
    }

    @Test(
        "means what it meant",
        arguments: Fact.all("parse-policies").filter { $0.string("expect") == "ok" })
    func facts(_ fact: Fact) throws {
        try PolicySet.checkFormatting(of: fact.string("text"))
    }

    @Test(
        "means what it meant, in every expression",
        arguments: Fact.all("eval").filter { $0.string("expect") != "parse-error" })
    func expressions(_ fact: Fact) throws {
        try PolicySet.checkFormatting(
            of: "permit(principal, action, resource) when { \(fact.string("expr")) };")
    }

    @Test("keeps every comment, wherever it is")
    func comments() throws {
        let text = """
            @id("a") permit(principal == U::"a", action in [Action::"x"], resource) when {
            if principal.a(b) then [1, -2] else {a: !true && false || 1 * 2 is A in b} };
            """.replacing("principal.a(b)", with: "principal.contains(1)")
            .replacing("1 * 2 is A in b", with: "principal is A in resource")
        for index in text.indices where text[index] == " " || text[index] == "," {
            let commented = text[..<index] + " // note\n" + text[index...]
            let formatted = try PolicySet.formatted(String(commented))
            #expect(formatted.components(separatedBy: "// note\n").count == 2)
            try PolicySet.checkFormatting(of: String(commented))
        }
    }

    @Test("is refused when it isn't one")
    func mistakes() {
        #expect(throws: SyntaxError.self) { try PolicySet.formatted("permit") }
    }

    @Test("is one of the household's", arguments: ["walls", "family"])
    func shipped(_ name: String) throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Policies/\(name).cedar")
        try PolicySet.checkFormatting(of: String(contentsOf: file, encoding: .utf8))
    }
}
