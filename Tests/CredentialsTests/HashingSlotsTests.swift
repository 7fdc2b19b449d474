import Credentials
import Dispatch
import Foundation
import Testing

@Suite("The slots for hashing")
struct HashingSlotsTests {
    private let secret = Secret("four words are good")

    @Test("let two hashes run at once in a program")
    func limitsProgram() throws {
        let slots = HashingSlots(limit: 2, directory: nil, patience: .zero)
        let gate = Gate(holding: 2)
        let hasher = gate.hasher(slots)

        gate.start(2, with: hasher)

        #expect(throws: HashingError.busy) { try hasher.hash(secret) }
        gate.open()
        #expect(try hasher.verify(secret, against: hasher.hash(secret)))
        #expect(gate.passed == 4)
    }

    @Test("let four hashes run at once on a computer")
    func limitsComputer() throws {
        try withDirectory { directory in
            let gate = Gate(holding: 4)
            let programs = (0..<3).map { _ in
                gate.hasher(HashingSlots(limit: 2, directory: directory, patience: .zero))
            }

            gate.start(2, with: programs[0])
            gate.start(2, with: programs[1])

            #expect(throws: HashingError.busy) { try programs[2].hash(secret) }
            gate.open()
            _ = try programs[2].hash(secret)
            #expect(gate.passed == 5)
        }
    }

    @Test("wait for one another")
    func waits() throws {
        try withDirectory { directory in
            let gate = Gate(holding: 1)
            let slots = HashingSlots(limit: 1, directory: directory, patience: .seconds(60))
            let hasher = gate.hasher(slots)
            let other = gate.hasher(
                HashingSlots(limit: 4, directory: directory, patience: .seconds(60))
            )

            gate.start(1, with: hasher)
            gate.startUnheld(3, with: hasher)
            gate.startUnheld(3, with: other)
            gate.open()

            #expect(gate.passed == 7)
            #expect(gate.failed == 0)
        }
    }

    @Test("are files that only their owner can open")
    func permissions() throws {
        try withDirectory { directory in
            let slots = HashingSlots(limit: 1, directory: directory, patience: .zero)
            _ = try Gate(holding: 0).hasher(slots).hash(secret)

            #expect(try permissions(of: directory) == 0o700)
            #expect(try permissions(of: directory + "/hash-slot-0") == 0o600)
        }
    }

    @Test("say which folder can't be used")
    func unusable() {
        let slots = HashingSlots(limit: 1, directory: "/dev/null/slots", patience: .zero)

        #expect(throws: HashingError.noSlots(directory: "/dev/null/slots", errno: ENOTDIR)) {
            try Gate(holding: 0).hasher(slots).hash(secret)
        }
    }

    @Test("don't follow a link that somebody has put there")
    func links() throws {
        try withDirectory { directory in
            let files = FileManager.default
            try files.createDirectory(atPath: directory, withIntermediateDirectories: false)
            try files.createSymbolicLink(
                atPath: directory + "/hash-slot-0",
                withDestinationPath: directory + "/elsewhere"
            )
            let slots = HashingSlots(limit: 1, directory: directory, patience: .zero)

            #expect(throws: HashingError.noSlots(directory: directory, errno: ELOOP)) {
                try Gate(holding: 0).hasher(slots).hash(secret)
            }
            #expect(!files.fileExists(atPath: directory + "/elsewhere"))
        }
    }

    private func withDirectory(_ body: (String) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory
            .appending(component: "hashing-slots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try body(url.path)
    }

    private func permissions(of path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
}

/// Holds the first hashes while they have their slots.
private final class Gate: Sendable {
    private let held: Int
    private let entries = Counter()
    private let failures = Counter()
    private let entered = DispatchSemaphore(value: 0)
    private let opened = DispatchSemaphore(value: 0)
    private let running = DispatchGroup()

    init(holding held: Int) {
        self.held = held
    }

    var passed: Int { entries.value }
    var failed: Int { failures.value }

    func hasher(_ slots: HashingSlots) -> PasswordHasher {
        PasswordHasher(
            profile: HashingProfile(memory: 8, passes: 1, lanes: 1),
            slots: slots,
            random: counting,
            whileHoldingSlot: { [self] in pass() }
        )
    }

    /// Starts hashes and returns once all of them have their slots.
    func start(_ count: Int, with hasher: PasswordHasher) {
        startUnheld(count, with: hasher)
        for _ in 0..<count { entered.wait() }
    }

    /// Starts hashes that may have to wait for a slot.
    func startUnheld(_ count: Int, with hasher: PasswordHasher) {
        for _ in 0..<count {
            DispatchQueue.global().async(group: running) { [failures] in
                do {
                    _ = try hasher.hash(Secret("four words are good"))
                } catch {
                    failures.increment()
                }
            }
        }
    }

    /// Lets all go on and returns once they are done.
    func open() {
        for _ in 0..<held { opened.signal() }
        running.wait()
    }

    private func pass() {
        guard entries.increment() <= held else { return }
        entered.signal()
        opened.wait()
    }
}
