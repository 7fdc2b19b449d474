import HouseholdDatabase
package import HouseholdModel

extension Gate {
    /// When the last copy of the data file in a folder was made; `nil` where there is none.
    ///
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func lastBackup(in folder: String) async throws(ServiceError) -> Instant? {
        try await wait { try BackupFolder(folder, of: store).last() }
    }

    /// Sees that there is a copy of the data file of a day in a folder, for whoever keeps the file: they can copy it without
    /// the program, too.
    ///
    /// A day that was missed is not made up for. Where nobody lives in the data file any more, none is made, and old ones go.
    ///
    /// - Returns: When the copy was made, or `nil` while nobody lives in the data file.
    /// - Throws: ``ServiceError/dataFile(_:)``.
    package func keepBackup(
        of day: Day, in folder: String
    ) async throws(ServiceError) -> Instant? {
        let now = clock.now()
        return try await wait {
            let folder = BackupFolder(folder, of: store)
            guard try store.read({ try $0.hasHouseholds() }) else {
                try folder.clear(on: day)
                return nil
            }
            if let copied = folder.copied(on: day) { return copied }
            try folder.keep(as: day)
            return now
        }
    }
}
