/// Something that people set for themselves, wherever they sign in.
package enum PersonalSetting: String, CaseIterable, Hashable, Sendable, Codable {
    /// Whether a screen reader reads along.
    case plain
    /// Whether the lines that are typed are kept.
    case history
    /// After how many minutes without a key the shell locks.
    case lock
    /// How dates are written.
    case dates
    /// Whether the rest of a line that was typed before is proposed.
    case ghost
    /// In which language the program speaks.
    case language = "lang"
    /// Whether few keys are enough, for whoever can hardly type: a number alone says what is done.
    case easy
    /// Whether good news move.
    case motion
    /// Whether good news ring.
    case sound
    /// Between which times of the day no message is sent.
    case quiet
    /// Of what no messages are sent.
    case mute
}

extension PersonalSetting: CodingKeyRepresentable {}

extension PersonalSetting {
    /// The minutes after which a shell can lock.
    package static let lockMinutes = 1...60

    /// The values that it can have, in words.
    package var choices: String {
        switch self {
        case .plain, .history, .ghost, .easy, .motion, .sound: "on or off"
        case .lock: "a number of minutes from 1 to 60, or off"
        case .dates: "short or iso"
        case .language: "the tag of a language, such as en"
        case .quiet: "two times such as 21:00-7:00, or off"
        case .mute:
            "off, or some of \(Notice.Topic.allCases.map(\.rawValue).joined(separator: ", "))"
        }
    }

    /// The value that `typed` stands for, or `nil` where it is none.
    package func value(_ typed: String) -> String? {
        let word = typed.lowercased()
        return switch self {
        case .plain, .history, .ghost, .easy, .motion, .sound:
            ["on", "off"].contains(word) ? word : nil
        case .lock: word == "off" ? word : Self.minutes(word)
        case .dates: ["short", "iso"].contains(word) ? word : nil
        case .language: Self.isTag(typed) ? typed : nil
        case .quiet: word == "off" ? word : QuietHours(word)?.description
        case .mute:
            word == "off"
                ? word : Notice.Mutes(word).map(\.description).flatMap { $0.isEmpty ? nil : $0 }
        }
    }

    private static func minutes(_ typed: String) -> String? {
        guard typed.utf8.allSatisfy({ (48...57).contains($0) }), let minutes = Int(typed),
            lockMinutes.contains(minutes)
        else { return nil }
        return String(minutes)
    }

    /// Whether it has the form of a language tag (RFC 5646): letters, then words of letters and digits, with
    /// hyphens between.
    private static func isTag(_ typed: String) -> Bool {
        let words = typed.split(separator: "-", omittingEmptySubsequences: false)
        guard let language = words.first, language.utf8.count > 1 else { return false }
        return typed.utf8.count <= 35 && language.allSatisfy { $0.isASCII && $0.isLetter }
            && words.allSatisfy { word in
                (1...8).contains(word.utf8.count)
                    && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
            }
    }
}
