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
        private let token: String?

        init(_ request: Request) {
            token = Self.token(in: request)
            caller = token.map { Caller(session: Confidential($0)) } ?? .nobody
            language = Self.language(of: request) ?? .english
            let query = request.uri.queryParameters
            told = query["told"].flatMap { Told(rawValue: String($0)) }
            done = query["chore"].flatMap { Int($0) }
        }

        private static func token(in request: Request) -> String? {
            for header in request.headers[values: .cookie] {
                for pair in header.split(separator: ";") {
                    let pair = pair.drop { $0 == " " }
                    guard pair.hasPrefix("\(cookie)=") else { continue }
                    return String(pair.dropFirst(cookie.count + 1))
                }
            }
            return nil
        }

        /// The first language that a browser asks for and the program speaks: browsers name them in the order of their
        /// users' liking.
        private static func language(of request: Request) -> Language? {
            let tags = (request.headers[.acceptLanguage] ?? "").split(separator: ",")
            for tag in tags {
                let name = tag.prefix { $0 != ";" }.filter { $0 != " " }
                if let language = Language(tag: name) { return language }
            }
            return nil
        }

        /// Under which name a browser keeps the token of a session: one that only this server can set, for all of its
        /// pages and over an encrypted connection alone (RFC 6265bis 4.1.3.2).
        private static let cookie = "__Host-chorus"

        /// Has a browser keep a session.
        static func keeping(_ token: String) -> String {
            "\(cookie)=\(token); Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=\(mostSeconds)"
        }

        /// Has a browser forget it.
        static let forgetting =
            "\(cookie)=; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=0"

        /// As long as a session of a child lasts that is not used.
        private static let mostSeconds = 90 * 86_400

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
