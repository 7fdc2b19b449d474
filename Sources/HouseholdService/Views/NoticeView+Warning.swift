import HouseholdModel

extension Notice.Warning {
    /// What is told of it: to the one whom it is about, or to a parent.
    func text(for reader: Member, in home: Principal.Membership) -> Phrase {
        let who = member.flatMap(home.member)?.name.text ?? "Somebody"
        let isOwn = member == reader.id
        let advice: Phrase = isOwn ? " " + reader.advice : ""
        return switch self {
        case .signInMissed(_, let times, let since) where isOwn:
            "A wrong password was typed for you \(times) times since \(home.day(since))." + advice
        case .signInMissed(_, let times, let since):
            "A wrong password was typed for \(who) \(times) times since \(home.day(since))."
        case .keysGuessed:
            """
            Somebody tried wrong linking keys again and again, so that all open keys have ended. \
            Make a new one with: child key NAME
            """
        case .passwordChanged where isOwn: "You have a new password." + advice
        case .passwordChanged: "\(who) has a new password."
        case .passwordReset where isOwn: "A parent let you choose a new password."
        case .passwordReset: "\(who)'s old password has ended. \(who) can choose a new one."
        case .operatorReset where isOwn:
            """
            Whoever owns the data file has ended your old password, and made a code to set a new one with. \
            If you did not ask for that, ask them.
            """
        case .operatorReset:
            """
            Whoever owns the data file has ended \(who)'s old password, and made a code to set a new one with. \
            If \(who) did not ask for that, ask them.
            """
        case .clockAhead(let days, _):
            """
            This computer's clock jumped ahead by \(days) days before \(who) used Chorus. If the date is \
            wrong, set the clock right and sign in again. What children do for later dates waits for your OK.
            """
        case .clockPutRight(let from, _):
            """
            The clock had been ahead, up to \(home.day(from)). \
            Since \(who) signed in, the days count from the right date again.
            """
        }
    }
}

extension Member {
    /// What to do where it was somebody else.
    fileprivate var advice: Phrase {
        role == .child
            ? "If it was not you, tell your parents."
            : "If it was not you, choose a new one with: profile password"
    }
}

extension Principal.Membership {
    /// The day of a moment at home.
    fileprivate func day(_ instant: Instant) -> Phrase {
        household.zone.day(at: instant).dated
    }
}
