import HouseholdModel
import HouseholdService

/// Somebody at a prompt, who is told what each look finds.
final class Watcher {
    private let family: Family
    private let person: Person
    private var since: Instant
    private var told: [WatchedNotices.Told]?

    init(_ family: Family, as person: Person) {
        (self.family, self.person, since) = (family, person, family.clock.now)
    }

    @discardableResult
    func look() async throws -> [String] {
        let found = try await family.ask(WatchNotices(since: since, but: told), as: person)
        (since, told) = (found.instant, found.told)
        return found.reminders.map(\.source)
    }
}
