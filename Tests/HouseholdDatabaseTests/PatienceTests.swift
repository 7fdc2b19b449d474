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
}
