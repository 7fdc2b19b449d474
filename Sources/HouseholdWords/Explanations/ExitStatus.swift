/// How a command ends, for scripts (the numbers above 63 are those of sysexits).
package enum ExitStatus: Int32, Hashable, Sendable {
    /// Done, or nothing to do.
    case done = 0
    /// Allowed, but as things stand it can't be.
    case conflict = 1
    /// The command was written wrong.
    case usage = 64
    /// A value can't be used.
    case data = 65
    /// An input file is missing.
    case noInput = 66
    /// The server can't be reached.
    case unavailable = 69
    /// Busy; try again.
    case temporary = 75
    /// Something broke inside the program.
    case software = 70
    /// The data file can't be created or written.
    case cannotCreate = 73
    /// Reading or writing failed.
    case io = 74
    /// Not signed in, or not allowed.
    case noPermission = 77
    /// No household, a newer data file, wrong settings, or broken rules.
    case configuration = 78
    /// Ctrl-C.
    case interrupted = 130
}
