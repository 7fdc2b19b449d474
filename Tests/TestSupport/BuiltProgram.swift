package import Foundation

/// The built program, in a folder of its own that is thrown away.
///
/// Every person has a state folder; the data folder is everybody's.
package final class BuiltProgram: Playable, Sendable {
    private let path: String
    /// The folder of everything that the program keeps.
    package let folder: URL
    /// Where the household is served that it reaches, if not in a data file of its own, and whose folder it has.
    private let visit: (server: String, host: BuiltProgram)?

    /// Creates a folder for the program at `path`.
    package init(at path: String) throws {
        self.path = path
        visit = nil
        folder = URL.temporaryDirectory.appending(path: "chorus-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Creates a copy of the folder of another one, for the program at `path`.
    package init(at path: String, continuing other: BuiltProgram) throws {
        self.path = path
        visit = nil
        folder = URL.temporaryDirectory.appending(path: "chorus-\(UUID().uuidString)")
        try FileManager.default.copyItem(at: other.folder, to: folder)
    }

    private init(visiting server: String, from host: BuiltProgram) {
        (path, folder, visit) = (host.path, host.folder, (server, host))
    }

    /// The same program, but reaching the household at a server.
    package func visiting(_ server: String) -> BuiltProgram {
        BuiltProgram(visiting: server, from: self)
    }

    deinit {
        if visit == nil { try? FileManager.default.removeItem(at: folder) }
    }

    /// The folder of the data file.
    package var data: String { folder.appending(path: "data").path }

    /// What came of a program that wrote to pipes.
    package struct Outcome: Sendable {
        package let output: String
        package let messages: String
        package let exit: Int32
    }
}

// MARK: - Running

extension BuiltProgram {
    package func answer(_ step: Transcript.Step) async throws -> Answer {
        let terminal = try ProgramScreen()
        let input = try Self.file(step.input.map { $0 + "\n" }.joined())
        let process = try start(
            arguments(of: step), as: step.person, input: .file(input),
            output: .file(terminal.line), messages: .file(terminal.line))
        let output = terminal.shown()
        return Answer(output: output, exit: process.waitUntilExit().code)
    }

    /// Runs the program with pipes in place of a terminal.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind the program's name; the data folder is put before.
    ///   - person: Whose state folder it has.
    ///   - input: What its stdin gives.
    ///   - launcher: What starts the program, if it does not start by itself.
    ///   - file: What stdout is, if not a pipe.
    ///   - other: What stderr is, if not a pipe.
    /// - Returns: What it said, and how it ended.
    /// - Throws: What the system says when the program can't be started.
    package func run(
        _ arguments: [String], as person: String = "anna", input: String = "",
        through launcher: [String] = [], writingTo file: FileHandle? = nil,
        complainingTo other: FileHandle? = nil
    ) throws -> Outcome {
        let (output, messages) = (Pipe(), Pipe())
        let process = try start(
            place + arguments, as: person, through: launcher, input: .file(Self.file(input)),
            output: file.map { .file($0) } ?? .pipe(output),
            messages: other.map { .file($0) } ?? .pipe(messages))
        if file != nil { try output.fileHandleForWriting.close() }
        if other != nil { try messages.fileHandleForWriting.close() }
        let results = output.fileHandleForReading.readDataToEndOfFile()
        let complaints = messages.fileHandleForReading.readDataToEndOfFile()
        return Outcome(
            output: String(decoding: results, as: UTF8.self),
            messages: String(decoding: complaints, as: UTF8.self),
            exit: process.waitUntilExit().code)
    }

    /// Starts the program and does not wait for its end.
    ///
    /// - Parameters:
    ///   - arguments: What stands behind the program's name; the data folder is put before.
    ///   - person: Whose state folder it has.
    ///   - messages: What stderr is.
    ///   - launcher: What starts the program, if it does not start by itself.
    /// - Returns: The program that runs.
    /// - Throws: What the system says when it can't be started.
    package func starting(
        _ arguments: [String], as person: String = "server", tellingTo messages: Pipe,
        through launcher: [String] = []
    ) throws -> ChildProcess {
        try start(
            place + arguments, as: person, through: launcher, input: .null, output: .null,
            messages: .pipe(messages))
    }

    /// The options that say where the household is.
    private var place: [String] {
        visit.map { ["--server", $0.server] } ?? ["--data", data]
    }

    private func arguments(of step: Transcript.Step) -> [String] {
        let words = step.command.split(separator: " ").map(String.init)
        guard words.first == "chorus" else { return place + ["-c", step.command] }
        return place + words.dropFirst()
    }

    private func start(
        _ arguments: [String], as person: String, through launcher: [String] = [],
        input: ChildProcess.Stream, output: ChildProcess.Stream, messages: ChildProcess.Stream
    ) throws -> ChildProcess {
        let environment = [
            "HOME": folder.path,
            "LANG": "C.UTF-8",
            "NO_COLOR": "1",
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
            "TERM": "xterm",
            "TZ": "Europe/Berlin",
            "XDG_RUNTIME_DIR": folder.appending(path: "run").path,
            "XDG_STATE_HOME": folder.appending(path: "state/\(person)").path,
        ]
        return try ChildProcess(
            launcher + [path] + arguments, in: folder, environment: environment, input: input,
            output: output, messages: messages)
    }

    /// A file without a name that gives `text`.
    private static func file(_ text: String) throws -> FileHandle {
        let pipe = Pipe()
        try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try pipe.fileHandleForWriting.close()
        return pipe.fileHandleForReading
    }
}
