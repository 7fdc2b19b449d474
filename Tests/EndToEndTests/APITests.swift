import Foundation
import JSON
import TestSupport
import Testing

/// Programs of others ask a server for what the shell's `--json` tells.
@Suite("A program that asks a server")
struct APITests {
    private let server: Server
    private let browser: Browser

    init() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder())
        try server.furnish()
        try server.perform(
            ["chore", "add", "Dishes", "--to", "mia", "--points", "3"],
            ["chore", "add", "Bins", "--to", "anna", "--due", "2030-01-01"],
            ["reward", "add", "Ice cream", "--cost", "2"], ["goal", "set", "1", "--for", "mia"],
            ["points", "give", "mia", "5", "helping"])
        (self.server, browser) = (server, Browser(at: port))
    }

    /// What is asked for, and the command that tells the same.
    private static let pairs = [
        ("/v1/account", "whoami"), ("/v1/household", "household show"),
        ("/v1/profile/mia", "child show mia"), ("/v1/absences?all=true", "absence list --all"),
        ("/v1/chores", "chore list"), ("/v1/chores?filter=all&for=mia", "chore list --all mia"),
        ("/v1/chores?filter=completed&limit=200", "chore history"),
        ("/v1/chores/1", "chore show 1"), ("/v1/calendar?range=week", "week"),
        ("/v1/points?for=mia", "points show mia"),
        ("/v1/points/history?for=mia&limit=1", "points history mia"),
        ("/v1/rewards", "reward list"), ("/v1/requests", "reward requests"),
        ("/v1/wishes", "reward wishes"),
        ("/v1/goal?for=mia", "goal show mia"), ("/v1/badges?for=mia", "badge list mia"),
        ("/v1/money", "money list"), ("/v1/leaderboard?period=week", "leaderboard"),
        ("/v1/stats?for=mia", "stats mia"), ("/v1/notices", "notice list"),
    ]

    private func data(_ answer: Browser.Answer) throws -> JSONValue? {
        try JSONValue(parsing: answer.body)["data"]
    }

    private func code(_ answer: Browser.Answer) throws -> String? {
        let problem = try JSONValue(parsing: answer.body)
        #expect(answer["Content-Type"] == "application/problem+json")
        #expect(problem["status"]?.integer == Int64(answer.status))
        return problem["error"]?["code"]?.string
    }

    // MARK: - What is answered

    @Test("is told byte by byte what the command tells")
    func isToldTheSame() throws {
        try browser.takeSession()
        for (path, command) in Self.pairs {
            let answer = try browser.get(path)
            let told = try server.visitor.run(
                command.split(separator: " ").map(String.init) + ["--json"])

            #expect(answer.status == 200, "\(path): \(answer)")
            #expect(answer.body == told.output.trimmingCharacters(in: .newlines), "\(path)")
            #expect(answer["Content-Type"] == "application/json")
            #expect(answer["Cache-Control"] == "no-store")
        }
    }

    @Test(
        "finds all of it, and nothing else, in a document in which every reference leads somewhere")
    func isDescribed() throws {
        let document = try JSONValue(parsing: browser.get("/openapi.json").body)
        let paths = try #require(document["paths"]?.members)

        let described = Set(paths.filter { $0.value["get"] != nil }.map(\.key))
        let asked = Self.pairs.map { path, _ in
            String(path.prefix { $0 != "?" }).replacing("/mia", with: "/{who}")
                .replacing("/1", with: "/{number}")
        }
        // The stream has no end to wait for, and is not asked for with the others: `EventAPITests`.
        #expect(described == Set(asked + ["/v1/events"]))
        let schemas = try #require(document["components"]?["schemas"])
        for reference in document.references {
            let name = reference.replacing("#/components/schemas/", with: "")
            #expect(schemas[name] != nil, "\(reference)")
        }
        #expect(document["openapi"]?.string == "3.1.0")
        let parameters = document["paths"]?["/v1/chores"]?["get"]?["parameters"]?.elements ?? []
        for (name, words) in [
            ("limit", "Only with filter=all or filter=completed."),
            ("after", "Only with filter=all or filter=completed."), ("for", "everybody's."),
        ] {
            let parameter = parameters.first { $0["name"]?.string == name }
            #expect(parameter?["description"]?.string?.hasSuffix(words) == true, "\(name)")
        }
    }

    @Test("is answered in the language that it names")
    func isAnsweredInGerman() throws {
        try browser.takeSession()
        browser.headers["Accept-Language"] = "fr, en;q=0.1, de-DE;q=0.9"

        let answer = try browser.get("/v1/chores/99")
        #expect(try code(answer) == "chore.not-found")
        #expect(answer.body.contains("Aufgabe"), "\(answer)")
    }

    // MARK: - What is done

    @Test("does a chore once, however often it says so with one name, and takes it back")
    func doesOnce() throws {
        let key = "00000000-0000-4000-8000-0000000000aa"
        try browser.takeSession()
        let first = try browser.ask("POST", "/v1/chores/2/completion", ["Idempotency-Key": key])
        let again = try browser.ask("POST", "/v1/chores/2/completion", ["Idempotency-Key": key])

        #expect(first.status == 200, "\(first)")
        #expect(first.body == again.body)
        let other = "00000000-0000-4000-8000-0000000000ab"
        let twice = try browser.ask("POST", "/v1/chores/2/completion", ["Idempotency-Key": other])
        #expect(try data(twice)?["changed"] == false, "\(twice)")
        let reused = try browser.ask("POST", "/v1/chores/1/completion", ["Idempotency-Key": key])
        #expect(reused.status >= 400, "\(reused)")
        let back = try browser.ask(
            "DELETE", "/v1/chores/2/completion",
            ["Idempotency-Key": "00000000-0000-4000-8000-0000000000ac"])
        #expect(try data(back)?["chore"]?["state"]?.string == "open", "\(back)")
        #expect(
            try code(browser.ask("POST", "/v1/chores/2/completion")) == "request.unnamed")
        let mias = try browser.ask(
            "POST", "/v1/chores/1/completion?for=mia",
            ["Idempotency-Key": "00000000-0000-4000-8000-0000000000ad"])
        #expect(try data(mias)?["chore"]?["done_by"]?.string == "Mia", "\(mias)")
    }

    @Test("wishes and saves for its child, of whom it is told what the parents say to it")
    func wishesAndSaves() throws {
        try server.letMiaIn(with: "482915")
        let (mia, anna) = (Browser(at: browser.port), browser)
        try browser.takeSession()
        try mia.takeSession(of: "mia", with: "482915")

        let zoo = try send(#"{"title":"Zoo","description":"with Max"}"#, "/v1/wishes", by: mia)
        #expect(try data(zoo)?["number"]?.integer == 2, "\(zoo)")
        for title in ["Kite", "Pony"] {
            _ = try send(#"{"title":"\#(title)"}"#, "/v1/wishes", by: mia)
        }
        #expect(try data(anna.get("/v1/wishes"))?.elements?.count == 3)
        let priced = try send(#"{"points":40}"#, "/v1/wishes/2/price", by: anna)
        #expect(try data(priced)?["description"]?.string == "with Max", "\(priced)")
        #expect(try send(#"{"why":"No room"}"#, "/v1/wishes/4/refusal", by: anna).status == 200)
        let back = try mia.ask(
            "DELETE", "/v1/wishes/3", ["Idempotency-Key": UUID().uuidString.lowercased()])
        #expect(try data(back)?["title"]?.string == "Kite", "\(back)")
        #expect(try data(mia.get("/v1/wishes"))?.elements?.isEmpty == true)

        let saved = try send(#"{"points":2}"#, "/v1/goal/deposits", by: mia)
        #expect(try data(saved)?["jar"]?.integer == 2, "\(saved)")
        let out = try send(#"{"points":1}"#, "/v1/goal/withdrawals?for=mia", by: anna)
        #expect(try data(out)?["jar"]?.integer == 1, "\(out)")
    }

    @Test(
        "may write a whole number as the document lets it, and blanks behind the type of what it sends",
        arguments: ["2", "2.0", "2e0", "20e-1"])
    func writesWholeNumbers(number: String) throws {
        try browser.takeSession()
        let answer = try browser.ask(
            "POST", "/v1/goal/deposits?for=mia",
            [
                "Content-Type": "application/json ; charset=utf-8",
                "Idempotency-Key": UUID().uuidString.lowercased(),
            ], body: #"{"points":\#(number)}"#)
        #expect(try data(answer)?["jar"]?.integer == 2, "\(answer)")
    }

    private func send(
        _ body: String, _ path: String, by browser: Browser
    ) throws -> Browser.Answer {
        try browser.ask(
            "POST", path,
            [
                "Content-Type": "application/json",
                "Idempotency-Key": UUID().uuidString.lowercased(),
            ], body: body)
    }

    @Test(
        "does nothing by JSON that is of another form than the document says",
        arguments: [
            ("", 400), ("[]", 400), (#"{"points":2,"points":2}"#, 400), ("{}", 422),
            (#"{"points":"2"}"#, 422), (#"{"points":2.5}"#, 422), (#"{"points":0}"#, 422),
            (#"{"points":1000001}"#, 422), (#"{"points":null}"#, 422),
            (#"{"points":2,"colour":"red"}"#, 422),
        ])
    func isToldForm(body: String, status: Int) throws {
        try browser.takeSession()
        let answer = try send(body, "/v1/goal/deposits?for=mia", by: browser)

        #expect(answer.status == status, "\(answer)")
        #expect(try data(browser.get("/v1/goal?for=mia"))?["jar"]?.integer == 0)
    }

    @Test("is in with a name and a password alone, and out when it says so")
    func comesAndGoes() throws {
        #expect(try browser.askForSession(of: "anna", with: "wrong").status == 401)
        try browser.takeSession()
        #expect(try browser.get("/v1/account").status == 200)

        #expect(try browser.ask("DELETE", "/v1/sessions/current").status == 204)
        #expect(try code(browser.get("/v1/account")) == "account.not-signed-in")
        #expect(try browser.get("/v1/account").status == 401)
        let again = try browser.ask("DELETE", "/v1/sessions/current")
        #expect(again.status == 401, "\(again)")
        #expect(try code(again) == "account.not-signed-in")
        // What the shell has is a session of its own.
        #expect(try server.visitor.run(["whoami"]).exit == 0)
    }

    // MARK: - What is refused

    @Test(
        "is told what is wrong with what it sends",
        arguments: [
            ("GET", "/v1/chores?filter=nothing", 422),
            ("GET", "/v1/chores?filter=open&filter=all", 422),
            ("GET", "/v1/chores?limit=2", 422), ("GET", "/v1/chores?filter=mine&limit=2", 422),
            ("GET", "/v1/chores?filter=open&after=open-1-80000000ffff00000001", 422),
            ("GET", "/v1/chores?filter=all&limit=201", 422),
            ("GET", "/v1/chores?filter=all&after=1", 422),
            ("GET", "/v1/chores?filter=all&after=done-1-80000000ffff00000001", 422),
            ("GET", "/v1/absences?limit=0", 422), ("GET", "/v1/absences?after=1", 422),
            ("GET", "/v1/absences?after=2001-11-16-2001-11-18-1", 422),
            ("GET", "/v1/chores?colour=red", 422), ("GET", "/v1/chores/zero", 422),
            ("GET", "/v1/chores/99999999999999999999", 422), ("GET", "/v1/chores/0", 422),
            ("GET", "/v1/chores/1?on=tomorrow", 422), ("GET", "/v1/points/history?limit=201", 422),
            ("GET", "/v1/chores/77", 404), ("GET", "/v1/profile/%FF", 422),
            ("GET", "/v1/profile/M%C3%BCller", 404), ("PUT", "/v1/chores/1", 405),
            ("DELETE", "/v1/sessions", 405), ("POST", "/openapi.json", 405),
            ("GET", "/v1/nothing", 404),
        ])
    func isToldWhatIsWrong(method: String, path: String, status: Int) throws {
        try browser.takeSession()
        let answer = try browser.ask(method, path)

        #expect(answer.status == status, "\(answer)")
        if status == 405 { #expect(answer["Allow"] != nil) }
        #expect(try code(answer)?.isEmpty == false)
    }

    @Test("is not let in by what is no name and password")
    func isNotLetIn() throws {
        let json = ["Content-Type": "application/json"]
        for body in [
            "", "[]", #"{"name":"anna"}"#, #"{"name":"anna","password":7}"#,
            #"{"name":"anna","password":"x","password":"\#(Server.password)"}"#,
            #"{"name":"anna","password":"\#(Server.password)","more":1}"#,
        ] {
            #expect(
                try browser.ask("POST", "/v1/sessions", json, body: body).status == 400, "\(body)")
        }
        let whole = #"{"name":"anna","password":"\#(Server.password)"}"#
        let form = ["Content-Type": "application/x-www-form-urlencoded"]
        #expect(try browser.ask("POST", "/v1/sessions", form, body: whole).status == 415)
        let long = String(repeating: " ", count: 5_000) + whole
        #expect(try browser.ask("POST", "/v1/sessions", json, body: long).status == 413)
    }

    @Test("has no answer under another name of the server, nor without a session, nor by a cookie")
    func isKeptOut() throws {
        let token = try browser.session()
        for path in Self.pairs.map(\.0) {
            #expect(try browser.get(path).status == 401, "\(path)")
            #expect(try browser.get(path, ["Cookie": "__Host-chorus=\(token)"]).status == 401)
            let misled = ["Host": "evil.example", "Authorization": "Bearer \(token)"]
            #expect(try browser.get(path, misled).status == 421, "\(path)")
        }
    }

    @Test(
        "may try ten passwords a minute from another computer, and waits then",
        .enabled(if: Caretaker.hasCurl, "there is no curl"))
    func isSlowedDown() throws {
        let (server, port) = try Server.atPort(of: Chorus.inNewFolder(), options: ["--lan"])
        let wrong = [
            "--json", #"{"name":"anna","password":"x"}"#, "--header", "Host: 127.0.0.1:\(port)",
        ]
        var refused: (number: Int, answer: Browser.Answer)?
        // On a busy machine some more are tried before the eleventh at once, since each takes its time.
        for number in 0..<40 where refused == nil {
            let answer = try Caretaker.getEncrypted("/v1/sessions", port: port, wrong)
            if answer.status != 401 { refused = (number, answer) }
        }
        let last = try #require(refused)
        #expect(last.number >= 10)
        #expect(last.answer.status == 429 && last.answer["Retry-After"] == "60", "\(last)")
        #expect(try Caretaker.getEncrypted("/v1/account", port: port).status == 401)
        #expect(server.end() == 0)
    }

    @Test("hears the same of people of another household as of people who are nowhere")
    func knowsNobodyElsewhere() throws {
        try server.settle("Tom", in: "Jones home")
        try browser.takeSession()

        for (path, _) in Self.pairs {
            let named = path.replacing("mia", with: "tom")
            let asked =
                named.contains("tom") ? named : path + (path.contains("?") ? "&" : "?") + "for=tom"
            let answer = try browser.get(asked)
            let nobody = try browser.get(asked.replacing("tom", with: "nix"))

            #expect(answer.status == nobody.status, "\(asked)")
            #expect(answer.body.replacing("tom", with: "nix") == nobody.body, "\(asked)")
            #expect(answer.status >= 400, "\(asked)")
        }
    }
}

extension JSONValue {
    /// All that it refers to, wherever.
    fileprivate var references: [String] {
        switch self {
        case .array(let elements): elements.flatMap(\.references)
        case .object(let members):
            members.flatMap { member in
                member.key == "$ref"
                    ? [member.value.string].compactMap(\.self) : member.value.references
            }
        default: []
        }
    }
}
