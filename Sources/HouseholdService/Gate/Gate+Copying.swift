import HouseholdDatabase
import HouseholdModel

// Copies of the data file are no transactions in it: what is done to files is done here, once the rules allow it.

/// A copy of a data file that was looked at, and can take the place of one.
package struct Backup: Sendable {
    fileprivate let replacement: Replacement

    /// What is in it.
    package var view: DataFileView { DataFileView(replacement.summary) }
}

extension Gate {
    /// Writes a copy of the data file to `target`, for whoever may; a rehearsal writes none, and tells of the file itself.
    ///
    /// The copy has all households of the file; what is told of it is of the one that whoever asks is in.
    ///
    /// - Throws: ``DataFileProblem/taken(path:)`` where a file has that name which it may not take the place of.
    package func backUp(
        to target: String, replacing: Bool, as caller: Caller, request: RequestID,
        isRehearsal: Bool = false
    ) async throws(ServiceError) -> BackupView {
        _ = try await perform(
            BackUpDataFile(), as: caller, request: request, isRehearsal: isRehearsal)
        return try await wait {
            let home = try store.read { facts in
                try facts.principal(of: caller, at: clock.now()).membership().home.household.id
            }
            let summary =
                isRehearsal
                ? try store.read { try $0.summary() }
                : try store.copy(to: target, replacing: replacing)
            return BackupView(path: target, file: DataFileView(summary, of: home))
        }
    }

    /// Looks at the copy of a data file that lies in `file`, as something to put in the place of the one at `path`.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)`` where it can't be.
    package static func backup(
        in file: String, for path: String, _ dependencies: Dependencies
    ) throws(ServiceError) -> Backup {
        let replacement: Replacement
        do {
            replacement = try Replacement(of: file, for: path, isStopped: dependencies.isStopped)
        } catch {
            switch ServiceError(error) {
            case .dataFile(.damaged), .dataFile(.foreign): throw .dataFile(.unfitBackup(path: file))
            case let other: throw other
            }
        }
        guard let fault = replacement.firstBad else { return Backup(replacement: replacement) }
        throw .dataFile(.unlikeBooks(path: file, BookFault(fault)))
    }
}

// MARK: - Putting one back

extension Gate {
    /// Whether anybody lives in the data file; what nobody lives in nobody has to be asked for.
    package var hasHouseholds: Bool {
        get throws(ServiceError) {
            do {
                return try store.read { try $0.hasHouseholds() }
            } catch {
                throw ServiceError(error)
            }
        }
    }

    /// What is in the data file that a backup would take the place of; whoever asks owns all households in it.
    ///
    /// - Throws: ``DataFileProblem/sharedWithOthers(path:)``.
    package func presentFile(as caller: Caller) async throws(ServiceError) -> DataFileView {
        try await wait {
            try store.read { facts in
                let asker = try facts.principal(of: caller, at: clock.now())
                let summary = try facts.summary()
                for home in summary.homes {
                    let isOwn = try facts.members(in: home.id).contains { member in
                        member.isActive && member.role == .owner
                            && member.account == asker.account?.id
                    }
                    guard isOwn else {
                        throw ServiceError.dataFile(.sharedWithOthers(path: store.path))
                    }
                }
                return DataFileView(summary)
            }
        }
    }

    /// Puts a backup in the place of the data file, of which a copy is kept; everybody has to sign in again, and this
    /// gate leads nowhere any more.
    package func restore(
        _ backup: Backup, as caller: Caller, request: RequestID
    ) async throws(ServiceError) -> RestoreView {
        let before = try await presentFile(as: caller)
        let policies =
            before.households.isEmpty
            ? [] : try await perform(RestoreDataFile(), as: caller, request: request).output
        return try await wait {
            let now = clock.now()
            let account = try store.read { try $0.principal(of: caller, at: now) }.account?.id
            let replacement = backup.replacement
            try replacement.beginAnew(at: now) { home in
                AuditRow(
                    restoring: account, among: home.members, at: now, policies, rules: shipped)
            }
            let seals = try replacement.seals()
            let kept = Self.keptName(of: store.path, at: now)
            try replacement.take(placeOf: store, keeping: kept)
            for home in backup.replacement.summary.homes {
                notes.forget(of: home.id, but: seals.filter { $0.household == home.id })
            }
            return RestoreView(file: backup.view, before: before, kept: kept)
        }
    }

    /// Puts a backup where there is no data file, or one that is damaged, which is kept: nobody can be asked who they
    /// are there, and whoever owns the file owns what is in it.
    package static func restore(
        _ backup: Backup, at path: String, _ dependencies: Dependencies
    ) throws(ServiceError) -> RestoreView {
        let now = dependencies.clock.now()
        do {
            let rules = try HouseRules.shipped()
            try backup.replacement.beginAnew(at: now) { home in
                AuditRow(restoring: nil, among: [], at: now, [], rules: rules)
            }
            let kept = try backup.replacement.takePlace(keeping: keptName(of: path, at: now))
            return RestoreView(file: backup.view, before: nil, kept: kept)
        } catch {
            throw ServiceError(error)
        }
    }

    /// What a data file is called of which another one took the place.
    private static func keptName(of path: String, at instant: Instant) -> String {
        let moment = instant.description.filter { $0 != ":" && $0 != "-" }
        return "\(path).before-\(moment)"
    }
}

extension AuditRow {
    /// That somebody, who may be nobody in that household, put a backup back.
    fileprivate init(
        restoring account: Account.ID?, among members: [Member], at instant: Instant,
        _ policies: [String], rules: HouseRules
    ) {
        let member = members.first { account != nil && $0.account == account }
        self.init(
            at: instant, account: account, member: member?.id,
            operation: Action.restoreData.rawValue,
            object: AuditRow.Object(kind: "household", number: nil), about: nil, isAllowed: true,
            policies: policies, rules: rules.digest, input: "{}", request: "")
    }
}

extension DataFileView {
    /// Tells of a data file; of one household alone, where that is named.
    init(_ summary: FileSummary, of household: Household.ID? = nil) {
        let homes = summary.homes.filter { household == nil || $0.id == household }
        self.init(
            version: summary.version, madeAt: summary.madeAt,
            lastAt: homes.map(\.lastAt).max() ?? summary.madeAt,
            households: homes.map { home in
                Home(
                    name: home.name, members: home.members, chores: home.chores,
                    rewards: home.rewards, ledger: home.entries, audit: home.rows)
            })
    }
}
