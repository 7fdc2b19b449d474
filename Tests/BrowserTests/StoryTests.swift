#if Server
    import Testing

    /// Mia is at the tablet, and Anna has a browser at another computer; both come over the network.
    @Suite("A family", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct StoryTests {
        /// A way of using the board.
        struct Way: Sendable, CustomTestStringConvertible {
            let testDescription: String
            let hand: Visit.Hand
            let hasScripts: Bool

            static let all = [
                Way(
                    testDescription: "by pointer and with scripts", hand: .pointer, hasScripts: true
                ),
                Way(testDescription: "by keyboard and without", hand: .keyboard, hasScripts: false),
            ]
        }

        @Test("spends an afternoon at the board", arguments: Way.all)
        func spendsAfternoon(_ way: Way) async throws {
            let home = try await Home(onLAN: true)
            try await Browser.visit(home.setup(of: .mia, hasScripts: way.hasScripts)) { tablet in
                let mia = try Visit(
                    browser: tablet, person: .mia, address: home.address, hand: way.hand)
                try await Self.work(mia)
                let waiting = try home.answer(to: "chore list --waiting", of: .anna)
                #expect(waiting.contains("Empty the dishwasher"), "\(waiting)")

                try await Browser.visit(home.setup(of: .anna, hasScripts: way.hasScripts)) {
                    let anna = try Visit(
                        browser: $0, person: .anna, address: home.address, hand: way.hand)
                    try await Self.answer(anna, at: home)
                }
                try await Self.celebrate(mia, again: !way.hasScripts)
                let points = try home.answer(to: "points", of: .mia)
                #expect(points.contains("You have 10 points to spend"), "\(points)")
            }
        }

        /// Mia does two chores, another one by mistake, asks for ice cream, and wishes for what is not there.
        private static func work(_ mia: Visit) async throws {
            try await mia.signIn()
            try await mia.press("Done: Make your bed")
            try await mia.sees("Well done! 3 points for \"Make your bed\".")
            try await mia.browser.keepPicture(named: "mia-celebrates", on: .light)
            try await mia.press("Done: Feed the cat")
            try await mia.sees("Well done! 2 points for \"Feed the cat\".")
            try await mia.press("Take back: Feed the cat")
            try await mia.sees("It is open again.")
            try await mia.press("Done: Empty the dishwasher")
            try await mia.sees("\"Empty the dishwasher\" waits for an OK now.")
            try await mia.open("/shop")
            try await mia.press("I want it: Ice cream")
            try await mia.sees("A parent hears that you asked.")
            try await mia.browser.find("input[name=title]").type("A day at the zoo")
            try await mia.press("Tell my parents")
            try await mia.sees("A parent hears what you wish for.")
        }

        /// Anna says OK to what Mia did, and to what she asks for, and what her wish costs.
        private static func answer(_ anna: Visit, at home: Home) async throws {
            try await anna.comeIn(at: home)
            try await anna.open("/ok")
            try await anna.press("OK: Empty the dishwasher, Mia")
            try await anna.sees("OK said.")
            try await anna.press("OK: Ice cream, Mia")
            try await anna.sees("The reward was granted.")
            let yes = "Into the shop: A day at the zoo, Mia"
            try await anna.browser.find("form:has([aria-label='\(yes)']) input[name=points]")
                .type("40")
            try await anna.press(yes)
            try await anna.sees("It is in the shop now.")
        }

        /// Mia sees that both came of it; with scripts, without asking for the page again.
        private static func celebrate(_ mia: Visit, again: Bool) async throws {
            if again { try await mia.open("/shop") }
            try await mia.sees("granted, comes soon")
            try await mia.sees("costs 40 points")
            try await mia.open("/day")
            try await mia.sees("News for you")
            try await mia.browser.keepPicture(named: "mia-news", on: .light)
            try await mia.press("I have read it")
            try await mia.sees("Ticked.")
        }
    }
#endif
