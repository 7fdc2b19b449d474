import HouseholdDatabase
package import HouseholdModel

extension Gate {
    /// Sees that there is a copy of the data file of this day in a folder, for whoever keeps the file: they can copy it without
    /// the program, too.
    ///
    /// Days are those of UTC, for households of all zones may be in one file. A day that was missed is not made up for.
    ///
    /// - Returns: When the copy of this day was made, or `nil` while nobody lives in the data file.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func keepBackup(in folder: String) async throws(ServiceError) -> Instant? {
        let now = clock.now()
        let today = Zone.utc.day(at: now)
        let folder = BackupFolder(folder)
        return try await wait {
            guard try store.read({ try $0.hasHouseholds() }) else { return nil }
            if let copied = folder.copied(on: today) { return copied }
            try folder.keep(store, as: today)
            return now
        }
    }
}
