import GRDB
import HouseholdDatabase
import HouseholdModel
import Synchronization
import Testing

@Suite("Whoever waits for the data file")
struct PatienceTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("in vain waits only briefly for what comes next, until the file is free again")
    func waitsOnce() throws {
        let tries = Mutex(0)
        let store = try HouseholdStore.open(at: home.folder.file) {
            tries.withLock { $0 += 1 }
            return false
        }
        func triesOfOneWrite() -> Int {
            tries.withLock { $0 = 0 }
            #expect(throws: StoreError.busy) { try store.write { _ in } }
            return tries.withLock(\.self)
        }
        try home.store.withDatabase { database in
            try database.execute(sql: "BEGIN EXCLUSIVE")
            #expect(triesOfOneWrite() > 1_000)
            #expect(triesOfOneWrite() < 200)
            #expect(throws: StoreError.busy) {
                try store.read { try $0.members(in: home.household.id) }
            }
            try database.execute(sql: "ROLLBACK")
        }

        try store.write { _ in }
        try home.store.withDatabase { database in
            try database.execute(sql: "BEGIN EXCLUSIVE")
            #expect(triesOfOneWrite() > 1_000)
            try database.execute(sql: "ROLLBACK")
        }
    }

    @Test("to read it does so beside a change, and sees it once that is made")
    func readsBesideWriter() throws {
        let store = try HouseholdStore.open(at: home.folder.file, readers: 2)
        func names() throws -> [String] {
            try store.read { facts in
                try facts.members(in: home.household.id).map(\.name.text)
            }
        }
        let before = try names()
        let ben = Member(
            id: .numbered(14), household: home.household.id, name: try Name("Ben"), role: .child,
            status: .invited(.code))
        try store.write { transaction in
            try transaction.add(ben, signIn: .code, at: .someday)
            #expect(try names() == before)
        }
        #expect(try Set(names()) == Set(before + ["Ben"]))
    }

    @Test("to read it does so beside others who read, each through a connection of its own")
    func readsBesideReaders() throws {
        let store = try HouseholdStore.open(at: home.folder.file, readers: 2)
        func version() throws -> Int { try store.read { _ in 1 } }
        // With one connection for both this would end the program.
        for _ in 0..<3 {
            #expect(try store.read { _ in try version() + version() } == 2)
        }
    }
}
