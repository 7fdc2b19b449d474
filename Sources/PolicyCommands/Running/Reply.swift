import CedarJSON
import JSON

/// What came of a command, for programs and for people.
struct Reply {
    /// For programs.
    let json: JSONValue
    /// For people: lines, each with its end.
    let text: String
    /// How the command ends.
    var exit = ExitStatus.done
    /// Whether the text is the content of a file, which must come through a pipe as it is.
    var isContent = false
}
