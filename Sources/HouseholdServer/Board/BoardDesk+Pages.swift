#if Server
    import Foundation
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird

    extension BoardDesk {
        /// The page at a route, for whoever has a browser there.
        func page(at route: BoardRoute, for asked: BoardRequest) async -> Response {
            switch route {
            case .who: await whoPage(for: asked)
            case .pair: pairPage(for: asked)
            case .offline: Self.answer(offlinePage(in: asked.language), in: asked.language)
            // Whoever is at a paired device signs in as there, within its limits.
            case .signIn where asked.device != nil: Self.redirect(to: .who)
            case .key: Self.answer(keyPage(in: asked.language), in: asked.language)
            default: await page(at: route, as: Sheet(for: asked))
            }
        }

        /// The same of those that are for whoever is signed in, with what is told on it.
        func page(at route: BoardRoute, as sheet: Sheet) async -> Response {
            do throws(ServiceError) {
                guard let (html, visit) = try await html(at: route, sheet) else {
                    return Self.redirect(to: .day)
                }
                return Self.answer(
                    html, in: visit.language,
                    status: visit.has(route) ? sheet.status : .forbidden)
            } catch .account(.notSignedIn) {
                guard route == .signIn else { return door(for: sheet.asked) }
                let language = sheet.asked.language
                return Self.answer(signInPage(in: language), in: language)
            } catch {
                return await apology(for: error, at: route, sheet.asked)
            }
        }

        /// A page that only says why there is none.
        private func apology(
            for error: ServiceError, at route: BoardRoute, _ asked: BoardRequest
        ) async -> Response {
            Problems.note(error)
            let visit: Visit
            do throws(ServiceError) {
                // Where another program holds the data file, to ask who it is would take as long again.
                guard error != .dataFile(.busy) else { throw error }
                visit = try self.visit(of: try await gate.asker(of: asked.caller), asked)
            } catch .account(.notSignedIn) {
                return door(for: asked)
            } catch {
                let html = signInPage(in: asked.language, problem: error.explanation.message)
                return Self.answer(html, in: asked.language, status: error.status)
            }
            let html = problemPage(error.message(to: visit), at: route, for: visit)
            return Self.answer(html, in: visit.language, status: error.status)
        }

        /// Whoever asked, with what each page needs.
        ///
        /// - Throws: ``AccountProblem/notSignedIn``.
        func visit(of asker: Asker, _ asked: BoardRequest) throws(ServiceError) -> Visit {
            let visit = Visit(
                asker, speaking: asked.language, at: moment, formToken: asked.formToken,
                makeRequestID: surroundings.makeRequestID)
            guard let visit else { throw .account(.notSignedIn) }
            return visit
        }

        var moment: Instant {
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
