import FileHandling
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords

extension Failure {
    /// Does `work`, which makes a new file or folder that somebody asked for as `path`; nothing is written over what is there.
    static func creating(
        _ path: String, _ work: () throws(FileError) -> Void
    ) throws(Failure) {
        do throws(FileError) {
            try work()
        } catch {
            guard error.code == EEXIST else {
                throw Failure(.dataFile(.cannotCreate(path: path, reason: error.reason)))
            }
            throw Failure(
                Explanation(
                    "data.taken", .conflict,
                    "There is a file \(path) already. Nothing was written over it."))
        }
    }
}
