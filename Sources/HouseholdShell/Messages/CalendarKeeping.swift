import HouseholdModel
import HouseholdService
import HouseholdWords
import ICalendar

extension Session {
    /// Writes the calendar files of a household that are out of date.
    ///
    /// - Throws: What hinders the data file.
    func write(
        _ files: [CalendarFileView], of household: Household.ID, through gate: Gate
    ) async throws(ServiceError) -> SentMessages {
        var all = SentMessages()
        for view in files {
            let file = CalendarFile(path: view.path)
            let mark = CalendarMark(
                handle: view.username, household: view.household, state: view.state)
            guard !file.isUpToDate(for: mark) else { continue }
            if let text = try await text(of: view, marked: mark, in: household, through: gate),
                (try? file.write(text, marked: mark)) != nil
            {
                all.calendars += 1
            } else {
                all.unwritten += 1
            }
        }
        return all
    }

    /// The calendar as it is by now; `nil` where whom it is for may not see it any more.
    private func text(
        of file: CalendarFileView, marked mark: CalendarMark, in household: Household.ID,
        through gate: Gate
    ) async throws(ServiceError) -> String? {
        do throws(ServiceError) {
            let answer = try await gate.calendar(for: file, in: household)
            guard let zone = answer.asker.home?.zone else { return nil }
            return MemberCalendar(
                of: answer.output, as: file.hasToDos ? .toDos : .events,
                called: ["Chorus", file.name].joined(separator: " "), for: mark, in: zone,
                at: clock.now()
            ).component.text
        } catch {
            guard error.explanation.exit != .temporary else { throw error }
            return nil
        }
    }
}
