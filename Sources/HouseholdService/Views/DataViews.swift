package import HouseholdModel

/// What is in a data file, as `data check` in JSON.
package struct DataFileView: Codable, Hashable, Sendable {
    /// What is there of a household.
    package struct Home: Codable, Hashable, Sendable {
        package let name: String
        package let members: Int
        package let chores: Int
        package let rewards: Int
        /// How many entries the book of points has.
        package let ledger: Int
        /// How many rows tell what happened.
        package let audit: Int
    }

    /// The version of its form.
    package let version: Int
    package let madeAt: Instant
    /// When something happened last.
    package let lastAt: Instant
    package let households: [Home]
}

/// A copy of the data file, as `data backup` in JSON.
package struct BackupView: Codable, Sendable {
    /// Where it is.
    package let path: String
    /// What is in it.
    package let file: DataFileView
}

/// That a backup was put back, as `data restore` in JSON.
package struct RestoreView: Codable, Sendable {
    /// What is there now.
    package let file: DataFileView
    /// What was there before, where that could be read.
    package let before: DataFileView?
    /// Where the data file of before is kept, where there was one.
    package let kept: String?

    /// Tells that a backup was put back, or would be.
    package init(file: DataFileView, before: DataFileView?, kept: String? = nil) {
        self.file = file
        self.before = before
        self.kept = kept
    }
}
