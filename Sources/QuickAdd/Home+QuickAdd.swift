package import HouseholdModel
package import HouseholdService
package import HouseholdWords

extension Asker.Home {
    /// The calendar and clock of the household, with its words for times.
    package func moment(at now: Instant) -> QuickAddMoment {
        QuickAddMoment(now, in: zone, weekStart: weekStart, named: times.named)
    }
}

extension QuickAddReader {
    /// Creates what reads lines that somebody who lives there types at a moment.
    package init(
        in home: Asker.Home, at now: Instant, for username: String?,
        in language: DateVocabulary
    ) {
        let people = home.people.map {
            QuickAddPerson(
                name: $0.name, username: $0.handle == $0.name ? nil : $0.handle,
                isChild: $0.isChild, livesHere: $0.livesHere)
        }
        self.init(
            at: home.moment(at: now), people: people,
            me: people.first { $0.handle == username }, in: language)
    }
}
