import Foundation
import TestSupport
import Testing

// What somebody would hand on, and how whom it is offered to answers.

extension BoardTests {
    /// Anna has windows to clean, which are chore 3, and offers them to Mia.
    private func offerWindows() throws {
        for line in [
            ["chore", "add", "Clean the windows", "--to", "anna", "--points", "4"],
            ["chore", "offer", "3", "--to", "mia"],
        ] {
            let outcome = try server.visitor.run(line)
            #expect(outcome.exit == 0, "\(outcome)")
        }
    }

    @Test("has a button for each answer to an offer, and no command to type")
    func answersOffers() throws {
        try offerWindows()
        let child = try mia()
        let day = try child.get("/day").body
        #expect(day.contains("would like you to take this over."))
        #expect(day.contains(#"action="/day/offer""#) && day.contains(#"action="/day/offer/no""#))
        #expect(!day.contains("take-over") && !day.contains("Answer with"))

        let no = try act(child, "/day/offer/no", [("chore", "3")])
        #expect(no["location"] == "/day?told=turnedDown", "\(no)")
        #expect(!(try child.get("/day").body.contains("Clean the windows")))
        let again = try server.visitor.run(["chore", "offer", "3", "--to", "mia"])
        #expect(again.exit == 0, "\(again)")
        let request = request()
        for _ in 0..<2 {
            let yes = try act(child, "/day/offer", [("chore", "3")], request: request)
            #expect(yes["location"] == "/day?told=taken", "\(yes)")
        }
        #expect(
            try server.visitor.run(["chore", "list", "--mine"], as: "mia").output.contains(
                "Clean the windows"))
        #expect(!(try child.get("/day").body.contains("/day/offer")))
    }

    @Test("says what is given for taking over, also to a parent")
    func namesThanks() throws {
        for line in [
            ["points", "give", "mia", "5", "--why", "the play"],
            ["chore", "edit", "1", "--due", "today"],
        ] {
            let outcome = try server.visitor.run(line)
            #expect(outcome.exit == 0, "\(outcome)")
        }
        let offered = try server.visitor.run(
            ["chore", "offer", "1", "--to", "anna", "--points", "2"], as: "mia")
        #expect(offered.exit == 0, "\(offered)")
        let lent = Browser(at: port)
        #expect(try lent.signIn("anna", Server.password)["location"] == "/day")
        let day = try lent.get("/day").body
        #expect(day.contains("and gives you 2 points for it."))
        // It stands there once, and not among what others do, too.
        #expect(day.components(separatedBy: "<bdi>Feed the cat</bdi>").count == 2)
        #expect(try act(lent, "/day/offer", [("chore", "1")]).status == 303)
    }

    @Test("says at a shared tablet where an offer is answered, and takes no answer there")
    func keepsOffersFromTablets() throws {
        try offerWindows()
        let tablet = Browser(at: port)
        try tablet.pair(as: "Kitchen tablet", with: server, ["--board", "--for", "mia,anna"])
        #expect(try tablet.enter("Mia", Self.code)["location"] == "/day")
        let day = try tablet.get("/day").body
        #expect(day.contains("Answer on a device of your own, or ask a parent."))
        #expect(!day.contains("/day/offer"))
        for path in ["/day/offer", "/day/offer/no"] {
            #expect(try act(tablet, path, [("chore", "3")]).status == 403, "\(path)")
        }
        #expect(try act(tablet, "/out", []).status == 303)

        let offered = try server.visitor.run(["chore", "offer", "1", "--to", "anna"], as: "mia")
        #expect(offered.exit == 0, "\(offered)")
        #expect(try tablet.enter("Anna", Server.password)["location"] == "/day")
        let own = try tablet.get("/day").body
        #expect(own.contains("Answer on a device of your own.") && !own.contains("/day/offer"))
    }
}
