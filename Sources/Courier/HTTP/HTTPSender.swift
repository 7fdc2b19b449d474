internal import AsyncHTTPClient
internal import Dispatches
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// Posts to servers and asks them, without trusting what they answer.
///
/// Of the answer to what is posted its head alone is read, which the library bounds; of another one as much as was said
/// before, and what comes behind is not fetched, however long it is. A connection serves one request.
struct HTTPSender: Sendable {
    let limits: Limits
    let destinations: Destinations
    let trustRoots: NIOSSLTrustRoots
    /// Milliseconds since 1970.
    let now: @Sendable () -> Int

    /// The most addresses of a name that are tried.
    private static let mostAddresses = 3

    /// Posts, and returns when the other side has said that it took it.
    func send(_ post: Post) async throws(SendingError) {
        var request = HTTPClientRequest(url: post.address.text)
        request.method = .POST
        request.headers = HTTPHeaders(post.fields.map { ($0.name, $0.value) })
        request.headers.add(name: "Content-Type", value: "application/json")
        request.body = .bytes(post.body)
        _ = try await run(request, at: post.address, reading: 0)
    }

    /// Asks, and returns the beginning of what the other side has.
    func fetch(_ poll: Poll) async throws(SendingError) -> PollAnswer {
        var request = HTTPClientRequest(url: poll.address.text)
        request.headers = HTTPHeaders(poll.fields.map { ($0.name, $0.value) })
        return PollAnswer(
            bytes: try await run(request, at: poll.address, reading: Poll.mostBytes))
    }

    /// Makes a request at one of the host's addresses, and returns as many bytes of the answer as are to be read.
    private func run(
        _ request: HTTPClientRequest, at target: WebAddress, reading most: Int
    ) async throws(SendingError) -> [UInt8] {
        let deadline = NIODeadline.now() + limits.sending
        let addresses = try await destinations.addresses(
            of: target.host, encrypted: target.isEncrypted, until: deadline)
        var last = SendingError.failed(.unreachable)
        for address in addresses.prefix(Self.mostAddresses) {
            do throws(SendingError) {
                let answer = try await answer(
                    to: request, of: target, at: address, reading: most, until: deadline)
                try judge(answer.status, retryAfter: answer.retryAfter)
                return answer.body
            } catch {
                guard error.isBeforeSending, NIODeadline.now() < deadline else { throw error }
                last = error
            }
        }
        throw last
    }

    private func answer(
        to request: HTTPClientRequest, of target: WebAddress, at address: NetworkAddress,
        reading most: Int, until deadline: NIODeadline
    ) async throws(SendingError) -> Answer {
        var request = request
        request.headers.add(name: "User-Agent", value: "chorus-courier")
        do {
            return try await HTTPClient.withHTTPClient(
                eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
                configuration: try configuration(
                    of: target.host, isEncrypted: target.isEncrypted, at: address)
            ) { [request] client in
                let response = try await client.execute(request, deadline: deadline)
                var body: [UInt8] = []
                if most > 0, response.status == .ok {
                    for try await part in response.body {
                        guard NIODeadline.now() < deadline else {
                            throw SendingError.failed(.timedOut)
                        }
                        body += part.readableBytesView.prefix(most - body.count)
                        if body.count == most { break }
                    }
                }
                return Answer(
                    status: Int(response.status.code),
                    retryAfter: response.headers.first(name: "Retry-After"), body: body)
            }
        } catch { throw SendingError(error) }
    }

    /// What the other side said.
    private struct Answer {
        let status: Int
        let retryAfter: String?
        let body: [UInt8]
    }

    private func configuration(
        of host: String, isEncrypted: Bool, at address: NetworkAddress
    ) throws -> HTTPClient.Configuration {
        let checked = try address.socketAddress(port: 1).ipAddress
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: .courier(trusting: trustRoots), redirectConfiguration: .disallow,
            timeout: .init(connect: limits.connecting, read: limits.sending))
        configuration.connectionPool.retryConnectionEstablishment = false
        // The library keeps what belongs to a connection for so long, though the connection is closed.
        configuration.connectionPool.idleTimeout = .milliseconds(100)
        configuration.httpVersion = .http1Only
        configuration.dnsOverride = [host: checked ?? host]
        configuration.http1_1ConnectionDebugInitializer = { channel in
            check(channel, isEncryptedFor: isEncrypted ? host : nil, at: address)
        }
        return configuration
    }
}

/// Looks at a connection before anything is sent on it, and ends it when it is not the one that was meant.
///
/// The library goes to the address that was checked by the host as it reads it: that it read it as we did is seen here.
@Sendable private func check(
    _ channel: any Channel, isEncryptedFor host: String?, at address: NetworkAddress
) -> EventLoopFuture<Void> {
    channel.eventLoop.submit {
        guard let peer = channel.remoteAddress, NetworkAddress(peer) == address else {
            throw SendingError.refused(.addressForbidden)
        }
        guard let host else { return }
        let certificate = try channel.pipeline.syncOperations.nioSSL_peerCertificate()
        guard certificate?.isIssued(to: host) == true else {
            throw SendingError.failed(.certificate)
        }
    }.flatMapErrorThrowing { error in
        channel.close(promise: nil)
        throw error
    }
}

// MARK: - Reading the answer

extension HTTPSender {
    private func judge(_ status: Int, retryAfter: String?) throws(SendingError) {
        switch status {
        case 200...299: return
        case 300...399: throw .refused(.redirected)
        case 408, 425, 429, 500...:
            throw .failed(.http(status: status), retryAfter: seconds(retryAfter))
        default: throw .refused(.http(status: status))
        }
    }

    /// In how many seconds the server wants to be asked again, at most a day.
    private func seconds(_ text: String?) -> Int? {
        guard let text else { return nil }
        let seconds: Int
        if (1...9).contains(text.utf8.count), text.allSatisfy({ ("0"..."9").contains($0) }) {
            seconds = Int(text) ?? 0
        } else if let moment = Moment(http: text) {
            seconds = moment.seconds - Moment(milliseconds: now()).seconds
        } else {
            return nil
        }
        return min(max(seconds, 0), 86_400)
    }
}
