package import HouseholdModel
package import HouseholdService

/// What a person and a script are told about an error.
package struct Explanation: Hashable, Sendable {
    /// The stable name for scripts.
    package let code: String
    /// How the command ends.
    package let exit: ExitStatus
    /// What happened, in one sentence.
    package let message: Phrase
    /// Lines that can be typed instead; behind three spaces stands what one does.
    package let attempts: [String]
    /// What there is to say of each of several things, a sentence each.
    package let details: [Phrase]
    /// Which row of the books does not fit, if that is the matter.
    package let firstBad: VerificationView.Fault?

    package init(
        _ code: String, _ exit: ExitStatus, _ message: Phrase, try attempts: [String] = [],
        details: [Phrase] = [], firstBad: VerificationView.Fault? = nil
    ) {
        self.code = code
        self.exit = exit
        self.message = message
        self.attempts = attempts
        self.details = details
        self.firstBad = firstBad
    }
}
