#if Server
    import Testing

    /// Each of these pages has one thing wrong.
    @Suite("A page is looked at so that", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct FindingTests {
        private static let good = """
            <!doctype html><html lang="en"><head><title>Good</title>
            <meta name="viewport" content="width=device-width">
            <style>
              :root { color-scheme: light dark } body { margin: 1rem; font-family: sans-serif }
              button { min-height: 3rem; min-width: 3rem; font-size: 1rem }
            </style></head>
            <body><main><h1>Good</h1><p>Text of no great length.</p><button>Press</button></main></body></html>
            """

        /// The page, with `part` before the end of its own part.
        private static func page(with part: String) -> String {
            good.replacing("</main>", with: "\(part)</main>")
        }

        @Test("nothing is found on a good one")
        func isGood() async throws {
            try await Browser.visit { browser in
                try await browser.show(Self.good)
                let found = try await browser.inspect(as: "good")
                // It came from nowhere, so it has no status.
                #expect(found == ["status 0"])
            }
        }

        @Test("what is wrong is found")
        func isFound() async throws {
            try await Browser.visit { browser in
                for mistake in Mistake.all {
                    try await browser.show(Self.page(with: mistake.part))
                    let found = try await browser.inspect(as: "wrong", on: [mistake.look])
                    #expect(
                        found.contains { $0.contains(mistake.finding) },
                        "\(mistake.part): \(found)")
                }
            }
        }
    }

    /// What can be wrong with a page, and what is said of it.
    private struct Mistake {
        let part: String
        let finding: String
        var look = Look.narrow

        static let all = [
            Mistake(
                part: #"<p style="color: #888; background: #999">pale</p>"#,
                finding: "axe: color-contrast"),
            Mistake(
                part: #"<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">"#,
                finding: "axe: image-alt"),
            Mistake(
                part: #"<input style="min-height: 3rem; min-width: 3rem">"#, finding: "axe: label"),
            Mistake(part: #"<p style="width: 20rem">wide</p>"#, finding: "too wide: <p> wide"),
            Mistake(part: #"<a href="/x">little</a>"#, finding: "small: <a> little"),
            Mistake(
                part: """
                    <p style="width: 5em; overflow: hidden; white-space: nowrap">cut off in the middle</p>
                    """,
                finding: "cut: <p> cut off in the middle"),
            Mistake(
                part: #"<p style="width: 3rem; overflow-wrap: anywhere">Belohnungen</p>"#,
                finding: "broken: <p> Belohnungen: Belohnungen"),
            Mistake(
                part: #"<p style="font-size: 16px">fixed</p>"#, finding: "small text: <p> fixed",
                look: .largeText),
            Mistake(
                part: """
                    <style>@keyframes turn { to { rotate: 1turn } }</style>
                    <p style="animation: turn 100s infinite">moving</p>
                    """,
                finding: "moves: <p> moving"),
            Mistake(
                part: #"<button style="outline: none">hidden</button>"#,
                finding: "by keyboard: <button> hidden: its focus can't be seen"),
            Mistake(
                part: #"<button tabindex="1">first</button>"#,
                finding: "by keyboard: not <button> first"),
            Mistake(
                part: """
                    <button>covered</button>
                    <p style="position: fixed; inset: 0; background: Canvas">over</p>
                    """,
                finding: "by keyboard: <button> covered: it is under <p> over"),
            Mistake(part: "<h1>Again</h1>", finding: "2 times <h1>"),
            Mistake(part: #"<script>console.warn("no")</script>"#, finding: "console: "),
        ]
    }
#endif
