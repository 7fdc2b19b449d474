#if Server
    import Testing

    @Suite("Each page of the board", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct PageTests {
        @Test("can be used by everybody, in every look", arguments: Person.allCases)
        func isForEverybody(person: Person) async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: person)) { browser in
                let visit = try Visit(browser: browser, person: person, address: home.address)
                try await visit.signIn()
                for page in person.pages {
                    try await visit.open(page)
                    let name = "\(person)-\(page.dropFirst())"
                    #expect(try await browser.inspect(as: name) == [], "\(page) of \(person)")
                }
            }
        }

        @Test("to sign in can be used by everybody, and after a wrong password too")
        func isForStrangers() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let visit = try Visit(browser: browser, person: .mia, address: home.address)
                try await visit.open("/")
                #expect(try await browser.path == "/in")
                #expect(try await browser.inspect(as: "in") == [])
                try await browser.find("input[name=name]").type("mia")
                try await browser.find("input[name=password]").type("111111")
                try await browser.press(.enter)
                #expect(try await browser.path == "/in")
                let wrong = try await browser.inspect(as: "in-wrong")
                #expect(wrong.filter { !$0.contains("status 4") } == [])
            }
        }

        @Test("is for those who are in, and for nobody else")
        func isForMembers() async throws {
            let home = try await Home()
            let stranger = try PlainVisitor(to: home.address)
            for page in Set(Person.allCases.flatMap(\.pages)).sorted() + ["/"] {
                let answer = try await stranger.get(page)
                #expect(answer.status == 303, "\(page)")
                #expect(answer.location == "/in", "\(page)")
            }
        }

        @Test("of a house is shown to whoever trusts its authority, and to nobody else")
        func isTrusted() async throws {
            let home = try await Home(onLAN: true)
            var setup = try home.setup(of: .mia)
            try await Browser.visit(setup) { browser in
                try await browser.open(home.address + "/in")
                #expect(try await browser.run("return isSecureContext") == true)
            }
            setup.authority = nil
            try await Browser.visit(setup) { browser in
                let fault = await #expect(throws: WebDriver.Fault.self) {
                    try await browser.open(home.address + "/in")
                }
                #expect(fault?.description.contains("ERR_CERT_AUTHORITY_INVALID") == true)
            }
        }
    }
#endif
