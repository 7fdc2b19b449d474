import HouseholdModel

/// The date of a chore behind which a page of a list begins, as the page before names it.
///
/// It says of the date what whoever has seen it knows: its chore's number and its day; besides that four bytes that
/// were made at random. When it was done, by which lists are in order, not everybody may know who sees that it was.
package struct ChorePlace: Hashable, Sendable {
    /// The parts of a list, in their order.
    package enum Stage: String, CaseIterable, Hashable, Sendable {
        case open, proposed, done
    }

    let stage: Stage
    let number: Number
    /// The day in the upper half, and the end of the date's identity in the lower.
    private let mark: UInt64

    /// Creates the place of a date that a list shows.
    init(of date: Occurrence) {
        let day = date.due.map { UInt32(truncatingIfNeeded: $0.day.dayNumber) } ?? Self.noDay
        stage = date.stage
        number = date.chore.number
        mark = UInt64(day) << 32 | date.ending
    }

    /// What stands for no day: it is none of the calendar's.
    private static let noDay: UInt32 = 0x8000_0000

    /// The day of the date, if it has one.
    var day: Day? {
        let number = UInt32(truncatingIfNeeded: mark >> 32)
        return number == Self.noDay ? nil : Day(dayNumber: Int(Int32(bitPattern: number)))
    }

    /// The last bytes of the date's identity.
    var ending: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: mark >> UInt64($0)) }
    }

    /// Whether it is that date's, on whichever day that is by now.
    func isOf(_ date: Occurrence) -> Bool {
        number == date.chore.number && mark & 0xFFFF_FFFF == date.ending
    }
}

extension Occurrence {
    /// In which part of a list of everything it stands.
    fileprivate var stage: ChorePlace.Stage {
        guard isOpen || isWaiting else { return .done }
        return chore.status == .proposed ? .proposed : .open
    }

    fileprivate var ending: UInt64 { id.bytes.suffix(4).reduce(0) { $0 << 8 | UInt64($1) } }
}

// MARK: - As text

extension ChorePlace: LosslessStringConvertible {
    /// What a text has to be like, as a regular expression: `done-7-00004f4e5a6b7c8d`.
    package static let pattern = "^(open|proposed|done)-[1-9][0-9]{0,17}-[0-9a-f]{16}$"

    /// The stage, the number and sixteen digits.
    package var description: String {
        let digits = String(mark, radix: 16)
        let zeros = String(repeating: "0", count: 16 - digits.count)
        return "\(stage.rawValue)-\(number)-\(zeros)\(digits)"
    }

    /// Reads what ``description`` writes, and nothing else.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let stage = Stage(rawValue: String(parts[0])),
            let number = Number(parts[1]), number > 0, parts[1].utf8.count <= 18,
            parts[2].utf8.count == 16, let mark = UInt64(parts[2], radix: 16)
        else { return nil }
        (self.stage, self.number, self.mark) = (stage, number, mark)
        guard description == text, day.map({ Day($0.description) != nil }) ?? true else {
            return nil
        }
    }
}

extension ChorePlace: Codable {
    /// Reads the text.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let place = ChorePlace(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a place")
        }
        self = place
    }

    /// Writes the text.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
