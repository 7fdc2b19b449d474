import HouseholdModel
import HouseholdService
import HouseholdWords
import LineEditor
import QuickAdd

/// What bash asks the program when somebody presses Tab: the words that fit, as whoever is signed in may see them.
enum ShellCompletion {
    /// The option before the words that were typed, of which the last is not finished.
    static let option = "--complete"

    /// What bash runs to learn how to ask.
    static let bash = """
        # Asks chorus what fits where Tab was pressed.
        _chorus() {
            local fit
            COMPREPLY=()
            while IFS= read -r fit; do
                COMPREPLY+=("$(printf '%q' "$fit")")
            done < <("$1" \(option) "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
        }
        complete -o default -o nosort -F _chorus chorus

        """
}

extension LineRunner {
    /// Writes what fits in the place of the last of `words`, a line for each; what can't be known is left out.
    func complete(_ words: [String]) async -> ExitStatus {
        let (done, typed) = (Array(words.dropLast()), words.last ?? "")
        begin(RunningLine(words: done), .guessed(from: done))
        let command = ShortForms.commandStart(in: done).map { Array(done[$0...]) } ?? []
        let completer = context.session.lineCompleter
        let fits = await completer.candidates(behind: command, for: typed)
        let texts = fits.map { fit in
            (try? Tokenizer.words(in: fit.text))?.map(\.text).joined(separator: " ") ?? fit.text
        }
        context.presenter.console.write(texts.map { "\($0)\n" }.joined())
        return .done
    }
}

extension Session {
    /// What finds the words that fit, as whoever is here may see them.
    var lineCompleter: LineCompleter {
        guard let (door, file) = try? doorIfAny(), let caller = try? caller(file)
        else {
            return LineCompleter(door: nil, caller: .nobody)
        }
        return LineCompleter(door: door, caller: caller)
    }
}
