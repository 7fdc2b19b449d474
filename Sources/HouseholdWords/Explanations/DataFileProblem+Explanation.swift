import HouseholdModel
package import HouseholdService

extension DataFileProblem {
    /// What a person can do about the data file.
    package var explanation: Explanation {
        switch self {
        case .foreign(let path):
            Explanation(
                code, .data,
                "\(path) is not a data file of chorus. Nothing was changed. Name another folder with --data."
            )
        case .newer(let version, let known):
            Explanation(
                code, .configuration,
                "A newer chorus made the data file (version \(version); this one knows \(known)). Nothing was changed. Install the newer program."
            )
        case .unreleased(let path):
            Explanation(
                code, .configuration,
                "\(path) is a data file from before the first release, which this chorus can't read. Nothing was changed. Move it away to begin anew, or name another folder with --data."
            )
        case .damaged(let detail):
            Explanation(
                code, .data,
                "The data file is damaged (\(detail)). Nothing was changed. Put a backup in its place."
            )
        case .cannotCreate(let path, let reason):
            Explanation(
                code, .cannotCreate,
                "\(path) can't be created (\(reason)). Name a folder of your own, for the data file with --data."
            )
        case .readOnly:
            Explanation(
                code, .cannotCreate,
                "The data file or its folder can only be read. Nothing was changed. Make both writable."
            )
        case .cannotOpen(let path, let reason):
            Explanation(
                code, .cannotCreate,
                "\(path) can't be opened (\(reason)).")
        case .notOwn(let path):
            Explanation(
                code, .noPermission,
                "\(path) belongs to somebody else. Only its owner and root can do that.")
        case .setting(let name):
            Explanation(
                code, .configuration,
                "The database did not take the setting \(name), which keeps the data safe.")
        case .replaced(let path):
            Explanation(
                code, .temporary,
                "Another data file was put in the place of \(path) meanwhile. Nothing was changed. Leave Chorus and start it again."
            )
        case .taken(let path):
            Explanation(
                code, .conflict,
                "There is a file \(path) already. Nothing was changed. Take another name, or say --replace to write over an older backup."
            )
        case .unfitBackup(let path):
            Explanation(
                code, .data,
                "\(path) is not a whole backup of chorus. Nothing was changed. Name another file.")
        case .unfinished(let path):
            Explanation(
                code, .data,
                "\(path) is no backup: a change of it was never finished, and is in the file beside it, \(path)-journal. Nothing was changed."
            )
        case .unlikeBooks(let path, let fault):
            Explanation(
                code, .data,
                "\(path) can't take the place of the data file. \(fault.sentence) Nothing was changed.",
                firstBad: fault.row)
        case .sharedWithOthers(let path):
            Explanation(
                code, .conflict,
                "Other households are in the data file too, and would be put back with yours. Nothing was changed. Whoever owns \(path) can move it away: where there is none, anybody restores."
            )
        case .busy:
            Explanation(
                code, .temporary,
                "Other programs held the data file for too long. Nothing was changed; try again.")
        case .interrupted:
            Explanation(code, .interrupted, "Stopped. Nothing was changed.")
        case .full:
            Explanation(
                code, .io, "The disk is full. Nothing was changed. Make room and try again."
            )
        case .io(let detail):
            Explanation(code, .io, "Reading or writing failed (\(detail)).")
        case .constraint(let detail):
            Explanation(
                code, .software,
                "Something broke inside chorus. Nothing was saved. (\(detail))")
        }
    }
}
