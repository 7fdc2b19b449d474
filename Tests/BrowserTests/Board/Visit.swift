#if Server
    import JSON

    /// Somebody at the board, in a browser of theirs.
    struct Visit {
        let browser: Browser
        let person: Person
        /// Where the board is.
        let address: String
        var hand = Hand.pointer
        var hasScripts = true

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
            try await see { $0 != "/in" }
        }

        /// Presses the button that says `label`, in the first that `selector` finds.
        func press(_ label: String, in selector: String = "main") async throws {
            let button = try await browser.button(label, in: selector)
            guard hand == .keyboard else { return try await button.click() }
            try await browser.run("document.activeElement?.blur(); scrollTo(0, 0);")
            for _ in 0..<Self.mostStops {
                try await browser.press(.tab)
                let hasFocus = try await browser.run(
                    "return document.activeElement === arguments[0]", [button.reference])
                if case .bool(true) = hasFocus { return try await browser.press(.enter) }
            }
            throw Fault(description: "The button \(label) is not reached by the Tab key")
        }

        private static let mostStops = 100

        /// Waits until the page is one whose path is as said.
        private func see(_ isRight: (String) -> Bool) async throws {
            let path = try await browser.path
            guard isRight(path) else {
                throw Fault(
                    description: "\(person) is at \(path): \(try await browser.find("body").text)")
            }
        }

        /// Waits until the page says `text`; one without scripts says so at once, or never.
        func sees(_ text: String, in selector: String = "main") async throws {
            let arguments: [JSONValue] = [.string(selector), .string(text)]
            let says = try await browser.run("return " + Self.saying, arguments)
            if case .bool(true) = says { return }
            if hasScripts, try await comes(arguments) { return }
            throw Fault(
                description: """
                    \(person) does not see "\(text)" at \(try await browser.path): \
                    \(try await browser.find("body").text)
                    """)
        }

        private static let saying = """
            [...document.querySelectorAll(arguments[0])]
                .some(part => part.innerText.includes(arguments[1]));
            """

        /// Whether it comes while the page changes, or with the page that follows.
        private func comes(_ arguments: [JSONValue]) async throws -> Bool {
            for _ in 0..<3 {
                do {
                    let came = try await browser.wait(Self.waiting, arguments)
                    if case .bool(true) = came { return true }
                } catch let fault as WebDriver.Fault where fault.name == "javascript error" {
                    // The page went away while it was waited for.
                } catch let fault as WebDriver.Fault where fault.name == "script timeout" {
                    return false
                }
            }
            return false
        }

        private static let waiting = """
            const done = arguments[arguments.length - 1];
            const look = () => { if (says()) done(true); };
            const says = () => \(saying)
            new MutationObserver(look).observe(document, {
                subtree: true, childList: true, characterData: true, attributes: true });
            look();
            """
    }
#endif
