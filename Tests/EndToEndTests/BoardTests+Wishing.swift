import TestSupport
import Testing

// What a child wishes for that is not in the shop, and what it puts aside for its goal.

extension BoardTests {
    private static let zoo = "A day at the zoo"

    @Test("takes a wish once however often it is sent, and keeps what was typed where it can't")
    func takesWish() throws {
        let browser = try mia()
        let again = request()
        for _ in 0..<2 {
            let wished = try act(browser, "/shop/wish", [("title", Self.zoo)], request: again)
            #expect(wished["location"] == "/shop?told=wished", "\(wished)")
        }
        #expect(try browser.get("/shop?told=wished").body.contains("waits for an answer"))
        for (title, status) in [(Self.zoo, 409), (String(repeating: "x", count: 61), 422)] {
            let refused = try act(browser, "/shop/wish", [("title", title)])
            #expect(refused.status == status && refused.body.contains("value=\"\(title)\""))
        }
        #expect(try act(browser, "/shop/wish", [("title", "")]).status == 422)

        let back = try act(browser, "/shop/wish/withdraw", [("number", "2")])
        #expect(back["location"] == "/shop?told=retracted", "\(back)")
        #expect(!(try browser.get("/shop").body.contains(Self.zoo)))
    }

    @Test("has parents answer wishes on devices of their own, and tells the child what they said")
    func answersWishes() throws {
        let (child, parent, lent) = (try mia(), try anna(), Browser(at: port))
        for title in [Self.zoo, "A pony"] {
            #expect(try act(child, "/shop/wish", [("title", title)]).status == 303)
        }
        #expect(try lent.signIn("anna", Server.password)["location"] == "/day")
        for (path, fields) in [
            ("/ok/wish", [("number", "2"), ("points", "4")]), ("/ok/wish/no", [("number", "2")]),
        ] {
            #expect(try act(lent, path, fields).status == 403, "\(path)")
            #expect(try act(child, path, fields).status == 403, "\(path)")
        }
        #expect(try parent.get("/week").body.contains(", waiting: 2<"))
        #expect(try parent.get("/ok").body.contains(Self.zoo))
        for points in ["", "0", "many", "1000001"] {
            let refused = try act(parent, "/ok/wish", [("number", "2"), ("points", points)])
            #expect(refused.status == 422, "\(refused)")
        }

        let priced = try act(parent, "/ok/wish", [("number", "2"), ("points", "4")])
        let no = try act(parent, "/ok/wish/no", [("number", "3"), ("reason", "No room")])

        #expect(priced["location"] == "/ok?told=priced", "\(priced)")
        #expect(no["location"] == "/ok?told=wishRefused", "\(no)")
        let shop = try child.get("/shop").body
        #expect(shop.contains(Self.zoo) && shop.contains("costs 4 points"))
        #expect(!shop.contains("A pony"))
        #expect(try child.get("/day").body.contains("No room"))
        #expect(try parent.get("/ok").body.contains("Nothing waits for you."))
    }

    @Test("lets a child wish and put points aside at a shared tablet, where no parent answers")
    func wishesAtTablet() throws {
        let tablet = Browser(at: port)
        try tablet.pair(as: "Kitchen tablet", with: server, ["--board", "--for", "mia,anna"])
        let came = try tablet.enter("Mia", Self.code)
        #expect(came["location"] == "/day", "\(came)")
        #expect(try act(tablet, "/shop/wish", [("title", Self.zoo)]).status == 303)
        #expect(try tablet.get("/shop").body.contains(Self.zoo))
        #expect(try act(tablet, "/day/done", [("chore", "1")]).status == 303)
        #expect(try act(tablet, "/goal/set", [("number", "1")]).status == 303)
        #expect(try act(tablet, "/goal/jar", [("points", "2")]).status == 303)
        #expect(try act(tablet, "/shop/wish/withdraw", [("number", "2")]).status == 303)
        #expect(try act(tablet, "/shop/wish", [("title", Self.zoo)]).status == 303)
        #expect(try act(tablet, "/out", []).status == 303)

        let parent = try tablet.enter("Anna", Server.password)
        #expect(parent["location"] == "/day", "\(parent)")
        #expect(!(try tablet.get("/shop").body.contains(Self.zoo)))
        let priced = try act(tablet, "/ok/wish", [("number", "3"), ("points", "4")])
        #expect(priced.status == 403 && !priced.body.contains(Self.zoo), "\(priced)")
        #expect(try server.visitor.run(["wishes"]).output.contains(Self.zoo))
    }

    @Test("puts points into the jar and takes them out, of which the shop has none meanwhile")
    func fillsJar() throws {
        let browser = try mia()
        #expect(try act(browser, "/day/done", [("chore", "1")]).status == 303)
        #expect(try act(browser, "/goal/jar", [("points", "2")]).status == 409)
        #expect(try act(browser, "/goal/set", [("number", "1")]).status == 303)
        let goal = try browser.get("/goal").body
        #expect(goal.contains("There is nothing in the jar.") && goal.contains("/goal/jar\""))
        #expect(!goal.contains("/goal/jar/out"))

        let again = request()
        for _ in 0..<2 {
            let saved = try act(browser, "/goal/jar", [("points", "2")], request: again)
            #expect(saved["location"] == "/goal?told=putAside", "\(saved)")
        }
        let saved = try browser.get("/goal").body
        #expect(saved.contains("In the jar: 2 points."))
        #expect(saved.contains("1 point + 2 in the jar"))
        for (path, points, status) in [
            ("/goal/jar", "2", 409), ("/goal/jar", "x", 422), ("/goal/jar/out", "3", 409),
        ] {
            #expect(try act(browser, path, [("points", points)]).status == status, "\(path)")
        }
        let out = try act(browser, "/goal/jar/out", [("points", "2")])
        #expect(out["location"] == "/goal?told=takenOut", "\(out)")
        #expect(try points() == "3")
        #expect(try act(browser, "/shop/ask", [("number", "1")]).status == 303)
        #expect(!(try browser.get("/goal").body.contains("/goal/jar")))
    }
}
