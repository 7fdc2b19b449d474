import Foundation
import TestSupport
import Testing

@Suite("The board")
struct BoardTests {
    let server: Server
    let port: Int
    private let program: BuiltProgram

    /// A family: Anna, and Mia with her code, a chore each, and a reward.
    init() throws {
        program = try Chorus.inNewFolder()
        (server, port) = try Server.atPort(of: program)
        try server.furnish()
        try server.letMiaIn(with: Self.code)
        for line in [
            ["chore", "add", "Feed the cat", "--to", "mia", "--points", "3", "--approval", "none"],
            [
                "chore", "add", "Lay the table", "--to", "mia", "--points", "2", "--approval",
                "always",
            ],
            ["reward", "add", "Ice cream", "for", "3", "points"],
        ] {
            let outcome = try server.visitor.run(line)
            #expect(outcome.exit == 0, "\(outcome)")
        }
    }

    static let code = "482915"
    private static let pages = [
        "/", "/day", "/goal", "/shop", "/badges", "/money", "/ok", "/week", "/family", "/add",
    ]

    func mia() throws -> Browser {
        let browser = Browser(at: port)
        #expect(try browser.signIn("mia", Self.code)["location"] == "/day")
        return browser
    }

    /// Anna at a device of her own.
    func anna() throws -> Browser {
        let browser = Browser(at: port)
        try browser.pair(as: "Anna's phone", with: server, ["--for", "anna"])
        let came = try browser.post("/who", [("name", "Anna"), ("password", Server.password)])
        #expect(came["location"] == "/day", "\(came)")
        return browser
    }

    func request() -> String { UUID().uuidString.lowercased() }

    /// Does what a page of `browser` has a form for.
    func act(
        _ browser: Browser, _ path: String, _ fields: [(String, String)], request: String? = nil
    ) throws -> Browser.Answer {
        let hidden = [("form", try browser.formToken()), ("request", request ?? self.request())]
        return try browser.post(path, hidden + fields)
    }

    func points() throws -> String {
        let outcome = try server.visitor.run(["points", "show", "mia", "--json"])
        return outcome.output.firstMatch(of: /"balance":(-?\d+)/).map { String($0.output.1) } ?? ""
    }

    @Test("shows nothing to whoever is not signed in, and does nothing for them")
    func isClosed() throws {
        let stranger = Browser(at: port)
        for page in Self.pages {
            let answer = try stranger.get(page)
            #expect(answer.status == 303 && answer["location"] == "/in", "\(page): \(answer)")
            #expect(answer.body.isEmpty)
        }
        let answer = try stranger.post("/day/done", [("chore", "1"), ("request", request())])
        #expect(answer["location"] == "/in")
        #expect(try stranger.get("/events").status == 401)
        #expect(try stranger.get("/in").status == 200)
        #expect(try points() == "0")
    }

    @Test("says the same of a wrong code as of nobody's, and keeps no cookie of it")
    func refuses() throws {
        for (name, code) in [("mia", "111111"), ("nobody", Self.code), ("mia", "")] {
            let browser = Browser(at: port)
            let answer = try browser.signIn(name, code)
            #expect(answer.status == 401)
            #expect(answer.body.contains("That name and code don&#39;t match."))
            #expect(answer["set-cookie"] == nil)
        }
    }

    @Test(
        "gives a cookie that no page can read, no other site makes use of, and only this server sets"
    )
    func keepsCookie() throws {
        let answer = try Browser(at: port).signIn("mia", Self.code)
        let cookie = try #require(answer["set-cookie"])
        #expect(cookie.hasPrefix("__Host-chorus="))
        for word in ["Path=/", "Secure", "HttpOnly", "SameSite=Strict"] {
            #expect(cookie.components(separatedBy: "; ").contains(word))
        }
        #expect(!cookie.lowercased().contains("domain"))
        #expect(answer["location"] == "/day")
    }

    @Test("lets a child do a chore and take it back, once each however often the form is sent")
    func doesOnce() throws {
        let browser = try mia()
        let again = request()
        for _ in 0..<3 {
            let done = try act(browser, "/day/done", [("chore", "1")], request: again)
            #expect(done["location"] == "/day?told=done&chore=1", "\(done)")
            #expect(try points() == "3")
        }
        let told = try browser.get("/day?told=done&chore=1").body
        #expect(told.contains("Well done!"))
        #expect(try act(browser, "/day/undo", [("chore", "1")]).status == 303)
        #expect(try points() == "0")
        // Of what was not done nobody is praised, whatever the address says.
        #expect(!(try browser.get("/day?told=done&chore=1").body.contains("Well done!")))
    }

