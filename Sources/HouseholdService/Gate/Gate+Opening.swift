import Credentials
import Household
import HouseholdStore

extension Gate {
    /// Opens the data file at `path`.
    ///
    /// - Throws: ``ServiceError/store(_:)``, with `absent` where there is none.
    public static func open(
        at path: String, in surroundings: Surroundings
    ) throws(ServiceError) -> Gate {
        try open(at: path, in: surroundings, under: .shipped())
    }

    /// Opens the data file at `path`, after making it where there is none.
    ///
    /// - Throws: ``ServiceError/store(_:)``.
    public static func openOrCreate(
        at path: String, in surroundings: Surroundings
    ) throws(ServiceError) -> Gate {
        let now = surroundings.clock.now()
        let id = Identifier<HouseholdStore>(at: now, random: surroundings.random.bytes(10))
        return try make(surroundings, under: .shipped()) { () throws(StoreError) in
            try HouseholdStore.openOrCreate(
                at: path, storeID: id, now: now, isStopped: surroundings.isStopped)
        }
    }

    /// Opens the data file at `path` under rules that tests write.
    package static func open(
        at path: String, in surroundings: Surroundings, under rules: HouseRules
    ) throws(ServiceError) -> Gate {
        try make(surroundings, under: rules) { () throws(StoreError) in
            try HouseholdStore.open(at: path, isStopped: surroundings.isStopped)
        }
    }

    /// The data file or its folder, where others could read or change it until it was opened.
    public var closedToOthers: [String] { store.closedToOthers }

    /// The identity of the data file, under which sessions are kept.
    ///
    /// - Throws: ``ServiceError/store(_:)``.
    public func storeID() throws(ServiceError) -> String {
        do {
            return try store.read { try $0.storeID() }
        } catch {
            throw ServiceError(error)
        }
    }

    /// What stands on the door, for whoever can open the data file: the household's name, where there is one only.
    public var doorplate: String? {
        try? store.read { try $0.nameOfOnlyHousehold() }
    }

    private static func make(
        _ surroundings: Surroundings, under rules: HouseRules,
        opening: () throws(StoreError) -> HouseholdStore
    ) throws(ServiceError) -> Gate {
        let store: HouseholdStore
        do {
            store = try opening()
        } catch {
            throw .store(error)
        }
        return Gate(
            store: store, shipped: rules, clock: surroundings.clock,
            random: surroundings.random, hasher: surroundings.hasher, boot: surroundings.boot,
            notes: SealNotes(state: surroundings.state), device: surroundings.device,
            waiting: surroundings.waiting, search: surroundings.search)
    }
}
