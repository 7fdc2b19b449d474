package import Credentials
package import HouseholdModel

/// What the gate takes from outside: time, chance, the cost of hashing, and a place beside the data file.
package struct Dependencies: Sendable {
    /// The time.
    package let clock: WallClock
    let random: RandomSource
    let hasher: PasswordHasher
    let boot: @Sendable () -> BootInstant?
    /// What this computer is called.
    let device: String
    /// Whether somebody wants what runs stopped.
    let isStopped: @Sendable () -> Bool
    /// Hears whenever the data file is read or written in a transaction.
    let begins: @Sendable () -> Void
    /// Hears in which household something happened through the gate, once it is kept; nobody asks where nobody listens.
    private(set) var changed: (@Sendable (HouseholdProgress) -> Void)?
    /// Where the gate waits for the disk and for other programs.
    let waiting: Execution
    /// How long it takes to say of a thing that it is not there; `nil` for no longer than it takes.
    let search: Duration?
    /// The folder `chorus` of the state directory; without one nothing is noted beside the data file.
    private(set) var state: String?

    /// Where the gate waits for the disk and for other programs.
    package enum Execution: Sendable {
        /// On the thread that asks, which has nothing else to do meanwhile.
        case inline
        /// On a thread that is not one of the few that all tasks share; so many of them read at the same time as another
        /// writes, and with none of them whoever reads and whoever writes wait for each other.
        case onOwnThread(readers: Int)

        /// How many connections only read.
        var readers: Int {
            switch self {
            case .inline: 0
            case .onOwnThread(let readers): readers
            }
        }
    }

    /// Makes room, where that is limited, for the threads that every program of ours begins with.
    ///
    /// - Returns: Whether there is enough.
    package static func makeRoom() -> Bool {
        AddressSpace.shareArena()
        return AddressSpace.hasRoom(forThreads: 12)
    }

    /// What tests control.
    package init(
        clock: WallClock, random: RandomSource, hasher: PasswordHasher,
        boot: @escaping @Sendable () -> BootInstant?, device: String = "",
        isStopped: @escaping @Sendable () -> Bool = { false },
        begins: @escaping @Sendable () -> Void = {}, waiting: Execution = .onOwnThread(readers: 0),
        search: Duration? = nil
    ) {
        self.clock = clock
        self.random = random
        self.hasher = hasher
        self.boot = boot
        self.device = device
        self.isStopped = isStopped
        self.begins = begins
        self.waiting = waiting
        self.search = search
    }

    /// The same, with the folder `chorus` of the state directory in which the gate notes what should not be in
    /// the data file alone.
    package func noting(in state: String) -> Dependencies {
        var dependencies = self
        dependencies.state = state
        return dependencies
    }

    /// The same, with somebody who hears of each household in which something happens through the gate.
    package func telling(
        _ changed: @escaping @Sendable (HouseholdProgress) -> Void
    ) -> Dependencies {
        var dependencies = self
        dependencies.changed = changed
        return dependencies
    }

    /// Those of a program, after asking the system to keep its memory from others.
    ///
    /// - Parameters:
    ///   - folder: Where the programs of this computer count the hashes that they make at once.
    ///   - isStopped: Whether somebody wants what runs stopped: what is read or written then is left alone.
    ///   - waiting: Where the gate waits; a program that serves one person needs no other threads.
    ///   - now: The time in milliseconds since 1970-01-01T00:00:00Z.
    /// - Returns: The dependencies, or `nil` when the memory can't be kept from others.
    package static func ofProcess(
        slots folder: String, isStopped: @escaping @Sendable () -> Bool = { false },
        waiting: Execution = .onOwnThread(readers: 0),
        now: @escaping @Sendable () -> Int64
    ) -> Dependencies? {
        guard ProcessHardening.apply() else { return nil }
        return Dependencies(
            clock: WallClock { Instant(milliseconds: now()) }, random: .system,
            hasher: PasswordHasher(slots: HashingSlots(directory: folder)),
            boot: { BootInstant.now() }, device: Computer.hostName, isStopped: isStopped,
            waiting: waiting, search: .milliseconds(20))
    }
}
