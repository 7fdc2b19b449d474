import Foundation
import Household

/// What stands in the file of settings, and what is wrong with it.
struct SettingsFile {
    /// The most bytes that are read.
    static let mostBytes = 65_536

    /// What can be used of it.
    private(set) var values: [PersonalSetting: String] = [:]
    /// What is wrong, in sentences.
    private(set) var problems: [Phrase] = []

    init(_ bytes: [UInt8]) {
        guard bytes.count <= Self.mostBytes,
            let fields = try? JSONDecoder().decode([String: Scalar].self, from: Data(bytes))
        else {
            problems = ["It is not one JSON object such as {\"plain\": true, \"lock\": 10}."]
            return
        }
        for (name, field) in fields.sorted(by: { $0.key < $1.key }) {
            guard let setting = PersonalSetting(rawValue: name) else {
                problems.append("There is no setting \"\(name)\".")
                continue
            }
            guard let value = field.text.flatMap(setting.value) else {
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
