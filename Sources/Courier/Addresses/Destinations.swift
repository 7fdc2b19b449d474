internal import Dispatches
internal import NIOCore
internal import NIOPosix

/// Finds out where a name leads, and whether messages may go there.
///
/// Who sends connects to one of the addresses that this gave, and never looks the name up again: else it could lead elsewhere
/// by then.
package struct Destinations: Sendable {
    /// The addresses of a name or of a written address, none when there are none; it may block.
    private let lookUp: @Sendable (String) -> [NetworkAddress]
    /// The addresses of this machine; it may block.
    private let own: @Sendable () -> Set<NetworkAddress>
    /// Whether messages may go to this machine itself.
    private let allowsLocal: Bool

    package init(
        allowsLocal: Bool,
        lookUp: @escaping @Sendable (String) -> [NetworkAddress] = { NetworkAddress.all(of: $0) },
        own: @escaping @Sendable () -> Set<NetworkAddress> = { NetworkAddress.own }
    ) {
        self.allowsLocal = allowsLocal
        self.lookUp = lookUp
        self.own = own
    }

    /// The addresses of `host` to which messages may go, at least one.
    ///
    /// What is not encrypted goes to the own network only.
    func addresses(
        of host: String, encrypted: Bool, until deadline: NIODeadline
    ) async throws(SendingError) -> [NetworkAddress] {
        let found: [NetworkAddress]
        let own: Set<NetworkAddress>
        do {
            (found, own) = try await onThread(until: deadline) { [self] in
                (lookUp(host), self.own())
            }
        } catch { throw SendingError(error) }
        guard !found.isEmpty else { throw .failed(.nameUnknown) }
        let allowed = found.filter { address in
            switch reach(of: address, own: own) {
            case .world, .home: true
            case .machine: allowsLocal
            case .forbidden: false
            }
        }
        guard !allowed.isEmpty else { throw .refused(.addressForbidden) }
        if encrypted { return allowed }
        let near = allowed.filter { reach(of: $0, own: own) != .world }
        guard !near.isEmpty else { throw .refused(.unencrypted) }
        return near
    }

    private func reach(of address: NetworkAddress, own: Set<NetworkAddress>) -> Reach {
        let reach = address.reach
        guard reach != .forbidden else { return .forbidden }
        return own.contains(address) || own.contains(address.embedded) ? .machine : reach
    }
}

/// Runs what may block on a thread of its own, and does not wait for it beyond `deadline`.
private func onThread<Value: Sendable>(
    until deadline: NIODeadline, _ work: @escaping @Sendable () -> Value
) async throws -> Value {
    let loop = MultiThreadedEventLoopGroup.singleton.any()
    let promise = loop.makePromise(of: Value.self)
    NIOThreadPool.singleton.submit { state in
        switch state {
        case .active: promise.succeed(work())
        case .cancelled: promise.fail(SendingError.failed(.timedOut))
        }
    }
    // Who is late finds that the promise was kept already, or broken.
    let alarm = loop.scheduleTask(deadline: deadline) {
        promise.fail(SendingError.failed(.timedOut))
    }
    defer { alarm.cancel() }
    return try await promise.futureResult.get()
}
