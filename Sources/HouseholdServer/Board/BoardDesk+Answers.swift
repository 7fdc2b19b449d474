#if Server
    import Crypto
    import Foundation
    import HTTPTypes
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords
    import Hummingbird
    import NIOCore

    extension BoardDesk {
        /// A page.
        static func answer(
            _ html: HTML, in language: Language, status: HTTPResponse.Status = .ok
        ) -> Response {
            var headers = guards
            headers[.contentType] = "text/html; charset=utf-8"
            headers[.cacheControl] = "no-store"
            let bytes = html.bytes(in: language.catalogue)
            return Response(
                status: status, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        }

        /// A file, which a browser need not get again as long as it is the same.
        static func answer(_ asset: Asset, to request: Request) -> Response {
            let digest = SHA256.hash(data: asset.bytes).prefix(12)
            let tag = "\"" + Data(digest).base64EncodedString() + "\""
            var headers = guards
            headers[.eTag] = tag
            headers[.cacheControl] = "no-cache"
            guard request.headers[.ifNoneMatch] != tag else {
                return Response(status: .notModified, headers: headers)
            }
            headers[.contentType] = asset.type
            return Response(
                status: .ok, headers: headers,
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: asset.bytes)))
        }

        /// Another page in place of this one, told what was done.
        static func redirect(
            to route: BoardRoute, telling told: Told? = nil, of chore: Int? = nil
        ) -> Response {
            let query = [told.map { "told=\($0.rawValue)" }, chore.map { "chore=\($0)" }]
                .compactMap(\.self).joined(separator: "&")
            return answer(
                .seeOther,
                [.location: route.path + (query.isEmpty ? "" : "?\(query)")])
        }

        /// Nothing but how it ended.
        static func answer(
            _ status: HTTPResponse.Status, _ more: HTTPFields = [:]
        ) -> Response {
            var headers = guards
            headers[.cacheControl] = "no-store"
            headers.append(contentsOf: more)
            return Response(status: status, headers: headers)
        }

        /// What browsers are told to keep from a page: scripts and pictures of others, frames, and where it stands.
        ///
        /// `same-origin` for the referrer, since without one a browser does not say from where a form comes.
        private static let guards: HTTPFields = {
            var headers: HTTPFields = [.xContentTypeOptions: "nosniff"]
            let others = [
                "Content-Security-Policy": [
                    "default-src 'none'", "script-src 'self'", "style-src 'self'",
                    "img-src 'self'", "connect-src 'self'", "manifest-src 'self'",
                    "worker-src 'self'", "form-action 'self'", "base-uri 'none'",
                    "frame-ancestors 'none'", "require-trusted-types-for 'script'",
                    "trusted-types chorus",
                ].joined(separator: "; "),
                "Referrer-Policy": "same-origin",
                "Cross-Origin-Opener-Policy": "same-origin",
                "Cross-Origin-Resource-Policy": "same-origin",
                "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
            ]
            for (name, value) in others {
                if let name = HTTPField.Name(name) { headers[name] = value }
            }
            return headers
        }()
    }

    extension ServiceError {
        /// How a page is answered on which this is said (RFC 9110).
        var status: HTTPResponse.Status {
            if case .notFound = self { return .notFound }
            return switch explanation.exit {
            case .done: .ok
            case .conflict: .conflict
            case .usage: .badRequest
            case .data, .noInput: .unprocessableContent
            case .temporary, .unavailable: .serviceUnavailable
            case .noPermission: .forbidden
            case .configuration: .conflict
            case .software, .cannotCreate, .io, .interrupted: .internalServerError
            }
        }
    }
#endif
