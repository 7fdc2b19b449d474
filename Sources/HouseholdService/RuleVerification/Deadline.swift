package import Credentials
import HouseholdModel

/// When a proof has taken too long, by a clock that nobody can set.
package struct Deadline: Sendable {
    /// How long a proof may take, in milliseconds, on a machine that is busy with other things.
    static let most: Int64 = 60_000

    private let clock: @Sendable () -> BootInstant?
    private let end: BootInstant?

    /// The end of the time that a proof has which begins now.
    package init(by clock: @escaping @Sendable () -> BootInstant?) {
        self.clock = clock
        end = clock().map {
            BootInstant(bootID: $0.bootID, milliseconds: $0.milliseconds + Self.most)
        }
    }

    /// Gives up where the time is over.
    func check() throws(ServiceError) {
        guard let end, let now = clock(), now.milliseconds > end.milliseconds else { return }
        throw .rules(
            .broken(
                "The rules tell so many cases apart that going through them takes too long."))
    }
}
