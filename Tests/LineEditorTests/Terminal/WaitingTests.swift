import Foundation
import Glibc
import LineEditor
import Synchronization
import Testing

@Suite("Whoever waits at a terminal", .aheadOfOthers)
struct WaitingTests {
    /// What is written until something else is, after a few pauses that take no time.
    private func shown(
        pauses: Int, inLines: Bool = false, until text: String
    ) async throws -> String {
        let pipe = Pipe()
        defer { withExtendedLifetime(pipe) {} }
        let terminal = Terminal(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
        let left = Mutex(pauses)
        let end = terminal.showWaiting("Still working", inLines: inLines) { _ in
            let isOver = left.withLock { left in
                left -= 1
                return left < 0
            }
            if isOver { try await Task.sleep(for: .seconds(3600)) }
        }
        let reader = pipe.fileHandleForReading.fileDescriptor
        let written = await withCheckedContinuation { continuation in
            // Whoever writes needs a thread of those that tests run on.
            DispatchQueue.global().async {
                continuation.resume(returning: Self.read(reader, until: text))
            }
        }
        end()
        end()
        return written + Self.rest(reader)
    }

    /// What is there by now; the end of what is written may be held open by a program that another test has begun.
    private static func rest(_ descriptor: Int32) -> String {
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        var bytes = [UInt8](repeating: 0, count: 4_096)
        let count = unsafe Glibc.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    /// What comes until it ends with `text`.
    private static func read(_ descriptor: Int32, until text: String) -> String {
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        var written = ""
        while !text.isEmpty, !written.hasSuffix(text) {
            written += String(decoding: file.availableData, as: UTF8.self)
        }
        return written
    }

    @Test("sees that it goes on, until it is over")
    func seesThatItGoesOn() async throws {
        #expect(
            try await shown(pauses: 2, until: "..\u{1B}[K")
                == "\rStill working.\u{1B}[K\rStill working..\u{1B}[K\r\u{1B}[K")
    }

    @Test("hears it in lines, where the cursor is not to move")
    func hearsIt() async throws {
        #expect(
            try await shown(pauses: 2, inLines: true, until: ".\nStill working.\n")
                == "Still working.\nStill working.\n")
    }

    @Test("is told nothing of what takes no time")
    func isToldNothing() async throws {
        #expect(try await shown(pauses: 0, until: "").isEmpty)
    }
}
