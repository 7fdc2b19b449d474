import Foundation
import HouseholdProtocol
import HouseholdService
import HouseholdShell
import PolicyCommands

/// The program: takes time and files from the system and hands them to the shell.
@main
struct Chorus {
    static func main() async {
        occupyStandardStreams()
        signal(SIGPIPE, SIG_IGN)
        // A file that may not grow further is told as a disk that failed, not by being killed.
        signal(SIGXFSZ, SIG_IGN)
        umask(0o077)
        guard Dependencies.makeRoom() else {
            FileHandle.standardError.write(
                Data(
                    "error: There is too little memory left. Close something, or allow more.\n".utf8
                ))
            exit(75)
        }
        let environment = ProcessInfo.processInfo.environment
        // Where many ask at once, none of them waits on a thread that all share.
        let isServing = CommandLine.arguments.contains("serve")
        let dependencies = Dependencies.ofProcess(
            slots: slots(environment), isStopped: { Console.isInterrupted },
            waiting: isServing ? .onOwnThread(readers: 2) : .inline
        ) {
            Int64((Date().timeIntervalSince1970 * 1_000).rounded(.down))
        }
        guard let dependencies else {
            FileHandle.standardError.write(
                Data("error: Secrets can't be kept from others here.\n".utf8))
            exit(70)
        }
        let served = isServing ? serving(dependencies, environment) : nil
        var shell = Shell(
            console: .system(terminal: environment["TERM"]), environment: environment,
            dependencies: served?.dependencies ?? dependencies,
            makeRequestID: { UUID().uuidString.lowercased() },
            files: { Array(try Data(contentsOf: URL(filePath: $0))) },
            policies: { words, console in
                PolicyTool(streams: Streams(of: console)).run(words)
            })
        if let courier = CourierProcess(environment: environment) {
            shell.courier = { await courier.run($0, mayBeLocal: $1) }
        }
        shell.exit = { exit($0) }
        shell.serving = served?.serving
        let words = Array(CommandLine.arguments.dropFirst())
        let (address, rest) = Shell.server(in: words, environment)
        if let address {
            if rest.count < words.count { shell.serverOption = address }
            do {
                shell.server = try await door(at: address, environment)
            } catch {
                guard Shell.isAboutProgram(rest) else { exit(await shell.refuse(error, rest)) }
                shell.server = RemoteDoor.closed(because: error)
            }
        }
        exit(await shell.run(rest))
    }

    /// Takes the places of the standard streams that are closed, so that no file of ours gets what is written to them.
    ///
    /// What is there can't be written to: nobody takes results for written that are not.
    private static func occupyStandardStreams() {
        var place = unsafe open("/dev/null", O_RDONLY)
        while (STDIN_FILENO...STDERR_FILENO).contains(place) {
            place = unsafe open("/dev/null", O_RDONLY)
        }
        if place >= 0 { close(place) }
    }

    /// The folder in which the user's programs count the hashes that they make at once.
    private static func slots(_ environment: [String: String]) -> String {
        let places = [
            ("XDG_RUNTIME_DIR", ""), ("XDG_STATE_HOME", ""), ("HOME", "/.local/state"),
        ]
        let folder = places.lazy.compactMap { name, below in
            environment[name].flatMap { $0.hasPrefix("/") ? $0 + below : nil }
        }.first
        return "\(folder ?? "/tmp")/chorus"
    }
}

extension Streams {
    /// The streams of a program that has `console`.
    fileprivate init(of console: Console) {
        self.init(
            isTerminal: console.streams.outputIsTerminal, write: console.write,
            complain: console.complain,
            readInput: { Array(FileHandle.standardInput.readDataToEndOfFile()) },
            nanoseconds: { DispatchTime.now().uptimeNanoseconds })
    }
}
