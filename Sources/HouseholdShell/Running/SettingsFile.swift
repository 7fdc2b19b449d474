import FileHandling
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
        let status: FileStatus
        let text: [UInt8]
        do throws(FileError) {
            let file = try OpenFile(path, O_RDONLY | O_NONBLOCK)
            status = try file.status()
            text = status.kind == .file ? try file.read(upTo: Self.mostBytes + 1) : []
        } catch {
            guard ![ENOENT, ENOTDIR].contains(error.code) else { return nil }
            self.init(problem: "It can't be read.")
            return
        }
        guard status.kind == .file else {
            self.init(problem: "It can't be read.")
            return
        }
        guard status.isOwn || status.isRoots, status.mode & 0o022 == 0 else {
            self.init(problem: "Others can change it. Make it your own, and: chmod go-w \(path)")
            return
        }
        self.init(text)
    }

    private init(problem: Phrase) {
        problems = [problem]
    }

    private init(_ text: [UInt8]) {
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
