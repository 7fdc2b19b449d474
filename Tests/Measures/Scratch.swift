import Foundation

/// A folder that is gone when the measuring is over.
final class Scratch {
    let path: String
    private var homes = 0

    init(in parent: String) throws {
        path = "\(parent)/chorus-measures-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// A folder for one more household.
    func folder() throws -> String {
        homes += 1
        let folder = "\(path)/\(homes)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        return folder
    }
}

/// Why a measure says nothing.
struct Meaningless: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
