import HouseholdModel
import HouseholdService
import LineEditor
import Synchronization

/// Looks for what is new while somebody may be typing a line, and has it told above that line.
struct NoticeWatch: Sendable {
    /// How long it waits before it looks, and looks again, where nothing happens: what came due nobody tells.
    let pause: Duration
    /// Tells when something happened, which is looked at then.
    let changes: ChangeListening
    let door: any Door
    let caller: Caller
    /// What was told to whoever is here.
    let told: ToldNotices
    /// Makes text for the terminal of sentences.
    let text: @Sendable ([Phrase]) -> String

    /// How long it rests after it looked because something happened, so that whoever does much elsewhere does not have it
    /// ask all the time.
    private static let rest = Duration.milliseconds(200)

    /// Looks until it is cancelled.
    func run(showing messages: LineMessages) async {
        let happenings = changes.happenings()
        await withDiscardingTaskGroup { group in
            group.addTask {
                while true {
                    do { try await Task.sleep(for: pause) } catch { return }
                    changes.ring()
                }
            }
            for await _ in happenings {
                changes.beginLook()
                await look(showing: messages)
                if pause > Self.rest { try? await Task.sleep(for: Self.rest) }
            }
            group.cancelAll()
        }
    }

    /// Looks once; what hinders the data file is told when a line is run.
    private func look(showing messages: LineMessages) async {
        let question = told.question
        guard let found = try? await door.perform(question, as: caller).output else { return }
        let sentences = found.reminders + found.unread.tellings
        told.note(found, isShown: !sentences.isEmpty)
        if !sentences.isEmpty { messages.show(text(sentences)) }
    }
}

/// What was told above the line to whoever is here, so that it is not told again, there or below it.
final class ToldNotices: Sendable {
    private struct State {
        var owner: String?
        var since = Instant.distantFuture
        /// `nil` before the first look.
        var told: [WatchedNotices.Told]?
        /// How it was before each text that was told above the line that is typed.
        var before: [(since: Instant, told: [WatchedNotices.Told]?)] = []
    }

    private let state = Mutex(State())

    /// What there is to look for.
    fileprivate var question: WatchNotices {
        state.withLock { WatchNotices(since: $0.since, but: $0.told) }
    }

    /// Begins a line of somebody's; of what was told to somebody else nothing is known to them.
    func begin(for owner: String, at instant: Instant) {
        state.withLock { state in
            if state.owner != owner { state = State(owner: owner, since: instant) }
            state.before = []
        }
    }

    /// The notices that were told, and not read.
    var notices: [WatchedNotices.Told] {
        state.withLock { ($0.told ?? []).filter(\.isNotice) }
    }

    /// Notes what was found by a look, and whether there was anything to show.
    fileprivate func note(_ found: WatchedNotices, isShown: Bool) {
        state.withLock { state in
            if isShown { state.before.append((state.since, state.told)) }
            (state.since, state.told) = (found.instant, found.told)
        }
    }

    /// Takes back the last texts, which nobody has seen.
    func takeBack(_ count: Int) {
        state.withLock { state in
            guard count > 0, let before = state.before.suffix(count).first else { return }
            (state.since, state.told) = before
        }
    }
}
