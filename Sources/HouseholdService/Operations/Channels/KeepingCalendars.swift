import HouseholdDatabase
import HouseholdModel

extension Grant where Op == KeepCalendar {
    private static let longest = 4_000

    /// Keeps the file at a path, or none.
    func keepCalendar(at path: String?, hasToDos: Bool) throws -> KeptCalendarView {
        guard subject.account != nil else {
            throw ServiceError.member(.childHasNotJoined(subject.name))
        }
        let kept = try transaction.facts.keptCalendars(in: subject.household)
        let before = kept.first { $0.member == subject.id }?.path
        guard let path else {
            try transaction.endCalendar(of: subject.id, in: subject.household)
            return KeptCalendarView(path: nil, before: before)
        }
        guard path.hasPrefix("/"), path.utf8.count <= Self.longest,
            !path.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 })
        else {
            throw ServiceError.value(
                field: "the file", expected: "a path such as /home/anna/chores.ics")
        }
        guard !kept.contains(where: { $0.path == path && $0.member != subject.id }) else {
            throw ServiceError.value(
                field: "the file", expected: "another one: somebody's calendar is kept there")
        }
        try transaction.keep(
            KeptCalendar(for: subject.id, at: path, hasToDos: hasToDos), in: subject.household)
        return KeptCalendarView(path: path, before: before == path ? nil : before)
    }
}
