internal import Dispatch

/// How many hashes may run at once: two in this program and four on this computer, so that they
/// never take more than 256 MiB together.
package struct HashingSlots: Sendable {
    private static let ofThisProcess = DispatchSemaphore(value: 2)

    private let process: DispatchSemaphore?
    private let machine: MachineSlots?
    private let patience: Duration

    /// The slots of all programs that share `directory`, a folder of the running user's.
    ///
    /// It is made when it isn't there, with those above it.
    package init(directory: String) {
        self.init(Self.ofThisProcess, directory: directory, patience: .seconds(10))
    }

    /// Slots for tests, which share nothing with those of this program.
    package init(limit: Int, directory: String?, patience: Duration) {
        self.init(DispatchSemaphore(value: limit), directory: directory, patience: patience)
    }

    private init(_ process: DispatchSemaphore?, directory: String?, patience: Duration) {
        self.process = process
        self.machine = directory.map { MachineSlots(directory: $0, count: 4) }
        self.patience = patience
    }

    /// No limit at all, for tests whose hashes cost nothing.
    package static let unlimited = HashingSlots(nil, directory: nil, patience: .zero)

    /// Runs `body` once a slot is free, or throws `.busy` when none gets free in time.
    func withSlot<Output>(
        _ body: () throws(HashingError) -> Output
    ) throws(HashingError) -> Output {
        let deadline = ContinuousClock.now + patience
        guard let process else { return try withMachineSlot(until: deadline, body) }
        let milliseconds = Int(patience / .milliseconds(1))
        guard process.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
            throw .busy
        }
        defer { process.signal() }
        return try withMachineSlot(until: deadline, body)
    }

    private func withMachineSlot<Output>(
        until deadline: ContinuousClock.Instant,
        _ body: () throws(HashingError) -> Output
    ) throws(HashingError) -> Output {
        guard let machine else { return try body() }
        let slot = try machine.acquire(until: deadline)
        return try withExtendedLifetime(slot) { () throws(HashingError) in try body() }
    }
}
