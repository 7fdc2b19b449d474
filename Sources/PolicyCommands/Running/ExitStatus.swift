/// How a command ends; the numbers are those of the whole program.
enum ExitStatus: Int32, Sendable {
    /// Done.
    case done = 0
    /// Something is not as it should be: a case failed, a file is not formatted.
    case unmet = 1
    /// The command was written wrong.
    case usage = 64
    /// What is in a file can't be used.
    case data = 65
    /// A file is missing or can't be read.
    case noInput = 66
    /// A file can't be written.
    case cannotWrite = 73
    /// The policies do not allow the request.
    case denied = 77
}
