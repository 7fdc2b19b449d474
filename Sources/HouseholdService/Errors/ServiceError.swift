package import Credentials
package import HouseholdModel

/// Why an operation was not done.
package enum ServiceError: Error, Hashable, Sendable, Codable {
    /// A kind of thing that people name.
    package enum Noun: String, Hashable, Sendable, Codable {
        case chore, reward, request, entry, badge, absence, person, session, household, action,
            rule, channel, device, wish, routine
        case moneyEntry = "money-entry"
    }

    /// Somebody can't come in, or an account can't be as it was asked for.
    case account(AccountProblem)
    /// Somebody can't be in the household so.
    case member(MemberProblem)
    /// A chore can't be changed so.
    case chore(ChoreProblem)
    /// Chores can't be put together so.
    case routine(RoutineProblem)
    /// Points can't move so.
    case points(PointsProblem)
    /// Money can't be booked so.
    case money(MoneyProblem)
    /// A reward can't be set, asked for or given so.
    case reward(RewardProblem)
    /// The rules can't be used, or not be set.
    case rules(RulesProblem)
    /// Something is the matter with the books.
    case book(BookProblem)
    /// Something can't be taken back, or done again.
    case undo(UndoProblem)
    /// Messages can't go somewhere so.
    case channel(ChannelProblem)
    /// A device can't be paired, or nobody signs in at it.
    case device(DeviceProblem)
    /// A household's document can't be brought in.
    case document(DocumentFault)
    /// The data file can't be used.
    case dataFile(DataFileProblem)
    /// The server does not do it.
    case server(ServerProblem)
    /// There is no household yet, or the account is in none.
    case noHousehold
    /// The rules do not allow it.
    case refused(Refusal)
    /// It is not there, or not for this member to see.
    case notFound(Noun, String)
    /// A text can't be used for what it was given.
    case text(TextError, field: Phrase)
    /// A value is out of range or unreadable.
    case value(field: Phrase, expected: Phrase)
    /// There is as much of something as there may be.
    case tooMany(Quota)
    /// Lines of a list can't be used.
    case lines([ImportFault])
    /// Somebody changed it at the same moment.
    case changedMeanwhile
    /// The request was made before, with other content.
    case requestReused
    /// The password could not be worked on.
    case hashing(HashingError)
    /// Something that should never happen.
    case bug(String)
}

extension ServiceError {
    /// The stable name for scripts; what it means to a person, they say who talk to one.
    package var code: String {
        switch self {
        case .account(let problem): problem.code
        case .member(let problem): problem.code
        case .chore(let problem): problem.code
        case .routine(let problem): problem.code
        case .points(let problem): problem.code
        case .money(let problem): problem.code
        case .reward(let problem): problem.code
        case .rules(let problem): problem.code
        case .book(let problem): problem.code
        case .undo(let problem): problem.code
        case .channel(let problem): problem.code
        case .device(let problem): problem.code
        case .document(let fault): fault.code
        case .dataFile(let problem): problem.code
        case .server(let problem): problem.code
        case .tooMany(let quota): quota.code
        case .noHousehold: "household.none"
        case .refused: "rule.denied"
        case .notFound(.person, _): "member.not-found"
        case .notFound(let noun, _): "\(noun.rawValue).not-found"
        case .text: "value.text"
        case .value: "value.unusable"
        case .lines: "data.lines"
        case .changedMeanwhile: "changed-meanwhile"
        case .requestReused: "request.reused"
        case .hashing: "password.not-hashed"
        case .bug: "program.bug"
        }
    }
}
