import HouseholdModel

/// Who is at home where, as simple as can be.
struct MembershipModel {
    enum Home: String, CaseIterable {
        case smiths = "The Smiths"
        case joneses = "The Joneses"
        case flat = "The flat"

        /// What somebody can be who comes in.
        var invited: Set<Role> { self == .flat ? [.housemate] : [.parent, .helper] }

        /// What an adult can be.
        var adults: Set<Role> { invited.union([.owner]) }

        /// What the others are to whom the owner hands over.
        var equal: Role { self == .flat ? .housemate : .parent }
    }

    struct Invitation {
        let role: Role
        let until: Int
    }

    struct Code {
        let maker: Person
        let until: Int
    }

    struct Asking {
        let isRefused: Bool
        let until: Int
    }

    /// Counted in days: nothing else ends anything here.
    var today = 0
    var roles: [Home: [Person: Role]] = [
        .smiths: [.anna: .owner, .ben: .parent, .mia: .child, .max: .child],
        .joneses: [.olga: .owner, .tim: .child],
        .flat: [
            .nora: .owner, .paul: .housemate, .rita: .housemate, .finn: .housemate,
        ],
    ]
    /// Where everybody is whose session acts in a household.
    var place: [Person: Home] = [:]
    var invitations: [Home: [Person: Invitation]] = [:]
    var codes: [Home: Code] = [:]
    var askings: [Home: [Person: Asking]] = [:]
    /// The days on which passes of helpers are over.
    var passes: [Home: [Person: Int]] = [:]
    /// The points of everybody's, in each household.
    var points: [Home: [Person: Int]] = [:]

    init() {
        for (home, members) in roles {
            for person in members.keys { place[person] = home }
        }
    }

    static let adults: [Person] = [
        .anna, .ben, .olga, .nora, .paul, .rita, .finn, .zoe,
    ]

    func role(of person: Person, in home: Home) -> Role? { roles[home]?[person] }

    /// What somebody is where they are.
    func role(of person: Person) -> Role? {
        place[person].flatMap { role(of: person, in: $0) }
    }

    func homes(of person: Person) -> Set<Home> {
        Set(Home.allCases.filter { role(of: person, in: $0) != nil })
    }

    func owners(of home: Home) -> Int {
        roles[home, default: [:]].values.count { $0 == .owner }
    }

    /// Whether somebody sees anything of the household: a helper does while a pass lasts.
    func looks(_ person: Person, in home: Home) -> Bool {
        guard let role = role(of: person, in: home) else { return false }
        return role != .helper || (passes[home]?[person] ?? 0) > today
    }

    private func isSoleOwner(_ person: Person, in home: Home) -> Bool {
        role(of: person, in: home) == .owner && owners(of: home) == 1
    }

    private func isWaiting(_ person: Person, for home: Home) -> Bool {
        guard let asking = askings[home]?[person] else { return false }
        return !asking.isRefused && asking.until > today
    }

    // MARK: - Steps

    /// Does it, if it may and can be done; whether it was.
    mutating func apply(_ step: MembershipStep) -> Bool {
        let person = step.person
        switch step.kind {
        case .join(let home): return join(person, home)
        case .ask(let home): return ask(person, home)
        case .withdraw: return withdraw(person)
        case .go(let home):
            guard role(of: person, in: home) != nil else { return false }
            place[person] = home
            return true
        case .invite, .cancel, .makeCode, .admit, .refuse, .remove, .leave, .change, .transfer,
            .give, .givePass, .endPass:
            guard let home = place[person], let role = role(of: person, in: home) else {
                return false
            }
            return act(step, in: home, as: role)
        }
    }

