import ArgumentParser
import HouseholdService
import Synchronization

/// Lines that were read before, which are not read again.
///
/// The parser finds out by reflection what options a command has, and checks that in a debug build each time. What is kept
/// is nothing but the words, as their command takes them, or why it does not.
enum KnownLines {
    private struct Line: Hashable {
        let command: ObjectIdentifier
        let words: [String]
    }

    /// More than anybody types in a day.
    private static let most = 1_000

    private static let readings = Mutex<[Line: Result<any ShellCommand, any Error>]>([:])
    private static let starts = Mutex<[[String]: Start?]>([:])

    /// The command behind which `words` stand.
    ///
    /// - Throws: What the parser says where they do not suit it.
    static func command(
        _ type: any ShellCommand.Type, _ words: [String]
    ) throws -> any ShellCommand {
        let line = Line(command: ObjectIdentifier(type), words: words)
        if let known = readings.withLock({ $0[line] }) { return try known.get() }
        let reading = Result { try read(words, as: type) }
        readings.withLock { readings in
            if readings.count >= most { readings.removeAll() }
            readings[line] = reading
        }
        return try reading.get()
    }

    /// The program as it is started with `words`, all of which are options; `nil` where they are not.
    static func start(_ words: [String]) -> Start? {
        if let known = starts.withLock({ $0[words] }) { return known }
        let program = try? ChorusCommand.parseAsRoot(words) as? ChorusCommand
        let start = program.map { Start($0) }
        starts.withLock { starts in
            if starts.count >= most { starts.removeAll() }
            starts.updateValue(start, forKey: words)
        }
        return start
    }

    private static func read(
        _ words: [String], as type: any ShellCommand.Type
    ) throws -> any ShellCommand {
        let command = try type.parseAsRoot(words)
        guard let command = command as? any ShellCommand else {
            throw Failure(.bug("\(type) reads lines of \(Swift.type(of: command))"))
        }
        return command
    }
}
