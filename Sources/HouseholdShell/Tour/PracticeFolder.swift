import FoundationEssentials
import Glibc
import HouseholdModel
import HouseholdService
import HouseholdWords

/// The folder of a household that is thrown away, which has the number of its program in its name.
struct PracticeFolder {
    private static let prefix = "tour-"

    let path: String

    /// Makes a folder of one's own, and removes what programs left that were ended in the middle.
    ///
    /// - Parameters:
    ///   - state: The folder `chorus` of the state directory.
    ///   - name: A name that no other program chooses.
    /// - Throws: ``Failure`` when there can be none.
    init(in state: String, named name: String) throws(Failure) {
        path = "\(state)/\(Self.prefix)\(getpid())-\(name)"
        Self.removeRemains(in: state)
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700])
        } catch {
            throw Failure(
                Explanation(
                    "tour.no-place", .cannotCreate, "There is no place for a practice household."))
        }
    }

    /// Takes it away with all that is in it.
    func remove() {
        try? FileManager.default.removeItem(atPath: path)
    }

    private static func removeRemains(in state: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: state)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            try? FileManager.default.removeItem(atPath: "\(state)/\(name)")
        }
    }
}
