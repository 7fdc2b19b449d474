import HouseholdModel
import HouseholdService
package import HouseholdWords

/// Why a command was not done, as it is told.
package struct Failure: Error {
    package let explanation: Explanation
    /// The error of the service that it stands for, if it is one of those.
    private(set) var cause: ServiceError?
    /// What `rules why` explains afterwards.
    let refusal: Refusal?
    /// The line that was probably meant, ready to be run.
    var correction: String?
    /// Whether the line begins with no command, so that it may be what somebody wants to add.
    var isUnknown = false

    init(_ explanation: Explanation, refusal: Refusal? = nil) {
        self.explanation = explanation
        self.refusal = refusal
    }

    init(_ error: ServiceError) {
        explanation = error.explanation
        cause = error
        refusal = if case .refused(let refusal) = error { refusal } else { nil }
    }

    /// The same with other lines to try.
    func trying(_ lines: [String]) -> Failure { told(explanation.message, try: lines) }

    /// The same in other words.
    func told(_ message: Phrase, try lines: [String] = []) -> Failure {
        Failure(
            Explanation(explanation.code, explanation.exit, message, try: lines), refusal: refusal)
    }

    /// The same with a sentence for each of other things that can't be done.
    func telling(_ others: [Phrase]) -> Failure {
        guard !others.isEmpty else { return self }
        return Failure(
            Explanation(
                explanation.code, explanation.exit, explanation.message,
                try: explanation.attempts, details: explanation.details + others),
            refusal: refusal)
    }

    /// The command was written wrong.
    static func usage(_ message: Phrase, try attempts: [String] = []) -> Failure {
        Failure(Explanation("usage", .usage, message, try: attempts))
    }

    /// On a computer for all, nobody reads or makes files with the rights of whoever started the program.
    static let fileInKiosk = Failure(
        Explanation(
            "kiosk.file", .noPermission,
            "On a shared computer Chorus opens no files. A parent does that in a shell of their own."
        ))

    /// A shell for all on one computer runs no commands from elsewhere.
    static let kioskIsAShell = usage(
        "With --kiosk Chorus is a shell in a terminal, and takes no commands.",
        try: ["chorus --kiosk"])

    /// A value can't be used.
    static func value(_ message: Phrase, try attempts: [String] = []) -> Failure {
        Failure(Explanation("value.unusable", .data, message, try: attempts))
    }
}

/// Runs `body`, with the errors of the service as failures.
@_semantics("optimize.sil.specialize.generic.never")
func reporting<Output>(_ body: () async throws -> Output) async throws(Failure) -> Output {
    do {
        return try await body()
    } catch let failure as Failure {
        throw failure
    } catch let error as ServiceError {
        throw Failure(error)
    } catch {
        throw Failure(.bug(String(describing: error)))
    }
}
