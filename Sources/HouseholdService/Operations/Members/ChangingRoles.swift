import HouseholdDatabase
import HouseholdModel

extension Grant where Op == ChangeRole {
    /// Keeps what the member is from now on, where that is something else.
    func change(to role: Role) throws -> Member {
        let changed = subject.with(role)
        if role != subject.role {
            try transaction.setRole(role, of: subject.id, in: subject.household)
            try endPass(of: subject)
            try tellOfPasses(changed)
        }
        return changed
    }
}

extension Grant where Op == TransferHousehold {
    /// Makes the member an owner, and whoever was one what the others are.
    func handOver() throws -> Member {
        let (owner, home) = try membership()
        try transaction.setRole(.owner, of: subject.id, in: subject.household)
        try transaction.setRole(
            home.household.template.equal, of: owner.id, in: owner.household)
        return subject.with(.owner)
    }
}

extension Household.Template {
    /// What an owner is who is none any more.
    fileprivate var equal: Role { self == .housemates ? .housemate : .parent }
}

extension Member {
    fileprivate func with(_ role: Role) -> Member {
        Member(
            id: id, household: household, name: name, role: role, status: status,
            profile: profile, privacy: privacy)
    }
}
