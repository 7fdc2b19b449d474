/// Who does something on which day of one week, or of two that take turns.
package struct Roster: Hashable, Sendable, Codable {
    /// The first day of the first week.
    package let start: Day
    /// For each day from there, 7 or 14 of them, who; nobody on some.
    package let slots: [Member.ID?]

    /// Creates a roster, or returns `nil` when it is not of one or two weeks, or names nobody.
    package init?(from start: Day, _ slots: [Member.ID?]) {
        guard slots.count == 7 || slots.count == 14, slots.contains(where: { $0 != nil }) else {
            return nil
        }
        self.start = start
        self.slots = slots
    }

    /// All whom it names, each once, in the order in which they come.
    package var members: [Member.ID] {
        slots.compactMap(\.self).reduce(into: []) { members, member in
            if !members.contains(member) { members.append(member) }
        }
    }

    /// Whose `day` is, if it is anybody's.
    package func member(on day: Day) -> Member.ID? {
        let days = day.dayNumber - start.dayNumber
        return slots[(days % slots.count + slots.count) % slots.count]
    }
}
