import HouseholdModel

/// Keeps a calendar file for a member from now on, in place of the one before, or none any more.
///
/// One's own; parents their children's.
///
/// Written it is by whoever runs the program, once something happened, and each day.
package struct KeepCalendar: Change, PersonOperation {
    package static let action = Action.keepCalendar
    let path: String?
    let hasToDos: Bool
    package let name: String?

    /// Keeps the file at `path`, from the root of the computer's files on; without one none.
    ///
    /// - Parameters:
    ///   - path: Where it lies.
    ///   - hasToDos: Whether to-dos are to stand in it in place of events.
    ///   - name: For whom; without one for whoever asks.
    package init(at path: String?, hasToDos: Bool = false, for name: String? = nil) {
        self.path = path
        self.hasToDos = hasToDos
        self.name = name
    }

    /// Keeps it.
    package func run(_ grant: borrowing Grant<Self>) throws -> KeptCalendarView {
        try grant.keepCalendar(at: path, hasToDos: hasToDos)
    }

    /// Whether one is kept, and not where it lies.
    package var written: any Encodable { ["kept": path != nil] }
}

/// Which calendar file is kept, and which was.
package struct KeptCalendarView: Codable, Sendable {
    /// Where it lies; nothing where none is kept any more.
    package let path: String?
    /// Where the one before lies, which is kept no more.
    package let before: String?
}

extension Action {
    package static let keepCalendar = Action(
        "calendar.keep", on: .member, kin: .manages(except: .oneself), password: .never,
        back: .never("a calendar was kept", instead: .stoppingCalendar), tells: .nobody)
}
