import Cedar
import CedarJSON
import JSON

/// Why a command was not done.
struct Failure: Error {
    /// A stable name for the kind of failure.
    let code: String
    let exit: ExitStatus
    /// One sentence for a person.
    let message: String
    /// Lines that can be typed instead.
    var attempts: [String] = []
    /// What is wrong in files, when that is why.
    var problems: [Problem] = []

    /// The command was written wrong.
    static func usage(_ message: String, try attempts: [String] = []) -> Failure {
        Failure(code: "usage", exit: .usage, message: message, attempts: attempts)
    }

    /// What is in a file can't be used.
    static func data(
        _ code: String, _ message: String, try attempts: [String] = []
    ) -> Failure {
        Failure(code: code, exit: .data, message: message, attempts: attempts)
    }

    /// What is in files can't be used, and these are the reasons; there must be one at least.
    static func problems(
        _ code: String, _ problems: [Problem], try attempts: [String] = []
    ) -> Failure {
        let first = problems.first { !$0.isWarning }?.sentence ?? "Something is wrong."
        return Failure(
            code: code, exit: .data, message: first, attempts: attempts, problems: problems)
    }
}

extension Failure {
    /// The failure as programs are told.
    var json: JSONValue {
        var members: [(Text, JSONValue)] = [
            ("code", .string(Text(code))), ("exit", .number("\(exit.rawValue)")),
            ("message", .string(Text(message))),
            ("try", .array(attempts.map { .string(Text($0)) })), ("line", .null),
        ]
        if !problems.isEmpty { members.append(("problems", .array(problems.map(\.json)))) }
        return JSONValue(members)
    }
}
