import GRDB
import HouseholdModel

/// A line of the book of how a household stood.
struct StateLine {
    let sequence: Int
    let state: HouseState

    init(_ row: Fields) throws(StoreError) {
        sequence = try row.integer("sequence")
        state = try HouseState(row)
    }
}

extension Facts {
    /// How the household stood after the last change of ours.
    func lastState(of household: Household.ID) throws(StoreError) -> StateLine? {
        try connection.first(
            "SELECT * FROM house_state WHERE household_id = ? ORDER BY sequence DESC LIMIT 1",
            [household.blob], read: StateLine.init)
    }

    /// What of the household is not as the last change of ours left it, or was not once.
    func foreignChange(in household: Household.ID) throws(StoreError) -> Verification.Fault? {
        guard let last = try lastState(of: household) else { return nil }
        for part in HouseState.Part.allCases
        where try digest(part, of: household) != last.state[part] {
            return Verification.Fault(table: part.rawValue, sequence: last.sequence)
        }
        let found = try connection.first(
            """
            SELECT * FROM house_state WHERE household_id = ? AND found = 1
            ORDER BY sequence LIMIT 1
            """, [household.blob], read: StateLine.init)
        guard let found else { return nil }
        let before = try connection.first(
            "SELECT * FROM house_state WHERE household_id = ? AND sequence = ?",
            [household.blob, found.sequence - 1], read: StateLine.init)
        let part = HouseState.Part.allCases.first { found.state[$0] != before?.state[$0] }
        return Verification.Fault(
            table: (part ?? .settings).rawValue, sequence: found.sequence)
    }

    /// The households of the file.
    ///
    /// A file is one home's and has one, or a few: all of them are looked at where one may have changed.
    fileprivate func households() throws(StoreError) -> [Household.ID] {
        try connection.rows("SELECT id FROM household ORDER BY id") { row throws(StoreError) in
            try row.id("id")
        }
    }

    fileprivate func states() throws(StoreError) -> [Household.ID: HouseState] {
        var states: [Household.ID: HouseState] = [:]
        for household in try households() { states[household] = try state(of: household) }
        return states
    }
}

// MARK: - Keeping

/// Looks at how the households stand before the first statement of a transaction that can change it, so that
/// no statement can forget to say what it changes.
final class StateWatch {
    /// Whether something was erased, of which no page of the file may keep a trace.
    var hasErased = false
    private var before: [Household.ID: HouseState]?

    /// Looks, where `sql` is such a statement, or nobody says what comes, and nobody has looked yet.
    func look(before sql: String?, on connection: Connection) throws(StoreError) {
        guard before == nil, sql.map(Self.concerns) ?? true else { return }
        before = try Facts(connection).states()
    }

    /// Writes down how the households stand by now that stand otherwise than before; and how they stood before
    /// where no change of ours had left them so.
    func keep(on connection: Connection) throws(StoreError) {
        guard let before else { return }
        let transaction = Transaction(connection)
        for (household, now) in try transaction.facts.states() {
            var last = try transaction.facts.lastState(of: household)?.state
            if let found = before[household], let left = last, left != found {
                try transaction.keep(found, of: household, isFound: true)
                last = found
            }
            if last != now { try transaction.keep(now, of: household, isFound: false) }
        }
    }

    /// Whether a statement changes what is digested, by its first words.
    static func concerns(_ sql: String) -> Bool {
        let words = sql.split(maxSplits: 4, whereSeparator: \.isWhitespace)
        guard let verb = words.first, verb != "SELECT", words.count > 2 else { return false }
        let table = verb == "UPDATE" ? words[1] : words[2].prefix { $0 != "(" }
        guard tables.contains(String(table)) else { return false }
        guard verb == "UPDATE",
            let changes = sql.firstRange(of: " SET ") ?? sql.firstRange(of: "\nSET ")
        else { return true }
        let end = sql.firstRange(of: "WHERE")?.lowerBound ?? sql.endIndex
        let columns = sql[changes.upperBound..<end].split(separator: ",")
            .filter { $0.contains("=") }
            .map { $0.prefix { $0 != "=" }.filter { !$0.isWhitespace } }
        return !HouseState.passing.isSuperset(of: columns)
    }

    private static let tables: Set = [
        "household", "member", "pass", "pass_child", "account", "session", "house_rules",
        "house_rules_promise", "house_rules_trial", "device", "device_member",
    ]
}

extension Transaction {
    func keep(
        _ state: HouseState, of household: Household.ID, isFound: Bool
    ) throws(StoreError) {
        let digests = HouseState.Part.allCases.map { blob(state[$0]) as Connection.Value }
        try append(
            [isFound ? 1 : 0] + digests, besides: nil, to: .state, in: .household(household),
            with: """
                INSERT INTO house_state (household_id, sequence, found, settings, members,
                    credentials, sessions, rules, hash)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
    }

    /// Takes how the households stand for how they are to stand: where nothing was written down before.
    func keepStates() throws(StoreError) {
        for (household, state) in try facts.states()
        where try facts.lastState(of: household)?.state != state {
            try keep(state, of: household, isFound: false)
        }
    }
}
