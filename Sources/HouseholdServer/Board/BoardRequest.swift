#if Server
    import Crypto
    import Foundation
    import HTTPTypes
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird

    /// What a browser says of itself with each request.
    struct BoardRequest: Sendable {
        /// Who is signed in there; nobody, where it has no cookie of ours.
        let caller: Caller
        /// What its user reads.
        let language: Language
        /// What was done before, as the address says.
        let told: Told?
        /// The chore that was done before.
        let done: Int?
        /// The token of the device that is paired, if it is.
        let device: Confidential?
        /// The codes of the device that waits to be.
        let pairing: PairingCodes?
        /// What whoever was touched is called, of those who can sign in.
        private(set) var chosen: String?
        private let token: String?

        /// What a device that waits keeps.
        struct PairingCodes: Sendable {
            let own: Confidential
            /// What it shows.
            let shown: String
        }

        init(_ request: Request) {
            token = BoardCookie.session.value(in: request)
            caller = (token.map { Caller(session: Confidential($0)) } ?? .nobody)
                .at(.browser(called: Computer.name(of: request.headers[.userAgent] ?? "")))
            language = request.spokenLanguage ?? .english
            let query = request.uri.queryParameters
            told = query["told"].flatMap { Told(rawValue: String($0)) }
            done = query["chore"].flatMap { Int($0) }
            chosen = query["name"].map(String.init)
            device = BoardCookie.device.value(in: request).map { Confidential($0) }
            let codes = BoardCookie.pairing.value(in: request)?.split(separator: ".") ?? []
            pairing =
                codes.count == 2
                ? PairingCodes(own: Confidential(String(codes[0])), shown: String(codes[1])) : nil
        }

        /// The same of somebody who was touched before.
        func choosing(_ name: String) -> BoardRequest {
            var request = self
            request.chosen = name
            return request
        }

        /// What shows that a form is of a page that was made for this session, which only this server can know.
        var formToken: String {
            guard let token else { return "" }
            let code = HMAC<SHA256>.authenticationCode(
                for: Self.formWord, using: SymmetricKey(data: Data(token.utf8)))
            return code.prefix(16).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
                .joined()
        }

        private static let formWord = Data("chorus form".utf8)

        /// Whether a form is of such a page.
        func made(_ fields: FormFields) -> Bool {
            guard token != nil, let shown = fields[.form] else { return false }
            return Confidential(shown).matches(Confidential(formToken))
        }
    }
#endif
