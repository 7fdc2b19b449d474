#if Server
    import AsyncHTTPClient
    import JSON
    import NIOCore
    import NIOHTTP1

    /// A driver of browsers at a port of this computer, which is asked as the W3C's WebDriver protocol says.
    struct WebDriver: Sendable {
        let port: Int

        /// What the driver says when it could not do something.
        struct Fault: Error, CustomStringConvertible {
            /// Its name in the protocol, such as `no such element`.
            let name: String
            let description: String
        }

        func get(_ path: String) async throws -> JSONValue {
            try await answer(to: .GET, path, nil)
        }

        func post(_ path: String, _ body: JSONValue = [:]) async throws -> JSONValue {
            try await answer(to: .POST, path, body)
        }

        func delete(_ path: String) async throws {
            _ = try await answer(to: .DELETE, path, nil)
        }

        private func answer(
            to method: HTTPMethod, _ path: String, _ body: JSONValue?
        ) async throws -> JSONValue {
            var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
            request.method = method
            if let body {
                request.headers.add(name: "Content-Type", value: "application/json")
                request.body = .bytes(ByteBuffer(string: body.text()))
            }
            let response = try await HTTPClient.shared.execute(request, timeout: Self.patience)
            let bytes = try await response.body.collect(upTo: Self.mostBytes)
            let answer = try JSONValue(utf8: Array(bytes.readableBytesView))["value"] ?? .null
            guard response.status == .ok else {
                let name = answer["error"]?.string ?? "\(response.status)"
                let message = answer["message"]?.string?.split(separator: "\n").first ?? ""
                throw Fault(name: name, description: "\(method) \(path): \(name): \(message)")
            }
            return answer
        }

        private static let patience = TimeAmount.seconds(60)

        /// A screenshot of a long page is large.
        private static let mostBytes = 64 << 20
    }
#endif
