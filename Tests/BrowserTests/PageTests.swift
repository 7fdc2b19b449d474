#if Server
    import JSON
    import Testing

    @Suite("Each page of the board", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct PageTests {
        @Test("can be used by everybody, in every look", arguments: Person.allCases)
        func isForEverybody(person: Person) async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: person)) { browser in
                let visit = try Visit(browser: browser, person: person, address: home.address)
                try await visit.comeIn(at: home)
                for page in person.pages {
                    try await visit.open(page)
                    let name = "\(person)-\(page.dropFirst())"
                    let found = try await browser.inspect(as: name)
                    #expect(found == [], "\(page) of \(person)")
                }
            }
        }

        @Test("is calm and usable after something was done, too")
        func isForThoseWhoDidSomething() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let visit = try Visit(browser: browser, person: .mia, address: home.address)
                try await visit.comeIn(at: home)
                try await browser.take(on: .light)
                try await visit.press("Done: Make your bed")
                try await visit.sees("Well done!")
                let found = try await browser.inspect(as: "mia-done")
                #expect(found == [])
            }
        }

        @Test(
            "changes when something happens at home, and loses neither the focus nor what was told")
        func changesByItself() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let visit = try Visit(browser: browser, person: .mia, address: home.address)
                try await visit.comeIn(at: home)
                try await visit.press("Done: Make your bed")
                try await visit.sees("Well done!")
                let next = "Done: Feed the cat"
                let button = try await browser.button(next)
                try await browser.run("arguments[0].focus()", [button.reference])

                let added = try home.answer(
                    to: "chore add \"Sweep the floor\" --to mia --due today", of: .anna)
                #expect(added.contains("Added"), "\(added)")
                try await visit.sees("Sweep the floor")

                let focused = try await browser.run("return document.activeElement.ariaLabel")
                    .string
                #expect(focused == next)
                try await visit.sees("Well done!")
            }
        }

        @Test(
            "that asks whether a line was understood waits for an answer, whatever happens at home")
        func waitsForAnswer() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .anna)) { browser in
                let visit = try Visit(browser: browser, person: .anna, address: home.address)
                try await visit.comeIn(at: home)
                try await visit.open("/add")
                try await browser.find("input[name=line]").type("Sweep the yard for mia tomorrow")
                try await visit.press("Go on")
                try await visit.sees("Sweep the yard")
                let found = try await browser.inspect(as: "add-understood")
                #expect(found == [])
                _ = try home.answer(to: "chore add \"Rake\" --to mia", of: .anna)
                let isLeft = try await browser.run(
                    """
                    return import('/live.js').then(live => live.refresh())
                        .then(() => document.querySelector('main input[name=reading]') !== null);
                    """)
                #expect(isLeft == true)
                try await browser.find("form:has(input[name=reading]) button").click()
                try await visit.sees("The chore was added.", in: "body")
            }
        }

        @Test("to sign in can be used by everybody, and after a wrong password too")
        func isForStrangers() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let visit = try Visit(browser: browser, person: .mia, address: home.address)
                try await visit.open("/")
                let found = try await browser.inspect(as: "in")
                #expect(found == [])
                try await browser.find("input[name=name]").type("mia")
                try await browser.find("input[name=password]").type("111111")
                try await browser.press(.enter)
                try await visit.sees("That name and code don't match.", in: "[role=alert]")
                // Chromium writes into the console that it was told no.
                let wrong = try await browser.inspect(as: "in-wrong")
                #expect(wrong.filter { !$0.contains(/status (of )?401/) } == [])
            }
        }

        @Test("of a house is shown to whoever trusts its authority, and to nobody else")
        func isTrusted() async throws {
            let home = try await Home(onLAN: true)
            var setup = try home.setup(of: .mia)
            try await Browser.visit(setup) { browser in
                try await browser.open(home.address + "/in")
                let isSecure = try await browser.run("return isSecureContext")
                #expect(isSecure == true)
            }
            setup.authority = nil
            try await Browser.visit(setup) { browser in
                try await browser.open(home.address + "/in")
                let place = try await browser.run("return location.protocol")
                #expect(place == "chrome-error:")
            }
        }
    }
#endif
