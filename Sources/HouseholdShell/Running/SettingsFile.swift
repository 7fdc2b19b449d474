import Foundation
import Glibc
import HouseholdModel
import JSON

/// What stands in the file of settings, and what is wrong with it.
struct SettingsFile {
    /// The most bytes that are read.
    static let mostBytes = 65_536

    /// What can be used of it.
    private(set) var values: [PersonalSetting: String] = [:]
    /// What is wrong, in sentences.
    private(set) var problems: [Phrase] = []

    /// Reads the file at `path`, unless there is none.
    ///
    /// What others could have written is not believed: it could switch the lock off.
    init?(at path: String) {
        let file = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard file >= 0 else {
            guard errno != ENOENT, errno != ENOTDIR else { return nil }
            self.init(problem: "It can't be read.")
            return
        }
        defer { close(file) }
        var status = stat()
        guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let text = try? FileHandle(fileDescriptor: file).read(upToCount: Self.mostBytes + 1)
        else {
            self.init(problem: "It can't be read.")
            return
        }
        guard [geteuid(), 0].contains(status.st_uid), status.st_mode & 0o022 == 0 else {
            self.init(problem: "Others can change it. Make it your own, and: chmod go-w \(path)")
            return
        }
        self.init(text)
    }

    private init(problem: Phrase) {
        problems = [problem]
    }

    private init(_ text: Data) {
        guard text.count <= Self.mostBytes,
            let text = String(validating: text, as: UTF8.self),
            let fields = try? JSONValue(parsing: text).members
        else {
            problems = ["It is not one JSON object such as {\"plain\": true, \"lock\": 10}."]
            return
        }
        for field in fields.sorted(by: { $0.key < $1.key }) {
            let name = field.key
            guard let setting = PersonalSetting(rawValue: name) else {
                problems.append("There is no setting \"\(name)\".")
                continue
            }
            guard let value = field.value.typed.flatMap(setting.usable) else {
                problems.append(
                    "The value of \"\(name)\" is \(Phrase(message: setting.choices)).")
                continue
            }
            values[setting] = value
        }
    }
}

extension JSONValue {
    /// The value as it would be typed, or `nil` where it is of no kind that settings have.
    fileprivate var typed: String? {
        if case .bool(let isOn) = self { return isOn ? "on" : "off" }
        return string ?? integer.map { String($0) }
    }
}
