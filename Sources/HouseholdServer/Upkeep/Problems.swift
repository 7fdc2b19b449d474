#if Server
    import HouseholdService
    import Synchronization

    /// What went wrong with one request, as far as it is not said by the status of its answer.
    final class Problems: Sendable {
        private let errors = Mutex<[ServiceError]>([])

        /// Notes one.
        func note(_ error: ServiceError) { errors.withLock { $0.append(error) } }

        /// All of them.
        var all: [ServiceError] { errors.withLock(\.self) }
    }
#endif
