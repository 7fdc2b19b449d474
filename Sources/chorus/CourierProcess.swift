import Dispatches
import Foundation
import Subprocess
import Synchronization
import SystemPackage

/// The courier beside this program, which takes messages out: it knows nothing of households and reaches no data file.
struct CourierProcess: Sendable {
    /// How long it may take for what it gets at once: shorter than others leave messages alone that were taken.
    private static let patience = Duration.seconds(120)
    /// The most that is read of it, in bytes, which is more than it ever says.
    private static let most = 64 << 20
    /// Of the environment what finds certificates, the desktop and programs.
    private static let passedOn = [
        "PATH", "HOME", "LANG", "SSL_CERT_FILE", "SSL_CERT_DIR", "DBUS_SESSION_BUS_ADDRESS",
        "SPEECHD_ADDRESS", "XDG_RUNTIME_DIR",
    ]

    private let program: URL
    private let environment: [Environment.Key: String]

    /// The courier beside the program that runs, or `nil` where there is none.
    init?(environment: [String: String]) {
        guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        else { return nil }
        program = URL(filePath: own).deletingLastPathComponent().appending(path: "chorus-courier")
        guard FileManager.default.isExecutableFile(atPath: program.path) else { return nil }
        self.environment = Dictionary(
            uniqueKeysWithValues: environment.filter { Self.passedOn.contains($0.key) }
                .map { (Environment.Key(stringLiteral: $0.key), $0.value) })
    }

    /// Hands errands to it, and returns the receipts that come back; of some there may be none.
    ///
    /// It is ended after two minutes, and the receipts that came until then count.
    func run(_ errands: [Errand], mayBeLocal: Bool) async -> [Receipt] {
        let lines = errands.compactMap(\.line)
        guard !lines.isEmpty else { return [] }
        let settings = Configuration(
            executable: .path(FilePath(program.path)),
            arguments: Arguments(mayBeLocal ? ["--allow-local"] : []),
            environment: .custom(environment))
        let end = Mutex<Task<Void, any Error>?>(nil)
        defer { end.withLock { $0?.cancel() } }
        let answers = try? await Subprocess.run(
            settings, input: .array(Array(lines.map { $0 + "\n" }.joined().utf8)),
            output: .bytes(limit: Self.most), error: .discarded
        ) { execution in
            let patience = Task {
                try await Task.sleep(for: Self.patience)
                try execution.send(signal: .terminate)
            }
            end.withLock { $0 = patience }
        }
        return (answers?.standardOutput ?? []).split(separator: UInt8(ascii: "\n")).compactMap {
            try? Receipt(line: Array($0))
        }
    }
}
