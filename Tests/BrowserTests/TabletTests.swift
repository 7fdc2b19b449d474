#if Server
    import JSON
    import Testing

    @Suite("A tablet that several share", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct TabletTests {
        @Test(
            "shows who is here, and large keys for the code of a child with a star for each digit")
        func hasKeys() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try Visit(browser: browser, person: .mia, address: home.address)
                try await mia.pair(with: home, for: "mia,max,anna")
                let faces = try await browser.inspect(as: "who")
                #expect(faces == [])
                try await mia.touch("Mia")
                let code = try await browser.inspect(as: "who-code")
                #expect(code == [])
                let small = try await browser.run(Self.smallKeys)
                #expect(small.strings == [])

                for digit in "4938" { try await mia.press("\(digit)") }
                try await mia.press("Erase")
                try await mia.sees("★★★", in: ".stars")
                try await browser.keepPicture(named: "who-stars", on: .light)
                // Whoever has a keyboard goes on with it, and has nothing pressed twice.
                try await browser.find("input[name=password]").type("817")
                try await mia.sees("★★★★★★", in: ".stars")
                try await mia.press("1")
                try await mia.press("Come in")
                try await mia.sees("Make your bed")
            }
        }

        private static let smallKeys = """
            return [...document.querySelectorAll("#keypad button")].filter(key => {
                const box = key.getBoundingClientRect();
                return box.width < 64 || box.height < 64;
            }).map(key => key.innerText);
            """

        @Test("asks once whether a parent has typed its code, whoever asks first")
        func asksOnce() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try Visit(browser: browser, person: .mia, address: home.address)
                try await mia.open("/pair")
                try await browser.find("input[name=name]").type("Kitchen tablet")
                try await mia.press("Go on")
                try await mia.sees("device add")
                let count = try await browser.run(Self.timesAsked)
                #expect(count == 1)
            }
        }

        /// How often the form is sent that is sent three times; none is.
        private static let timesAsked = """
            const form = document.querySelector('form[action="/pair/token"]');
            let count = 0;
            form.addEventListener("submit", (deed) => {
                if (!deed.defaultPrevented) count += 1;
                deed.preventDefault();
            });
            for (let time = 0; time < 3; time += 1) form.requestSubmit();
            return count;
            """

        @Test("asks for a password in one field, and says why nobody came in")
        func hasField() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .anna)) { browser in
                let anna = try Visit(browser: browser, person: .anna, address: home.address)
                try await anna.pair(with: home, for: "mia,anna")
                try await anna.touch("Anna")
                let keys = try await browser.findAll("#keypad")
                #expect(keys.isEmpty)
                try await browser.find("input[name=password]").type("wrong")
                try await browser.press(.enter)
                try await anna.sees("That name and code don't match.", in: "[role=alert]")
            }
        }

        @Test("works without scripts, where a code is typed into its field")
        func worksWithoutScripts() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia, hasScripts: false)) { browser in
                let mia = try Visit(browser: browser, person: .mia, address: home.address)
                try await mia.pair(with: home, for: "mia,anna")
                try await mia.touch("Mia")
                try await browser.take(on: .light)
                try await browser.keepPicture(named: "who-plain", on: .light)
                let shown = try await browser.run(
                    "return document.querySelector('#keypad').checkVisibility()")
                #expect(shown == false)
                try await browser.find("input[name=password]").type(Person.mia.secret)
                try await browser.press(.enter)
                try await mia.sees("Make your bed")
            }
        }
    }
#endif
