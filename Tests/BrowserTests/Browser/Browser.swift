#if Server
    import Foundation
    import JSON
    import TestSupport

    /// A real browser with a profile of its own, which is thrown away.
    struct Browser: Sendable {
        private let driver: WebDriver
        private let session: String

        /// How a browser is set up.
        struct Setup: Sendable {
            /// Whether it runs scripts of pages.
            var hasScripts = true
            /// The languages that its owner reads, as in `Accept-Language`.
            var languages = "en"
            /// The name of a computer of the house, which is this one.
            var host: String?
            /// The certificate of an authority that it trusts, as PEM.
            var authority: String?
        }

        /// Opens a browser for a visit, and closes it after.
        static func visit<Result>(
            _ setup: Setup = Setup(), _ visit: (Browser) async throws -> Result
        ) async throws -> Result {
            let home = URL.temporaryDirectory.appending(path: "browser-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: home) }
            if let authority = setup.authority { try Chromium.trust(authority, home: home) }
            let (process, port) = try Chromium.startDriver(home: home)
            // The browser ends with the pipe through which the driver speaks with it.
            defer {
                process.send(SIGKILL)
                process.waitUntilExit()
            }
            let browser = try await Browser(WebDriver(port: port), setup, home: home)
            let result = try await visit(browser)
            try await browser.close()
            return result
        }

        private init(_ driver: WebDriver, _ setup: Setup, home: URL) async throws {
            let capabilities: JSONValue = [
                "browserName": "chrome",
                "timeouts": ["script": 20_000, "pageLoad": 30_000, "implicit": 0],
                "goog:loggingPrefs": ["browser": "ALL"],
                "goog:chromeOptions": [
                    "args": .array(Self.arguments(of: setup, home: home).map { .string($0) }),
                    "prefs": [
                        "intl.accept_languages": .string(setup.languages),
                        "profile.default_content_setting_values.javascript":
                            setup.hasScripts ? 1 : 2,
                    ],
                ],
            ]
            let answer = try await driver.post(
                "/session", ["capabilities": ["alwaysMatch": capabilities]])
            guard let name = answer["sessionId"]?.string else {
                throw Chromium.Fault(description: "No session: \(answer)")
            }
            self.driver = driver
            session = "/session/\(name)"
        }

        /// Names are those of this computer and of no other, so that nothing is asked of anybody else.
        private static func arguments(of setup: Setup, home: URL) -> [String] {
            let house = setup.host.map { "MAP \($0) 127.0.0.1, " } ?? ""
            return [
                "--headless=new", "--no-sandbox", "--remote-debugging-pipe",
                "--disable-dev-shm-usage", "--disable-gpu", "--hide-scrollbars",
                "--user-data-dir=\(home.appending(path: "profile").path)",
                "--accept-lang=\(setup.languages)",
                "--host-resolver-rules=\(house)MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            ]
        }

        private func close() async throws {
            try await driver.delete(session)
        }
    }

    // MARK: - Pages

    extension Browser {
        func open(_ address: String) async throws {
            _ = try await driver.post("\(session)/url", ["url": .string(address)])
        }

        /// Shows `html` in place of what is open.
        func show(_ html: String) async throws {
            try await open("about:blank")
            let tree = try await command("Page.getFrameTree")
            let frame = tree["frameTree"]?["frame"]?["id"] ?? .null
            try await command("Page.setDocumentContent", ["frameId": frame, "html": .string(html)])
        }

        var address: String {
            get async throws { try await driver.get("\(session)/url").string ?? "" }
        }

        /// The path of what is open, such as `/day`.
        var path: String {
            get async throws { try await URL(string: address)?.path ?? "" }
        }

        /// What a script of ours says about the page; it runs where those of pages don't, too.
        @discardableResult
        func run(_ script: String, _ arguments: [JSONValue] = []) async throws -> JSONValue {
            try await driver.post(
                "\(session)/execute/sync",
                ["script": .string(script), "args": .array(arguments)])
        }

        /// What a script of ours hands to the function that is its last argument.
        func wait(_ script: String, _ arguments: [JSONValue] = []) async throws -> JSONValue {
            try await driver.post(
                "\(session)/execute/async",
                ["script": .string(script), "args": .array(arguments)])
        }

        /// What a command of Chromium's own protocol (CDP) answers.
        @discardableResult
        func command(_ name: String, _ parameters: JSONValue = [:]) async throws -> JSONValue {
            try await driver.post(
                "\(session)/goog/cdp/execute", ["cmd": .string(name), "params": parameters])
        }

        /// The lines that came to the console since it was last asked.
        func console() async throws -> [String] {
            let lines = try await driver.post("\(session)/se/log", ["type": "browser"])
            return (lines.elements ?? []).compactMap { $0["message"]?.string }
        }

        /// The cookies of the page, by name.
        func cookies() async throws -> [String: JSONValue] {
            let cookies = try await driver.get("\(session)/cookie").elements ?? []
            return Dictionary(cookies.map { ($0["name"]?.string ?? "", $0) }) { first, _ in first }
        }

        /// Presses a key and lets it go.
        func press(_ key: Key) async throws {
            let value = JSONValue.string(key.rawValue)
            let strokes: JSONValue = [
                ["type": "keyDown", "value": value], ["type": "keyUp", "value": value],
            ]
            _ = try await driver.post(
                "\(session)/actions",
                ["actions": [["type": "key", "id": "keys", "actions": strokes]]])
        }

        /// A key by its sign in the protocol.
        enum Key: String {
            case tab = "\u{E004}"
            case enter = "\u{E007}"
            case space = " "
        }
    }

    // MARK: - What is on a page

    extension Browser {
        /// Something on a page.
        struct Element: Sendable {
            fileprivate let driver: WebDriver
            fileprivate let path: String
            /// How it is named in what scripts are given.
            let reference: JSONValue

            func click() async throws { _ = try await driver.post("\(path)/click") }

            func type(_ text: String) async throws {
                _ = try await driver.post("\(path)/value", ["text": .string(text)])
            }

            var text: String {
                get async throws { try await driver.get("\(path)/text").string ?? "" }
            }

            func attribute(_ name: String) async throws -> String? {
                try await driver.get("\(path)/attribute/\(name)").string
            }
        }

        /// The first that `selector` finds, as CSS writes it.
        func find(_ selector: String) async throws -> Element {
            try element(await driver.post("\(session)/element", Self.search(selector)))
        }

        /// All that `selector` finds.
        func findAll(_ selector: String) async throws -> [Element] {
            let found = try await driver.post("\(session)/elements", Self.search(selector))
            return try (found.elements ?? []).map(element)
        }

        /// The button that is called `name` by those who hear the page.
        func button(_ name: String) async throws -> Element {
            let found = try await run(
                """
                return [...document.querySelectorAll("button")]
                    .find(button => (button.ariaLabel || button.innerText.trim()) === arguments[0])
                    || null;
                """, [.string(name)])
            guard found != .null else {
                throw WebDriver.Fault(
                    name: "no such element", description: "No button is called \(name)")
            }
            return try element(found)
        }

        private static func search(_ selector: String) -> JSONValue {
            ["using": "css selector", "value": .string(selector)]
        }

        private func element(_ reference: JSONValue) throws -> Element {
            guard let name = reference.members?.first?.value.string else {
                throw Chromium.Fault(description: "No element: \(reference)")
            }
            return Element(
                driver: driver, path: "\(session)/element/\(name)", reference: reference)
        }
    }
#endif
