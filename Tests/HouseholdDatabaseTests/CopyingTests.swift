import Dispatch
import Foundation
import GRDB
import Glibc
import HouseholdDatabase
import HouseholdModel
import Testing

@Suite("A copy of the data file")
struct CopyingTests {
    private let home: Home
    private var file: String { home.folder.file }
    private var copy: String { home.folder.path + "/copy.db" }

    init() throws {
        home = try Home()
        try home.complete(try home.addChore(), by: home.mia)
        try home.record()
    }

    @Test("has all that is in it, for its owner alone, and says what that is")
    func copies() throws {
        let summary = try home.store.copy(to: copy, replacing: false)

        #expect(try contents(of: HouseholdStore.open(at: copy)) == contents(of: home.store))
        #expect(summary == (try home.store.read { try $0.summary() }))
        #expect(summary.homes.map(\.name) == ["Home"])
        #expect(summary.homes.map(\.members) == [3])
        #expect(mode(of: copy) == 0o600)
        let names = try home.folder.names(of: home.folder.path)
        #expect(names == ["copy.db", "home"])
    }

    @Test("is its owner's alone whatever others may do with new files")
    func closesToOthers() async throws {
        let (file, copy) = (file, copy)

        await #expect(processExitsWith: .success) {
            [file = file as String, copy = copy as String] in
            umask(0)
            _ = try HouseholdStore.open(at: file).copy(to: copy, replacing: false)
            #expect(mode(of: copy) == 0o600)
        }
    }

    @Test("takes the place of an older one only, and only where that is said")
    func replaces() throws {
        _ = try home.store.copy(to: copy, replacing: false)
        let other = home.folder.path + "/letter.txt"
        try "Dear Anna".write(toFile: other, atomically: false, encoding: .utf8)
        let link = home.folder.path + "/link.db"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: copy)

        #expect(throws: StoreError.taken(path: copy)) {
            _ = try home.store.copy(to: copy, replacing: false)
        }
        for path in [other, link, file] {
            #expect(throws: StoreError.taken(path: path)) {
                _ = try home.store.copy(to: path, replacing: true)
            }
        }
        try home.addChore("Sweep")
        _ = try home.store.copy(to: copy, replacing: true)
        #expect(try contents(of: HouseholdStore.open(at: copy)) == contents(of: home.store))
    }

    @Test("is of one moment while another program writes")
    func isConsistent() async throws {
        let (file, id) = (file, home.household.id)
        let writer = Task.detached {
            _ = await #expect(processExitsWith: .success) { [file = file as String] in
                let store = try HouseholdStore.open(at: file)
                let row = AuditRow(
                    at: .someday, account: nil, member: nil, operation: "program.start",
                    object: nil, about: nil, isAllowed: true, policies: [],
                    rules: Array(repeating: 0, count: 32), input: "{}", request: "request")
                for _ in 0..<200 {
                    try store.write { try $0.record(row, in: .household(.numbered(1))) }
                }
            }
        }
        var rows: [Int] = []
        for number in 0..<20 {
            let path = "\(home.folder.path)/\(number).db"
            _ = try home.store.copy(to: path, replacing: false)
            let store = try HouseholdStore.open(at: path)
            #expect(try store.read { try $0.firstBad(in: id) } == nil)
            rows.append(try store.read { try $0.summary() }.homes.map(\.rows).reduce(0, +))
        }
        await writer.value

        #expect(rows == rows.sorted())
    }

    @Test("is not there, or whole, when its program is killed while it writes it", arguments: 0..<6)
    func survivesKill(round: Int) async throws {
        let (file, copy) = (file, copy)

        await #expect(processExitsWith: .signal(SIGKILL)) {
            [file = file as String, copy = copy as String, round = round as Int] in
            let store = try HouseholdStore.open(at: file)
            Killing.soon(after: round)
            while true { _ = try store.copy(to: copy, replacing: true) }
        }

        guard unsafe access(copy, F_OK) == 0 else { return }
        let store = try HouseholdStore.open(at: copy)
        #expect(try store.read { try $0.summary() }.homes.count == 1)
    }

    // MARK: - Put back

    @Test("takes the place of the data file, which is kept, and no program goes on in that")
    func restores() throws {
        _ = try home.store.copy(to: copy, replacing: false)
        let (then, id) = (try contents(of: home.store), home.store.id)
        try home.addChore("Sweep")
        let now = try contents(of: home.store)
        let other = try HouseholdStore.open(at: file)
        let kept = file + ".before"

        let replacement = try Replacement(of: copy, for: file, isStopped: { false })
        #expect(replacement.firstBad == nil)
        try replacement.take(placeOf: home.store, keeping: kept)

        #expect(try contents(of: HouseholdStore.open(at: file)) == then)
        #expect(try HouseholdStore.open(at: file).id == id)
        #expect(try contents(of: HouseholdStore.open(at: kept)) == now)
        #expect(mode(of: file) == 0o600 && mode(of: kept) == 0o600)
        for store in [home.store, other] {
            #expect(throws: StoreError.replaced(path: file)) { try store.read { try $0.storeID() } }
            #expect(throws: StoreError.replaced(path: file)) {
                try store.write { try $0.clearBudget(of: "petra") }
            }
        }
    }

    @Test("begins anew: nobody is signed in, no key is worth anything, and nothing waits for long")
    func beginsAnew() throws {
        var settings = home.household.settings
        settings.approvalWait = ApprovalWait(hours: 24, setAt: .someday.adding(days: -9))
        try home.store.write { [settings] in try $0.keep(settings, of: home.household.id) }
        _ = try home.store.copy(to: copy, replacing: false)
        let replacement = try Replacement(of: copy, for: file, isStopped: { false })

        try replacement.beginAnew(at: .someday) { home in
            AuditRow(
                at: .someday, account: nil, member: home.members.first?.id,
                operation: "data.restore", object: nil, about: nil, isAllowed: true, policies: [],
                rules: Array(repeating: 0, count: 32), input: "{}", request: "")
        }
        try replacement.take(placeOf: home.store, keeping: file + ".before")

        let store = try HouseholdStore.open(at: file)
        #expect(try store.read { try $0.firstBad(in: home.household.id) } == nil)
        let last = try store.read { try $0.audit(in: home.household.id, about: nil, limit: 1) }
        #expect(last.map(\.operation) == ["data.restore"])
        let open = try store.withDatabase {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM session WHERE ended_at IS NULL")
        }
        #expect(open == 0)
        let now = try store.read { try $0.household(home.household.id) }
        #expect(now?.settings.approvalWait == ApprovalWait(hours: 24, setAt: .someday))
    }

    @Test("comes where there is no data file, or one that can't be opened, which is kept")
    func restoresAnywhere() throws {
        _ = try home.store.copy(to: copy, replacing: false)
        let fresh = home.folder.path + "/new/chorus.db"
        let first = try Replacement(of: copy, for: fresh, isStopped: { false })
        #expect(try first.takePlace(keeping: fresh + ".before") == nil)
        #expect(try contents(of: HouseholdStore.open(at: fresh)) == contents(of: home.store))

        try Data("no data file".utf8).write(to: URL(filePath: fresh))
        let second = try Replacement(of: copy, for: fresh, isStopped: { false })
        #expect(try second.takePlace(keeping: fresh + ".before") == fresh + ".before")
        #expect(try contents(of: HouseholdStore.open(at: fresh)) == contents(of: home.store))
        #expect(try String(contentsOfFile: fresh + ".before", encoding: .utf8) == "no data file")
    }

    @Test("is the old file or the new one when its program is killed", arguments: 0..<8)
    func restoresWholeOrNot(round: Int) async throws {
        _ = try home.store.copy(to: copy, replacing: false)
        let then = try contents(of: home.store)
        try home.addChore("Sweep")
        let now = try contents(of: home.store)
        let (file, copy) = (file, copy)

        await #expect(processExitsWith: .signal(SIGKILL)) {
            [file = file as String, copy = copy as String, round = round as Int] in
            Killing.soon(after: round * 3)
            var count = 0
            while true {
                count += 1
                let replacement = try Replacement(of: copy, for: file, isStopped: { false })
                let store = try HouseholdStore.open(at: file)
                try replacement.take(placeOf: store, keeping: "\(file).before-\(count)")
            }
        }

        let found = try contents(of: HouseholdStore.open(at: file))
        #expect(found == now || found == then)
        for name in try home.folder.names() where name.hasPrefix("chorus.db.before-") {
            _ = try HouseholdStore.open(at: "\(home.folder.path)/home/\(name)")
        }
    }

    @Test("that is none, or is not whole, changes nothing")
    func refuses() throws {
        let letter = home.folder.path + "/letter.txt"
        try "Dear Anna".write(toFile: letter, atomically: false, encoding: .utf8)
        let before = try contents(of: home.store)

        #expect(throws: StoreError.foreign(path: letter)) {
            try Replacement(of: letter, for: file, isStopped: { false })
        }
        for path in [home.folder.path, "/nowhere", file] {
            #expect(throws: StoreError.self) {
                try Replacement(of: path, for: file, isStopped: { false })
            }
        }
        _ = try home.store.copy(to: copy, replacing: false)
        try "unfinished".write(toFile: copy + "-journal", atomically: false, encoding: .utf8)
        #expect(throws: StoreError.unfinished(path: copy)) {
            try Replacement(of: copy, for: file, isStopped: { false })
        }
        #expect(try contents(of: home.store) == before)
        #expect(try home.folder.names() == ["chorus.db", "chorus.db-journal"])
    }

    @Test("of which somebody changed the books is known for one")
    func findsForgery() throws {
        _ = try home.store.copy(to: copy, replacing: false)
        try withStranger(at: copy) { database in
            try database.execute(sql: "DROP TRIGGER ledger_is_not_changed")
            try database.execute(sql: "UPDATE ledger SET points = 900")
        }

        #expect(throws: StoreError.self) {
            try Replacement(of: copy, for: file, isStopped: { false })
        }
    }

    @Test("with any of its bytes changed is refused in words, or as good as it was")
    func survivesMutation() throws {
        _ = try home.store.copy(to: copy, replacing: false)
        let whole = try Array(Data(contentsOf: URL(filePath: copy)))
        let mutated = home.folder.path + "/mutated.db"
        let before = try contents(of: home.store)
        var random = SystemRandomNumberGenerator()
        let rounds =
            ProcessInfo.processInfo.environment["CHORUS_MUTATIONS"].flatMap(Int.init) ?? 150

        for _ in 0..<rounds {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255)
            }
            if Bool.random() { bytes.removeLast(Int.random(in: 0..<bytes.count / 2)) }
            try Data(bytes).write(to: URL(filePath: mutated))
            do throws(StoreError) {
                let found = try Replacement(of: mutated, for: file, isStopped: { false })
                #expect(found.summary.homes.count <= 1)
            } catch {
                #expect(error != .io(""))
            }
        }
        #expect(try contents(of: home.store) == before)
        #expect(try home.folder.names() == ["chorus.db", "chorus.db-journal"])
    }

    /// Everything in a file but who it is, as text.
    private func contents(of store: HouseholdStore) throws -> [String] {
        try store.withDatabase { database in
            let tables = try String.fetchAll(
                database, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
            return try tables.flatMap { table in
                try Row.fetchAll(database, sql: "SELECT * FROM \(table)").map {
                    "\(table) \($0.description)"
                }.sorted()
            }
        }
    }
}

/// Ends a program as a power cut does.
enum Killing {
    /// Kills this program some milliseconds from now.
    static func soon(after milliseconds: Int) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(5 + milliseconds * 7)) {
            kill(getpid(), SIGKILL)
        }
    }
}
