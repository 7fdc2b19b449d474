#if Server
    import HouseholdModel
    import HouseholdServer
    import HouseholdService
    import Synchronization
    import Testing

    @Suite("Whoever listens to a server", .timeLimit(.minutes(60)))
    final class ChangeFeedTests: Sendable {
        private let feed = ChangeFeed()
        private let home = ChangeFeedTests.household(1)
        private let other = ChangeFeedTests.household(2)
        /// How far the household of each session has come; of those that have ended there is nothing.
        private let sessions = Mutex<[String: HouseholdProgress]>([:])

        private static func household(_ byte: UInt8) -> Household.ID {
            Household.ID(
                at: Instant(milliseconds: 0), random: [UInt8](repeating: byte, count: 10))
        }

        /// The caller with the session of that number.
        private func caller(_ number: Int) -> Caller {
            let digits = String(number, radix: 16)
            return Caller(
                session: Confidential(String(repeating: "0", count: 64 - digits.count) + digits))
        }

        private func place(_ number: Int) -> String { caller(number).place ?? "" }

        private var look: ChangeFeed.Look {
            { [self] callers in
                sessions.withLock { sessions in callers.map { sessions[$0.place ?? ""] } }
            }
        }

        /// Lets a session listen in a household that has come as far as `number`.
        private func listen(
            _ session: Int, in household: Household.ID, at number: Int = 1
        ) throws(ChangeFeed.Refusal) -> Listener {
            let progress = HouseholdProgress(of: household, number: number)
            sessions.withLock { $0[place(session)] = progress }
            return try feed.listen(as: caller(session), at: progress)
        }

        /// Something happens in a household, which the feed hears.
        private func happen(in household: Household.ID, _ number: Int) {
            let progress = HouseholdProgress(of: household, number: number)
            sessions.withLock { sessions in
                for (place, old) in sessions where old.household == household {
                    sessions[place] = progress
                }
            }
            feed.hear(progress)
        }

        /// What somebody hears until they are let go.
        private func heard(by listener: Listener) async -> [ChangeFeed.Beat] {
            var beats: [ChangeFeed.Beat] = []
            for await beat in listener.beats { beats.append(beat) }
            return beats
        }

        @Test("hears that something happened at home, and nothing of what happens elsewhere")
        func hearsOwn() async throws {
            let (mine, theirs) = (try listen(1, in: home), try listen(2, in: other))
            happen(in: home, 2)
            await feed.tell(looking: look)
            feed.close()
            #expect(await heard(by: mine) == [.changed(2)])
            #expect(await heard(by: theirs) == [])
        }

        @Test("hears the newest alone where more happened than they took")
        func hearsNewest() async throws {
            let listener = try listen(1, in: home)
            for number in 2...9 {
                happen(in: home, number)
                await feed.tell(looking: look)
            }
            feed.close()
            #expect(await heard(by: listener) == [.changed(9)])
        }

        @Test("hears of a change that they have not taken yet, and not that nothing happens")
        func keepsChange() async throws {
            let listener = try listen(1, in: home)
            happen(in: home, 2)
            await feed.tell(looking: look)
            await feed.tellStill(looking: look)
            feed.close()
            #expect(await heard(by: listener) == [.changed(2)])
        }

        @Test("hears that the server is there where nothing happens")
        func hearsStill() async throws {
            let listener = try listen(1, in: home)
            await feed.tell(looking: look)
            await feed.tellStill(looking: look)
            feed.close()
            #expect(await heard(by: listener) == [.still])
        }

        @Test("hears nothing any more once the session has ended, or acts elsewhere")
        func endsWithSession() async throws {
            let (ended, moved, stays) = (
                try listen(1, in: home), try listen(2, in: home), try listen(3, in: home)
            )
            happen(in: home, 2)
            sessions.withLock { sessions in
                sessions[place(1)] = nil
                sessions[place(2)] = HouseholdProgress(of: other, number: 7)
            }
            await feed.tell(looking: look)
            #expect(await heard(by: ended) == [])
            #expect(await heard(by: moved) == [])
            #expect(feed.count == 1)
            feed.close()
            #expect(await heard(by: stays) == [.changed(2)])
        }

        @Test("hears nothing any more where a sign was due and the session has expired")
        func endsWithTime() async throws {
            let listener = try listen(1, in: home)
            sessions.withLock { $0[place(1)] = nil }
            await feed.tellStill(looking: look)
            #expect(await heard(by: listener) == [])
        }

        @Test("is told nothing where it can't be found out who they are")
        func endsInDoubt() async throws {
            let listener = try listen(1, in: home)
            happen(in: home, 2)
            await feed.tell { _ in [] }
            #expect(await heard(by: listener) == [])
            #expect(feed.count == 0)
        }

        @Test("has five places a session, each of which is free again once it is left")
        func limitsSession() throws {
            var listeners = try (0..<5).map { _ in try listen(1, in: home) }
            #expect(throws: ChangeFeed.Refusal.tooManyOfSession) { try listen(1, in: home) }
            let another = try listen(2, in: home)
            listeners[2].leave()
            listeners[2].leave()
            listeners[2] = try listen(1, in: home)
            #expect(throws: ChangeFeed.Refusal.tooManyOfSession) { try listen(1, in: home) }
            listeners.removeLast()
            listeners.append(try listen(1, in: home))
            #expect(feed.count == 6)
            withExtendedLifetime((listeners, another)) {}
        }

        @Test("has no sixth place by calling its programs otherwise")
        func limitsOtherNames() throws {
            let progress = HouseholdProgress(of: home, number: 1)
            let listeners = try (0..<5).map { number in
                let computer = Computer(called: "curl \(number)")
                return try feed.listen(as: caller(1).at(computer), at: progress)
            }
            #expect(throws: ChangeFeed.Refusal.tooManyOfSession) { try listen(1, in: home) }
            withExtendedLifetime(listeners) {}
        }

        @Test("takes no place by asking whether there is one")
        func asksForPlace() throws {
            let listeners = try (0..<5).map { _ in
                #expect(feed.refusal(of: caller(1)) == nil)
                return try listen(1, in: home)
            }
            #expect(feed.refusal(of: caller(1)) == .tooManyOfSession)
            #expect(feed.refusal(of: caller(2)) == nil)
            #expect(feed.count == 5)
            feed.close()
            #expect(feed.refusal(of: caller(2)) == .closed)
            withExtendedLifetime(listeners) {}
        }

        @Test("has one of two hundred places")
        func limitsAll() throws {
            var listeners = try (0..<200).map { try listen($0, in: home) }
            #expect(throws: ChangeFeed.Refusal.full) { try listen(500, in: home) }
            #expect(feed.refusal(of: caller(500)) == .full)
            listeners.removeFirst()
            listeners.append(try listen(500, in: home))
            #expect(feed.count == 200)
        }

        @Test("hears of what another program did by how far the household has come")
        func comparesOthers() async throws {
            let (mine, theirs) = (
                try listen(1, in: home, at: 4), try listen(2, in: other, at: 4)
            )
            sessions.withLock { $0[place(1)] = HouseholdProgress(of: home, number: 5) }
            feed.compare([
                HouseholdProgress(of: home, number: 5), HouseholdProgress(of: other, number: 4),
            ])
            await feed.tell(looking: look)
            feed.close()
            #expect(await heard(by: mine) == [.changed(5)])
            #expect(await heard(by: theirs) == [])
            #expect(feed.households == [])
        }

        @Test("is let go when the server ends, and nobody comes after them")
        func closes() async throws {
            let listener = try listen(1, in: home)
            feed.close()
            #expect(await heard(by: listener) == [])
            #expect(throws: ChangeFeed.Refusal.closed) { try listen(1, in: home) }
        }
    }
#endif
