/// Says where whoever asks was not let in, and notes that they know.
///
/// Whoever is signed in may, as they may take back that they asked.
package struct HearRefusals: Change, ProgramOperation {
    package static let action = Action.withdrawAsking
    package static let isRecordedHere = false

    /// Asks what was answered.
    package init() {}

    /// What nobody has told them yet.
    package func run(_ grant: borrowing Grant<Self>) throws -> [AdmissionView] {
        try grant.hear()
    }
}
