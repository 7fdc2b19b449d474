extension Notice {
    /// What somebody should know of passwords, keys or the clock, for it may have been somebody else.
    package enum Warning: Hashable, Sendable {
        /// Wrong passwords were typed for a member so often since then.
        case signInMissed(of: Member.ID, times: Int, since: Instant)
        /// Wrong linking keys were tried so often that the open ones ended.
        case keysGuessed
        /// A member has chosen a new password.
        case passwordChanged(of: Member.ID)
        /// A parent has ended a child's password, so that it chooses another.
        case passwordReset(of: Member.ID)
        /// Whoever owns the data file has ended a member's password, and made a way in anew.
        case operatorReset(of: Member.ID)
        /// The computer's clock was so many days ahead when a member did something.
        case clockAhead(days: Int, by: Member.ID)
        /// The clock had been ahead until then, and is right since a member signed in.
        case clockPutRight(from: Instant, by: Member.ID)

        /// The same as a word.
        package enum Kind: String, CaseIterable, Hashable, Sendable {
            case signInMissed = "sign-in-missed"
            case keysGuessed = "keys-guessed"
            case passwordChanged = "password-changed"
            case passwordReset = "password-reset"
            case operatorReset = "operator-reset"
            case clockAhead = "clock-ahead"
            case clockPutRight = "clock-put-right"
        }
    }
}

extension Notice.Warning {
    /// What happened.
    package var kind: Kind {
        switch self {
        case .signInMissed: .signInMissed
        case .keysGuessed: .keysGuessed
        case .passwordChanged: .passwordChanged
        case .passwordReset: .passwordReset
        case .operatorReset: .operatorReset
        case .clockAhead: .clockAhead
        case .clockPutRight: .clockPutRight
        }
    }

    /// The member whom it is about.
    package var member: Member.ID? {
        switch self {
        case .signInMissed(let member, _, _), .passwordChanged(let member),
            .passwordReset(let member), .operatorReset(let member), .clockAhead(_, let member),
            .clockPutRight(_, let member):
            member
        case .keysGuessed: nil
        }
    }

    /// How often, or how many days.
    package var count: Int? {
        switch self {
        case .signInMissed(_, let count, _), .clockAhead(let count, _): count
        case .keysGuessed, .passwordChanged, .passwordReset, .operatorReset, .clockPutRight: nil
        }
    }

    /// Since or until when.
    package var moment: Instant? {
        switch self {
        case .signInMissed(_, _, let moment), .clockPutRight(let moment, _): moment
        case .keysGuessed, .passwordChanged, .passwordReset, .operatorReset, .clockAhead: nil
        }
    }
}
