#if Server
    import HouseholdService
    import HouseholdWeb
    import Hummingbird

    extension BoardDesk {
        /// A page that asks whether a reward is meant once more that was asked for and waits: the shop, in which it has no
        /// button then, may be an old one.
        ///
        /// A form that is sent twice is one request, of which nobody is asked. What would be refused is refused at once.
        func question(
            before deed: Deed, _ fields: FormFields, _ asked: BoardRequest, _ visit: Visit,
            _ request: HouseholdService.RequestID
        ) async throws(ServiceError) -> Response? {
            guard let wanted = deed.operation as? RequestReward, fields[.again] == nil else {
                return nil
            }
            let requests = try await gate.perform(ListRequests(), as: asked.caller).output
            let waiting = requests.first {
                $0.reward == wanted.number && $0.member == visit.account.username
                    && $0.state == .waiting
            }
            guard let waiting else { return nil }
            let rehearsed = try await gate.perform(
                wanted, as: asked.caller, request: request, isRehearsal: true
            ).output
            guard !requests.contains(where: { $0.number == rehearsed.number }) else { return nil }
            return Self.answer(
                askAgainPage(waiting, for: visit), in: visit.language, status: .conflict)
        }
    }
#endif
