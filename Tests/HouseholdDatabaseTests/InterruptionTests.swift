import GRDB
import HouseholdModel
import HouseholdDatabase
import Synchronization
import Testing

@Suite("What somebody stops")
struct InterruptionTests {
    private let home: Home

    init() throws {
        home = try Home()
    }

    @Test("waits no longer for the program that holds the file")
    func waitsNoLonger() throws {
        let stopped = try HouseholdStore.open(at: home.folder.file, isStopped: { true })
        try home.store.withDatabase { database in
            try database.execute(sql: "BEGIN EXCLUSIVE")
            #expect(throws: StoreError.interrupted) { try stopped.write { _ in } }
            #expect(throws: StoreError.interrupted) {
                try stopped.read { try $0.members(in: home.household.id) }
            }
            try database.execute(sql: "ROLLBACK")
        }
    }

    @Test("is written whole or not at all, wherever it is stopped")
    func writesWholeOrNothing() throws {
        var hasPassed = false
        for place in 0..<100 where !hasPassed {
            let left = Mutex(place)
            let store = try HouseholdStore.open(at: home.folder.file) {
                left.withLock { left in
                    left -= 1
                    return left < 0
                }
            }
            let before = try names()
            do {
                try store.write { transaction in
                    for name in ["Ida", "Kim"] {
                        try transaction.add(
                            Member(
                                id: .fresh(), household: home.household.id, name: try Name(name),
                                role: .child, status: .invited(.code)),
                            signIn: .code, at: .someday)
                    }
                    _ = try transaction.facts.members(in: home.household.id)
                }
                hasPassed = true
                #expect(try names() == before.union(["Ida", "Kim"]))
            } catch {
                #expect(error as? StoreError == .interrupted)
                #expect(try names() == before)
            }
        }
        #expect(hasPassed)
    }

    private func names() throws -> Set<String> {
        Set(try home.store.read { try $0.members(in: home.household.id) }.map(\.name.text))
    }
}