    @Test("shows the picture that was chosen for a chore, and else one that is guessed")
    func showsPictures() throws {
        let browser = try mia()
        #expect(try browser.get("/day").body.contains("🐈"))
        let edited = try server.visitor.run(["chore", "edit", "1", "--icon", "🐓"])
        #expect(edited.exit == 0, "\(edited)")
        let day = try browser.get("/day").body
        #expect(day.contains("🐓") && !day.contains("🐈"))
    }

    @Test("goes from a child that has done it and a wish to a parent's OK, and back")
    func goesRound() throws {
        let (child, parent) = (try mia(), try anna())
        #expect(try act(child, "/day/done", [("chore", "1")]).status == 303)
        #expect(try act(child, "/day/done", [("chore", "2")]).status == 303)
        #expect(try parent.get("/ok").body.contains("Lay the table"))
        #expect(try parent.get("/week").body.contains(", waiting: 1<"))
        #expect(!(try child.get("/week").body.contains(", waiting: ")))
        let approved = try act(parent, "/ok/chore", [("chore", "2")])
        #expect(approved["location"] == "/ok?told=approved", "\(approved)")
        #expect(try points() == "5")
        #expect(!(try parent.get("/week").body.contains(", waiting: ")))
        #expect(try act(child, "/shop/ask", [("number", "1")])["location"] == "/shop?told=asked")
        #expect(try act(parent, "/ok/reward", [("number", "1")]).status == 303)
        #expect(try act(parent, "/ok/reward/given", [("number", "1")]).status == 303)
        #expect(try points() == "2")
        let day = try child.get("/day").body
        #expect(day.contains("says OK to") && day.contains("News for you"))
        #expect(try act(child, "/day/read", []).status == 303)
        #expect(!(try child.get("/day").body.contains("News for you")))
    }

    @Test("has what parents do on devices that are paired for them alone")
    func keepsParentsPages() throws {
        let (child, lent) = (try mia(), Browser(at: port))
        #expect(try act(child, "/day/done", [("chore", "2")]).status == 303)
        #expect(try lent.signIn("anna", Server.password)["location"] == "/day")
        for page in ["/ok", "/add"] {
            let answer = try lent.get(page)
            #expect(answer.status == 403 && answer.body.contains(#"href="/pair""#), "\(answer)")
            #expect(!answer.body.contains("Lay the table"))
            #expect(try child.get(page).status == 403)
        }
        #expect(!(try lent.get("/day").body.contains(#"href="/ok""#)))
        #expect(try act(lent, "/ok/chore", [("chore", "2")]).status == 403)
        #expect(
            try act(lent, "/add", [("title", "Sweep"), ("points", "1"), ("repeats", "once")])
                .status == 403)
        #expect(try points() == "0")
        let list = try server.visitor.run(["chore", "list"])
        #expect(!list.output.contains("Sweep"), "\(list)")

