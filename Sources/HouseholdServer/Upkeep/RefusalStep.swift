#if Server
    import Credentials
    package import HouseholdService

    /// Where on its way a request was refused, told in a few words that are always the same.
    package enum RefusalStep: String, CaseIterable, Sendable {
        /// It came by another name, from another site, or from no program of ours.
        case stranger
        /// That computer, or that session, asks too much, or has too many places.
        case limit
        /// A password, code or key was wrong.
        case signIn = "sign-in"
        /// Nobody is signed in by it.
        case session
        /// What nobody of that role may do.
        case role
        /// The rules of the household said no.
        case rule
        /// A form was an old one, or came from another site.
        case page
        /// There was too much to do.
        case busy

        /// That of a request that the gate did not do; `nil` where it went wrong in itself, such as by a number that is not there.
        package init?(_ error: ServiceError) {
            switch error {
            case .refused(let refusal): self = refusal.step == .role ? .role : .rule
            case .account(.notSignedIn), .device(.notPaired): self = .session
            case .account(.signInRefused), .account(.passwordWrong), .account(.keyRefused),
                .account(.recoveryRefused), .account(.consentRefused), .device(.codeRefused):
                self = .signIn
            case .device(.tooManyCodes), .device(.tooManyWait), .server(.tooOften),
                .server(.tooManyAtOnce):
                self = .limit
            case .server(.byInvitation): self = .stranger
            case .server(.busy), .dataFile(.busy), .hashing(.busy): self = .busy
            default: return nil
            }
        }

        /// That of an answer that says nothing but its status, of a route for browsers or of one for our programs.
        package init?(status: Int, page isPage: Bool) {
            switch status {
            case 401: self = isPage ? .signIn : .session
            case 403: self = isPage ? .page : .stranger
            case 421: self = .stranger
            case 429: self = .limit
            case 503: self = .busy
            default: return nil
            }
        }
    }
#endif
