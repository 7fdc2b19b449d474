import Courier
import Dispatches
import NIOCore
import Testing

@Suite("An encrypted connection")
struct EncryptionTests {
    private static let taken = WebCounterpart.Conduct.say("HTTP/1.1 200 OK\r\n\r\n")

    private func outcome(
        host: String, certificate: String?, names: [String: [String]] = [:],
        connecting: TimeAmount = .minutes(5)
    ) async throws -> (Receipt.Outcome, requests: Int) {
        try await withWebCounterpart(Self.taken, certificate: certificate) { server in
            let courier = try Courier.testing(names: names, connecting: connecting)
            let receipt = try await courier.send(
                .testing(.ntfy(url: "https://\(host):\(server.port)/t", token: nil)))
            return (receipt.outcome, server.requests.count)
        }
    }

    @Test(
        "is used with whom the certificate names", arguments: ["server.test", "127.0.0.1"])
    func isUsed(host: String) async throws {
        let (outcome, requests) = try await outcome(host: host, certificate: Certificates.server)

        #expect(outcome == .accepted)
        #expect(requests == 1)
    }

    @Test(
        "is used with nobody else",
        arguments: [
            ("server.test", Certificates.elsewhere), ("127.0.0.1", Certificates.elsewhere),
            ("other.test", Certificates.server), ("server.test", Certificates.expired),
            ("server.test", Certificates.unsigned),
        ])
    func isNotUsed(host: String, certificate: String) async throws {
        let (outcome, requests) = try await outcome(
            host: host, certificate: certificate, names: ["other.test": ["127.0.0.1"]])

        #expect(outcome == .failed(.fault(.certificate)))
        #expect(requests == 0)
    }

    @Test("does not come about with who can't encrypt")
    func doesNotComeAbout() async throws {
        let (outcome, requests) = try await outcome(
            host: "server.test", certificate: nil, connecting: .milliseconds(300))

        #expect(requests == 0)
        #expect(outcome == .failed(.fault(.timedOut)))
    }
}
