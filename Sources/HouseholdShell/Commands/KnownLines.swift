import ArgumentParser
import Synchronization

/// Lines that were read before, which are not read again.
///
/// The parser finds out by reflection what options a command has, and checks that in a debug build each time. What is kept
/// is nothing but the words, as their command takes them, or that it does not.
enum KnownLines {
    private struct Line: Hashable {
        let command: ObjectIdentifier
        let words: [String]
    }

    /// More than anybody types in a day.
    private static let most = 1_000

    private static let commands = Mutex<[Line: (any ShellCommand)?]>([:])

    /// The command behind which `words` stand, where they suit it.
    static func command<Command: ShellCommand>(
        _ type: Command.Type, _ words: [String]
    ) -> Command? {
        let line = Line(command: ObjectIdentifier(type), words: words)
        if let known = commands.withLock({ $0[line] }) { return known as? Command }
        let command = try? type.parseAsRoot(words) as? Command
        commands.withLock { commands in
            if commands.count >= most { commands.removeAll() }
            commands.updateValue(command, forKey: line)
        }
        return command
    }
}
