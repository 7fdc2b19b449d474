import Courier
import Dispatches
import NIOCore
import Testing

/// None of these tests sends anything beyond this machine: what is not refused would be, so it is left out.
@Suite("A message goes")
struct DestinationTests {
    private func outcome(
        to url: String, allowsLocal: Bool = false, names: [String: [String]] = [:]
    ) async throws -> Receipt.Outcome {
        let courier = try Courier.testing(
            allowsLocal: allowsLocal, names: names)
        return await courier.send(
            try .testing(.webhook(url: url, secret: .init("s")))
        ).outcome
    }

    @Test(
        "to this machine only when its owner lets it",
        arguments: [
            "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "192.168.7.7",
            "[2001:db8::7]", "[::ffff:192.168.7.7]", "mapped.test", "many.test",
        ])
    func toThisMachine(host: String) async throws {
        let names = [
            "mapped.test": ["::ffff:127.0.0.1"], "many.test": ["127.0.0.1", "169.254.1.1"],
        ]

        for scheme in ["http", "https"] {
            #expect(
                try await outcome(to: "\(scheme)://\(host):9/", names: names)
                    == .refused(.fault(.addressForbidden)))
        }
    }

    @Test(
        "never to the own link, to metadata or to many, whatever the name",
        arguments: [
            "169.254.169.254", "[fe80::1]", "[::ffff:169.254.169.254]", "metadata.test",
            "0.0.0.0", "[::]", "224.0.0.1",
        ], [false, true])
    func neverThere(host: String, allowsLocal: Bool) async throws {
        let names = ["metadata.test": ["169.254.169.254", "fe80::1"]]

        #expect(
            try await outcome(to: "https://\(host)/x", allowsLocal: allowsLocal, names: names)
                == .refused(.fault(.addressForbidden)))
    }

    @Test(
        "to a public address encrypted or not at all",
        arguments: ["8.8.8.8", "[2606:4700::1111]", "public.test"])
    func encrypted(host: String) async throws {
        #expect(
            try await outcome(to: "http://\(host)/", names: ["public.test": ["8.8.8.8"]])
                == .refused(.fault(.unencrypted)))
    }

    @Test("nowhere when its name has no address")
    func nowhere() async throws {
        #expect(
            try await outcome(to: "https://gone.test/", names: ["gone.test": []])
                == .failed(.fault(.nameUnknown)))
    }

    @Test("to the address that was looked at, past those that are forbidden")
    func pastForbidden() async throws {
        try await withWebCounterpart(.say("HTTP/1.1 200 OK\r\n\r\n")) { server in
            let receipt = try await outcome(
                to: "http://both.test:\(server.port)/", allowsLocal: true,
                names: ["both.test": ["169.254.1.1", "127.0.0.1"]])

            #expect(receipt == .accepted)
            #expect(server.requests.first?.field("host") == "both.test:\(server.port)")
        }
    }

    @Test("to the next address of a name when nobody answers at the first")
    func toNext() async throws {
        try await withWebCounterpart(.say("HTTP/1.1 200 OK\r\n\r\n")) { server in
            let receipt = try await outcome(
                to: "http://two.test:\(server.port)/", allowsLocal: true,
                names: ["two.test": ["127.0.0.2", "127.0.0.1"]])

            #expect(receipt == .accepted)
        }
    }

    /// The second look-up would lead to the link.
    @Test("where its name led when it was looked up, once")
    func once() async throws {
        try await withWebCounterpart(.say("HTTP/1.1 200 OK\r\n\r\n")) { server in
            let looked = Counter()
            let courier = Courier(
                destinations: Destinations(
                    allowsLocal: true,
                    lookUp: { _ in
                        let text = looked.next() == 1 ? "127.0.0.1" : "169.254.1.1"
                        return [NetworkAddress(text)].compactMap(\.self)
                    }, own: { [] }),
                now: { now })

            let receipt = try await courier.send(
                .testing(
                    .webhook(
                        url: "http://flips.test:\(server.port)/", secret: .init("s"))))

            #expect(receipt.outcome == .accepted)
            #expect(looked.next() == 2)
        }
    }

    @Test("nowhere as long as a name is looked up without end")
    func withoutEnd() async throws {
        let gate = Gate()
        let courier = Courier(
            limits: Limits(sending: .milliseconds(100)),
            destinations: Destinations(
                allowsLocal: true,
                lookUp: { _ in
                    gate.wait()
                    return []
                }, own: { [] }),
            now: { now })

        let receipt = try await courier.send(
            .testing(.webhook(url: "http://slow.test/", secret: .init("s"))))

        #expect(receipt.outcome == .failed(.fault(.timedOut)))
        gate.open()
    }
}
