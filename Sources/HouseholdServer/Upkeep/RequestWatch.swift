#if Server
    import HTTPTypes
    import HouseholdProtocol
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
            do {
                let response = try await next(request, context)
                note(route, response.status.code, context, since: start)
                return response
            } catch {
                let status = (error as? any HTTPResponseError)?.status ?? .internalServerError
                note(route, status.code, context, since: start)
                throw error
            }
        }

        private func note(
            _ route: RouteName, _ status: Int, _ context: VisitContext,
            since start: ContinuousClock.Instant
        ) {
            let time = ContinuousClock.now - start
            let problems = context.problems.all
            metrics.count(route.text, status, taking: time)
            for step in problems.compactMap(RefusalStep.init) { metrics.count(step) }
            if !route.isOfUpkeep,
                let step = RefusalStep(status: status, page: route.isPage)
            {
                metrics.count(step)
            }
            log.write(
                route, request: context.id, status: status, taking: time, problems: problems)
        }
    }
#endif
