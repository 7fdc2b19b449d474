import HouseholdDatabase
import HouseholdModel

extension Gate {
    /// Reads out all that there is of the household of whoever asks, for whoever may.
    package func export(
        as caller: Caller, request: RequestID, isRehearsal: Bool = false
    ) async throws(ServiceError) -> ExportView {
        _ = try await perform(
            ExportHousehold(), as: caller, request: request, isRehearsal: isRehearsal)
        return try await wait {
            try store.read { facts in
                let now = clock.now()
                let home = try facts.principal(of: caller, at: now).membership().home
                return ExportView(
                    of: .household, at: now, people: home.members,
                    try facts.export(of: home.household.id))
            }
        }
    }
}
