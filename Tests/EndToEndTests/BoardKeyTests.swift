import Foundation
import TestSupport
import Testing

@Suite("A key at the board")
struct BoardKeyTests {
    private let server: Server
    private let port: Int
    private let program: BuiltProgram

    /// Anna, and Mia who has not come in yet.
    init() throws {
        program = try Chorus.inNewFolder()
        (server, port) = try Server.atPort(of: program)
        try server.furnish()
    }

    private static let code = "482915"
    private static let password = "quiet river lamp tom"

    private func key(_ line: [String]) throws -> String {
        let made = try server.visitor.run(line + ["--reveal", "--json"])
        let key = made.output.firstMatch(of: /"(?:linking_)?key":"([^"]+)"/)?.output.1
        return String(try #require(key, "\(made)"))
    }

    @Test("lets a child in, who chooses a name and a code, once")
    func letsChildIn() throws {
        let key = try key(["child", "key", "Mia"])
        let browser = Browser(at: port)
        #expect(try browser.get("/key").status == 200)
        let asked = try browser.post("/key", [("key", key)])
        #expect(asked.status == 200, "\(asked)")
        #expect(asked.body.contains("Hello ") && asked.body.contains("Mia"))
        #expect(asked.body.contains("Smith home") && !asked.body.contains("Anna"))
        let fields = [("key", key), ("name", "mia"), ("password", Self.code)]
        for (name, value, why) in [
            ("password", "123456", "do not count up"), ("name", "M!", "A user name is"),
            ("name", "anna", "anna"),
        ] {
            let wrong = fields.map { $0.0 == name ? (name, value) : $0 }
            let answer = try browser.post("/key/join", wrong)
            #expect([409, 422].contains(answer.status), "\(answer)")
            #expect(answer.body.contains(why) && answer.body.contains("role=\"alert\""))
        }
        let joined = try browser.post("/key/join", fields)
        #expect(joined["location"] == "/day", "\(joined)")
        #expect(try browser.get("/day").body.contains("Mia"))
        #expect(try Browser(at: port).signIn("mia", Self.code)["location"] == "/day")
        let again = try Browser(at: port).post("/key/join", fields)
        #expect(again.status == 403 && again["set-cookie"] == nil, "\(again)")
    }

    /// The name of the request that stands in a form.
    private func request(in page: Browser.Answer) throws -> String {
        let name = page.body.firstMatch(of: /name="request" value="([^"]+)"/)?.output.1
        return String(try #require(name, "\(page)"))
    }

