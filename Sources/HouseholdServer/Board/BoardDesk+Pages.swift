#if Server
    import Foundation
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird

    extension BoardDesk {
        /// The page at a route, for whoever has a browser there.
        func page(
            at route: BoardRoute, for asked: BoardRequest, problem: PageProblem? = nil,
            draft: NewChore = NewChore()
        ) async -> Response {
            do throws(ServiceError) {
                let (html, language) = try await html(
                    at: route, for: asked, problem: problem?.message, draft: draft)
                guard let html else { return Self.redirect(to: .day) }
                return Self.answer(html, in: language, status: problem?.status ?? .ok)
            } catch .account(.notSignedIn) {
                return route == .signIn
                    ? Self.answer(signInPage(in: asked.language), in: asked.language)
                    : door(for: asked)
            } catch {
                return await apology(for: error, at: route, asked)
            }
        }

        /// A page that only says why there is none.
        private func apology(
            for error: ServiceError, at route: BoardRoute, _ asked: BoardRequest
        ) async -> Response {
            let asker: Asker
            do throws(ServiceError) {
                asker = try await gate.asker(of: asked.caller)
            } catch {
                let html = signInPage(in: asked.language, problem: error.explanation.message)
                return Self.answer(html, in: asked.language, status: error.status)
            }
            guard let visit = visit(of: asker, asked) else { return door(for: asked) }
            let html = problemPage(error.explanation.message, at: route, for: visit)
            return Self.answer(html, in: visit.language, status: error.status)
        }

        /// Asks the gate what stands on a page; there is none where somebody is signed in who need not be.
        private func html(
            at route: BoardRoute, for asked: BoardRequest, problem: Phrase?, draft: NewChore
        ) async throws(ServiceError) -> (HTML?, Language) {
            let caller = asked.caller
            let told = problem == nil ? asked.told : nil
            switch route {
            case .day:
                let (found, asker) = try await gate.answers(
                    to: ListChores(.today), ShowGoal(), ListNotices(unread: true),
                    ListChores(.open),
                    as: caller)
                let visit = try known(asker, asked)
                let html = dayPage(
                    try found.0.get(),
                    anyTime: ((try? found.3.get()) ?? []).filter {
                        $0.due == nil && $0.state == .open
                    },
                    goal: try? found.1.get(),
                    news: (try? found.2.get()) ?? [], done: problem == nil ? asked.done : nil,
                    told: told == .done ? nil : told, problem: problem, for: visit)
                return (html, visit.language)
            case .goal:
                let (found, asker) = try await gate.answers(
                    to: ShowGoal(), ListRewards(), as: caller)
                let visit = try known(asker, asked)
                let html = goalPage(
                    try? found.0.get(), rewards: try found.1.get(), told: told, problem: problem,
                    for: visit)
                return (html, visit.language)
            case .shop:
                let (found, asker) = try await gate.answers(
                    to: ListRewards(), ListRequests(), as: caller)
                let visit = try known(asker, asked)
                let html = shopPage(
                    try found.0.get(), requests: try found.1.get(), told: told, problem: problem,
                    for: visit)
                return (html, visit.language)
            case .badges:
                let (found, asker) = try await gate.answers(to: ListBadges(), as: caller)
                let visit = try known(asker, asked)
                return (badgesPage(try found.get(), for: visit), visit.language)
            case .answers:
                let (found, asker) = try await gate.answers(
                    to: ListChores(.waiting), ListRequests(), ListRequests(owed: true),
                    as: caller)
                let visit = try known(asker, asked)
                let html = answersPage(
                    try found.0.get(), requests: try found.1.get(),
                    owed: (try? found.2.get()) ?? [], told: told, problem: problem, for: visit)
                return (html, visit.language)
            case .week:
                let (found, asker) = try await gate.answers(to: ShowCalendar(.week), as: caller)
                let visit = try known(asker, asked)
                return (weekPage(try found.get(), for: visit), visit.language)
            case .family:
                let (found, asker) = try await gate.answers(
                    to: ShowHousehold(), ShowPrivacy(), as: caller)
                let visit = try known(asker, asked)
                let html = familyPage(
                    try found.0.get(), privacy: try? found.1.get(), for: visit)
                return (html, visit.language)
            case .add:
                let visit = try known(try await gate.asker(of: caller), asked)
                let html = addPage(draft, told: told, problem: problem, for: visit)
                return (html, visit.language)
            default:
                let visit = try known(try await gate.asker(of: caller), asked)
                return (nil, visit.language)
            }
        }

        /// Whoever asked.
        private func known(_ asker: Asker, _ asked: BoardRequest) throws(ServiceError) -> Visit {
            guard let visit = visit(of: asker, asked) else { throw .account(.notSignedIn) }
            return visit
        }

        func visit(of asker: Asker, _ asked: BoardRequest) -> Visit? {
            Visit(
                asker, speaking: asked.language, at: moment, formToken: asked.formToken,
                makeRequestID: surroundings.makeRequestID)
        }

        private var moment: Instant {
            Instant(
                milliseconds: Int64(
                    (surroundings.now().timeIntervalSince1970 * 1_000).rounded(.down)))
        }

        /// The household's day; the Epoch's where there is no household, of which nothing can be done then.
        func today(_ asker: Asker) -> Day {
            asker.home?.zone.day(at: moment) ?? Day(dayNumber: 0)
        }
    }
#endif
