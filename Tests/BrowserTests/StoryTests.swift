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
                #expect(try home.answer(to: "points", of: .mia).contains("9"))

                try await Browser.visit(home.setup(of: .anna, hasScripts: way.hasScripts)) {
                    let anna = try Visit(
                        browser: $0, person: .anna, address: home.address, hand: way.hand)
                    try await Self.grant(anna)
                }
                try await Self.celebrate(mia, again: !way.hasScripts)
            }
        }

        /// Mia does two chores, another one by mistake, and asks for ice cream.
        private static func work(_ mia: Visit) async throws {
            try await mia.signIn()
            for chore in [1, 3, 2] {
                try await mia.press("Done", in: "[data-chore='\(chore)']")
                try await mia.sees("Undo", in: "[data-chore='\(chore)']")
            }
            try await mia.press("Undo", in: "[data-chore='2']")
            try await mia.sees("Done", in: "[data-chore='2']")
            try await mia.open("/shop")
            try await mia.press("Ask")
            try await mia.sees("asked")
        }

        /// Anna says OK to what Mia did, and to what she asks for.
        private static func grant(_ anna: Visit) async throws {
            try await anna.signIn()
            try await anna.open("/ok")
            try await anna.press("OK", in: "[data-chore='3']")
            try await anna.press("OK", in: "[data-request]")
        }

        /// Mia sees that both came of it; with scripts, without asking for the page again.
        private static func celebrate(_ mia: Visit, again: Bool) async throws {
            if again { try await mia.open("/shop") }
            try await mia.sees("granted")
        }
    }
#endif
