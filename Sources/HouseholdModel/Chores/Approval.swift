/// Whether a parent looks at what a child has done before the points are booked.
package enum Approval: Hashable, Sendable {
    /// Nobody looks; the points are there at once.
    case none
    /// A parent looks each time.
    case always
    /// A parent looks at one in so many, chosen by chance.
    case sample(Rate)

    /// A parent looks until the child has earned that nobody does (``Trust``).
    case earned

    /// How many there are for each one that is looked at: 2 to 100.
    package struct Rate: Hashable, Sendable {
        /// The number.
        package let count: Int

        /// Creates a rate, or returns `nil` when `count` is not from 2 to 100.
        package init?(_ count: Int) {
            guard (2...100).contains(count) else { return nil }
            self.count = count
        }

        private init(unchecked count: Int) {
            self.count = count
        }

        /// One in five.
        package static let usual = Rate(unchecked: 5)
    }
}

// MARK: - In words

extension Approval: CodedAsText {
    /// How often a parent looks, without a rate.
    package enum Kind: String, CaseIterable, Hashable, Sendable, Codable {
        case none, always, sample, earned
    }

    /// The kind alone.
    package var kind: Kind {
        switch self {
        case .none: .none
        case .always: .always
        case .sample: .sample
        case .earned: .earned
        }
    }

    /// One in how many a parent looks at, where it is so.
    package var rate: Rate? {
        guard case .sample(let rate) = self else { return nil }
        return rate
    }

    /// `none`, `always`, `earned` or `sample 5`.
    package var description: String {
        rate.map { "\(kind.rawValue) \($0.count)" } ?? kind.rawValue
    }

    /// Creates what `text` says, or returns `nil`; `sample` alone is one in five.
    package init?(_ text: String) {
        switch Kind(rawValue: text) {
        case Kind.none?: self = .none
        case .always: self = .always
        case .sample: self = .sample(.usual)
        case .earned: self = .earned
        case nil:
            guard text.hasPrefix("sample "), let count = Int(text.dropFirst(7)),
                let rate = Rate(count), "sample \(count)" == text
            else { return nil }
            self = .sample(rate)
        }
    }
}

// MARK: - What holds

extension Approval {
    /// Whether a parent looks at something at which nobody looks by `other`.
    package func looksAtMore(than other: Approval) -> Bool {
        switch (self, other) {
        case (.none, _), (_, .always): false
        case (.sample(let rate), .sample(let old)): rate.count < old.count
        case (.earned, .earned): false
        case (.always, _), (.sample, _), (.earned, _): true
        }
    }
}

extension Household {
    /// Whether a parent looks at a chore at that moment: what is said of it itself, or else as the household does it, but for
    /// what still holds since they are to look at more.
    package func approval(of chore: Chore, at instant: Instant) -> Approval {
        let lasting = lastingApproval(of: chore, at: instant)
        guard let promise = chore.approvalPromise, promise.holds(at: instant),
            lasting.looksAtMore(than: promise.value)
        else { return lasting }
        return promise.value
    }

    /// The same, whatever was promised of the chore itself.
    package func lastingApproval(of chore: Chore, at instant: Instant) -> Approval {
        chore.approval ?? settings.approval(at: instant)
    }
}
