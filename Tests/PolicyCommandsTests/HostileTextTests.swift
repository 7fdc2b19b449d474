import Testing

/// What files say can't act on a terminal.
@Suite("No command of policy")
struct HostileTextTests {
    private static let evil = "\u{1B}[31m\u{9B}2J\u{7F}\u{202E}\u{2066}\u{200F}"

    private func workshop() throws -> Workshop {
        let evil = Self.evil
        return try Workshop([
            "p.cedar": """
            // \(evil)
            @say("\(evil)")
            permit (principal == P::"\(evil)", action, resource) when { context["\(evil)"] == 1 };
            permit (principal, action, resource) when { "\(evil)" like "*" };
            """,
            "wrong.cedar": "permit (principal, action, resource) when { \"\(evil)\" \(evil) };",
            "s.cedarschema":
                "entity P; action \"\(evil)\" appliesTo { principal: P, resource: P };",
            "e.json":
                "[{\"uid\":{\"type\":\"P\",\"id\":\"\\u001b[2J\u{202E}\"},\"attrs\":{},\"parents\":[]}]",
            "r.json": """
            [{"principal":{"type":"P","id":"\\u001b[31m\\u009b2J\\u007f\\u202e\\u2066\\u200f"},
            "action":"Action::\\"a\\"","resource":"P::\\"b\\""}]
            """,
            "case.json": "{\"requests\":[],\"policies\":\"\\u001b\u{202E}\"}",
        ])
    }

    @Test(
        "lets it through to a terminal, or unescaped into JSON",
        arguments: [
            "check ./p.cedar ./wrong.cedar", "check ./\u{1B}[2J", "\u{1B}[2J", "check --\u{1B}[2J",
            "validate --schema ./s.cedarschema ./p.cedar",
            "authorize --policies ./p.cedar --entities ./e.json --requests ./r.json",
            "authorize --policies ./p.cedar --entities ./e.json --requests ./r.json --schema ./s.cedarschema",
            "explain --policies ./p.cedar --entities ./e.json --request ./r.json",
            "format ./p.cedar", "format --check ./p.cedar", "translate --to cedar ./p.cedar",
            "translate --to json ./p.cedar", "test ./case.json",
        ])
    func isHarmless(line: String) throws {
        let words = line.split(separator: " ").map(String.init)
        for extra in [[], ["--json"]] {
            let outcome = try workshop().run(words + extra, onTerminal: true)
            let shown = outcome.output + outcome.messages
            #expect(!shown.isEmpty)
            #expect(
                !shown.unicodeScalars.contains { scalar in
                    Self.evil.unicodeScalars.contains(scalar)
                        && !"[31m2J".unicodeScalars.contains(scalar)
                })
        }
    }

    @Test("breaks a line where a name in a file does")
    func keepsLines() throws {
        let workshop = try workshop()
        let policy =
            #"{"effect":"permit","principal":{"op":"All"},"action":{"op":"All"},"resource":{"op":"All"},"conditions":[]}"#
        try workshop.write(
            #"{"staticPolicies":{"a\nallow (all)":\#(policy)},"templates":{},"templateLinks":[]}"#,
            to: "n.json")

        let line = "authorize --policies ./n.json --entities ./e.json --request ./r.json"
        #expect(workshop.run(line).output == "allow (\"a\\nallow (all)\" in n.json)\n")
        #expect(workshop.run("check ./a\nb").messages == "error: There is no file a␊b.\n")
    }

    @Test("changes the text of a file on its way through a pipe")
    func keepsContent() throws {
        let workshop = try workshop()
        let text = try workshop.read("p.cedar")

        #expect(workshop.run("translate --to cedar ./p.cedar").output.utf8.elementsEqual(text.utf8))
        #expect(workshop.run("format ./p.cedar").output.contains("// \(Self.evil)\n"))
    }
}
