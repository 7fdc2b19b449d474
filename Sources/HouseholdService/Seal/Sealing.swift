package import HouseholdModel
import HouseholdDatabase

/// What came of sealing the books when a parent signed in.
package struct Sealing: Codable, Sendable {
    /// How it ended.
    package enum Outcome: String, Codable, Sendable {
        /// They were sealed for the first time.
        case first
        /// They fit the last seal, and were sealed anew.
        case renewed
        /// They were sealed with a new password; what the old one had sealed can't be checked any more.
        case newPassword = "new-password"
        /// They do not fit; the last seal stays.
        case broken
        /// They could not be checked or sealed this time.
        case failed
    }

    /// How it ended.
    package let outcome: Outcome
    /// What the parent should know, in sentences; nothing when all is well.
    package let remarks: [Phrase]
    /// Why it could not be done, where it failed.
    package private(set) var problem: ServiceError?

    private enum CodingKeys: String, CodingKey {
        case outcome, remarks, problem
    }

    /// Reads it, from the wire with why it failed.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        outcome = try fields.decode(Outcome.self, forKey: .outcome)
        remarks = try fields.decode([Phrase].self, forKey: .remarks)
        problem = try fields.decodeIfPresent(ServiceError.self, forKey: .problem)
    }

    /// Writes it, for the wire with why it failed.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(outcome, forKey: .outcome)
        try fields.encode(remarks, forKey: .remarks)
        guard encoder.wire != nil else { return }
        try fields.encodeIfPresent(problem, forKey: .problem)
    }

    init(_ outcome: Outcome, _ remarks: [Phrase]) {
        self.outcome = outcome
        self.remarks = remarks
    }

    /// They could not be checked or sealed this time.
    init(failed problem: ServiceError) {
        outcome = .failed
        remarks = []
        self.problem = problem
    }

    /// The books do not fit.
    init(broken fault: BookFault) {
        self.init(.broken, [fault.sentence, "Nothing was sealed over it."])
    }

    /// The books that were checked fit, and were sealed.
    ///
    /// - Parameters:
    ///   - check: What was found.
    ///   - member: The parent whose seal it is.
    ///   - isNew: Whether the parent's password is new.
    ///   - problem: Why the seal could not be noted outside the data file.
    init(
        _ check: BookCheck, of member: Member.ID, isNew: Bool, notNoted problem: Phrase?
    ) {
        guard let last = check.seal(of: member) else {
            let remark: Phrase =
                """
                From now on Chorus notices when somebody changes the points with another program. \
                You read this once; if it ever comes again, somebody took the seal away.
                """
            self.init(.first, [remark] + [problem].compactMap(\.self))
            return
        }
        let remark: Phrase? =
            isNew
            ? """
            The books are sealed with your new password. \
            What the old one had sealed can't be checked any more; their chains hold.
            """
            : check.doubt(about: last)
        self.init(
            isNew ? .newPassword : .renewed,
            [remark, !isNew && check.hasUnusableNotes ? nil : problem].compactMap(\.self))
    }
}

extension BookCheck {
    /// Whether the notes outside the data file can't be read or written.
    fileprivate var hasUnusableNotes: Bool {
        if case .unusable = notes { true } else { false }
    }

    /// Why this computer can't tell whether an older copy of the data file was put back, if it can't.
    func doubt(about seal: StoredSeal) -> Phrase? {
        switch notes {
        case .unusable(let why):
            why + " "
                + "It can't be told whether an older copy of the data file was put back."
        case .counters(let counters) where counters[seal.member] != nil: nil
        case .counters, .nothing:
            """
            This computer has no note of the seal of \(home.household.zone.day(at: seal.at).dated): \
            it can't be told whether an older copy of the data file was put back.
            """
        }
    }
}
