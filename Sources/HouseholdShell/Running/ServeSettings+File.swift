import FileHandling
import Glibc
import HouseholdModel
import HouseholdWords
import JSON

extension ServeSettings {
    /// What can stand in the file: the options, but for those that say what to do now or where the data is, which the program
    /// has to know before it does anything.
    enum Key: String, CaseIterable {
        case socket, port, lan
        case forAll = "for_all"
        case log, backups
        case noBackups = "no_backups"
        case allowLocal = "allow_local"

        /// What its value can be.
        var expected: Phrase {
            switch self {
            case .socket: "a path from the root, of at most 100 bytes"
            case .port: "a number from 1 to 65535"
            case .backups: "a folder by its path from the root"
            case .lan, .forAll, .log, .noBackups, .allowLocal: "true or false"
            }
        }
    }

    /// The most bytes that are read.
    static let mostBytes = 65_536

    /// Reads what stands in the file at `path`.
    ///
    /// What others could have written is not believed: it could open the household to the house.
    ///
    /// - Throws: What is wrong with it. The first that is wrong is enough to stop: half of what somebody meant is not served.
    init(at path: String) throws(Failure) {
        let members = try Self.members(of: Self.text(at: path), at: path)
        for member in members {
            guard let key = Key(rawValue: member.key) else { throw .unknown(member.key, path) }
            guard take(member.value, for: key) else { throw .unfit(key, path) }
        }
        let isDoubtful = members.contains { $0.key == Key.backups.rawValue }
        if case .nowhere = copies, isDoubtful { throw .contradiction(path) }
    }

    /// Takes a value; `false` where it can't be one of that key.
    private mutating func take(_ value: JSONValue, for key: Key) -> Bool {
        switch key {
        case .socket:
            socket = value.string.flatMap { Self.isSocket($0) ? $0 : nil }
            return socket != nil
        case .port:
            port = value.integer.flatMap { Int(exactly: $0) }.flatMap { Self.isPort($0) ? $0 : nil }
            return port != nil
        case .backups:
            guard let folder = value.string, Self.isPath(folder) else { return false }
            if copies == nil { copies = .folder(folder) }
            return true
        case .noBackups:
            guard case .bool(let isOn) = value else { return false }
            if isOn { copies = .nowhere }
            return true
        case .lan: return Self.take(value, into: &isOnLan)
        case .forAll: return Self.take(value, into: &isForAll)
        case .log: return Self.take(value, into: &isLogged)
        case .allowLocal: return Self.take(value, into: &mayBeLocal)
        }
    }

    private static func take(_ value: JSONValue, into flag: inout Bool) -> Bool {
        guard case .bool(let isOn) = value else { return false }
        flag = isOn
        return true
    }
}

// MARK: - Reading

extension ServeSettings {
    private static func text(at path: String) throws(Failure) -> [UInt8] {
        let status: FileStatus
        let text: [UInt8]
        do throws(FileError) {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            status = try file.status()
            text = status.kind == .file ? try file.read(upTo: mostBytes + 1) : []
        } catch {
            throw .settings(
                "The settings in \(path) can't be read (\(error.reason)). Name a file that can, or leave --settings out."
            )
        }
        guard status.kind == .file else {
            throw .settings("\(path) is no file. Name one with settings behind --settings.")
        }
        guard status.isOwn || status.isRoots, status.mode & 0o022 == 0 else {
            throw .settings(
                "Others can change \(path). Make it your own, and: chmod go-w \(path)")
        }
        guard text.count <= mostBytes else {
            throw .settings(
                "\(path) is longer than settings are: 64 kB at most. Write only what is otherwise than usual."
            )
        }
        return text
    }

    private static func members(
        of text: [UInt8], at path: String
    ) throws(Failure) -> [JSONValue.Member] {
        let json: JSONValue
        do throws(JSONSyntaxError) {
            json = try JSONValue(utf8: text, depth: 2)
        } catch {
            // As words: the number of a line is no amount.
            let line = "\(text[..<error.range.lowerBound].count { $0 == 0x0A } + 1)"
            guard let key = repeatedKey(in: text, at: error.range) else {
                throw .settings(
                    "\(path) is no JSON in line \(line). Write one object such as \(example).")
            }
            throw .settings(
                "\(key) is in \(path) twice, again in line \(line). Write it once.")
        }
        guard let members = json.members else {
            throw .settings("\(path) is no JSON object. Write one such as \(example).")
        }
        return members
    }

    private static let example = "{\"port\":7443,\"lan\":true}"

    /// The key that is wrong by being there a second time, as it is written: what else is wrong is not a whole string.
    private static func repeatedKey(in text: [UInt8], at range: Range<Int>) -> String? {
        let (part, quote) = (text[range], UInt8(ascii: "\""))
        guard part.count > 1, part.first == quote, part.last == quote else { return nil }
        return String(decoding: part, as: UTF8.self)
    }
}

// MARK: - What is wrong

extension Failure {
    fileprivate static func settings(_ message: Phrase) -> Failure {
        Failure(
            Explanation(
                "server.settings", .configuration, message, try: ["help serve"]))
    }

    fileprivate static func unknown(_ key: String, _ path: String) -> Failure {
        let keys = ServeSettings.Key.allCases.map(\.rawValue).joined(separator: ", ")
        return settings("There is no setting \"\(key)\" in \(path). Write one of these: \(keys)")
    }

    fileprivate static func unfit(_ key: ServeSettings.Key, _ path: String) -> Failure {
        settings("The value of \"\(key.rawValue)\" in \(path) is \(key.expected).")
    }

    fileprivate static func contradiction(_ path: String) -> Failure {
        settings(
            "Either copies are kept or not: take \"backups\" or \"no_backups\" out of \(path).")
    }
}
