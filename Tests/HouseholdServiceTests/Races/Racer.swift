import Dispatch
import Foundation
import HouseholdModel
import HouseholdService
import TestSupport

/// One of two processes that want the same chore at once.
final class Racer {
    /// How it goes about it.
    enum Manner: String {
        /// As the product does.
        case careful
        /// It looks in one transaction and does in the next what was right when it looked.
        case hasty
    }

    private let process: ChildProcess
    private let (input, output) = (Pipe(), Pipe())

    /// Starts a process in which `person` is signed in.
    init(_ manner: Manner, as person: Person, in family: Family) async throws {
        let signedIn = try await family.gate.signIn(
            as: person.rawValue, with: person.password, request: family.newRequest())
        let racer = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent().appending(path: "racer")
        process = try ChildProcess(
            [racer.path, manner.rawValue, family.file, String(family.clock.now.milliseconds)],
            input: .pipe(input), output: .pipe(output))
        try tell(signedIn.session.reveal() ?? "")
    }

    deinit {
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// Sends it off, without waiting for it.
    func tell(_ line: String) throws {
        try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    }

    private static let threads = DispatchQueue(label: "chorus.racers", attributes: .concurrent)

    /// Waits for its answer, on a thread that is not one of the few that await.
    func answer() async throws -> String {
        let reader = output.fileHandleForReading
        return try await withCheckedThrowingContinuation { continuation in
            Self.threads.async { @Sendable in
                continuation.resume(with: Result { try Self.line(from: reader) })
            }
        }
    }

    private static func line(from reader: FileHandle) throws -> String {
        var bytes = Data()
        while bytes.last != UInt8(ascii: "\n") {
            let some = reader.availableData
            guard !some.isEmpty else { throw ServiceError.bug("the racer has ended") }
            bytes += some
        }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
}
