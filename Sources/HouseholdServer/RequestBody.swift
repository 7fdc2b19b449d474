#if Server
    import Foundation
    import HTTPTypes
    import Hummingbird

    /// Why what a request brings can't be used.
    enum BodyProblem: Error {
        /// It is something else than is taken there.
        case otherType
        case tooLong
        /// It takes too long to say it.
        case tooSlow
        case unreadable

        /// How it is answered (RFC 9110).
        var status: HTTPResponse.Status {
            switch self {
            case .otherType: .unsupportedMediaType
            case .tooLong: .contentTooLarge
            case .tooSlow: .requestTimeout
            case .unreadable: .badRequest
            }
        }
    }

    extension Request {
        /// Whether it brings anything at all, or says that it does (RFC 9112, 6.3).
        var bringsBody: Bool {
            headers.contains(.transferEncoding)
                || headers[values: .contentLength].contains { Int($0) != 0 }
        }

        /// What it brings, where that is of `type` and has no more than so many bytes.
        func body(of type: String, upTo most: Int) async throws(BodyProblem) -> Data {
            // Blanks may stand before what is said of the type (RFC 9110, 5.6.6).
            let sent = headers[.contentType]?.prefix { $0 != ";" }
                .trimmingCharacters(in: .whitespaces).lowercased()
            guard sent == type else { throw .otherType }
            guard headers[.contentLength].flatMap(Int.init) ?? 0 <= most else { throw .tooLong }
            let bytes: Data?
            do {
                bytes = try await withThrowingTaskGroup(of: Data?.self) { group in
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
            } catch {
                // It says not how long it is, and is longer; whoever has gone reads no answer.
                throw .tooLong
            }
            guard let bytes else { throw .tooSlow }
            return bytes
        }

        private static let mostSaying = Duration.seconds(20)
    }
#endif
