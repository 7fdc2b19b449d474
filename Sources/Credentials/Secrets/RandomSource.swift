/// The only source of randomness.
package struct RandomSource: Sendable {
    private let draw: @Sendable (Int) -> [UInt8]

    /// A source that asks `draw` for so many bytes.
    package init(_ draw: @escaping @Sendable (Int) -> [UInt8]) {
        self.draw = draw
    }

    /// The operating system's.
    package static let system = RandomSource { count in
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    }

    /// Returns `count` bytes that nobody can foresee.
    package func bytes(_ count: Int) -> [UInt8] {
        let bytes = draw(count)
        precondition(bytes.count == count, "a source of randomness gives what it is asked for")
        return bytes
    }
}
