import HouseholdModel

/// The date of a chore behind which a page of a list begins, as the page before names it.
///
/// It says of the date what whoever has seen it knows: its chore's number and when it is due; besides that four bytes
/// that were made at random. When it was done, by which lists are in order, not everybody may know who sees that it
/// was: for that it says which completion is meant, so that what was taken back and done again is another place.
package struct ChorePlace: ListPlace {
    /// The parts of a list, in their order.
    package enum Stage: String, CaseIterable, Hashable, Sendable {
        case open, proposed, done
    }

    let stage: Stage
    let number: Number
    /// When the date is due, by which it has its turn while it is open.
    let due: Due?
    /// The end of the identity: of the completion where the date was done, or else of the date.
    private let mark: UInt32

    /// Creates the place of a date that a list shows.
    init(of date: Occurrence) {
        (stage, number, due) = (date.stage, date.chore.number, date.due)
        mark = date.mark(at: stage) ?? 0
    }

    /// The last bytes of the identity.
    var ending: [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: mark >> UInt32($0)) }
    }

    /// Whether it is that date's, whenever that is due by now.
    func isOf(_ date: Occurrence) -> Bool {
        number == date.chore.number && mark == date.mark(at: stage)
    }
}

extension Occurrence {
    /// In which part of a list of everything it stands.
    fileprivate var stage: ChorePlace.Stage {
        guard isOpen || isWaiting else { return .done }
        return chore.status == .proposed ? .proposed : .open
    }

    /// By what a place in that part of a list knows it.
    fileprivate func mark(at stage: ChorePlace.Stage) -> UInt32? {
        let bytes = stage == .done ? completion?.id.bytes : id.bytes
        return bytes?.suffix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }
}

// MARK: - As text

extension ChorePlace {
    /// What a text has to be like, as a regular expression: `done-7-0000509affff5b6c7d8e`.
    package static let pattern = "^(open|proposed|done)-[1-9][0-9]{0,17}-[0-9a-f]{20}$"

    /// What stands for no day, and for the end of one: none is called that.
    private static let (noDay, noTime): (UInt32, UInt16) = (0x8000_0000, 0xFFFF)

    /// The stage, the number, and in twenty digits the day, the minute of it and the end of the identity.
    package var description: String {
        let day = due.map { UInt32(truncatingIfNeeded: $0.day.dayNumber) } ?? Self.noDay
        let time = due?.time.map { UInt16(truncatingIfNeeded: $0.minutes) } ?? Self.noTime
        return "\(stage.rawValue)-\(number)-" + day.hexadecimal + time.hexadecimal
            + mark.hexadecimal
    }

    /// Reads what ``description`` writes, and nothing else.
    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, let stage = Stage(rawValue: String(parts[0])),
            let number = Number(parts[1]), number > 0, parts[1].utf8.count <= 18,
            parts[2].utf8.count == 20, let day = UInt32(parts[2].prefix(8), radix: 16),
            let time = UInt16(parts[2].dropFirst(8).prefix(4), radix: 16),
            let mark = UInt32(parts[2].suffix(8), radix: 16)
        else { return nil }
        (self.stage, self.number, self.mark) = (stage, number, mark)
        due =
            day == Self.noDay
            ? nil
            : Due(
                day: Day(dayNumber: Int(Int32(bitPattern: day))),
                time: TimeOfDay(hour: Int(time / 60), minute: Int(time % 60)))
        guard description == text, due.map({ Day($0.day.description) != nil }) ?? true else {
            return nil
        }
    }
}

extension FixedWidthInteger {
    /// All its digits.
    fileprivate var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: Self.bitWidth / 4 - digits.count) + digits
    }
}