        let own = try anna()
        #expect(try own.get("/ok").body.contains("Lay the table"))
        #expect(try act(own, "/ok/chore", [("chore", "2")]).status == 303)
        #expect(try points() == "2")
    }

    @Test("does what the rules allow and nothing else, and says why not")
    func obeys() throws {
        let browser = try mia()
        #expect(try act(browser, "/day/done", [("chore", "2")]).status == 303)
        for (path, fields) in [
            ("/ok/chore", [("chore", "2")]), ("/add", [("title", "Nothing"), ("points", "9")]),
            ("/ok/chore/again", [("chore", "2"), ("reason", "x")]),
        ] {
            let answer = try act(browser, path, fields)
            #expect(answer.status == 403, "\(path): \(answer)")
            #expect(answer.body.contains(#"role="alert""#))
        }
        #expect(try act(browser, "/day/done", [("chore", "77")]).status == 404)
        #expect(try points() == "0")
        let list = try server.visitor.run(["chore", "list", "--json"])
        #expect(!list.output.contains("Nothing"))
    }

    @Test("is shown under its own names alone, and has browsers keep strangers out of each page")
    func isGuarded() throws {
        let browser = try anna()
        let open = ["/in", "/key", "/offline", "/board.css", "/live.js", "/sw.js", "/icon.svg"]
        for page in Self.pages + open {
            let answer = try browser.get(page)
            let policy = try #require(answer["content-security-policy"], "\(page)")
            #expect(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"))
            #expect(policy.contains("require-trusted-types-for 'script'"))
            #expect(answer["x-content-type-options"] == "nosniff")
            #expect(try browser.get(page, ["Host": "evil.example"]).status == 421)
            #expect(try browser.get(page, ["Host": "127.0.0.1"]).status == 421)
            guard answer["content-type"]?.hasPrefix("text/html") == true else { continue }
            #expect(answer["cache-control"] == "no-store")
            #expect(!answer.body.contains(" style=") && !answer.body.contains("<style"))
            #expect(!answer.body.contains("<script>") && !answer.body.contains(" onclick"))
        }
    }

    @Test("shows what people wrote as text, whatever they wrote")
    func isHarmless() throws {
        let texts = [
            "<img src=x onerror=alert(1)>", "\"><script>alert(1)</script>",
            "' autofocus onfocus='x",
            "</title><b>bold", "&lt;i&gt; &amp; <!-- -->", "{0} {1, plural, one {x}}",
        ]
        for text in texts {
            for line in [
                ["chore", "add", text, "--to", "mia", "--due", "today", "--approval", "always"],
                ["chore", "add", text, "--to", "anna", "--due", "today"],
                ["reward", "add", text, "for", "1", "points"],
            ] {
                let outcome = try server.visitor.run(line)
                #expect(outcome.exit == 0, "\(outcome)")
            }
            let wished = try server.visitor.run(["wish", text], as: "mia")
            #expect(wished.exit == 0, "\(wished)")
        }
        let (child, parent) = (try mia(), try anna())
        #expect(try act(child, "/day/done", [("chore", "1")]).status == 303)
        #expect(try act(child, "/day/done", [("chore", "3")]).status == 303)
        #expect(try act(child, "/shop/ask", [("number", "2")]).status == 303)
        var found = 0
        for browser in [child, parent] {
            for page in Self.pages.dropFirst() {
                let body = try browser.get(page).body
                #expect(Self.strangers(in: body) == [], "\(page)")
                found +=
                    body.components(separatedBy: "&lt;img src=x onerror=alert(1)&gt;").count - 1
            }
        }
        #expect(found > 6)
    }

    /// The elements and attributes of a page that are none of ours.
    private static func strangers(in page: String) -> [String] {
        let tags: Set = [
            "html", "head", "meta", "title", "link", "script", "body", "header", "nav", "main",
            "section", "article", "h1", "h2", "h3", "p", "strong", "span", "ul", "ol", "li", "time",
            "progress", "a", "form", "label", "input", "button", "select", "option", "bdi",
        ]
        var strangers: [String] = []
        for match in page.matches(of: /<(\/?)([^\s>]*)([^>]*)>/) {
            let name = String(match.output.2)
            if !tags.contains(name), name != "!doctype" { strangers.append(String(match.output.0)) }
            for attribute in match.output.3.matches(of: /([a-zA-Z-]+)="[^"]*"/)
            where attribute.output.1.hasPrefix("on") || attribute.output.1 == "style" {
                strangers.append(String(attribute.output.0))
            }
        }
        return strangers
    }

    @Test(
        "is a tablet's once a parent has typed its code, shows who is here, and lets nobody plan there"
    )
    func pairs() throws {
        let tablet = Browser(at: port)
        #expect(try tablet.get("/who")["location"] == "/in")
        #expect(try tablet.signIn("anna", Server.password)["location"] == "/day")
        let before = try #require(tablet.cookie)
        #expect(try tablet.post("/pair", [("name", "")]).status == 422)
        #expect(try tablet.post("/pair", [("name", "Kitchen tablet")])["location"] == "/pair")
        let page = try tablet.get("/pair").body
        let code = try #require(page.firstMatch(of: /add ([A-Z]{4}-[A-Z]{4}) --board/)?.output.1)

        let paired = try server.visitor.run([
            "device", "add", String(code), "--board", "--for", "mia,anna",
        ])
        #expect(paired.exit == 0, "\(paired)")
        #expect(try tablet.post("/pair/token", [])["location"] == "/who")
        #expect(try tablet.get("/in")["location"] == "/who")
        #expect(try tablet.signIn("anna", Server.password)["location"] == "/who")
        #expect(try tablet.get("/day")["location"] == "/who")
        #expect(try tablet.get("/day", ["Cookie": before])["location"] == "/in")
        #expect(try tablet.get("/key").status == 200)
        #expect(try tablet.post("/key", [("key", "x")]).status == 403)
        let faces = try tablet.get("/who").body
        #expect(faces.contains("Mia") && faces.contains("Anna") && !faces.contains("Feed the cat"))

        #expect(try tablet.enter("Mia", "111111").status == 401)
        let came = try tablet.enter("Mia", Self.code)
        #expect(came["location"] == "/day", "\(came)")
        #expect(try act(tablet, "/day/done", [("chore", "1")]).status == 303)
        #expect(try points() == "3")
        let out = try act(tablet, "/out", [])
        #expect(out["location"] == "/who")
        // What others did there, and is not sent yet, stays for them.
        #expect(out["clear-site-data"] == "\"cache\"")

        let parent = try tablet.enter("Anna", Server.password)
        #expect(parent["location"] == "/day", "\(parent)")
        for (path, fields) in [
            ("/add", [("title", "Sweep"), ("points", "1"), ("repeats", "once")]),
            ("/ok/chore", [("chore", "2")]),
        ] {
            let answer = try act(tablet, path, fields)
            #expect(answer.status == 403, "\(answer)")
            #expect(answer.body.contains("A shared tablet is for doing your own things."))
        }
        let removed = try server.visitor.run(["device", "remove", "1"])
        #expect(removed.exit == 0, "\(removed)")
        #expect(try tablet.get("/day")["location"] == "/who")
        #expect(try tablet.get("/who")["location"] == "/in")
    }

    @Test("forgets who signs out, here and at the server")
    func signsOut() throws {
        let browser = try mia()
        let kept = try #require(browser.cookie)
        let answer = try act(browser, "/out", [])
        #expect(answer["location"] == "/in")
        #expect(answer["set-cookie"]?.contains("Max-Age=0") == true)
        #expect(answer["clear-site-data"] == "\"cache\", \"storage\"")
        #expect(try browser.get("/day")["location"] == "/in")
        #expect(try browser.get("/day", ["Cookie": kept])["location"] == "/in")
    }

    @Test("speaks the language of the browser, and of whoever has set one")
    func speaks() throws {
        let browser = Browser(at: port)
        browser.headers["Accept-Language"] = "fr-CH, de;q=0.9, en;q=0.8"
        #expect(try browser.get("/in").body.contains("Wer bist du?"))
        _ = try browser.signIn("mia", Self.code)
        #expect(try browser.get("/day").body.contains(#"<html lang="de">"#))
        #expect(try server.visitor.run(["settings", "lang", "en"], as: "mia").exit == 0)
        #expect(try browser.get("/day").body.contains(#"<html lang="en">"#))
    }

    @Test("gives a file again only where it is another one")
    func keepsFiles() throws {
        let browser = Browser(at: port)
        let first = try browser.get("/board.css")
        #expect(first.status == 200 && first["content-type"] == "text/css; charset=utf-8")
        let tag = try #require(first["etag"])
        let second = try browser.get("/board.css", ["If-None-Match": tag])
        #expect(second.status == 304 && second.body.isEmpty)
    }

    @Test("adds a chore as a parent filled it in, and keeps what was typed where it can't")
    func adds() throws {
        let browser = try anna()
        let added = try act(
            browser, "/add",
            [
                ("title", "Water the plants"), ("person", "mia"), ("points", "4"),
                ("repeats", "daily"), ("day", ""),
            ])
        #expect(added["location"] == "/add?told=added", "\(added)")
        let list = try server.visitor.run(["chore", "list"])
        #expect(
            list.output.contains("Water the plants\tMia") && list.output.contains("every day"),
            "\(list)")
        for (points, day) in [("many", ""), ("4", "2026-02-30"), ("-1", "")] {
            let refused = try act(
                browser, "/add",
                [("title", "Sweep"), ("points", points), ("repeats", "once"), ("day", day)])
            #expect(refused.status == 422, "\(refused)")
            #expect(refused.body.contains(#"value="Sweep""#))
        }
        #expect(!(try server.visitor.run(["chore", "list"]).output.contains("Sweep")))
    }
}