    @Test("lets a child in once, and answers alike, where the button is pressed twice")
    func letsChildInOnce() throws {
        let key = try key(["child", "key", "Mia"])
        let request = try request(in: Browser(at: port).post("/key", [("key", key)]))
        let fields = [
            ("key", key), ("request", request), ("name", "mia"), ("password", Self.code),
        ]
        // A browser that sends a form again has not heard of the cookie yet.
        let browser = Browser(at: port)
        let (first, second) = (
            try Browser(at: port).post("/key/join", fields), try browser.post("/key/join", fields)
        )
        for answer in [first, second] { #expect(answer["location"] == "/day", "\(answer)") }
        #expect(first["set-cookie"] != nil && second["set-cookie"] == first["set-cookie"])
        #expect(try browser.get("/day").body.contains("Mia"))
        for (name, value) in [
            ("password", "482916"), ("name", "mimi"), ("request", UUID().uuidString.lowercased()),
        ] {
            let other = fields.map { $0.0 == name ? (name, value) : $0 }
            let answer = try Browser(at: port).post("/key/join", other)
            #expect(answer.status == 403 && answer["set-cookie"] == nil, "\(answer)")
        }
    }

    @Test("lets an adult in who is invited, and shows the recovery code once")
    func letsAdultIn() throws {
        let key = try key(["member", "invite", "Tom", "--role", "parent"])
        let browser = Browser(at: port)
        let asked = try browser.post("/key", [("key", key)])
        #expect(asked.body.contains("Tom") && asked.body.contains("parent"), "\(asked)")
        let joined = try browser.post(
            "/key/join", [("key", key), ("name", "tom"), ("password", Self.password)])
        #expect(joined.status == 200 && joined["cache-control"] == "no-store", "\(joined)")
        let code = joined.body.firstMatch(of: /class="code">([^<]+)</)?.output.1
        #expect(code?.isEmpty == false)
        #expect(try browser.get("/day").status == 200)
        let home = try server.visitor.run(["member", "list"])
        #expect(home.output.contains("Tom"))
    }

    @Test("shows an adult the same recovery code where the button is pressed twice")
    func showsSameCode() throws {
        let key = try key(["member", "invite", "Tom", "--role", "parent"])
        let request = try request(in: Browser(at: port).post("/key", [("key", key)]))
        let fields = [
            ("key", key), ("request", request), ("name", "tom"), ("password", Self.password),
        ]
        let first = try Browser(at: port).post("/key/join", fields)
        let browser = Browser(at: port)
        let second = try browser.post("/key/join", fields)
        #expect(first.status == 200 && second.status == 200, "\(second)")
        #expect(first.body.contains("class=\"code\"") && second.body == first.body)
        #expect(try browser.get("/day").status == 200)
    }

    @Test("lets a housemate in, who plans there as the rules of a flat let them")
    func letsHousemateIn() throws {
        for line in [
            ["household", "create", "Our flat", "--template", "housemates"],
            ["household", "switch", "Our flat"],
        ] {
            let made = try server.visitor.run(line)
            #expect(made.exit == 0, "\(made)")
        }
        let key = try key(["member", "invite", "Tom", "--role", "housemate"])
        let browser = Browser(at: port)
        let joined = try browser.post(
            "/key/join", [("key", key), ("name", "tom"), ("password", Self.password)])
        #expect(joined.status == 200, "\(joined)")
        #expect(try browser.get("/add").status == 200)
        #expect(try browser.get("/day").body.contains(#"href="/add""#))
        let added = try browser.post(
            "/add",
            [
                ("form", try browser.formToken()), ("request", UUID().uuidString.lowercased()),
                ("title", "Buy milk"), ("points", "1"), ("repeats", "once"),
            ])
        #expect(added["location"] == "/add?told=added", "\(added)")
        #expect(try browser.get("/add?told=added").status == 200)
    }

    @Test("lets in a helper to whom the rules don't show the household, but not to plan there")
    func letsBlindHelperIn() throws {
        let rules = program.folder.appending(path: "unshown.cedar")
        try """
        @id("own.unshown")
        forbid (principal in Role::"helper", action == Action::"household.show", resource);

        """.write(to: rules, atomically: true, encoding: .utf8)
        let set = try server.visitor.run(["rules", "set", rules.path, "--yes"])
        #expect(set.exit == 0, "\(set)")
        let key = try key(["member", "invite", "Tom", "--role", "helper"])
        let browser = Browser(at: port)
        let joined = try browser.post(
            "/key/join", [("key", key), ("name", "tom"), ("password", Self.password)])
        #expect(joined.status == 200, "\(joined)")
        let pass = try server.visitor.run([
            "pass", "give", "tom", "--for", "mia", "--until", "tomorrow",
        ])
        #expect(pass.exit == 0, "\(pass)")
        for page in ["/add", "/ok"] {
            let answer = try browser.get(page)
            #expect(answer.status == 403 && answer.body.contains(#"href="/pair""#), "\(answer)")
        }
    }

    @Test("lets an adult into another household who is signed in")
    func letsIntoAnother() throws {
        let tom = try server.visitor.run(
            ["register", "--name", "Tom", "--username", "tom", "--password-stdin"], as: "tom",
            input: Self.password + "\n")
        #expect(tom.exit == 0, "\(tom)")
        let key = try key(["member", "invite", "Tom", "--role", "parent"])
        let browser = Browser(at: port)
        #expect(try browser.signIn("tom", Self.password).status == 303)
        let asked = try browser.post("/key", [("key", key)])
        #expect(asked.body.contains("Come into"), "\(asked)")
        // Nobody comes in by a form that is not of this page.
        #expect(try browser.post("/key/join", [("key", key)]).status == 400)
        let form = asked.body.firstMatch(of: /name="form" value="([^"]+)"/)?.output.1
        let fields = [
            ("key", key), ("form", String(try #require(form))),
            ("request", try request(in: asked)),
        ]
        let stale = try browser.post(
            "/key/join", fields.map { $0.0 == "form" ? ($0.0, "0123456789abcdef") : $0 })
        #expect(stale.status == 403 && stale.body.contains("of an earlier visit"), "\(stale)")
        for _ in 0..<2 {
            let joined = try browser.post("/key/join", fields)
            #expect(joined["location"] == "/day", "\(joined)")
        }
        #expect(try browser.get("/day").status == 200)
        // That is known also once the server has been away.
        #expect(server.end() == 0)
        let next = try Server.again(of: program, at: port)
        #expect(try browser.post("/key/join", fields)["location"] == "/day")
        #expect(try Browser(at: port).post("/key/join", fields).status == 403)
        #expect(next.end() == 0)
    }

    /// A device that is paired for Mia, who is 6 or 7.
    private func paired(_ kind: String...) throws -> Browser {
        let aged = try server.visitor.run(["profile", "edit", "--for", "mia", "--age", "6-7"])
        #expect(aged.exit == 0, "\(aged)")
        let browser = Browser(at: port)
        try browser.pair(as: "Tablet", with: server, kind + ["--for", "mia"])
        return browser
    }

    @Test("lets a young child in at a shared tablet with four digits, which count nowhere else")
    func letsIntoTablet() throws {
        let tablet = try paired("--board")
        #expect(try tablet.get("/who").body.contains(#"href="/key""#))
        let key = try key(["child", "key", "Mia"])
        let asked = try tablet.post("/key", [("key", key)])
        #expect(asked.status == 200 && asked.body.contains("Four digits"), "\(asked)")
        let fields = [("key", key), ("name", "mia"), ("password", "4815")]
        let elsewhere = try Browser(at: port).post("/key/join", fields)
        #expect(elsewhere.status == 422 && elsewhere.body.contains("exactly six digits"))

        let joined = try tablet.post("/key/join", fields)

        #expect(joined["location"] == "/day", "\(joined)")
        #expect(try tablet.get("/day").body.contains("Mia"))
        #expect(try Browser(at: port).signIn("mia", "4815").status == 401)
        let inShell = try server.visitor.run(
            ["login", "mia", "--password-stdin"], as: "mia", input: "4815\n")
        #expect(inShell.exit == 77, "\(inShell)")
    }

    @Test("of an adult lets nobody in at a shared tablet")
    func refusesAdultAtTablet() throws {
        let tablet = try paired("--board")
        let invitation = try key(["member", "invite", "Tom", "--role", "parent"])
        let tom = [("key", invitation), ("name", "tom"), ("password", Self.password)]
        for path in ["/key", "/key/join"] {
            let answer = try tablet.post(path, tom)
            #expect(answer.status == 409 && answer.body.contains("of an adult"), "\(answer)")
            #expect(answer["set-cookie"] == nil)
        }
    }

    @Test("asks for six digits at a device of one's own, which is forgotten where it is removed")
    func asksForSix() throws {
        let phone = try paired()
        let key = try key(["child", "key", "Mia"])
        let asked = try phone.post("/key", [("key", key)])
        #expect(asked.status == 200 && asked.body.contains("Six digits"), "\(asked)")
        #expect(try server.visitor.run(["device", "remove", "1"]).exit == 0)
        let forgotten = try phone.post("/key", [("key", key)])
        #expect(forgotten["set-cookie"]?.contains("Max-Age=0") == true, "\(forgotten)")
        #expect(try phone.post("/key", [("key", key)]).status == 200)
    }

    @Test("that is wrong, or somebody else's, opens nothing and says nothing")
    func refuses() throws {
        let stranger = Browser(at: port)
        for wrong in ["", "x", "AAAA-BBBB-CCCC-DDDD", String(repeating: "A", count: 99)] {
            for path in ["/key", "/key/join"] {
                let fields = [("key", wrong), ("name", "mia"), ("password", Self.code)]
                let answer = try stranger.post(path, fields)
                #expect(answer.status == 403 && answer["set-cookie"] == nil, "\(answer)")
                #expect(answer.body.contains("Check the key, or ask for a new one."))
                #expect(!answer.body.contains("Smith"))
            }
        }
        let code = try stranger.post("/key", [("key", try key(["household", "invite"]))])
        #expect(code.status == 422 && !code.body.contains("Smith"), "\(code)")
        let anna = Browser(at: port)
        #expect(try anna.signIn("anna", Server.password).status == 303)
        let key = try key(["child", "key", "Mia"])
        let answer = try anna.post("/key", [("key", key)])
        #expect(answer.status == 409 && answer.body.contains("This key is for"), "\(answer)")
    }
}
