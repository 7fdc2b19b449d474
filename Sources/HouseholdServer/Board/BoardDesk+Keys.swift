#if Server
    import Crypto
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird

    // Somebody comes in for the first time, with a key that a parent handed out. It comes with each form, since nothing is
    // kept of whoever is nobody yet, and is looked at each time; a right one costs nobody a try.

    extension BoardDesk {
        /// Says whose home a key opens.
        func open(_ fields: FormFields, _ asked: BoardRequest) async -> Response {
            guard let key = fields[.key] else { return Self.answer(.badRequest) }
            let language = asked.language
            do throws(PageProblem) {
                let place = try await place(of: asked)
                let proof = try await proof(of: key, at: place)
                guard let visit = await visit(asked) else {
                    let html = joinPage(
                        with: proof, key, named: surroundings.makeRequestID(), in: language,
                        atBoard: place == .board)
                    return Self.answer(html, in: language)
                }
                guard proof.role != .child else { throw .otherHands(proof.name) }
                return Self.answer(
                    moveInPage(with: proof, key, for: visit), in: visit.language)
            } catch {
                return keyPage(for: asked, error)
            }
        }

        /// Lets somebody in who has a key, once however often the form is sent.
        func join(_ fields: FormFields, _ asked: BoardRequest) async -> Response {
            guard let key = fields[.key] else { return Self.answer(.badRequest) }
            guard let form = Self.mark(of: fields, asked) else {
                return await admit(by: key, fields, asked)
            }
            return await arrivals.answer(to: form) { await admit(by: key, fields, asked) }
        }

        /// What tells a form from any other, at another device or of another visit, too; `nil` where its request has no name.
        private static func mark(of fields: FormFields, _ asked: BoardRequest) -> [UInt8]? {
            guard let request = fields[.request].flatMap({ HouseholdService.RequestID($0) }) else {
                return nil
            }
            let visit = asked.made(fields) ? asked.formToken : ""
            let typed = [Field.key, .name, .password].map { fields[$0] ?? "" }
            let parts = [request.text, visit, asked.device?.reveal() ?? ""] + typed
            let marks = parts.flatMap { Array(SHA256.hash(data: Data($0.utf8))) }
            return Array(SHA256.hash(data: marks))
        }

        private func admit(
            by key: String, _ fields: FormFields, _ asked: BoardRequest
        ) async -> Response {
            if await hasMovedIn(fields, asked) { return Self.redirect(to: .day) }
            let place: Device.Kind?
            let proof: KeyProof
            do throws(PageProblem) {
                place = try await self.place(of: asked)
                proof = try await self.proof(of: key, at: place)
            } catch {
                return keyPage(for: asked, error)
            }
            if asked.made(fields) { return await moveIn(with: proof, fields, asked) }
            // The page was made for who was signed in then: somebody else came in since, or nobody is any more.
            guard fields[.form] == nil else { return keyPage(for: asked, .staleForm) }
            guard let password = fields[.password] else { return Self.answer(.badRequest) }
            do throws(ServiceError) {
                let username = try Self.username(in: fields)
                return try await enter(with: proof, as: username, Confidential(password), asked)
            } catch {
                let problem = PageProblem(error)
                let html = joinPage(
                    with: proof, key, as: fields[.name], named: surroundings.makeRequestID(),
                    in: asked.language, atBoard: place == .board, problem: problem.message)
                return Self.answer(html, in: asked.language, status: problem.status)
            }
        }

        private func enter(
            with proof: KeyProof, as username: Username?, _ password: Confidential,
            _ asked: BoardRequest
        ) async throws(ServiceError) -> Response {
            guard
                let request = HouseholdService.RequestID(
                    surroundings.makeRequestID(), mayComeAgain: false)
            else { throw .bug("a request without a name") }
            guard proof.role != .child else {
                let signedIn = try await gate.join(
                    proof, username: username, password: password, at: asked.device,
                    inPlaceOf: asked.caller, request: request)
                surroundings.changed()
                return try Self.letIn(signedIn, in: asked.language)
            }
            return try await register(with: proof, as: username, password, asked, request)
        }

        /// Makes the account of an adult, and lets them in with it.
        private func register(
            with proof: KeyProof, as username: Username?, _ password: Confidential,
            _ asked: BoardRequest, _ request: HouseholdService.RequestID
        ) async throws(ServiceError) -> Response {
            guard let username else { throw .text(.empty, field: "user name") }
            guard !proof.isOthers(username) else { throw .account(.usernameTaken(username)) }
            guard let name = try? Name(proof.name) else { throw .bug("a member without a name") }
            let signedIn = try await gate.register(
                username, name: name, email: nil, password: password,
                invitation: .personal(proof), inPlaceOf: asked.caller, request: request)
            var answer = try Self.letIn(signedIn, in: asked.language)
            // The account is there from now on, so its code is shown whatever comes of the rest.
            var problem: Phrase?
            do throws(ServiceError) {
                _ = try await gate.perform(
                    JoinHousehold(proof), as: asked.caller.with(session: signedIn.session),
                    request: request.following(1))
            } catch {
                problem = error.explanation.message
            }
            surroundings.changed()
            guard let code = signedIn.recoveryCode?.reveal() else { return answer }
            let cookie = answer.headers[.setCookie]
            answer = Self.answer(
                recoveryPage(code, in: asked.language, problem: problem), in: asked.language)
            answer.headers[.setCookie] = cookie
            return answer
        }

        /// Lets an adult in who is signed in.
        private func moveIn(
            with proof: KeyProof, _ fields: FormFields, _ asked: BoardRequest
        ) async -> Response {
            guard let request = fields[.request].flatMap({ HouseholdService.RequestID($0) }) else {
                return Self.answer(.badRequest)
            }
            do throws(ServiceError) {
                _ = try await gate.perform(
                    JoinHousehold(proof), as: asked.caller, request: request)
                surroundings.changed()
                return Self.redirect(to: .day)
            } catch {
                return keyPage(for: asked, PageProblem(error))
            }
        }

        /// Whether the same form let an adult in before who is signed in; its key is used up since.
        private func hasMovedIn(_ fields: FormFields, _ asked: BoardRequest) async -> Bool {
            guard asked.made(fields),
                let request = fields[.request].flatMap({ HouseholdService.RequestID($0) })
            else { return false }
            return (try? await gate.hasJoined(as: asked.caller, by: request)) == true
        }

        private func keyPage(for asked: BoardRequest, _ problem: PageProblem) -> Response {
            var answer = Self.answer(
                HouseholdWeb.keyPage(in: asked.language, problem: problem.message),
                in: asked.language, status: problem.status)
            // A browser that is no device of the household any more is one like any other.
            if problem.isOfDevice { answer.headers[.setCookie] = BoardCookie.device.forgetting }
            return answer
        }

        /// Whoever is signed in; nobody where that can't be found out.
        private func visit(_ asked: BoardRequest) async -> Visit? {
            guard let asker = try? await gate.asker(of: asked.caller) else { return nil }
            return try? visit(of: asker, asked)
        }

        /// That a key is right; at a paired device it has to be a child's, which has an account for this household alone.
        private func proof(
            of key: String, at place: Device.Kind?
        ) async throws(PageProblem) -> KeyProof {
            let opened: OpenedKey
            do throws(ServiceError) {
                opened = try await gate.openAny(Confidential(key))
            } catch {
                throw PageProblem(error)
            }
            guard case .personal(let proof) = opened else { throw .householdCode }
            guard place == nil || proof.role == .child else { throw .otherDevice }
            return proof
        }

        /// At what paired device it is asked; `nil` at none.
        private func place(of asked: BoardRequest) async throws(PageProblem) -> Device.Kind? {
            guard let device = asked.device else { return nil }
            do throws(ServiceError) {
                return try await gate.welcome(at: device).kind
            } catch {
                throw PageProblem(error)
            }
        }

        private static func username(in fields: FormFields) throws(ServiceError) -> Username? {
            guard let typed = fields[.name] else { return nil }
            do throws(TextError) {
                return try Username(typed)
            } catch {
                throw .text(error, field: "user name")
            }
        }
    }
#endif
