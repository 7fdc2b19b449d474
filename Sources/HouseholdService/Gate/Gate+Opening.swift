import Credentials
import HouseholdModel
import HouseholdDatabase

extension Gate {
    /// Opens the data file at `path`.
    ///
    /// - Throws: ``ServiceError/noHousehold`` where there is none, or ``ServiceError/dataFile(_:)``.
    package static func open(
        at path: String, in dependencies: Dependencies
    ) throws(ServiceError) -> Gate {
        try open(at: path, in: dependencies, under: .shipped())
    }

    /// Opens the data file at `path`, after making it where there is none.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package static func openOrCreate(
        at path: String, in dependencies: Dependencies
    ) throws(ServiceError) -> Gate {
        let now = dependencies.clock.now()
        let id = Identifier<HouseholdStore>(at: now, random: dependencies.random.bytes(10))
        return try make(dependencies, under: .shipped()) { () throws(StoreError) in
            try HouseholdStore.openOrCreate(
                at: path, storeID: id, now: now, readers: dependencies.waiting.readers,
                isStopped: dependencies.isStopped)
        }
    }

    /// Opens the data file at `path` under rules that tests write.
    package static func open(
        at path: String, in dependencies: Dependencies, under rules: HouseRules
    ) throws(ServiceError) -> Gate {
        try make(dependencies, under: rules) { () throws(StoreError) in
            try HouseholdStore.open(
                at: path, readers: dependencies.waiting.readers, isStopped: dependencies.isStopped)
        }
    }

    /// The data file or its folder, where others could read or change it until it was opened.
    package var closedToOthers: [String] { store.closedToOthers }

    /// The identity of the data file, under which sessions are kept.
    package var storeID: String { store.id }

    /// What stands on the door, for whoever can open the data file: the household's name, where there is one only.
    package var doorplate: String? {
        try? store.read { try $0.nameOfOnlyHousehold() }
    }

    private static func make(
        _ dependencies: Dependencies, under rules: HouseRules,
        opening: () throws(StoreError) -> HouseholdStore
    ) throws(ServiceError) -> Gate {
        let store: HouseholdStore
        do {
            store = try opening()
        } catch {
            throw ServiceError(error)
        }
        return Gate(
            store: store.saying(dependencies.begins).telling(dependencies.changed),
            shipped: rules, clock: dependencies.clock,
            random: dependencies.random, hasher: dependencies.hasher, boot: dependencies.boot,
            notes: SealNotes(state: dependencies.state), device: dependencies.device,
            waiting: dependencies.waiting, search: dependencies.search)
    }
}
