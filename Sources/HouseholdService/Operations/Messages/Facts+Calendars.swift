import Credentials
import HouseholdDatabase
import HouseholdModel

extension Facts {
    /// The calendar files that are kept in a household.
    borrowing func calendarFiles(in home: Principal.Membership) throws -> [CalendarFileView] {
        let kept = try keptCalendars(in: home.household.id)
        guard !kept.isEmpty else { return [] }
        // How much has happened is nobody's to know who reads the file, so it is not there to be read.
        let end = try auditEnd(in: home.household.id)
        return kept.compactMap { calendar in
            guard let member = home.member(calendar.member), let username = member.username else {
                return nil
            }
            let state = "\(end) \(home.calendar.today) \(member.id.rawValue) \(calendar.hasToDos)"
            let digest = ContentDigest(of: Array(state.utf8)).bytes.prefix(16)
            return CalendarFileView(
                path: calendar.path, hasToDos: calendar.hasToDos, member: member.id,
                username: username.text, household: home.household.name.text,
                name: member.name.text,
                state: digest.hexadecimal)
        }
    }
}
