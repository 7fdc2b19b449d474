import FileHandling
import Glibc
import JSON

/// What came of converting a file: the lists, and what of it they have no place for.
package struct Conversion: Sendable {
    /// The program whose file it is.
    package let format: ForeignFormat
    /// The lists in which there is something, in the order in which they are brought in.
    package let lists: [ConvertedList]
    /// What was lost.
    package let losses: [Loss]

    /// How many bytes a file may have.
    private static let (mostJSON, mostSQLite) = (16_777_216, 268_435_456)

    /// Converts the file at `path`, of `format` where that is said; nothing is written anywhere.
    package init(
        of path: String, as format: ForeignFormat?, from viewpoint: Viewpoint
    ) throws(ConversionError) {
        let found = try Self.household(in: path, as: format, from: viewpoint)
        self.format = found.format
        let (household, here) = try viewpoint.apply(to: found.household)
        var writer = ListWriter(household, here: here, on: viewpoint.today)
        lists = writer.lists()
        losses = writer.losses.all
        guard !lists.isEmpty else { throw .empty(found.format) }
    }
}

// MARK: - Finding out whose file it is

extension Conversion {
    private static func household(
        in path: String, as format: ForeignFormat?, from viewpoint: Viewpoint
    ) throws(ConversionError) -> (format: ForeignFormat, household: ForeignHousehold) {
        let head = try read(path, upTo: 16)
        if head.elementsEqual("SQLite format 3\0".utf8) {
            if let format, !format.isDatabase { throw .foreign(format) }
            return try database(at: path, as: format, from: viewpoint)
        }
        if let format, format.isDatabase { throw .foreign(format) }
        let bytes = try read(path, upTo: mostJSON + 1)
        guard bytes.count <= mostJSON else { throw .tooLong }
        return try document(in: bytes, as: format, from: viewpoint)
    }

    private static func database(
        at path: String, as format: ForeignFormat?, from viewpoint: Viewpoint
    ) throws(ConversionError) -> (format: ForeignFormat, household: ForeignHousehold) {
        let size = try status(of: path).size
        guard size <= mostSQLite else { throw .tooLong }
        let file = try ForeignDatabase(at: path, of: format ?? .donetick)
        let found: ForeignFormat
        if DonetickFile.isOne(file) {
            found = .donetick
        } else if GrocyFile.isOne(file) {
            found = .grocy
        } else {
            if let format { throw .foreign(format) }
            throw .unknown
        }
        if let format, format != found { throw .foreign(format) }
        switch found {
        case .donetick: return (found, try DonetickFile(file, from: viewpoint).household())
        case .grocy:
            let file = try ForeignDatabase(at: path, of: .grocy)
            return (found, try GrocyFile(file, from: viewpoint).household())
        case .taskmate, .choreops, .kidschores: throw .foreign(found)
        }
    }

    private static func document(
        in bytes: [UInt8], as format: ForeignFormat?, from viewpoint: Viewpoint
    ) throws(ConversionError) -> (format: ForeignFormat, household: ForeignHousehold) {
        guard String(validating: bytes, as: UTF8.self) != nil,
            let document = try? JSONValue(utf8: bytes)
        else {
            if let format { throw .foreign(format) }
            throw .unknown
        }
        let (data, key) = StorageFile.content(of: document)
        let found: ForeignFormat
        if TaskMateFile.isOne(data, key) {
            found = .taskmate
        } else if let kind = KidsChoresFile.kind(of: data, key) {
            found = kind
        } else {
            if let format { throw .foreign(format) }
            throw .unknown
        }
        // The one became the other, and either may be named for what it took over.
        let isNamed = format.map { $0 == found || ![$0, found].contains(.taskmate) } ?? true
        if let format, !isNamed { throw .foreign(format) }
        switch found {
        case .taskmate:
            return (found, try TaskMateFile(data, from: viewpoint).household())
        case .choreops, .kidschores:
            return (found, try KidsChoresFile(data, as: found, from: viewpoint).household())
        case .donetick, .grocy: throw .foreign(found)
        }
    }
}

// MARK: - Reading

extension Conversion {
    private static func status(of path: String) throws(ConversionError) -> FileStatus {
        do throws(FileError) {
            return try FileStatus(of: path, followingLinks: true)
        } catch {
            throw .unreadable(reason: error.reason)
        }
    }

    private static func read(_ path: String, upTo most: Int) throws(ConversionError) -> [UInt8] {
        do throws(FileError) {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let kind = try file.status().kind
            guard kind == .file else { throw FileError(path, kind == .folder ? EISDIR : EINVAL) }
            return try file.read(upTo: most)
        } catch {
            throw .unreadable(reason: error.reason)
        }
    }
}

/// A file in which Home Assistant keeps what an integration has, or what is in one.
enum StorageFile {
    /// What is kept, and under which name; an object that is no such file stands for itself.
    static func content(of document: JSONValue) -> (data: JSONValue, key: String) {
        guard let data = document["data"], data.members != nil, document["version"] != nil else {
            return (document, "")
        }
        return (data, document["key"]?.string ?? "")
    }
}
