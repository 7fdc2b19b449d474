#if Server
    import Foundation
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
        /// That of a tablet that lies on its side.
        private static let height = 800

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
            try await resize(to: look.width, Self.height)
            let sizes: JSONValue = [
                "standard": .number("\(16 * look.textSize)"),
                "fixed": .number("\(13 * look.textSize)"),
            ]
            try await command("Page.setFontSizes", ["fontSizes": sizes])
        }

        private func resize(to width: Int, _ height: Int) async throws {
            try await command(
                "Emulation.setDeviceMetricsOverride",
                [
                    "width": .number("\(width)"), "height": .number("\(height)"),
                    "deviceScaleFactor": 1, "mobile": false,
                ])
        }

        /// Leaves a picture of the whole page in `.build/screenshots`, for which the window becomes as high as the page.
        func keepPicture(named name: String, on look: Look) async throws {
            let page = try await run("return document.documentElement.scrollHeight").integer ?? 0
            try await resize(to: look.width, max(Self.height, Int(page)))
            let answer = try await command("Page.captureScreenshot", ["format": "png"])
            guard let folder = Chromium.folder?.deletingLastPathComponent(),
                let picture = answer["data"]?.string.flatMap({ Data(base64Encoded: $0) })
            else { throw Chromium.Fault(description: "No picture of \(name)") }
            let pictures = folder.appending(path: "screenshots")
            try FileManager.default.createDirectory(
                at: pictures, withIntermediateDirectories: true)
            try picture.write(to: pictures.appending(path: "\(name)-\(look).png"))
        }
    }
#endif
