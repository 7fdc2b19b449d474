#if Server
    package import HouseholdModel
    package import HouseholdService
    import Synchronization

    /// Tells those who listen that something happened in their household.
    ///
    /// Nothing waits in line: of what a listener has not taken yet the newest alone is kept. Before they are told anything it
    /// is asked whether their sessions live, of all of them in one breath.
    package final class ChangeFeed: Sendable {
        /// What a listener hears.
        package enum Beat: Hashable, Sendable {
            /// Something happened, after which the household has come as far as this number.
            case changed(Int)
            /// Nothing happened for a while.
            case still
        }

        /// Why somebody can't listen.
        package enum Refusal: Error, Hashable, Sendable {
            /// The session listens often enough.
            case tooManyOfSession
            /// So many listen that there is no place.
            case full
            /// The server ends.
            case closed
        }

        /// Finds out how far the household of each caller has come; `nil` for those who are at home nowhere any more.
        package typealias Look = @Sendable ([Caller]) async -> [HouseholdProgress?]

        private struct Place {
            let caller: Caller
            let household: Household.ID
            let beats: AsyncStream<Beat>.Continuation
        }

        private struct State {
            var places: [Int: Place] = [:]
            var nextPlace = 0
            /// How far the households of those who listen had come when that was heard last.
            var known: [Household.ID: Int] = [:]
            /// Those in which something happened that nobody was told yet.
            var changed: Set<Household.ID> = []
            var isClosed = false

            /// Why that caller can't listen as well; `nil` where they can.
            func refusal(of caller: Caller) -> Refusal? {
                guard !isClosed else { return .closed }
                guard places.count < ChangeFeed.most else { return .full }
                // Whoever listens calls itself what it likes, and has no more places for it.
                let ofSession = places.values.count { $0.caller.place == caller.place }
                return ofSession < ChangeFeed.mostOfSession ? nil : .tooManyOfSession
            }
        }

        /// How often one session may listen at once.
        package static let mostOfSession = 5
        /// How many may listen at once.
        package static let most = 200

        /// Has an element when there is something to tell.
        let calls: AsyncStream<Void>
        private let call: AsyncStream<Void>.Continuation
        private let state = Mutex(State())

        /// Nobody listens yet.
        package init() {
            (calls, call) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
        }

        /// Lets a caller listen, whose household has come as far as that.
        ///
        /// - Throws: Why not.
        package func listen(
            as caller: Caller, at progress: HouseholdProgress
        ) throws(Refusal) -> Listener {
            let (beats, continuation) = AsyncStream.makeStream(
                of: Beat.self, bufferingPolicy: .bufferingNewest(1))
            let place = Place(
                caller: caller, household: progress.household, beats: continuation)
            let result: Result<Int, Refusal> = state.withLock { state in
                if let refusal = state.refusal(of: caller) { return .failure(refusal) }
                state.nextPlace += 1
                state.places[state.nextPlace] = place
                state.known[progress.household] = max(
                    state.known[progress.household] ?? 0, progress.number)
                return .success(state.nextPlace)
            }
            let number = try result.get()
            return Listener(beats: beats) { [weak self] in self?.leave(number) }
        }

        /// Why a caller could not listen just now; `nil` where they could.
        ///
        /// It takes no place.
        package func refusal(of caller: Caller) -> Refusal? {
            state.withLock { $0.refusal(of: caller) }
        }

        private func leave(_ number: Int) {
            let left = state.withLock { state in
                let left = state.places.removeValue(forKey: number)
                if let left,
                    !state.places.values.contains(where: { $0.household == left.household }
                    )
                {
                    state.known[left.household] = nil
                }
                return left
            }
            left?.beats.finish()
        }

        /// How many listen.
        package var count: Int { state.withLock(\.places.count) }

        /// In which households somebody listens.
        package var households: Set<Household.ID> {
            state.withLock { Set($0.places.values.map(\.household)) }
        }
    }

    // MARK: - Hearing

    extension ChangeFeed {
        /// Hears that something happened in a household.
        package func hear(_ progress: HouseholdProgress) {
            let isListenedTo = state.withLock { state in
                guard let known = state.known[progress.household] else { return false }
                state.known[progress.household] = max(known, progress.number)
                state.changed.insert(progress.household)
                return true
            }
            if isListenedTo { call.yield() }
        }

        /// Hears how far households have come, in which something may have happened beside the server.
        package func compare(_ found: [HouseholdProgress]) {
            for progress in found {
                let known = state.withLock { $0.known[progress.household] }
                if let known, known < progress.number { hear(progress) }
            }
        }
    }

    // MARK: - Telling

    extension ChangeFeed {
        /// Tells those in whose households something happened since they were told last.
        package func tell(looking look: Look) async {
            let places = state.withLock { state in
                defer { state.changed = [] }
                return state.places.filter { state.changed.contains($0.value.household) }
            }
            await reach(places, looking: look) { .changed($0.number) }
        }

        /// Gives a sign to all who listen that the server is still there.
        package func tellStill(looking look: Look) async {
            await reach(state.withLock(\.places), looking: look) { _ in .still }
        }

        /// Lets those go whose sessions have ended, or act in another household by now, and tells the others.
        private func reach(
            _ places: [Int: Place], looking look: Look, _ beat: (HouseholdProgress) -> Beat
        ) async {
            guard !places.isEmpty else { return }
            let places = Array(places)
            let found = await look(places.map(\.value.caller))
            for (index, (number, place)) in places.enumerated() {
                guard found.indices.contains(index), let progress = found[index],
                    progress.household == place.household
                else {
                    leave(number)
                    continue
                }
                let beat = beat(progress)
                // A sign that the server is there does not take the place of news that were not taken yet.
                if case .dropped(.changed(let missed)) = place.beats.yield(beat), beat == .still {
                    place.beats.yield(.changed(missed))
                }
            }
        }

        /// Lets all go, and nobody in any more.
        package func close() {
            let places = state.withLock { state in
                defer { (state.places, state.known) = ([:], [:]) }
                state.isClosed = true
                return state.places
            }
            for place in places.values { place.beats.finish() }
            call.finish()
        }
    }

    /// Somebody who listens, and has a place for as long as it is held.
    package final class Listener: Sendable {
        /// What is heard; it ends with the session, and with the server.
        package let beats: AsyncStream<ChangeFeed.Beat>
        private let leaving: @Sendable () -> Void

        fileprivate init(
            beats: AsyncStream<ChangeFeed.Beat>, leaving: @escaping @Sendable () -> Void
        ) {
            (self.beats, self.leaving) = (beats, leaving)
        }

        deinit { leaving() }

        /// Makes room for somebody else.
        package func leave() { leaving() }
    }
#endif
