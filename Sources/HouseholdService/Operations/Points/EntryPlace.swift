import HouseholdModel

/// The entry of a member's book behind which a page of it begins, as the page before names it.
///
/// It says of the entry what whoever has seen it is told: when it was made, to the second, and the how-manieth it is, from the
/// oldest, of those of that second that they see. Where it stands in the book it says to nobody: gaps would tell how much others
/// earn, and what is hidden.
package struct EntryPlace: ListPlace {
    /// What finds the entries of a span that whoever asks sees, newest first.
    typealias Search = (Range<Instant>) throws -> [Entry]

    /// When the second begins.
    private let start: Instant
    /// From 1.
    private let turn: Int

    /// The place of an entry that whoever asks sees.
    init?(of entry: Entry, search: Search) throws {
        guard let start = Instant(entry.at.description) else { return nil }
        let others = try search(Self.second(from: start))
        guard let index = others.firstIndex(where: { $0.sequence == entry.sequence }) else {
            return nil
        }
        (self.start, turn) = (start, others.count - index)
    }

    /// The entry that is meant, if whoever asks sees one there.
    func entry(search: Search) throws -> Entry? {
        let entries = try search(Self.second(from: start))
        return turn <= entries.count ? entries[entries.count - turn] : nil
    }

    private static func second(from start: Instant) -> Range<Instant> {
        start..<start.adding(milliseconds: 1_000)
    }
}

// MARK: - As text

extension EntryPlace {
    package static let pattern =
        "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z-[1-9][0-9]{0,5}$"

    /// The moment as it is told, and the how-manieth of it: `2026-11-21T16:00:00Z-1`.
    package var description: String { "\(start)-\(turn)" }

    /// Reads what ``description`` writes, and nothing else.
    package init?(_ text: String) {
        guard let end = text.lastIndex(of: "-"), let start = Instant(String(text[..<end])),
            let turn = Int(text[end...].dropFirst()), (1...999_999).contains(turn)
        else { return nil }
        (self.start, self.turn) = (start, turn)
        guard description == text else { return nil }
    }
}
