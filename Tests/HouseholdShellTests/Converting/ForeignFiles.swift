import Foundation
import GRDB
import ListConversion
import Testing

/// Files as other programs write them, from `Transcripts/converting`: JSON as it is, SQLite from what makes its tables.
enum ForeignFiles {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Transcripts/converting").standardizedFileURL

    /// The path of that folder.
    static var place: String { folder.path }

    /// What is in the file of a program.
    static func bytes(of format: ForeignFormat) throws -> [UInt8] {
        let json = folder.appending(path: "\(format.rawValue).json")
        if let bytes = try? Data(contentsOf: json) { return Array(bytes) }
        return try database(folder.appending(path: "\(format.rawValue).sql"))
    }

    /// What is in the SQLite file that these statements make.
    static func database(_ statements: URL) throws -> [UInt8] {
        try database(String(contentsOf: statements, encoding: .utf8))
    }

    static func database(_ statements: String) throws -> [UInt8] {
        let path = URL.temporaryDirectory.appending(path: "foreign-\(UUID().uuidString).db")
        defer { try? FileManager.default.removeItem(at: path) }
        let queue = try DatabaseQueue(path: path.path)
        try queue.writeWithoutTransaction { try $0.execute(sql: statements) }
        try queue.close()
        return Array(try Data(contentsOf: path))
    }

    /// Who is whom in the files that do not tell.
    static func options(of format: ForeignFormat) -> [String] {
        switch format {
        case .taskmate, .choreops, .kidschores: []
        case .donetick: ["--children", "ben", "--here", "anna"]
        case .grocy: ["--children", "noa, ben miller", "--here", "anna"]
        }
    }
}

extension ForeignFormat: CustomTestStringConvertible {
    /// The word for the program.
    public var testDescription: String { rawValue }
}
