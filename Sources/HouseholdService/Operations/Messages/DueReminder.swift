package import HouseholdModel

/// That a member is to be reminded of a date of a chore now.
package struct DueReminder: Hashable, Codable, Sendable {
    /// Who.
    package let member: Member.ID
    /// Of which date.
    package let occurrence: Occurrence.ID
    /// Of what about it.
    package let kind: Notice.Reminder.Kind
    /// The moment that it is about.
    package let moment: Instant
}

extension DueReminder {
    /// So many milliseconds before its moment a reminder goes along with another one, so that what is due within ten
    /// minutes is one message.
    static let headStart: Int64 = 600_000
}
