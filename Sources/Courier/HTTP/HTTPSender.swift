internal import AsyncHTTPClient
internal import Dispatches
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix
internal import NIOSSL

/// Posts to servers, without trusting what they answer.
///
/// Of an answer its head alone is read, which the library bounds; what comes behind is not fetched, however long it is. A
/// connection serves one request.
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
        let deadline = NIODeadline.now() + limits.sending
        let addresses = try await destinations.addresses(
            of: post.address.host, encrypted: post.address.isEncrypted, until: deadline)
        var last = SendingError.failed(.unreachable)
        for address in addresses.prefix(Self.mostAddresses) {
            do throws(SendingError) {
                return try await send(post, to: address, until: deadline)
            } catch {
                guard error.isBeforeSending, NIODeadline.now() < deadline else { throw error }
                last = error
            }
        }
        throw last
    }

    private func send(
        _ post: Post, to address: NetworkAddress, until deadline: NIODeadline
    ) async throws(SendingError) {
        let answer: (status: Int, retryAfter: String?)
        do {
            answer = try await HTTPClient.withHTTPClient(
                eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
                configuration: try configuration(
                    of: post.address.host, isEncrypted: post.address.isEncrypted, at: address)
            ) { client in
                let response = try await client.execute(request(of: post), deadline: deadline)
                return (Int(response.status.code), response.headers.first(name: "Retry-After"))
            }
        } catch { throw SendingError(error) }
        try judge(answer.status, retryAfter: answer.retryAfter)
    }

    private func request(of post: Post) -> HTTPClientRequest {
        var request = HTTPClientRequest(url: post.address.text)
        request.method = .POST
        request.headers = HTTPHeaders(post.fields.map { ($0.name, $0.value) })
        request.headers.add(name: "Content-Type", value: "application/json")
        request.headers.add(name: "User-Agent", value: "chorus-courier")
        request.body = .bytes(post.body)
        return request
    }

    private func configuration(
        of host: String, isEncrypted: Bool, at address: NetworkAddress
    ) throws -> HTTPClient.Configuration {
        let checked = try address.socketAddress(port: 1).ipAddress
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: .courier(trusting: trustRoots), redirectConfiguration: .disallow,
            timeout: .init(connect: limits.connecting))
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
