import TestSupport
import Testing

// What the board does not do, and what it says then.

extension BoardTests {
    @Test("says to a child that parents plan and answer, and leads no child there")
    func isForParents() throws {
        let (child, parent) = (try mia(), try anna())
        for page in ["/ok", "/add"] {
            let answer = try child.get(page)
            #expect(answer.status == 403, "\(page): \(answer)")
            #expect(answer.body.contains("Your parents do that."))
            #expect(!answer.body.contains(#"action="\#(page)"#))
            #expect(!(try child.get("/day").body.contains(#"href="\#(page)""#)))
            #expect(try parent.get(page).status == 200)
        }
        // Why a deed was refused is told there all the same.
        let deed = try act(child, "/add", [("title", "Nothing"), ("points", "9")])
        #expect(deed.status == 403 && deed.body.contains(#"role="alert""#))
        #expect(!deed.body.contains("Your parents do that."))
    }

    @Test("answers a form of which it is not known from where it comes by a page with a way back")
    func answersStrangeForms() throws {
        let browser = try mia()
        let fields = [("form", try browser.formToken()), ("request", request()), ("chore", "1")]
        for headers in [["Origin": "", "Sec-Fetch-Site": ""], ["Origin": "null"]] {
            let answer = try browser.post("/day/done", fields, headers)
            #expect(answer.status == 403)
            #expect(answer.body.contains("so nothing was done."), "\(answer)")
            #expect(answer.body.contains(#"href="/""#))
            #expect(answer["content-security-policy"] != nil)
            #expect(!answer.body.contains("Mia") && !answer.body.contains("Feed the cat"))
        }
        #expect(try points() == "0")
    }

    @Test("tries a password on nobody but whom its form was for, whoever is here by then")
    func triesOnNobodyElse() throws {
        let tablet = Browser(at: port)
        try tablet.pair(as: "Tablet", with: server, ["--board", "--for", "mia,anna"])
        let form = try tablet.get("/who?name=Mia")
        #expect(form.body.contains(#"name="name" value="Mia""#), "\(form)")
        let edited = try server.visitor.run(["device", "edit", "1", "--for", "anna"])
        #expect(edited.exit == 0, "\(edited)")

        let answer = try tablet.post("/who", [("name", "Mia"), ("password", Self.code)])

        #expect(answer.status == 303 && answer["location"] == "/who", "\(answer)")
        #expect(answer["set-cookie"] == nil)
        #expect(try !tablet.get("/who?name=Mia").body.contains(#"type="password""#))
        #expect(try tablet.enter("Anna", Server.password)["location"] == "/day")
    }

    @Test(
        "says on a page that it was too much where another computer tries too many passwords",
        .enabled(if: Caretaker.hasCurl, "there is no curl"))
    func saysTooMuch() throws {
        let (house, port) = try Server.atPort(of: Chorus.inNewFolder(), options: ["--lan"])
        let wrong = ["--data", "name=anna&password=x", "--header", "Sec-Fetch-Site: same-origin"]
        var refused: Browser.Answer?
        for _ in 0..<40 where refused == nil {
            let answer = try Caretaker.getEncrypted("/in", port: port, wrong)
            if answer.status != 401 { refused = answer }
        }
        let last = try #require(refused)
        #expect(last.status == 429 && last["Retry-After"] == "60", "\(last)")
        #expect(last.body.contains("That was too much at once. Wait a minute."), "\(last)")
        #expect(house.end() == 0)
    }

    @Test(
        "takes forms from its own pages alone",
        arguments: [
            (["Origin": "https://evil.example"], 403), (["Sec-Fetch-Site": "cross-site"], 403),
            (["Sec-Fetch-Site": "same-site"], 403), (["Origin": "null"], 403),
            (["Origin": "", "Sec-Fetch-Site": ""], 403), (["Host": "evil.example"], 421),
            (["Host": "evil.example", "Origin": "http://evil.example"], 421),
            (["Content-Type": "text/plain"], 415), (["Content-Type": "application/json"], 415),
        ])
    func isOwn(headers: [String: String], status: Int) throws {
        let browser = try mia()
        let fields = [("form", try browser.formToken()), ("request", request()), ("chore", "1")]
        #expect(try browser.post("/day/done", fields, headers).status == status)
        #expect(
            try browser.post("/in", [("name", "mia"), ("password", Self.code)], headers).status
                == status)
        #expect(try points() == "0")
    }

    @Test(
        "takes no form that it did not make",
        arguments: [
            ([("form", "0123456789abcdef0123456789abcdef"), ("chore", "1")], 403),
            ([("chore", "1")], 403), ([("form", ""), ("chore", "1")], 403),
            ([("form", "OWN"), ("chore", "1"), ("chore", "2")], 400),
            ([("form", "OWN"), ("chore", "1"), ("admin", "yes")], 400),
            ([("form", "OWN"), ("chore", "one")], 400), ([("form", "OWN")], 400),
            (
                [
                    ("form", "OWN"), ("chore", "1"),
                    ("title", String(repeating: "x", count: 17_000)),
                ], 413
            ),
        ] as [([(String, String)], Int)])
    func isMade(fields: [(String, String)], status: Int) throws {
        let browser = try mia()
        let token = try browser.formToken()
        let sent = fields.map { ($0, $1 == "OWN" ? token : $1) } + [("request", request())]
        #expect(try browser.post("/day/done", sent).status == status)
        #expect(try points() == "0")
    }
}
