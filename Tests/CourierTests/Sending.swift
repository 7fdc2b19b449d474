import Courier
import Dispatches
import NIOCore
import NIOSSL
import Testing

/// The time of all tests, 2026-11-26 05:06:07.089 UTC, in milliseconds.
let now = 1_795_669_567_089

extension Courier {
    /// A courier that may send to this machine, trusts the tests' own certificates, and knows the names of the tests.
    ///
    /// It waits long, since the tests of everything else may run at the same time.
    static func testing(
        allowsLocal: Bool = true, names: [String: [String]] = [:],
        connecting: TimeAmount = .minutes(5), sending: TimeAmount = .minutes(10),
        mailing: TimeAmount = .minutes(10),
        atOnce: Int = 8, held: Int = 64
    ) throws -> Courier {
        let names = names.merging(["server.test": ["127.0.0.1"], "localhost": ["127.0.0.1"]]) {
            own, _ in own
        }
        let trusted = try NIOSSLCertificate.fromPEMBytes(Array(Certificates.authority.utf8))
        return Courier(
            limits: Limits(
                connecting: connecting, sending: sending, mailing: mailing, atOnce: atOnce,
                held: held),
            destinations: Destinations(
                allowsLocal: allowsLocal,
                lookUp: { name in
                    (names[name] ?? [name]).compactMap { NetworkAddress($0) }
                }, own: { Set(["192.168.7.7", "2001:db8::7"].compactMap { NetworkAddress($0) }) }),
            trustRoots: .certificates(trusted), now: { now })
    }
}

extension Courier {
    /// Sends one message.
    func send(_ dispatch: Dispatch) async -> Receipt {
        await run(.send(dispatch))
    }
}

extension Dispatch {
    static func testing(
        _ way: Way, id: String = "m-1", title: String = "Für Mia", text: String = "Müll 😀",
        urgency: Urgency = .normal, at: Int = 1_795_000_000_123, replies: [Reply] = []
    ) throws -> Dispatch {
        Dispatch(
            id: try #require(ID(id)), way: way,
            message: Message(
                title: title, text: text, urgency: urgency, at: at,
                replies: replies))
    }
}
