#if Server
    import Foundation
    import HTTPTypes
    import HouseholdWeb
    import Hummingbird

    /// What a browser sends with a form.
    enum FormBody {
        enum Outcome: Sendable {
            case success(FormFields)
            case failure(HTTPResponse.Status)
        }

        /// The fields of a form, or why they can't be read.
        static func fields(of request: Request) async throws -> Outcome {
            let type = request.headers[.contentType]?.prefix { $0 != ";" }.lowercased()
            guard type == "application/x-www-form-urlencoded" else {
                return .failure(.unsupportedMediaType)
            }
            guard request.headers[.contentLength].flatMap(Int.init) ?? 0 <= mostBytes else {
                return .failure(.contentTooLarge)
            }
            guard let bytes = try await request.bytes(upTo: mostBytes) else {
                return .failure(.requestTimeout)
            }
            guard let fields = FormFields(bytes) else { return .failure(.badRequest) }
            return .success(fields)
        }

        private static let mostBytes = 16 << 10
    }

    extension Request {
        /// What a request says; `nil` where it takes too long to say it.
        func bytes(upTo most: Int) async throws -> Data? {
            try await withThrowingTaskGroup(of: Data?.self) { group in
                group.addTask {
                    var body = try await self.body.collect(upTo: most)
                    return Data(body.readBytes(length: body.readableBytes) ?? [])
                }
                group.addTask {
                    try await Task.sleep(for: Self.mostSaying)
                    return nil
                }
                defer { group.cancelAll() }
                return try await group.next() ?? nil
            }
        }

        private static let mostSaying = Duration.seconds(20)
    }
#endif
