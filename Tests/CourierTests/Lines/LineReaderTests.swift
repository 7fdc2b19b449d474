import Courier
import Synchronization
import Testing

@Suite("Lines")
struct LineReaderTests {
    private func lines(of pieces: [String], longest: Int = 10) async throws -> [String] {
        let rest = Mutex(pieces[...])
        var reader = LineReader(longest: longest) {
            Array((rest.withLock { $0.popFirst() } ?? "").utf8)
        }
        var lines: [String] = []
        while let line = try await reader.next() {
            switch line {
            case .bytes(let bytes): lines.append(String(decoding: bytes, as: UTF8.self))
            case .tooLong: return lines + ["(too long)"]
            }
        }
        return lines
    }

    @Test(
        "are the same in whatever pieces they come",
        arguments: [
            ["ab\ncd\n"], ["a", "b\nc", "d", "\n"], ["ab\n", "cd"], ["ab", "\n", "\n\ncd\n\n"],
            ["ab\ncd"],
        ])
    func areSame(pieces: [String]) async throws {
        #expect(try await lines(of: pieces) == ["ab", "cd"])
    }

    @Test("may be as long as is read, and no longer")
    func mayBeLong() async throws {
        #expect(try await lines(of: ["0123456789\nx\n"]) == ["0123456789", "x"])
        #expect(try await lines(of: ["a\n01234", "567890\nx\n"]) == ["a", "(too long)"])
        #expect(try await lines(of: ["0123456789", "0", "1"]) == ["(too long)"])
    }

    @Test("that never end are given up while they come")
    func areGivenUp() async throws {
        let reads = Counter()
        var reader = LineReader(longest: 100) {
            _ = reads.next()
            return Array("xxxxxxxxxx".utf8)
        }

        #expect(try await reader.next() == .tooLong)
        #expect(reads.next() == 12)
    }
}
