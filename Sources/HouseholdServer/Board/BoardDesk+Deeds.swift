#if Server
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird
    import QuickAdd

    extension BoardDesk {
        /// Signs somebody in, and has the browser keep who it is.
        func signIn(_ fields: FormFields, _ asked: BoardRequest) async -> Response {
            guard asked.device == nil else { return Self.redirect(to: .who) }
            guard let name = fields[.name], let password = fields[.password],
                let request = HouseholdService.RequestID(
                    surroundings.makeRequestID(), mayComeAgain: false)
            else { return Self.answer(.badRequest) }
            do throws(ServiceError) {
                let signedIn = try await gate.signIn(
                    as: name, with: Confidential(password), inPlaceOf: asked.caller,
                    request: request)
                surroundings.changed()
                return try Self.letIn(signedIn, in: asked.language)
            } catch {
                Problems.note(error)
                let html = signInPage(in: asked.language, problem: error.explanation.message)
                return Self.answer(html, in: asked.language, status: error.pageStatus)
            }
        }

        /// Does what a form says, once, and shows the page on which it is told.
        func act(
            at route: BoardRoute, _ fields: FormFields, _ asked: BoardRequest
        ) async -> Response {
            guard asked.made(fields) else {
                return await page(at: route.page, as: Sheet(for: asked, problem: .staleForm))
            }
            guard let request = fields[.request].flatMap({ HouseholdService.RequestID($0) }) else {
                return Self.answer(.badRequest)
            }
            if route == .signOut { return await signOut(asked, request) }
            var (page, reader): (BoardRoute, Visit?) = (.day, nil)
            do throws(ServiceError) {
                let asker = try await gate.asker(of: asked.caller)
                page = route.page
                // The rules refuse others; a parent's own session they can't tell from one at a prompt. A line is only read
                // for whoever has the page.
                let visit = try visit(of: asker, asked)
                reader = visit
                let isHere = route == .line ? visit.has(route) : !visit.needsOwnDevice
                guard !route.isParents || isHere else {
                    return await self.page(at: page, as: Sheet(for: asked))
                }
                if route == .line { return try await read(fields, asked, visit, request) }
                guard let deed = try Deed(at: route, fields, today: today(asker)) else {
                    return Self.answer(.badRequest)
                }
                if let question = try await question(before: deed, fields, asked, visit, request) {
                    return question
                }
                try await perform(deed.operation, as: asked.caller, request)
                surroundings.changed()
                return Self.redirect(to: deed.page, telling: deed.told, of: deed.done)
            } catch {
                let problem = await problem(error, to: reader, asked)
                let sheet = Sheet(for: asked, problem: problem, draft: NewChore(fields))
                return await self.page(at: page, as: sheet)
            }
        }

        /// Why a deed was not done, with the title of a chore where that says its number and whoever asks may know it.
        private func problem(
            _ error: ServiceError, to reader: Visit?, _ asked: BoardRequest
        ) async -> PageProblem {
            guard case .chore(.doneByOther(let number, let name)) = error,
                let chores = try? await gate.perform(ListChores(.today), as: asked.caller).output,
                let chore = chores.first(where: { $0.number == number })
            else { return PageProblem(error, to: reader) }
            Problems.note(error)
            return PageProblem(doneBy: name, chore.title)
        }

        /// Says how a line was understood that stands in a form, or adds what was meant by it.
        private func read(
            _ fields: FormFields, _ asked: BoardRequest, _ visit: Visit,
            _ request: HouseholdService.RequestID
        ) async throws(ServiceError) -> Response {
            guard let text = fields[.line] else { return Self.answer(.badRequest) }
            guard let home = try await gate.asker(of: asked.caller).home else {
                throw .noHousehold
            }
            let reader = QuickAddReader(
                in: home, at: moment, for: visit.account.username,
                in: visit.language.catalogue.dates)
            let line = try NewLine(text, by: reader)
            guard let operation = try line.operation(for: fields[.reading]) else {
                let problem = line.problem.map(PageProblem.init(unreadable:))
                return await page(
                    at: .add, as: Sheet(for: asked, problem: problem, draft: NewChore(line)))
            }
            try await perform(operation, as: asked.caller, request)
            surroundings.changed()
            return Self.redirect(to: .add, telling: .added)
        }

        private func perform(
            _ operation: some Change, as caller: Caller, _ request: HouseholdService.RequestID
        ) async throws(ServiceError) {
            _ = try await gate.perform(operation, as: caller, request: request)
        }

        private func signOut(_ asked: BoardRequest, _ request: HouseholdService.RequestID) async
            -> Response
        {
            do throws(ServiceError) {
                try await perform(LogOut(), as: asked.caller, request)
            } catch .account(.notSignedIn) {
                // Nobody is left to sign out.
            } catch {
                return await page(at: .day, as: Sheet(for: asked, problem: PageProblem(error)))
            }
            var answer = door(for: asked)
            answer.headers[.setCookie] = BoardCookie.session.forgetting
            if let clear = HTTPField.Name("Clear-Site-Data") {
                // What others did at a tablet that they share, and is not sent yet, waits there for them.
                answer.headers[clear] = asked.device == nil ? #""cache", "storage""# : #""cache""#
            }
            return answer
        }
    }
#endif
