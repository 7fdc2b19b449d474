import Dispatches
import Foundation

/// The courier beside this program, which takes messages out: it knows nothing of households and reaches no data file.
struct CourierProcess: Sendable {
    /// How long it may take for what it gets at once, in seconds: shorter than others leave messages alone that were taken.
    private static let patience = 120.0
    /// Of the environment what finds certificates, the desktop and programs.
    private static let passedOn = [
        "PATH", "HOME", "LANG", "SSL_CERT_FILE", "SSL_CERT_DIR", "DBUS_SESSION_BUS_ADDRESS",
        "SPEECHD_ADDRESS", "XDG_RUNTIME_DIR",
    ]

    private let program: URL
    private let environment: [String: String]

    /// The courier beside the program that runs, or `nil` where there is none.
    init?(environment: [String: String]) {
        guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        else { return nil }
        program = URL(filePath: own).deletingLastPathComponent().appending(path: "chorus-courier")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        self.environment = environment.filter { Self.passedOn.contains($0.key) }
    }

    /// Hands errands to it, and returns the receipts that come back; of some there may be none.
    func run(_ errands: [Errand], mayBeLocal: Bool) async -> [Receipt] {
        let lines = errands.compactMap(\.line)
        guard !lines.isEmpty else { return [] }
        let program = program
        let environment = environment
        let options = mayBeLocal ? ["--allow-local"] : []
        return await withCheckedContinuation { continuation in
            DispatchQueue.global().async { @Sendable in
                let receipts = try? Self.run(program, options, environment, lines)
                continuation.resume(returning: receipts ?? [])
            }
        }
    }

    /// Runs it once.
    ///
    /// What it answers while it still reads is less than a pipe holds, so that neither waits for the other: it says little to
    /// what is long, and much only to what is short.
    private static func run(
        _ program: URL, _ options: [String], _ environment: [String: String], _ lines: [String]
    ) throws -> [Receipt] {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = program
        process.arguments = options
        process.environment = environment
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let end = DispatchWorkItem { process.terminate() }
        DispatchQueue.global().asyncAfter(deadline: .now() + patience, execute: end)
        try? input.fileHandleForWriting.write(
            contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
        try? input.fileHandleForWriting.close()
        let answers = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        end.cancel()
        return answers.split(separator: UInt8(ascii: "\n")).compactMap {
            try? Receipt(line: Array($0))
        }
    }
}