    private mutating func act(_ step: MembershipStep, in home: Home, as role: Role) -> Bool {
        let person = step.person
        let manages = role == .owner || role == home.equal
        switch step.kind {
        case .invite(let guest, let asWhat):
            return manages && invite(guest, to: home, as: asWhat)
        case .cancel(let guest):
            return manages && invitations[home]?.removeValue(forKey: guest) != nil
        case .makeCode:
            if manages { codes[home] = Code(maker: person, until: today + 7) }
            return manages
        case .admit(let guest, let asWhat):
            return manages && admit(guest, to: home, as: asWhat)
        case .refuse(let guest):
            guard manages, isWaiting(guest, for: home) else { return false }
            askings[home]?[guest] = Asking(isRefused: true, until: today + 1)
            return true
        case .remove(let other):
            guard let rank = self.role(of: other, in: home), other != person,
                role == .owner || manages && home != .flat && (rank == .child || rank == .helper),
                !isSoleOwner(other, in: home)
            else { return false }
            part(other, from: home)
            return true
        case .leave:
            guard role != .child, !isSoleOwner(person, in: home) else { return false }
            part(person, from: home)
            return true
        case .change(let other, let asWhat):
            guard role == .owner, let rank = self.role(of: other, in: home), rank != .child,
                home.adults.contains(asWhat), !isSoleOwner(other, in: home)
            else { return false }
            roles[home]?[other] = asWhat
            if asWhat != .helper { passes[home]?[other] = nil }
            return true
        case .transfer(let other):
            guard role == .owner, other != person, let rank = self.role(of: other, in: home),
                rank == home.equal || rank == .owner
            else { return false }
            roles[home]?[other] = .owner
            roles[home]?[person] = home.equal
            return true
        case .give(let other, let amount):
            guard manages, home != .flat, self.role(of: other, in: home) == .child else {
                return false
            }
            points[home, default: [:]][other, default: 0] += amount
            return true
        case .givePass(let other, let days):
            guard manages, home != .flat, self.role(of: other, in: home) == .helper,
                roles[home, default: [:]].values.contains(.child)
            else { return false }
            passes[home, default: [:]][other] = today + days
            return true
        case .endPass(let other):
            return manages && home != .flat && passes[home]?.removeValue(forKey: other) != nil
        case .join, .ask, .withdraw, .go: return false
        }
    }

    private mutating func invite(_ guest: Person, to home: Home, as role: Role) -> Bool {
        let open = invitations[home, default: [:]].count {
            $0.key != guest && $0.value.until > today
        }
        // Who is invited already gets a new key for the same.
        guard home.invited.contains(role), open < 5, self.role(of: guest, in: home) == nil,
            [nil, role].contains(invitations[home]?[guest]?.role)
        else { return false }
        invitations[home, default: [:]][guest] = Invitation(role: role, until: today + 7)
        return true
    }

    private mutating func join(_ person: Person, _ home: Home) -> Bool {
        guard let invitation = invitations[home]?[person], invitation.until > today,
            role(of: person, in: home) == nil
        else { return false }
        invitations[home]?[person] = nil
        askings[home]?[person] = nil
        roles[home]?[person] = invitation.role
        place[person] = home
        return true
    }

    private mutating func ask(_ person: Person, _ home: Home) -> Bool {
        let waiting = MembershipModel.adults.count { isWaiting($0, for: home) }
        guard let code = codes[home], code.until > today, role(of: person, in: home) == nil,
            waiting < 10, (askings[home]?[person]?.until ?? 0) <= today
        else { return false }
        askings[home, default: [:]][person] = Asking(isRefused: false, until: today + 7)
        return true
    }

    private mutating func withdraw(_ person: Person) -> Bool {
        let waiting = Home.allCases.filter { isWaiting(person, for: $0) }
        for home in waiting { askings[home]?[person] = nil }
        return !waiting.isEmpty
    }

    private mutating func admit(_ guest: Person, to home: Home, as role: Role) -> Bool {
        guard home.invited.contains(role), isWaiting(guest, for: home),
            invitations[home]?[guest] == nil
        else { return false }
        askings[home]?[guest] = nil
        roles[home]?[guest] = role
        if place[guest] == nil { place[guest] = home }
        return true
    }

    private mutating func part(_ person: Person, from home: Home) {
        roles[home]?[person] = nil
        passes[home]?[person] = nil
        if codes[home]?.maker == person { codes[home] = nil }
        if place[person] == home { place[person] = nil }
    }
}
