import Foundation
import Glibc
import HouseholdModel

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
            let fields = try? JSONDecoder().decode([String: Scalar].self, from: text)
        else {
            problems = ["It is not one JSON object such as {\"plain\": true, \"lock\": 10}."]
            return
        }
        for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
            guard let setting = PersonalSetting(rawValue: name) else {
                problems.append("There is no setting \"\(name)\".")
                continue
            }
            guard let value = field.text.flatMap(setting.usable) else {
                problems.append(
                    "The value of \"\(name)\" is \(Phrase(message: setting.choices)).")
                continue
            }
            values[setting] = value
        }
    }
}

/// A value in JSON that can be that of a setting.
private struct Scalar: Decodable {
    /// The value as it would be typed, or `nil` where it is of no such kind.
    let text: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let isOn = try? container.decode(Bool.self) {
            text = isOn ? "on" : "off"
        } else if let number = try? container.decode(Int.self) {
            text = String(number)
        } else {
            text = try? container.decode(String.self)
        }
    }
}
