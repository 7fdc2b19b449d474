#if Server
    import HouseholdService
    import Synchronization

    /// What went wrong with the request that is answered now, as far as the status of its answer does not say it.
    ///
    /// It goes along with the task and not with the arguments: on its way from the gate to a page an error passes many that have
    /// nothing to do with logs and figures.
    final class Problems: Sendable {
        @TaskLocal private static var current: Problems?

        private let errors = Mutex<[ServiceError]>([])

        /// Notes one of the request that is answered now.
        static func note(_ error: ServiceError) {
            current?.errors.withLock { $0.append(error) }
        }

        /// What `work` makes, and what was noted meanwhile.
        static func during<Output>(
            _ work: () async throws -> Output
        ) async -> (Result<Output, any Error>, [ServiceError]) {
            let problems = Problems()
            let result: Result<Output, any Error>
            do {
                result = .success(try await $current.withValue(problems, operation: work))
            } catch {
                result = .failure(error)
            }
            return (result, problems.errors.withLock(\.self))
        }
    }
#endif
