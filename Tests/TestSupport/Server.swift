import Foundation
import Synchronization

/// A server that runs as long as it is held.
package final class Server {
    /// Anna's.
    package static let password: String = password(of: "anna")

    /// The socket at which it listens.
    package let socket: String
    /// A program that reaches the household through it.
    package let visitor: BuiltProgram
    private let process: ChildProcess
    private let told: Told

    /// Starts one beside the data file of `program`, and waits until it listens.
    package convenience init(of program: BuiltProgram, _ options: [String] = []) throws {
        guard let (server, told) = try Server.started(program, options) else { throw Missing() }
        self.init(program, server, told)
    }

    private init(_ program: BuiltProgram, _ process: ChildProcess, _ told: Told) {
        self.told = told
        socket = Self.socket(of: program)
        visitor = program.visiting("unix:\(socket)")
        self.process = process
    }

    deinit {
        kill()
    }

    /// That it does not start.
    package struct Missing: Error {}

    /// One that also listens at a port that was free.
    package static func atPort(
        of program: BuiltProgram, options: [String] = []
    ) throws -> (server: Server, port: Int) {
        for _ in 0..<20 {
            let port = Int.random(in: 20_000...60_000)
            if let (server, told) = try started(program, options + ["--port", "\(port)"]) {
                return (Server(program, server, told), port)
            }
        }
        throw Missing()
    }

    /// One at the port at which another one was.
    package static func again(
        of program: BuiltProgram, options: [String] = [], at port: Int
    ) throws -> Server {
        guard let (server, told) = try started(program, options + ["--port", "\(port)"]) else {
            throw Missing()
        }
        return Server(program, server, told)
    }

    private static func socket(of program: BuiltProgram) -> String {
        program.folder.appending(path: "chorus.sock").path
    }

    private static func started(
        _ program: BuiltProgram, _ options: [String]
    ) throws -> (ChildProcess, Told)? {
        let messages = Pipe()
        let process = try program.starting(
            ["serve", "--socket", socket(of: program)] + options, tellingTo: messages)
        var said = ""
        // What listens says so, a line for each place; what can't listen ends.
        while said.components(separatedBy: "Ctrl-C").count <= options.count(where: {
            $0 == "--port"
        }) + 1 {
            let more = messages.fileHandleForReading.availableData
            guard !more.isEmpty else {
                process.waitUntilExit()
                return nil
            }
            said += String(decoding: more, as: UTF8.self)
        }
        return (process, Told(beginning: said, from: messages))
    }

    /// All that it told until it ended, its log among it.
    package func allTold() -> String {
        process.waitUntilExit()
        return told.all()
    }

    /// Asks it to end, and says how it did.
    package func end() -> Int32 {
        process.send(SIGTERM)
        return process.waitUntilExit().code
    }

    /// Has it answer nothing, with all connections as they are, until it goes on.
    package func pause() { process.send(SIGSTOP) }

    /// Has it go on.
    package func resume() { process.send(SIGCONT) }

    /// Ends it in the middle of whatever it does.
    package func kill() {
        process.send(SIGKILL)
        process.waitUntilExit()
    }

    /// How the answer to `text` begins at a port of the computer.
    package static func raw(_ text: String, at port: Int) throws -> String {
        let (input, output) = (Pipe(), Pipe())
        let request = "exec 3<>/dev/tcp/127.0.0.1/\(port); cat >&3; head -c 13 <&3"
        let process = try ChildProcess(
            ["/usr/bin/timeout", "30", "/bin/bash", "-c", request], input: .pipe(input),
            output: .pipe(output))
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: answer, as: UTF8.self)
    }
}

/// What a program tells while others are busy with it: read at once, so that it does not wait for a reader.
private final class Told: Sendable {
    private let text: Mutex<String>
    private let isOver = DispatchSemaphore(value: 0)

    init(beginning: String, from pipe: Pipe) {
        text = Mutex(beginning)
        let file = pipe.fileHandleForReading
        Thread.detachNewThread { [self] in
            var isOpen = true
            while isOpen {
                let more = file.availableData
                isOpen = !more.isEmpty
                text.withLock { $0 += String(decoding: more, as: UTF8.self) }
            }
            isOver.signal()
        }
    }

    /// All of it, once there is no more.
    func all() -> String {
        isOver.wait()
        isOver.signal()
        return text.withLock(\.self)
    }
}
