import Foundation
import GRDB
import Glibc
import HouseholdModel
import HouseholdDatabase

/// A folder that is gone when nobody holds it any more.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.path + "/chorus-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Where the data file lies, in a folder that is not there yet.
    var file: String { path + "/home/chorus.db" }

    @discardableResult
    func makeStore() throws(StoreError) -> HouseholdStore {
        try .openOrCreate(at: file, storeID: .fresh(), now: .someday)
    }

    /// The names in the folder of the data file.
    func names() throws -> [String] {
        try names(of: path + "/home")
    }

    func names(of folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    }
}

/// Lends a connection to `path` that does not care for our settings.
func withStranger<Value>(at path: String, _ body: (Database) throws -> Value) throws -> Value {
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    let value = try queue.writeWithoutTransaction { database in
        try database.execute(sql: "PRAGMA synchronous = 0")
        return try body(database)
    }
    try queue.close()
    return value
}

/// The permission bits of what lies at `path`.
func mode(of path: String) -> mode_t {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
}

extension Instant {
    static let someday = Instant(milliseconds: 1_795_000_000_000)
}
