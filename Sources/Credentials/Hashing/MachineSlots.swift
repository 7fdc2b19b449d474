internal import FileHandling
internal import Glibc

/// Files of which each running hash holds one locked.
///
/// The kernel lets go of the lock when a program dies, so a slot is never lost.
struct MachineSlots: Sendable {
    let directory: String
    let count: Int

    /// Locks a free file, or throws `.busy` when none gets free before `deadline`.
    ///
    /// - Returns: The file, which is held until the value goes.
    func acquire(until deadline: ContinuousClock.Instant) throws(HashingError) -> OpenFile {
        do throws(FileError) {
            try Folders.make(directory)
            while true {
                for number in 0..<count {
                    if let slot = try lock("\(directory)/hash-slot-\(number)") { return slot }
                }
                guard ContinuousClock.now < deadline else { break }
                usleep(.random(in: 5_000...15_000))
            }
        } catch {
            throw .noSlots(directory: directory, errno: error.code)
        }
        throw .busy
    }

    private func lock(_ path: String) throws(FileError) -> OpenFile? {
        let file = try OpenFile(path, O_RDWR | O_CREAT | O_NOFOLLOW)
        do throws(FileError) {
            try file.lock(waiting: false)
            return file
        } catch {
            guard [EWOULDBLOCK, EINTR].contains(error.code) else { throw error }
            return nil
        }
    }
}
