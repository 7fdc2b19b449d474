import Foundation
import Testing

/// What is built is what was looked at.
///
/// Revisions differ between mirrors of the packages, so that they can't be written down; versions can.
@Suite("The packages of others")
struct DependencyTests {
    /// Every package that the build uses, those of the packages too, with the version that was looked at.
    private static let versions = [
        "async-http-client": "1.37.0",
        "grdb.swift": "7.10.0",
        "hummingbird": "2.28.1",
        "swift-algorithms": "1.2.1",
        "swift-argument-parser": "1.8.2",
        "swift-asn1": "1.7.4",
        "swift-async-algorithms": "1.1.4",
        "swift-atomics": "1.3.0",
        "swift-certificates": "1.21.1",
        "swift-collections": "1.6.0",
        "swift-configuration": "1.4.0",
        "swift-crypto": "4.5.2",
        "swift-distributed-tracing": "1.7.3",
        "swift-http-structured-headers": "1.7.0",
        "swift-http-types": "1.8.0",
        "swift-log": "1.16.2",
        "swift-metrics": "2.13.0",
        "swift-nio": "2.101.2",
        "swift-nio-extras": "1.35.2",
        "swift-nio-http2": "1.46.0",
        "swift-nio-ssl": "2.37.6",
        "swift-nio-transport-services": "1.28.0",
        "swift-numerics": "1.1.1",
        "swift-service-context": "1.5.1",
        "swift-service-lifecycle": "2.13.0",
        "swift-subprocess": "1.0.2",
        "swift-system": "1.8.1",
    ]

    private struct Resolved: Decodable {
        struct Pin: Decodable {
            struct State: Decodable { let version: String? }
            let identity: String
            let state: State
        }
        let pins: [Pin]
    }

    @Test("are those versions and no others")
    func areThoseVersions() throws {
        let file = SourceFile.root.appending(path: "Package.resolved")

        let pins = try JSONDecoder().decode(Resolved.self, from: Data(contentsOf: file)).pins

        let used = pins.map { ($0.identity, $0.state.version ?? "no version") }
        #expect(Dictionary(used) { first, _ in first } == Self.versions)
    }

    @Test("are named with the one version that may be used")
    func areNamedExactly() throws {
        let manifest = try String(
            contentsOf: SourceFile.root.appending(path: "Package.swift"), encoding: .utf8)
        let package = try Regex(
            #"\.package\(\s*url: "[^"]*/([^"/]+)",\s*(\w+): "([^"]+)""#,
            as: (Substring, Substring, Substring, Substring).self)

        let named = manifest.matches(of: package).map(\.output)

        #expect(named.count == manifest.matches(of: /\.package\(/).count)
        #expect(named.allSatisfy { $0.2 == "exact" })
        #expect(named.allSatisfy { Self.versions[$0.1.lowercased()] == String($0.3) })
    }
}
