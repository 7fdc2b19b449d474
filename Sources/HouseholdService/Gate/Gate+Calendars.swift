package import HouseholdModel

extension Gate {
    /// What comes for the member for whom a calendar file is kept, as that member sees it by the rules.
    ///
    /// - Throws: ``ServiceError``, as when the same member asks for it at the program.
    package func calendar(
        for file: CalendarFileView, in household: Household.ID
    ) async throws(ServiceError) -> Answer<CalendarView> {
        try await perform(
            ShowCalendar(.quarter, for: file.username),
            as: .inPlace(of: file.member, in: household))
    }
}
