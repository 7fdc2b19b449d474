#if Server
    import Testing

    @Suite("A key from a parent", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct KeyTests {
        /// The key of a child who is called Ida and learns to read.
        private static func key(in home: Home) throws -> String {
            let added = try home.answer(
                to: "child add Ida --sign-in code --age 6-7 --reveal --json", of: .anna)
            let key = added.firstMatch(of: /"linking_key":"([^"]+)"/)?.output.1
            return String(try #require(key, "\(added)"))
        }

        @Test("lets a child in at the board, who chooses a name and presses a code")
        func letsIn() async throws {
            let home = try await Home()
            let word = try Self.key(in: home)
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let ida = try Visit(browser: browser, person: .mia, address: home.address)
                try await ida.open("/in")
                try await browser.find("a[href='/key']").click()
                try await ida.sees("The key that you were given")
                let first = try await browser.inspect(as: "key")
                #expect(first == [])
                try await browser.find("input[name=key]").type(word)
                try await ida.press("Go on")
                try await ida.sees("Hello Ida!")
                let second = try await browser.inspect(as: "key-join")
                #expect(second == [])
                for digit in "739164" { try await ida.press("\(digit)") }
                try await ida.press("Come in")
                try await ida.sees("Nothing is due today.")
                let name = try await browser.find("header .name").text
                #expect(name == "Ida")
            }
        }

        @Test(
            "lets a child in at a shared tablet, who presses four digits and comes again with them")
        func letsIntoTablet() async throws {
            let home = try await Home()
            let word = try Self.key(in: home)
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let ida = try Visit(browser: browser, person: .mia, address: home.address)
                try await ida.pair(with: home, for: "mia,ida")
                try await browser.find("a[href='/key']").click()
                try await ida.sees("The key that you were given")
                try await browser.find("input[name=key]").type(word)
                try await ida.press("Go on")
                try await ida.sees("Four digits of your own")
                let choosing = try await browser.inspect(as: "key-tablet")
                #expect(choosing == [])
                for digit in "7391" { try await ida.press("\(digit)") }
                try await ida.press("Come in")
                try await ida.sees("Nothing is due today.")
                try await ida.press("Sign out")
                try await ida.touch("Ida")
                for digit in "7391" { try await ida.press("\(digit)") }
                try await ida.sees("★★★★", in: ".stars")
                try await ida.press("Come in")
                try await ida.sees("Nothing is due today.")
            }
        }
    }
#endif
