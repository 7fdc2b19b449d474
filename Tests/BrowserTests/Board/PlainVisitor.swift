#if Server
    import AsyncHTTPClient
    import Foundation
    import NIOCore
    import NIOHTTP1

    /// What comes to the board without a browser, and so says of itself what it likes.
    struct PlainVisitor {
        let address: String
        private var cookie: String?

        init(to address: String) {
            self.address = address
        }

        /// What is answered.
        struct Answer {
            let status: Int
            let headers: HTTPHeaders
            let body: String

            var location: String? { headers.first(name: "Location") }
        }

        /// What a browser says of a form of the board's own.
        var manners: HTTPHeaders {
            ["Origin": address, "Sec-Fetch-Site": "same-origin"]
        }

        func get(_ path: String, _ headers: HTTPHeaders = [:]) async throws -> Answer {
            try await answer(.GET, path, nil, headers)
        }

        func post(
            _ path: String, _ fields: [String: String], _ headers: HTTPHeaders
        ) async throws -> Answer {
            let body = fields.map { "\(Self.encoded($0.key))=\(Self.encoded($0.value))" }
            return try await answer(.POST, path, body.joined(separator: "&"), headers)
        }

        /// Signs in as the form of the board does.
        mutating func signIn(as person: Person) async throws {
            let page = try await get("/in")
            remember(page)
            var fields = page.hiddenFields
            (fields["name"], fields["password"]) = (person.rawValue, person.secret)
            let answer = try await post("/in", fields, manners)
            guard answer.status == 303 else {
                throw Visit.Fault(description: "\(person) is not let in: \(answer)")
            }
            remember(answer)
        }

        private mutating func remember(_ answer: Answer) {
            guard let set = answer.headers.first(name: "Set-Cookie") else { return }
            cookie = set.split(separator: ";").first.map(String.init)
        }

        private func answer(
            _ method: HTTPMethod, _ path: String, _ body: String?, _ headers: HTTPHeaders
        ) async throws -> Answer {
            var request = HTTPClientRequest(url: address + path)
            (request.method, request.headers) = (method, headers)
            if let cookie { request.headers.add(name: "Cookie", value: cookie) }
            if let body {
                request.headers.replaceOrAdd(
                    name: "Content-Type", value: "application/x-www-form-urlencoded")
                request.body = .bytes(ByteBuffer(string: body))
            }
            let response = try await Self.client.execute(request, timeout: .seconds(30))
            let bytes = try await response.body.collect(upTo: 4 << 20)
            return Answer(
                status: Int(response.status.code), headers: response.headers,
                body: String(buffer: bytes))
        }

        /// Goes nowhere by itself.
        private static let client = HTTPClient(
            eventLoopGroupProvider: .singleton,
            configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))

        private static func encoded(_ text: String) -> String {
            text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        }
    }

    extension PlainVisitor.Answer {
        /// What the first form of the page gives back besides what is typed.
        var hiddenFields: [String: String] { forms.first?.hiddenFields ?? [:] }

        /// The forms of the page.
        var forms: [Form] {
            body.matches(of: /<form([^>]*)>(.*?)<\/form>/.dotMatchesNewlines()).map {
                Form(action: Form.attribute("action", in: $0.output.1), content: $0.output.2)
            }
        }

        /// A form with the fields that nobody sees.
        struct Form {
            let action: String?
            let content: Substring

            var hiddenFields: [String: String] {
                let inputs =
                    content.matches(of: /<input([^>]*)>/).map(\.output.1)
                    + content.matches(of: /<button([^>]*)>/).map(\.output.1)
                var fields: [String: String] = [:]
                for input in inputs {
                    guard let name = Self.attribute("name", in: input),
                        let value = Self.attribute("value", in: input)
                    else { continue }
                    fields[name] = value
                }
                return fields
            }

            fileprivate static func attribute(_ name: String, in tag: Substring) -> String? {
                tag.matches(of: /\b([a-z-]+)="([^"]*)"/).first { $0.output.1 == name }
                    .map { String($0.output.2) }
            }
        }
    }
#endif
