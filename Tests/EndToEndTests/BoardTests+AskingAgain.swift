import TestSupport
import Testing

// A reward that is asked for while it waits, as from a page that was open before.

extension BoardTests {
    @Test("asks before a reward is asked for twice, and takes a form that comes twice for one")
    func asksAgain() throws {
        let given = try server.visitor.run(["points", "give", "mia", "9", "--why", "the play"])
        #expect(given.exit == 0, "\(given)")
        let (browser, other) = (try mia(), try mia())
        let first = request()
        for _ in 0..<2 {
            let asked = try act(browser, "/shop/ask", [("number", "1")], request: first)
            #expect(asked["location"] == "/shop?told=asked", "\(asked)")
        }
        #expect(try points() == "6")

        let question = try act(other, "/shop/ask", [("number", "1")])
        #expect(question.status == 409, "\(question)")
        #expect(question.body.contains("already, and it waits. Ask for another one?"))
        #expect(question.body.contains(#"name="again""#))
        #expect(question.body.contains(#"href="/shop""#))
        #expect(try points() == "6")

        let another = try act(other, "/shop/ask", [("number", "1"), ("again", "yes")])
        #expect(another["location"] == "/shop?told=asked", "\(another)")
        #expect(try points() == "3")
    }

    @Test("refuses a second one that is too dear without asking first")
    func refusesBeforeAsking() throws {
        let given = try server.visitor.run(["points", "give", "mia", "4", "--why", "the play"])
        #expect(given.exit == 0, "\(given)")
        let browser = try mia()
        #expect(try act(browser, "/shop/ask", [("number", "1")]).status == 303)

        let refused = try act(browser, "/shop/ask", [("number", "1")])

        #expect(refused.status == 409 && refused.body.contains(#"role="alert""#), "\(refused)")
        #expect(!refused.body.contains("Ask for another one?"))
    }
}
