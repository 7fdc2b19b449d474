import HouseholdModel
import HouseholdService
import QuickAdd

/// The line being run, with what has come of it so far; the next one begins with nothing of it.
struct RunningLine {
    /// Its words, a short form written out.
    var words: [String] = []
    /// Its words as they were typed, with what is known of their quotes.
    var tokens: [Word] = []
    /// Its options, over those of the program's start.
    var options = LineOptions.none
    /// Whether what is set for whoever is here was taken up for it.
    var heedsSettings = false
    /// The secrets that it took from the input, by option.
    var secrets: [String: Confidential] = [:]
    /// Whether it takes the password from the input, should it be wanted again.
    var provesFromInput = false
    /// How many changes it has asked for.
    var steps = 0
    /// How many changes it has made.
    var changes = 0
    /// Whether Ctrl-C stops it.
    var isStoppable = false
    /// The open chores as they were last told, and to whom, until something is changed.
    var openChores: (caller: Caller, chores: [ChoreView])?
}

/// Where a line comes from.
enum LineSource {
    /// The words behind the program's name.
    case arguments
    /// `-c`.
    case option
    /// A file or stdin, with its name and the number of the line.
    case script(name: String, line: Int)
    /// A person at the prompt; nobody leaves a kiosk, which goes back to who is here.
    case prompt(isKiosk: Bool)
}
