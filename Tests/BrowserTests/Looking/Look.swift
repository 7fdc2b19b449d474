#if Server
    import JSON

    /// How somebody has set up what they look at a page with.
    struct Look: Sendable, CustomStringConvertible {
        let description: String
        var isDark = false
        /// In pixels of CSS.
        var width = 820
        /// How large they have text, as a multiple of what it is at first.
        var textSize = 1
    }

    extension Look {
        static let light = Look(description: "light")
        static let dark = Look(description: "dark", isDark: true, width: 1180)
        /// What is left of a page of 1280 pixels at 400 % (WCAG 1.4.10), and a small telephone.
        static let narrow = Look(description: "narrow", width: 320)
        /// WCAG 1.4.4.
        static let largeText = Look(
            description: "large-text", isDark: true, width: 640, textSize: 2)

        static let all = [light, dark, narrow, largeText]
    }

    extension Browser {
        /// Shows what is open as `look` says, to somebody who wants nothing to move.
        func take(on look: Look) async throws {
            let features: JSONValue = [
                [
                    "name": "prefers-color-scheme",
                    "value": look.isDark ? "dark" : "light",
                ],
                ["name": "prefers-reduced-motion", "value": "reduce"],
            ]
            try await command("Emulation.setEmulatedMedia", ["features": features])
            try await command(
                "Emulation.setDeviceMetricsOverride",
                [
                    "width": .number("\(look.width)"), "height": 1180, "deviceScaleFactor": 1,
                    "mobile": false,
                ])
            let sizes: JSONValue = [
                "standard": .number("\(16 * look.textSize)"),
                "fixed": .number("\(13 * look.textSize)"),
            ]
            try await command("Page.setFontSizes", ["fontSizes": sizes])
        }
    }
#endif
