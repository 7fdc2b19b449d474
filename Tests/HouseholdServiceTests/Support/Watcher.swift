import HouseholdModel
import HouseholdService

/// Somebody at a prompt, who is told what each look finds.
final class Watcher {
    private let family: Family
    private let person: Person
    private var since: Instant
    private(set) var told: [WatchedNotices.Told]?

    init(_ family: Family, as person: Person) {
        (self.family, self.person, since) = (family, person, family.clock.now)
    }

    /// Looks for what came due, and what waits.
    @discardableResult
    func look() async throws -> [String] { try await find().reminders.map(\.source) }

    /// Looks for what others did.
    @discardableResult
    func lookForNews() async throws -> [String] { try await find().unread.map(\.text.source) }

    private func find() async throws -> WatchedNotices {
        let found = try await family.ask(WatchNotices(since: since, but: told), as: person)
        (since, told) = (found.instant, found.told)
        return found
    }
}
