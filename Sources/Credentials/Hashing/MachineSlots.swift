internal import Glibc

/// Files of which each running hash holds one locked.
///
/// The kernel lets go of the lock when a program dies, so a slot is never lost.
struct MachineSlots: Sendable {
    /// A locked file.
    struct Slot {
        fileprivate let descriptor: Int32
    }

    let directory: String
    let count: Int

    /// Locks a free file, or throws `.busy` when none gets free before `deadline`.
    func acquire(until deadline: ContinuousClock.Instant) throws(HashingError) -> Slot {
        guard Self.makeFolder(directory) else { throw unusable }
        while true {
            for number in 0..<count {
                if let slot = try lock("\(directory)/hash-slot-\(number)") { return slot }
            }
            guard ContinuousClock.now < deadline else { throw .busy }
            usleep(.random(in: 5_000...15_000))
        }
    }

    /// Makes the folder and those above it, for their owner alone.
    private static func makeFolder(_ path: String) -> Bool {
        if unsafe mkdir(path, 0o700) == 0 || errno == EEXIST { return true }
        guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex
        else { return false }
        return makeFolder(String(path[..<slash]))
            && (unsafe mkdir(path, 0o700) == 0 || errno == EEXIST)
    }

    /// Lets another hash have the file.
    func release(_ slot: Slot) {
        close(slot.descriptor)
    }

    private func lock(_ path: String) throws(HashingError) -> Slot? {
        let flags = O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC
        let descriptor = unsafe open(path, flags, 0o600)
        guard descriptor >= 0 else { throw unusable }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let failure = unusable
            let isTaken = errno == EWOULDBLOCK || errno == EINTR
            close(descriptor)
            guard isTaken else { throw failure }
            return nil
        }
        return Slot(descriptor: descriptor)
    }

    private var unusable: HashingError {
        .noSlots(directory: directory, errno: errno)
    }
}
