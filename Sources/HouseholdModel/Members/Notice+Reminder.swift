extension Notice {
    /// That the time of something has come: a notice for whoever is not at the program, which shows the same by itself.
    package struct Reminder: Hashable, Sendable {
        /// What the time has come for.
        package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
            /// A chore will be due soon.
            case ahead = "chore-ahead"
            /// A chore is due.
            case due = "chore-due"
            /// The time of a chore is over, and it is not done.
            case overdue = "chore-overdue"
            /// A chore is done, and waits for an OK.
            case waiting = "chore-waiting"
        }

        /// What the time has come for.
        package let kind: Kind
        /// The chore with that number.
        package let chore: Number
        /// What it was called then.
        package let title: Title
        /// Which date of it.
        package let occurrence: Occurrence.ID
        /// The moment that it is about: of another one there is another reminder.
        package let moment: Instant

        /// Creates a reminder.
        package init(
            _ kind: Kind, of chore: Number, _ title: Title, on occurrence: Occurrence.ID,
            at moment: Instant
        ) {
            self.kind = kind
            self.chore = chore
            self.title = title
            self.occurrence = occurrence
            self.moment = moment
        }
    }
}
