import TestSupport
import Testing

// What is told, and offered, to whom.

extension BoardTests {
    private func say(_ lines: [String]...) throws {
        for line in lines {
            let outcome = try server.visitor.run(line)
            #expect(outcome.exit == 0, "\(outcome)")
        }
    }

    @Test("tells a child what happened, and no command to type")
    func tellsNoCommands() throws {
        try say(["goal", "set", "1", "--for", "mia"])

        let day = try mia().get("/day").body

        #expect(day.contains("set what you save for: "))
        #expect(!day.contains("goal show") && !day.contains("See: "))
    }

    @Test("sends a child to a parent, and a parent to nobody")
    func sendsToParents() throws {
        try say(["chore", "add", "Clean the windows", "--to", "anna", "--points", "4"])
        let (child, parent) = (try mia(), Browser(at: port))
        #expect(try parent.signIn("anna", Server.password)["location"] == "/day")

        let told = try act(parent, "/day/done", [("chore", "1")])
        #expect(told.status == 403 && told.body.contains("somebody else&#39;s."), "\(told)")
        #expect(!told.body.contains("Ask <bdi>a parent"))
        let refused = try act(child, "/day/done", [("chore", "3")])
        #expect(
            refused.status == 403 && refused.body.contains("Ask <bdi>a parent</bdi>."), "\(refused)"
        )
    }

    @Test("says what a chore is called that somebody else was quicker with")
    func namesTitle() throws {
        let child = try mia()
        try say(["chore", "add", "Sweep the floor"], ["done", "3"])

        let told = try act(child, "/day/done", [("chore", "3")])

        #expect(told.status == 409, "\(told)")
        #expect(told.body.contains("has already done &quot;<bdi>Sweep the floor</bdi>&quot;."))
        #expect(!told.body.contains("chore 3"))
    }

    @Test("leads a helper to no page that is for the family")
    func leadsHelpers() throws {
        try server.letIn("rosa", by: "member", "invite", "Rosa", "--role", "helper")
        try say(["pass", "give", "rosa", "--until", "tomorrow"])
        let helper = Browser(at: port)
        #expect(try helper.signIn("rosa", Server.password(of: "rosa"))["location"] == "/day")

        let day = try helper.get("/day")

        #expect(day.status == 200, "\(day)")
        for page in ["/shop", "/week"] {
            #expect(try helper.get(page).status == 403, "\(page)")
            #expect(!day.body.contains("href=\"\(page)\""), "\(page)")
        }
        #expect(day.body.contains(#"href="/family""#))
        #expect(try helper.get("/family").status == 200)
    }

    @Test("offers nothing to save for that is reached")
    func offersWhatIsOpen() throws {
        try say(["reward", "add", "Cinema", "at", "3", "points"])
        let child = try mia()
        #expect(try child.get("/goal").body.contains(#"aria-label="Save for it: Cinema""#))

        #expect(try act(child, "/day/done", [("chore", "1")]).status == 303)

        let goal = try child.get("/goal").body
        #expect(!goal.contains("Cinema"))
        #expect(goal.contains(#"aria-label="Save for it: Ice cream""#))
    }
}
