/// That somebody did a chore.
package struct Completion: Identifiable, Hashable, Sendable, Codable {
    /// How far its points have come.
    package enum Payment: Hashable, Sendable, Codable {
        /// A parent has yet to look.
        case waiting
        /// What was promised is booked; nobody had to look.
        case booked
        /// What was promised is booked; nobody had to look, since there were so many OKs in a row.
        case trusted(oks: Int)
        /// A parent has looked, and what the check says is booked.
        case approved(Check)
        /// Nobody has looked for so long that what was promised is booked.
        case unseen(Silence)
    }

    /// That nobody looked at what was done for as long as the household waits for that.
    package struct Silence: Hashable, Sendable, Codable {
        /// When it was booked.
        package let at: Instant
        /// For how many hours nobody had to look by then.
        package let hours: Int

        /// Creates a silence.
        package init(at: Instant, hours: Int) {
            self.at = at
            self.hours = hours
        }
    }

    /// That a parent looked at what was done.
    package struct Check: Hashable, Sendable, Codable {
        /// Who.
        package let by: Member.ID
        /// When.
        package let at: Instant
        /// What is paid: what was promised, unless the parent said otherwise.
        package let paid: ChoreValue
        /// Why something else is paid, or a word of praise.
        package let reason: Note?

        /// Creates a check.
        package init(by: Member.ID, at: Instant, paid: ChoreValue, reason: Note?) {
            self.by = by
            self.at = at
            self.paid = paid
            self.reason = reason
        }
    }

    /// That house rules leave the doer half of what the chore was worth.
    package struct Half: Hashable, Sendable, Codable {
        /// What it was worth.
        package let full: ChoreValue
        /// The names of these rules.
        package let rules: [String]

        /// Creates a half, or returns `nil` where no rule says so or half of it is no less.
        package init?(of full: ChoreValue, by rules: [String]) {
            guard !rules.isEmpty, full.half != full else { return nil }
            (self.full, self.rules) = (full, rules)
        }
    }

    /// The identity; a chore that is taken back and done again has another completion.
    package let id: Identifier<Completion>
    /// Who did it, and has the points.
    package let doer: Member.ID
    /// Who said so.
    package let recordedBy: Member.ID
    /// When.
    package let at: Instant
    /// On which day, in the household's zone.
    package let day: Day
    /// What was promised for it at that moment.
    package let value: ChoreValue
    /// Of what that is the half, where house rules made it so at that moment.
    package let half: Half?
    /// How far its points have come.
    package let payment: Payment
    /// Whether it counts as a chore that the doer did, for badges and sums.
    package let counts: Bool

    /// Creates a completion.
    package init(
        id: Identifier<Completion>, doer: Member.ID, recordedBy: Member.ID, at: Instant, day: Day,
        value: ChoreValue, half: Half? = nil, payment: Payment = .booked, counts: Bool = true
    ) {
        self.id = id
        self.doer = doer
        self.recordedBy = recordedBy
        self.at = at
        self.day = day
        self.value = value
        self.half = half
        self.payment = payment
        self.counts = counts
    }
}

extension Completion {
    /// Whether a parent has yet to look.
    package var isWaiting: Bool { payment == .waiting }

    /// What is booked for it: nothing while it waits.
    package var paid: Int { isWaiting ? 0 : worth.points }

    /// What is paid or waits to be.
    package var worth: ChoreValue { check?.paid ?? value }

    /// The half that is paid or waits to be: nothing where a parent who looked said to pay something else.
    package var paidHalf: Half? { worth == value ? half : nil }

    /// That a parent looked, where one did.
    package var check: Check? {
        guard case .approved(let check) = payment else { return nil }
        return check
    }

    /// Whether a parent who looked paid less than was promised.
    package var isPaidLess: Bool { check.map { $0.paid.points < value.points } ?? false }

    /// That nobody looked in time, where it was booked for that.
    package var silence: Silence? {
        guard case .unseen(let silence) = payment else { return nil }
        return silence
    }

    /// How many OKs in a row there were, where nobody had to look for that.
    package var trustedOKs: Int? {
        guard case .trusted(let oks) = payment else { return nil }
        return oks
    }

    /// When it had waited enough, where it waited: when a parent looked, or when it counted since none did.
    package var settledAt: Instant? { check?.at ?? silence?.at }

    /// The same as a parent found it.
    package func approved(_ check: Check) -> Completion { paid(.approved(check)) }

    /// The same after nobody looked.
    package func unseen(_ silence: Silence) -> Completion { paid(.unseen(silence)) }

    private func paid(_ payment: Payment) -> Completion {
        Completion(
            id: id, doer: doer, recordedBy: recordedBy, at: at, day: day, value: value,
            half: half, payment: payment, counts: counts)
    }
}
