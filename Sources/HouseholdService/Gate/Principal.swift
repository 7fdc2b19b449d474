import Credentials
package import HouseholdModel

/// Who hands an operation in: whoever has the token of a session, or nobody.
package struct Caller: Equatable, Sendable {
    /// The session's token, for the gate of another process.
    let token: Confidential?
    let digest: [UInt8]?
    /// The computer where that is, as it says itself; nothing where it is the gate's own.
    private(set) var computer: Computer?
    /// The session that ends when nobody becomes somebody.
    private(set) var replaced: [UInt8]?
    /// The SHA-256 of the token of the device at which nobody becomes somebody.
    private(set) var deviceToken: [UInt8]?
    /// The household of the same account in which this is asked, where that is not the session's.
    private(set) var household: HouseholdChoice?
    /// The household in which the program itself asks.
    private(set) var program: Household.ID?
    /// The member in whose place the gate asks.
    private(set) var absent: Absent?

    /// A member who is not there, but let something be done for them before.
    struct Absent: Equatable, Sendable {
        let member: Member.ID
        let household: Household.ID
    }

    /// How one of the households of an account is named.
    enum HouseholdChoice: Equatable, Sendable {
        /// As people do.
        case called(String)
        /// As the program does.
        case identified(Household.ID)
    }

    /// Whoever is signed in with the token that a file keeps; nobody, when it is none.
    package init(session: Confidential) {
        digest = SessionToken(stored: session.secret)?.digest.bytes
        token = digest == nil ? nil : session
    }

    private init() {
        (token, digest) = (nil, nil)
    }

    /// The same at another computer than the gate's.
    package func at(_ computer: Computer) -> Caller {
        var caller = self
        caller.computer = computer
        return caller
    }

    /// Whoever has that session at the same computer.
    package func with(session: Confidential) -> Caller {
        var caller = Caller(session: session)
        caller.computer = computer
        return caller
    }

    /// The SHA-256 of what the caller's computer calls itself.
    var machine: [UInt8]? { (computer ?? .own).machine }

    /// The same, but in the household of the same account that is called so; without a name in the session's.
    package func acting(in name: String?) -> Caller {
        acting(in: name.map(HouseholdChoice.called))
    }

    /// The same in that household of the account.
    func acting(in choice: HouseholdChoice?) -> Caller {
        var caller = self
        caller.household = choice
        return caller
    }

    /// What lets whoever it is in where nothing else is told of them: the session's token, unless this is asked in another
    /// household than the session's, or by the gate itself.
    package var bearer: Confidential? {
        household == nil && program == nil && absent == nil ? token : nil
    }

    /// What tells the session from others, in a word that lets nobody in.
    package var place: String? {
        digest?.prefix(8).map { String($0, radix: 16) }.joined(separator: "x")
    }

    package static func == (left: Caller, right: Caller) -> Bool {
        (left.digest, left.computer ?? .own, left.replaced, left.deviceToken)
            == (right.digest, right.computer ?? .own, right.replaced, right.deviceToken)
            && (left.household, left.program, left.absent)
                == (right.household, right.program, right.absent)
    }

    /// Nobody is signed in.
    package static let nobody = Caller()

    /// The program itself, which does in a household by itself what time brings.
    package static func program(in household: Household.ID) -> Caller {
        var caller = nobody
        caller.program = household
        return caller
    }

    /// The gate itself, for a member who is not there: only for what that member let be done so before.
    static func inPlace(of member: Member.ID, in household: Household.ID) -> Caller {
        var caller = nobody
        caller.absent = Absent(member: member, household: household)
        return caller
    }

    /// Nobody yet, in whose place somebody else was, whose session ends in the same breath.
    static func nobody(inPlaceOf old: Caller, at device: [UInt8]? = nil) -> Caller {
        var caller = nobody
        caller.computer = old.computer
        caller.replaced = old.digest
        caller.deviceToken = device
        return caller
    }
}

/// Who asks, as the data file says at this moment.
package enum Principal: Sendable {
    /// Nobody is signed in, or the session has ended.
    case nobody
    /// Somebody in no household.
    case account(Account)
    /// A member of a household.
    case member(Member, Account, Membership)
    /// The program itself, at work in a household.
    case program(Membership)

    /// The household and those in it.
    package struct Membership: Sendable {
        /// The household.
        package let household: Household
        /// Its members, also those who left.
        package let members: [Member]
        /// The passes that helpers have.
        package let passes: [Pass]
        /// What the dates of its chores follow at this moment.
        package let calendar: HouseholdCalendar
        /// The paired device of the household at which whoever asks is signed in.
        package let device: Device.Reference?

        package init(
            household: Household, members: [Member], absences: [Absence] = [],
            passes: [Pass] = [], device: Device.Reference? = nil, at instant: Instant
        ) {
            self.device = device
            self.household = household
            self.members = members
            self.passes = passes
            calendar = HouseholdCalendar(
                of: household, members: members, absences: absences, at: instant)
        }
    }
}

