import TestSupport
import Testing

extension BoardTests {
    private static let line = "Take out the trash every thursday for mia 3 points"

    @Test("takes a chore in one line, says how it was understood, and adds it when that is right")
    func addsLine() throws {
        let browser = try anna()
        let understood = try act(browser, "/add/line", [("line", Self.line)])
        #expect(understood.status == 200, "\(understood)")
        for words in ["Take out the trash", "for <bdi>Mia</bdi>", "every thursday", "3 points"] {
            #expect(understood.body.contains(words), "\(words): \(understood)")
        }
        #expect(try !server.visitor.run(["chore", "list"]).output.contains("trash"))
        let reading = try #require(
            understood.body.firstMatch(of: /name="reading" value="([^"]+)"/)?.output.1)
        let long = reading.replacing("&quot;", with: "\"").replacing("&#34;", with: "\"")

        let added = try act(
            browser, "/add/line", [("line", Self.line), ("reading", String(long))])

        #expect(added["location"] == "/add?told=added", "\(added)")
        let list = try server.visitor.run(["chore", "list"]).output
        #expect(list.contains("Take out the trash") && list.contains("thu"), "\(list)")
    }

    @Test("adds nothing of a line that says nothing, or is understood otherwise by now")
    func refusesLine() throws {
        let browser = try anna()
        for (line, reading, status, words) in [
            ("tomorrow for mia", "", 422, "A title is missing."),
            ("", "", 422, "A title is missing."),
            (Self.line, "chore add Other", 200, "Take out the trash"),
            ("<script>alert(1)</script> for mia", "", 200, "&lt;script&gt;"),
        ] {
            let answer = try act(browser, "/add/line", [("line", line), ("reading", reading)])
            #expect(answer.status == status && answer.body.contains(words), "\(answer)")
            #expect(!answer.body.contains("<script>alert"))
        }
        #expect(try act(browser, "/add/line", []).status == 400)
        let long = String(repeating: "x", count: 120)
        let reading = [("line", long), ("reading", "chore add \"\(long)\"")]
        let refused = try act(browser, "/add/line", reading)
        #expect(refused.status == 422 && refused.body.contains("value=\"\(long)\""), "\(refused)")
        let mia = try mia()
        let answer = try act(mia, "/add/line", [("line", "Sweep for max")])
        #expect(answer.status == 403 && !answer.body.contains("name=\"reading\""), "\(answer)")
        let list = try server.visitor.run(["chore", "list"]).output
        #expect(!list.contains("trash") && !list.contains("Sweep"), "\(list)")
    }

    @Test("says of a must-do that it is one, among what is to be done today, until it is done")
    func tellsMustDo() throws {
        let added = try server.visitor.run(["chore", "add", "Read", "--to", "mia", "--must-do"])
        #expect(added.exit == 0, "\(added)")
        let child = try mia()
        let page = try child.get("/day").body
        #expect(page.ranges(of: "must-do").count == 1)
        let todo = try #require(page.firstRange(of: "To do")).lowerBound
        let mustDo = try #require(page.firstRange(of: "must-do")).lowerBound
        #expect(page[todo..<mustDo].ranges(of: "Any time").isEmpty)

        #expect(try server.visitor.run(["done", "Read", "--for", "mia"]).exit == 0)

        #expect(try !child.get("/day").body.contains("must-do"))
    }
}
