import Credentials
import Foundation
import Testing

@Suite("A computer")
struct MachineTests {
    @Test("is told from others by what it calls itself, which is not kept")
    func hasDigest() throws {
        let (one, other) = (String(repeating: "0a", count: 16), String(repeating: "0b", count: 16))

        let digest = try #require(try Self.digest(of: one + "\n"))

        #expect(digest.count == 32)
        #expect(try Self.digest(of: one) == digest)
        #expect(try Self.digest(of: other) != digest)
    }

    @Test(
        "is not known by anything else",
        arguments: ["", "\n", "uninitialized\n", "0A", String(repeating: "0A", count: 16)])
    func hasNone(text: String) throws {
        #expect(try Self.digest(of: text) == nil)
        #expect(Machine.digest(ofFileAt: "/nowhere/at/all") == nil)
    }

    private static func digest(of text: String) throws -> [UInt8]? {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "chorus-machine-\(UUID().uuidString)")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return Machine.digest(ofFileAt: file.path)
    }
}
