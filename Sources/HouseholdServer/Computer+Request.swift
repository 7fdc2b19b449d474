#if Server
    import HTTPTypes
    import HouseholdProtocol
    package import HouseholdService
    import Hummingbird

    extension Computer {
        /// The computer from which a program asks, as that says.
        ///
        /// By the name people know their sessions again. With the mark of another computer nobody gets further who has no
        /// token of a session that was begun there.
        init(behind request: Request) {
            let mark = HTTPField.Name(EventText.mark).flatMap { request.headers[$0] }
            self.init(called: Self.name(of: request.headers[.userAgent] ?? ""), marked: mark)
        }

        /// What a program calls itself (RFC 9110, 10.1.5), in the words of those who use it: `Firefox, Android`, `curl`.
        ///
        /// Each browser begins with `Mozilla/5.0`, and names those, too, for which it wants to be taken, so the rarest is
        /// looked for first.
        package static func name(of agent: String) -> String {
            let browser =
                agent.hasPrefix("Mozilla/") ? browsers.first { agent.contains($0.mark) } : nil
            guard let browser else { return String(agent.prefix { $0 != "/" && $0 != " " }) }
            let system = systems.first { agent.contains($0.mark) }
            return system.map { "\(browser.name), \($0.name)" } ?? browser.name
        }

        private static let browsers: [(mark: String, name: String)] = [
            ("Edg", "Edge"), ("OPR/", "Opera"),
            ("SamsungBrowser/", "Samsung Internet"), ("Firefox/", "Firefox"),
            ("FxiOS/", "Firefox"), ("CriOS/", "Chrome"), ("Chrome/", "Chrome"),
            ("Safari/", "Safari"),
        ]

        private static let systems: [(mark: String, name: String)] = [
            ("iPad", "iPad"), ("iPhone", "iPhone"), ("Android", "Android"),
            ("CrOS", "ChromeOS"), ("Windows", "Windows"), ("Macintosh", "Mac"),
            ("Linux", "Linux"),
        ]
    }
#endif
