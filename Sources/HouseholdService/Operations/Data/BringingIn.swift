import HouseholdDatabase
import HouseholdModel

extension Grant where Op == ImportHousehold {
    /// Adds the household of a document, of which whoever asks becomes the owner who is called `name` there.
    ///
    /// - Throws: ``DocumentFault``; ``MemberProblem/nameTaken(_:)`` where the user name of whoever asks looks like what
    ///   somebody else there is called.
    func bringIn(
        _ document: HouseholdDocument, rules: ProvenRules?, as name: String?,
        from source: FileReference
    ) throws -> HouseholdImportView {
        guard let account = principal.account else { throw ServiceError.account(.notSignedIn) }
        try Quota.households.check(try transaction.facts.memberships(of: account.id).count)
        let id = try document.household()
        guard try transaction.facts.household(id) == nil else { throw DocumentFault.present }
        guard document.exportedAt <= instant.adding(days: 1) else {
            throw DocumentFault.row(.early, DocumentFault.Place("household", 1))
        }
        guard document.rules == rules?.text else { throw ServiceError.rules(.changed) }
        let owner = try document.owner(called: name)
        let rulesDigest = rules.map { HouseRules.digest(of: $0.text) }
        let tables = try document.arriving(as: owner, with: account.id, rulesDigest: rulesDigest)
            .withoutTrials(at: instant)
        try transaction.bringIn(
            tables,
            with: Arrival(of: id, at: instant, checkedWithin: HouseRules.dependencies()))
        try transaction.putBack(.household(id), to: instant)
        try enter(Session.Membership(household: id, member: owner))
        try transaction.prove(id, saying: tables)
        // What waits for an OK waits from now on: nobody could look at it on the way.
        try transaction.restartApprovalWait(in: id, at: instant)
        let home = try home(id)
        try checkNames(of: home, besides: owner, account)
        try record(id, owner, account, from: source)
        return try view(of: home, as: owner, tables, from: source)
    }

    private func home(_ id: Household.ID) throws -> Principal.Membership {
        guard let household = try transaction.facts.household(id) else {
            throw DocumentFault.missing("household")
        }
        return Principal.Membership(
            household: household, members: try transaction.facts.members(in: id), at: instant)
    }

    /// Throws where somebody is called as nobody is called here.
    private func checkNames(
        of home: Principal.Membership, besides owner: Member.ID, _ account: Account
    ) throws {
        let look = ConfusableKey(account.username.text)
        for member in home.members where !member.hasLeft {
            let isChild = member.role == .child
            guard !member.name.isTyped, !(isChild && member.name.isParental) else {
                throw ServiceError.member(.nameMisleads(member.name))
            }
            guard member.id == owner || ConfusableKey(member.name.text) != look else {
                throw ServiceError.member(.nameTaken(member.name))
            }
        }
    }

    /// Leaves a row in the household's own records, behind those that came along.
    private func record(
        _ household: Household.ID, _ owner: Member.ID, _ account: Account,
        from source: FileReference
    ) throws {
        let row = AuditRow(
            at: instant, account: account.id, member: owner, operation: Op.action.rawValue,
            object: Program().reference.object, about: nil, isAllowed: true, policies: policies,
            rules: rules,
            input: try OperationJSON.text(["file": source.name.text, "sha256": source.sha256]),
            request: "")
        try transaction.record(row, in: .household(household))
    }

    private func view(
        of home: Principal.Membership, as owner: Member.ID, _ tables: ExportedTables,
        from source: FileReference
    ) throws -> HouseholdImportView {
        var view = HouseholdImportView(of: source, home, as: owner)
        view.chores = (tables["chore"] ?? []).count { $0["deleted_at"] == ExportedValue.none }
        view.rewards = (tables["reward"] ?? []).count { $0["retired_at"] == ExportedValue.none }
        view.completions = (tables["completion"] ?? []).count {
            $0["undone_at"] == ExportedValue.none
        }
        view.people = try home.members.filter { !$0.hasLeft }.map { member in
            let points = try transaction.facts.pointsSummary(
                of: member.id, in: home.household.id)
            return HouseholdImportView.Person(member, points: points.balance)
        }
        return view
    }
}
