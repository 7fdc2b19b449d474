/// How much work one hash is: argon2id's three costs.
package struct HashingProfile: Hashable, Sendable {
    /// Memory in KiB.
    package let memory: UInt32
    /// How often the memory is gone through.
    package let passes: UInt32
    /// How many threads work on it.
    package let lanes: UInt32

    package init(memory: UInt32, passes: UInt32, lanes: UInt32) {
        self.memory = memory
        self.passes = passes
        self.lanes = lanes
    }

    /// The second recommendation of RFC 9106: 64 MiB, three passes, four lanes.
    package static let standard = HashingProfile(memory: 65_536, passes: 3, lanes: 4)

    /// The least that OWASP accepts, for a computer that its owner calls small.
    package static let floor = HashingProfile(memory: 19_456, passes: 2, lanes: 1)

    /// Whether any cost is lower than in `other`.
    func isWeaker(than other: HashingProfile) -> Bool {
        memory < other.memory || passes < other.passes || lanes < other.lanes
    }
}
