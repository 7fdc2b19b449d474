#if Server
    import JSON

    /// Somebody at the board, in a browser of theirs.
    struct Visit {
        let browser: Browser
        let person: Person
        /// Where the board is.
        let address: String
        var hand = Hand.pointer

        /// With what they press buttons.
        enum Hand: Sendable {
            case pointer, keyboard
        }

        /// What does not come though it should.
        struct Fault: Error, CustomStringConvertible {
            let description: String
        }

        func open(_ path: String) async throws {
            try await browser.open(address + path)
        }

        func signIn() async throws {
            try await open("/")
            try await browser.find("input[name=name]").type(person.rawValue)
            let secret = try await browser.find("input[name=password]")
            try await secret.type(person.secret)
            switch hand {
            case .pointer: try await browser.find("main button").click()
            case .keyboard: try await browser.press(.enter)
            }
            try await comes("\(person) does not come in") { try await browser.path != "/in" }
        }

        /// Signs in as the person would at home: a parent at a device of their own.
        func comeIn(at home: Home) async throws {
            guard person == .anna else { return try await signIn() }
            try await pair(with: home, for: person.rawValue, as: "")
            try await touch("Anna")
            try await browser.find("input[name=password]").type(person.secret)
            try await browser.press(.enter)
            try await comes("\(person) does not come in") { try await browser.path == "/day" }
        }

        /// Makes a tablet of several people of this browser, or a device of one: it shows a code, which Anna types.
        func pair(
            with home: Home, for people: String, as kind: String = "--board "
        ) async throws {
            try await open("/pair")
            try await browser.find("input[name=name]").type("Kitchen tablet")
            try await press("Go on")
            try await sees("device add")
            let code = try await shownCode()
            let paired = try home.answer(
                to: "device add \(code) \(kind)--for \(people)", of: .anna)
            try await comes("The tablet is not paired: \(paired)") {
                // A page with scripts asks by itself, and may be gone before the button is pressed.
                if try await browser.path == "/who" { return true }
                try await pressOnce("It is done")
                return try await browser.path == "/who"
            }
        }

        /// The code that the page shows, which asks again by itself whether somebody has typed it.
        private func shownCode() async throws -> String {
            var code: String?
            try await comes("No code is shown") {
                let line = try await browser.find(".code").text
                code = line.firstMatch(of: /[A-Z]{4}-[A-Z]{4}/).map { String($0.output) }
                return code != nil
            }
            return code ?? ""
        }

        /// Touches a face at a tablet.
        func touch(_ name: String) async throws {
            try await comes("Nobody called \(name) is here") {
                for face in try await browser.findAll("a.face")
                where try await face.text.contains(name) {
                    try await face.click()
                    return true
                }
                return false
            }
            try await comes("No code is asked for") {
                try await !browser.findAll("input[name=password]").isEmpty
            }
        }

        /// Presses the button that is called `name`.
        func press(_ name: String) async throws {
            try await comes("\(person) can't press \(name)") {
                try await pressOnce(name)
                return true
            }
        }

        private func pressOnce(_ name: String) async throws {
            let button = try await browser.button(name)
            switch hand {
            case .pointer: try await button.click()
            case .keyboard: try await reach(button)
            }
        }

        /// Goes to the button by the Tab key, and presses it.
        private func reach(_ button: Browser.Element) async throws {
            try await browser.run("document.activeElement?.blur(); scrollTo(0, 0);")
            for _ in 0..<Self.mostStops {
                try await browser.press(.tab)
                let hasFocus = try await browser.run(
                    "return document.activeElement === arguments[0]", [button.reference])
                if hasFocus == true { return try await browser.press(.enter) }
            }
            throw Fault(description: "The button is not reached by the Tab key")
        }

        private static let mostStops = 100

        /// Waits until the page says `text` in one of those that `selector` finds.
        func sees(_ text: String, in selector: String = "main") async throws {
            let says = """
                return [...document.querySelectorAll(arguments[0])]
                    .some(part => part.innerText.includes(arguments[1]));
                """
            try await comes("\(person) does not see \"\(text)\" in \(selector)") {
                try await browser.run(says, [.string(selector), .string(text)]) == true
            }
        }

        /// Waits until something is so: a page comes when it likes, and changes by itself where it runs scripts.
        func comes(_ complaint: String, _ isSo: () async throws -> Bool) async throws {
            let last = ContinuousClock.now + Self.patience
            while ContinuousClock.now < last {
                do {
                    if try await isSo() { return }
                } catch is WebDriver.Fault {
                    // There was no page at that moment.
                }
            }
            let path = try await browser.path
            let text = try await browser.find("body").text
            throw Fault(description: "\(complaint), but at \(path): \(text)")
        }

        /// How long a busy computer may take to show something: far longer than a browser waits before it asks again
        /// whether home can be reached.
        private static let patience = Duration.seconds(90)
    }
#endif
