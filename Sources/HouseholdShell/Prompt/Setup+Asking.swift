import HouseholdModel
import HouseholdService
import HouseholdWords

extension Setup {
    /// What is answered to a question for yes or no.
    enum Choice<Value> {
        case yes
        case no
        /// What would have been asked next.
        case value(Value)
    }

    func say(_ lines: [Phrase]) {
        for line in lines { context.presenter.present(line) }
    }

    /// An answer that can be read; asks again until there is one.
    ///
    /// Enter alone gets the hint, where there is one, and is read like any answer elsewhere.
    @_semantics("optimize.sil.specialize.generic.never")
    func asked<Value>(
        _ prompt: Phrase, hint: Phrase? = nil, _ read: (String) throws -> Value
    ) async throws(Failure) -> Value {
        while true {
            let typed = Self.words(try await context.answer(prompt, option: ""))
            if typed.isEmpty, let hint {
                say([hint])
                continue
            }
            do throws(Failure) {
                return try await reporting { try read(typed) }
            } catch {
                _ = await context.reportError(error)
            }
        }
    }

    /// Yes, no, or the answer to the question behind it; asks again until it is one of them.
    func choice<Value>(
        _ question: Phrase, _ read: (String) throws -> Value
    ) async throws(Failure) -> Choice<Value> {
        if context.options.yes { return .yes }
        return try await asked("\(question) \("[Y/n] " as Phrase)") { typed in
            if typed.isEmpty || SmallWord.yes.isMeant(by: typed) {
                .yes
            } else if SmallWord.no.isMeant(by: typed) {
                .no
            } else {
                .value(try read(typed))
            }
        }
    }

    /// Asks for one thing after the other until Enter, or a word for leaving, goes on.
    ///
    /// What could not be done is asked for in the same words again.
    func several(
        _ question: Phrase, more: Phrase, _ take: (String) async throws(Failure) -> Bool
    ) async throws(Failure) {
        var question = question
        while true {
            let typed = Self.words(try await context.answer(question, option: ""))
            if typed.isEmpty || Self.isNothing(typed) { return }
            if try await take(typed) { question = more }
        }
    }

    /// Whether the command did what it says.
    func run(_ words: [String]) async -> Bool {
        await runner.run(words) == .done
    }

    private static func words(_ typed: String) -> String {
        typed.split(separator: " ").joined(separator: " ")
    }

    private static func isNothing(_ typed: String) -> Bool {
        SmallWord.no.isMeant(by: typed) || ShellSession.isLeaving(typed)
    }
}
