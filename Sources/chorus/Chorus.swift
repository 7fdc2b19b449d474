import Foundation
import HouseholdService
import HouseholdShell

/// The program: takes time and files from the system and hands them to the shell.
@main
struct Chorus {
    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        umask(0o077)
        let environment = ProcessInfo.processInfo.environment
        let surroundings = Surroundings.ofProcess(slots: slots(environment)) {
            Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down))
        }
        guard let surroundings else {
            FileHandle.standardError.write(
                Data("error: Secrets can't be kept from others here.\n".utf8))
            exit(70)
        }
        let shell = Shell(
            console: .system(), environment: environment, surroundings: surroundings,
            makeRequestID: { UUID().uuidString.lowercased() },
            files: { Array(try Data(contentsOf: URL(filePath: $0))) })
        exit(await shell.run(Array(CommandLine.arguments.dropFirst())))
    }

    /// The folder in which programs on this computer count their hashes.
    private static func slots(_ environment: [String: String]) -> String {
        let runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        return runtime.map { "\($0)/chorus" } ?? "/tmp/chorus-\(getuid())"
    }
}
