#if Server
    import JSON
    import TestSupport
    import Testing

    /// The server is ended and started again; a browser notices no difference to a computer that is switched off.
    @Suite("Where home can't be reached", .enabled(if: Chromium.isHere, "\(Chromium.absence)"))
    struct OfflineTests {
        @Test(
            "what a child does is kept, can be taken back, and counts once when home is there again"
        )
        func isKept() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.close()
                try await mia.press("Done: Make your bed")
                try await mia.sees("Home can't be reached just now.", in: ".notes")
                try await mia.press("Done: Feed the cat")
                try await mia.press("Done: Empty the dishwasher")
                try await mia.keeps(3)
                try await browser.take(on: .light)
                try await browser.keepPicture(named: "mia-away", on: .light)
                let away = try await browser.violations()
                #expect(away == [])
                try await mia.press("Done: Empty the dishwasher")
                try await mia.keeps(2)

                try home.open()
                try await mia.sees("What was kept here has been sent.", in: ".notes")
                try await mia.keeps(0)
                _ = try await browser.button("Take back: Feed the cat")
                let points = try home.answer(to: "points", of: .mia)
                #expect(points.contains("You have 11 points to spend"), "\(points)")
            }
        }

        @Test("what is kept is sent by itself also where nothing tells that home is there again")
        func isSentWithoutEvents() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.close()
                try await mia.press("Done: Feed the cat")
                try await mia.keeps(1)
                try await mia.sees("Home can't be reached just now.", in: ".notes")
                let isClosed = try await browser.run(
                    "return import('/live.js').then(live => (live.events.close(), true))")
                #expect(isClosed == true)

                try home.open()
                try await mia.keeps(0)
            }
        }

        @Test("what a home takes and does not answer is kept, and counts once when it answers both")
        func isAnsweredLate() async throws {
            let home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.fallAsleep()
                try await mia.press("Done: Feed the cat")
                try await mia.sees("Home can't be reached just now.", in: ".notes")
                try await mia.keeps(1)

                home.wake()
                try await mia.keeps(0)
                _ = try await browser.button("Take back: Feed the cat")
                let points = try home.answer(to: "points", of: .mia)
                #expect(points.contains("You have 8 points to spend"), "\(points)")
            }
        }

        @Test("what somebody else was quicker with is told")
        func isTold() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.close()
                try await mia.press("Done: Water the plants")
                try await mia.press("Done: Feed the cat")
                try await mia.keeps(2)

                let quicker = try home.program.run(
                    ["-c", "done plants"], as: Person.max.rawValue)
                #expect(quicker.exit == 0, "\(quicker)")
                try home.open()
                try await mia.sees(
                    "Max has already done \"Water the plants\".", in: "main .problem")
                try await mia.keeps(0)
                let points = try home.answer(to: "points", of: .mia)
                #expect(points.contains("You have 8 points to spend"), "\(points)")
            }
        }

        @Test("a chore is ticked and done, looks so, and each thing that was refused has a line")
        func isFinished() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                let after = "return getComputedStyle(document.querySelector('.after')).display"
                home.close()
                try await mia.press("☐Toys into the box")
                try await mia.keeps(1)
                #expect(try await browser.run(after) == "none")
                try await mia.press("☐Books onto the shelf")
                try await mia.sees("is sent later", in: ".steps button[aria-pressed=true]")
                try await mia.press("Done: Tidy your room")
                try await mia.sees("is sent later", in: ".chore.kept")
                try await mia.press("Done: Water the plants")
                try await mia.press("Done: Feed the cat")
                try await mia.keeps(5)
                try await browser.take(on: .light)
                try await browser.keepPicture(named: "mia-kept", on: .light)
                let away = try await browser.violations()
                #expect(away == [])

                for line in ["chore delete cat --yes", "done plants"] {
                    let done = try home.program.run(["-c", line], as: Person.anna.rawValue)
                    #expect(done.exit == 0, "\(done)")
                }
                try home.open()
                try await mia.keeps(0)
                try await mia.sees("Feed the cat: ", in: "main > .problem:nth-of-type(2)")
                try await browser.keepPicture(named: "mia-refused", on: .light)
                let points = try home.answer(to: "points", of: .mia)
                #expect(points.contains("You have 11 points to spend"), "\(points)")
            }
        }

        @Test("a page says so, which has nothing of anybody, and goes on by itself")
        func hasPage() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.close()
                try await mia.open("/goal")
                try await mia.sees("The computer at home does not answer just now.")
                let offline = try await browser.inspect(as: "offline")
                #expect(offline.filter { !$0.contains(/console: .*ERR_/) } == [])
                let kept = try await browser.wait(Self.keptPages)
                #expect(kept.strings == ["/offline"])

                try home.open()
                try await mia.sees("Make your bed")
            }
        }

        /// Mia, who is signed in at a page that keeps what she does.
        private static func mia(in browser: Browser, at home: Home) async throws -> Visit {
            let mia = try Visit(browser: browser, person: .mia, address: home.address)
            try await mia.signIn()
            try await mia.isReadyToKeep()
            return mia
        }

        /// The pages that the browser keeps.
        private static let keptPages = """
            const done = arguments[arguments.length - 1];
            (async () => {
                const pages = [];
                for (const name of await caches.keys()) {
                    const cache = await caches.open(name);
                    for (const request of await cache.keys()) {
                        const answer = await cache.match(request);
                        if (!answer.headers.get("Content-Type").startsWith("text/html")) continue;
                        pages.push(new URL(request.url).pathname);
                    }
                }
                return pages;
            })().then(done, problem => done([`${problem}`]));
            """

        @Test("what is kept waits for whoever did it, though the session has ended")
        func waits() async throws {
            var home = try await Home()
            try await Browser.visit(home.setup(of: .mia)) { browser in
                let mia = try await Self.mia(in: browser, at: home)
                home.close()
                try await mia.press("Done: Make your bed")
                try await mia.keeps(1)
                let ended = try home.program.run(["logout", "--everywhere"], as: "mia")
                #expect(ended.exit == 0, "\(ended)")
                try home.open()
                try await mia.sees("Something that was done here is not sent yet.", in: ".notes")
                try await browser.keepPicture(named: "in-waits", on: .light)
                try await mia.keeps(1)

                let anna = try Visit(browser: browser, person: .anna, address: home.address)
                try await anna.signIn()
                try await anna.keeps(1)
                // Not by signing out, with which all that is kept is gone.
                _ = try home.program.run(["logout", "--everywhere"], as: "anna")
                try await mia.signIn()
                try await mia.sees("What was kept here has been sent.", in: ".notes")
                try await mia.keeps(0)
                // Whoever leaves while nobody answers has nothing of theirs stay, and is signed out later.
                home.close()
                try await mia.press("Done: Feed the cat")
                try await mia.keeps(1)
                try await mia.press("Sign out")
                try await mia.sees("The computer at home does not answer just now.")
                try home.open()
                try await mia.sees("Who are you?")
                let rest = try await browser.wait(Self.rest)
                #expect(rest.strings == [])
                try await mia.signIn()
                try await mia.sees("11 points", in: "header")
            }
        }

        /// What the browser has of the board.
        private static let rest = """
            const done = arguments[arguments.length - 1];
            (async () => [
                ...await caches.keys(),
                ...(await navigator.serviceWorker.getRegistrations()).map(worker => worker.scope),
            ])().then(done, problem => done([`${problem}`]));
            """
    }

    extension Visit {
        /// Waits until the browser has what it needs while home can't be reached.
        fileprivate func isReadyToKeep() async throws {
            try await comes("The browser has no worker") {
                try await browser.run("return navigator.serviceWorker.controller !== null") == true
            }
        }

        /// Waits until so much is kept.
        fileprivate func keeps(_ count: Int) async throws {
            try await comes("Not \(count) are kept") {
                try await browser.wait(Self.counting) == .number("\(count)")
            }
        }

        private static let counting = """
            const done = arguments[arguments.length - 1];
            const opening = indexedDB.open("chorus", 1);
            opening.onupgradeneeded = () => opening.transaction.abort();
            opening.onerror = () => done(0);
            opening.onsuccess = () => {
                const asked = opening.result.transaction("deeds").objectStore("deeds").count();
                asked.onsuccess = () => (opening.result.close(), done(asked.result));
            };
            """
    }
#endif
