#if Server
    import HTTPTypes
    import HouseholdProtocol
    import HouseholdService
    import Hummingbird

    /// Sees each request come and its answer go, counts it and writes it down.
    struct RequestWatch: RouterMiddleware {
        let metrics: Metrics
        let log: ServerLog

        func handle(
            _ request: Request, context: VisitContext,
            next: @concurrent (Request, VisitContext) async throws -> Response
        ) async throws -> Response {
            let start = ContinuousClock.now
            // Where nothing was found, the router says so in this place afterwards, in words of its own.
            let route = RouteName(
                template: context.endpointPath,
                asked: context.parameters.get(FrontDesk.nameOfQuestion))
            let (result, problems) = await Problems.during { try await next(request, context) }
            let status =
                switch result {
                case .success(let response): response.status
                case .failure(let error):
                    (error as? any HTTPResponseError)?.status ?? .internalServerError
                }
            let time = ContinuousClock.now - start
            count(route, status.code, time, problems)
            log.write(
                route, request: context.id, status: status.code, taking: time,
                problems: problems)
            return try result.get()
        }

        private func count(
            _ route: RouteName, _ status: Int, _ time: Duration, _ problems: [ServiceError]
        ) {
            metrics.count(route.text, status, taking: time)
            // A monitor that hears that the server is not ready is refused nothing.
            guard !route.isOfUpkeep else { return }
            let steps = problems.compactMap(RefusalStep.init)
            let step = RefusalStep(status: status, page: route.isPage)
            for step in steps.isEmpty ? [step].compactMap(\.self) : steps { metrics.count(step) }
        }
    }
#endif
