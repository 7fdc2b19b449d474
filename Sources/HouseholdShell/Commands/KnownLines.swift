import ArgumentParser
import Synchronization

/// Lines that were read before, which are not read again: the parser finds out by reflection what options a command has,
/// which is a fifth of what most of them do.
enum KnownLines {
    private struct Line: Hashable {
        let command: ObjectIdentifier
        let words: [String]
    }

    /// More than anybody types in a day.
    private static let most = 1_000

    private static let commands = Mutex<[Line: any ShellCommand]>([:])

    /// The command behind which `words` stand, where they suit it.
    static func command<Command: ShellCommand>(
        _ type: Command.Type, _ words: [String]
    ) -> Command? {
        let line = Line(command: ObjectIdentifier(type), words: words)
        if let known = commands.withLock({ $0[line] }) as? Command { return known }
        guard let command = try? type.parseAsRoot(words) as? Command else { return nil }
        commands.withLock { commands in
            if commands.count >= most { commands.removeAll() }
            commands[line] = command
        }
        return command
    }
}
