import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// What was written about how the date was done, as far as whoever asks may read it.
    ///
    /// It is said to whoever did it: of the other children only the one whose chore it is reads it.
    borrowing func note(on date: Occurrence, for principal: Principal) throws -> Note? {
        guard let note = date.note, let reader = principal.member else { return nil }
        let isTheirs = [date.assignee, date.completion?.doer].contains(reader.id)
        let mayRead =
            try reader.role != .child || isTheirs
            || date.isOpen && isTakenBack(date.id, from: reader)
        return mayRead ? note : nil
    }
}