extension Principal {
    /// The member who asks and the household.
    ///
    /// - Throws: ``ServiceError/noHousehold`` or ``AccountProblem/notSignedIn``.
    package func membership() throws(ServiceError) -> (member: Member, home: Membership) {
        switch self {
        case .nobody: throw .account(.notSignedIn)
        case .account: throw .noHousehold
        case .member(let member, _, let home): (member, home)
        case .program: throw .bug("the program is no member")
        }
    }

    /// The household of whoever asks.
    ///
    /// - Throws: ``ServiceError/noHousehold`` or ``AccountProblem/notSignedIn``.
    package func home() throws(ServiceError) -> Membership {
        guard case .program(let home) = self else { return try membership().home }
        return home
    }

    /// The account that asks.
    package var account: Account? {
        switch self {
        case .nobody, .program: nil
        case .account(let account), .member(_, let account, _): account
        }
    }

    /// The kind of the paired device at which somebody asks, if it is one.
    var device: Device.Kind? {
        guard case .member(_, _, let home) = self else { return nil }
        return home.device.map { $0.isBoard ? .board : .personal }
    }

    /// Whether the program itself asks.
    var isProgram: Bool {
        guard case .program = self else { return false }
        return true
    }

    /// The member who asks.
    package var member: Member? {
        guard case .member(let member, _, _) = self else { return nil }
        return member
    }
}

// MARK: - Finding people by name

extension Principal.Membership {
    /// The owner, where there is no other.
    var soleOwner: Member.ID? {
        let owners = active.filter { $0.role == .owner }
        return owners.count == 1 ? owners.first?.id : nil
    }

    /// The pass that a helper has, whether or not it counts at this moment.
    func pass(of member: Member.ID) -> Pass? {
        passes.first { $0.member == member && self.member(member)?.role == .helper }
    }

    /// Those who have not left.
    package var active: [Member] { members.filter(\.isActive) }

    /// The children whose home it is.
    var children: [Member] { active.filter { $0.role == .child } }

    /// The member who is called `name`: by user name, or by what the person is called at home.
    ///
    /// - Throws: ``ServiceError/notFound(_:_:)`` when nobody here is called so, or two are.
    package func member(named name: String) throws(ServiceError) -> Member {
        let matches = active.called(name)
        guard matches.count == 1, let match = matches.first else {
            throw .notFound(.person, name)
        }
        return match
    }

    /// The same with members who have come since.
    func with(_ newcomers: [Member]) -> Self {
        Self(
            household: household, members: members + newcomers, device: device,
            at: calendar.instant)
    }

    /// Throws where somebody else here is called so, or looks the same when written.
    ///
    /// - Parameters:
    ///   - name: What somebody is to be called.
    ///   - member: Who may be called so already; without one it is somebody new.
    ///   - role: What somebody new is to be.
    /// - Throws: ``MemberProblem/nameTaken(_:)``, or ``MemberProblem/nameMisleads(_:)`` where it could be taken
    ///   for a number, a command or, of a child, for a parent.
    func checkFree(
        _ name: Name, besides member: Member? = nil, as role: Role = .child
    ) throws(ServiceError) {
        let isChild = member?.role ?? role == .child
        guard member?.name == name || !name.isTyped && !(isChild && name.isParental) else {
            throw .member(.nameMisleads(name))
        }
        let look = ConfusableKey(name.text)
        let isTaken = members.contains { other in
            !other.hasLeft && other.id != member?.id
                && (ConfusableKey(other.name.text) == look
                    || other.username.map { ConfusableKey($0.text) == look } == true)
        }
        guard !isTaken else { throw .member(.nameTaken(name)) }
    }

    /// The member with that identity.
    package func member(_ id: Member.ID) -> Member? {
        members.first { $0.id == id }
    }

    /// How programs call the member with that identity.
    package func handle(_ id: Member.ID) -> String {
        member(id)?.handle ?? "?"
    }
}

extension [Member] {
    /// Those who are called `name`, by user name or by what they are called at home; where there are none, those whose name
    /// looks the same.
    func called(_ name: String) -> [Member] {
        let folded = name.lowercased()
        let matches = filter {
            $0.username?.text == folded || $0.name.text.lowercased() == folded
        }
        guard matches.isEmpty else { return matches }
        let look = ConfusableKey(name)
        return filter { ConfusableKey($0.name.text) == look }
    }

    /// The one of several who left that is meant by a name, if any.
    ///
    /// - Throws: ``MemberProblem/severalLeft(_:usernames:)``.
    func only(called name: String) throws(ServiceError) -> Member? {
        guard let first, count > 1 else { return first }
        let named = filter { $0.username?.text == name.lowercased() }
        if let one = named.first, named.count == 1 { return one }
        let usernames = compactMap(\.username?.text)
        throw .member(
            .severalLeft(
                first.name,
                usernames: usernames.filter { name in usernames.count(where: { $0 == name }) == 1 })
        )
    }
}
