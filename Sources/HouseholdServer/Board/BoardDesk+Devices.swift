#if Server
    import Foundation
    import HTTPTypes
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird

    // A tablet is paired: it shows a code, a parent types that elsewhere, and it fetches a token (RFC 8628). From then on it
    // says who can sign in there.

    extension BoardDesk {
        /// The first page of whoever is not signed in: at a device that is paired, who can be.
        func door(for asked: BoardRequest) -> Response {
            Self.redirect(to: asked.device == nil ? .signIn : .who)
        }

        /// Who can sign in at this device.
        func whoPage(for asked: BoardRequest, problem: ServiceError? = nil) async -> Response {
            guard let device = asked.device else { return Self.redirect(to: .signIn) }
            do throws(ServiceError) {
                let welcome = try await gate.welcome(at: device)
                let html = HouseholdWeb.whoPage(
                    welcome, chosen: asked.chosen, in: asked.language,
                    problem: problem?.explanation.message)
                return Self.answer(html, in: asked.language, status: problem?.pageStatus ?? .ok)
            } catch .device(.notPaired) {
                return Self.forgetting(.device, at: .signIn)
            } catch {
                Problems.note(error)
                return Self.answer(error.status)
            }
        }

        /// Signs somebody in who is at this device.
        func enter(_ fields: FormFields, _ asked: BoardRequest) async -> Response {
            guard let device = asked.device else { return Self.redirect(to: .signIn) }
            guard let chosen = fields[.name], let password = fields[.password],
                let request = HouseholdService.RequestID(
                    surroundings.makeRequestID(), mayComeAgain: false)
            else { return Self.answer(.badRequest) }
            do throws(ServiceError) {
                // Whoever it was for may not sign in here any more: their password is tried on nobody else.
                guard let person = try await gate.welcome(at: device).person(called: chosen)
                else { return Self.redirect(to: .who) }
                let signedIn = try await gate.signIn(
                    as: person.name, with: Confidential(password), at: device,
                    inPlaceOf: asked.caller, request: request)
                surroundings.changed()
                return try Self.letIn(signedIn, in: asked.language)
            } catch .device(.notPaired) {
                return Self.forgetting(.device, at: .signIn)
            } catch {
                Problems.note(error)
                return await whoPage(for: asked.choosing(chosen), problem: error)
            }
        }

        /// The code of a device that waits, or what it is called.
        func pairPage(for asked: BoardRequest, problem: ServiceError? = nil) -> Response {
            let message = problem?.explanation.message
            let html =
                if problem == nil, let code = asked.pairing?.shown {
                    HouseholdWeb.codePage(code, in: asked.language)
                } else {
                    HouseholdWeb.pairPage(in: asked.language, problem: message)
                }
            return Self.answer(html, in: asked.language, status: problem?.status ?? .ok)
        }

        /// Lets a device wait to be paired.
        func beginPairing(
            _ fields: FormFields, _ asked: BoardRequest, from address: String?
        ) async -> Response {
            do throws(ServiceError) {
                let name: Title
                do throws(TextError) {
                    name = try Title(fields[.name] ?? "")
                } catch {
                    throw .text(error, field: "name")
                }
                let codes = try await gate.beginPairing(name, from: address)
                guard let own = codes.deviceCode.reveal(), let shown = codes.userCode.reveal()
                else {
                    throw .bug("a device without codes")
                }
                var answer = Self.redirect(to: .pair)
                answer.headers[.setCookie] = BoardCookie.pairing.keeping("\(own).\(shown)")
                return answer
            } catch {
                Problems.note(error)
                return pairPage(for: asked, problem: error)
            }
        }

        /// Fetches the token of a device, where a parent has typed its code.
        func fetchToken(_ asked: BoardRequest) async -> Response {
            guard let pairing = asked.pairing else { return Self.redirect(to: .pair) }
            do throws(ServiceError) {
                switch try await gate.fetchToken(for: pairing.own) {
                case .pending, .slowDown: return Self.redirect(to: .pair)
                case .denied, .expired: return Self.forgetting(.pairing, at: .pair)
                case .paired(let token):
                    guard let token = token.reveal() else { throw .bug("a device without a token") }
                    // Who signed in here before it was a device of several is not who is at it from now on.
                    if let request = HouseholdService.RequestID(surroundings.makeRequestID()) {
                        _ = try? await gate.perform(
                            LogOut(), as: asked.caller, request: request)
                    }
                    var answer = Self.forgetting(.pairing, at: .who)
                    for cookie in [
                        BoardCookie.session.forgetting, BoardCookie.device.keeping(token),
                    ] {
                        answer.headers.append(HTTPField(name: .setCookie, value: cookie))
                    }
                    return answer
                }
            } catch {
                Problems.note(error)
                return pairPage(for: asked, problem: error)
            }
        }

        /// A browser that keeps a session from now on; a parent whose seal does not hold reads that first.
        static func letIn(
            _ signedIn: SignedIn, in language: Language
        ) throws(ServiceError) -> Response {
            guard let token = signedIn.session.reveal() else {
                throw .bug("a session without a token")
            }
            var answer =
                if let sealing = signedIn.sealing, sealing.outcome == .broken {
                    Self.answer(sealPage(telling: sealing.sentences, in: language), in: language)
                } else {
                    redirect(to: .day)
                }
            answer.headers[.setCookie] = BoardCookie.session.keeping(token)
            return answer
        }

        private static func forgetting(_ cookie: BoardCookie, at route: BoardRoute) -> Response {
            var answer = redirect(to: route)
            answer.headers[.setCookie] = cookie.forgetting
            return answer
        }
    }

    extension ServiceError {
        /// How a page is answered on which somebody can try again to come in.
        var pageStatus: HTTPResponse.Status {
            self == .account(.signInRefused) ? .unauthorized : status
        }
    }
#endif
