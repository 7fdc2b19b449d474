#if Server
    import HouseholdProtocol
    import HouseholdService
    import ServiceLifecycle

    /// Keeps a feed going: tells at once what happened through the gate, and within a second what another program did with the
    /// data file.
    struct ChangeWatch: Service {
        let feed: ChangeFeed
        let gate: Gate

        private static let pause = Duration.seconds(1)

        /// Tells until the server is to end, and then lets all who listen go.
        func run() async throws {
            await cancelWhenGracefulShutdown { [self] in
                await withDiscardingTaskGroup { group in
                    group.addTask {
                        for await _ in feed.calls { await feed.tell(looking: look) }
                    }
                    group.addTask { await watch() }
                }
            }
            feed.close()
        }

        /// What a caller's household has come to; nothing of whom that can't be found out, so that nobody is told anything
        /// without being known.
        var look: ChangeFeed.Look {
            { [gate] callers in (try? await gate.progress(for: callers)) ?? [] }
        }

        private func watch() async {
            var version: Int?
            var seconds = 0
            while true {
                do { try await Task.sleep(for: Self.pause) } catch { return }
                seconds = (seconds + 1) % EventText.secondsOfSilence
                let households = feed.households
                guard !households.isEmpty else { continue }
                let now = try? await gate.foreignChanges()
                if now != version, let found = try? await gate.progress(of: households) {
                    version = now
                    feed.compare(found)
                }
                if seconds == 0 { await feed.tellStill(looking: look) }
            }
        }
    }

    /// The group of services calls each by its text, which else would be all that is in the gate: nothing for a log, and 60 ms
    /// of each start.
    extension ChangeWatch: CustomStringConvertible {
        var description: String { "ChangeWatch" }
    }
#endif
