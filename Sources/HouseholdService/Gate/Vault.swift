package import Credentials
package import HouseholdModel
import Synchronization

/// What the gate has made for those who ask from elsewhere: they get a word for it, with which they ask further.
///
/// A word is worth nothing after a quarter of an hour, or when a thousand others were given since.
package final class Vault: Sendable {
    private struct Entry: Sendable {
        let word: String
        let value: any Sendable
        let until: Instant
    }

    private static let most = 1_000
    private static let span: Int64 = 15 * 60_000

    private let entries = Mutex<[Entry]>([])
    private let random: RandomSource
    private let clock: WallClock

    /// An empty one, for a gate that lives by `dependencies`.
    package convenience init(_ dependencies: Dependencies) {
        self.init(random: dependencies.random, clock: dependencies.clock)
    }

    /// An empty one.
    package init(random: RandomSource, clock: WallClock) {
        (self.random, self.clock) = (random, clock)
    }

    /// A word for `value`, of 130 bits.
    func word(for value: any Sendable) -> String {
        let entry = Entry(
            word: ReplyToken(from: random).reveal(), value: value,
            until: clock.now().adding(milliseconds: Self.span))
        entries.withLock { entries in
            if entries.count >= Self.most { entries.removeFirst() }
            entries.append(entry)
        }
        return entry.word
    }

    /// What `word` was given for, while it is worth something.
    func value(for word: String) -> (any Sendable)? {
        let now = clock.now()
        return entries.withLock { entries in
            entries.removeAll { $0.until <= now }
            return entries.first { $0.word == word }?.value
        }
    }
}

/// What only the gate makes and uses.
enum Kept<Value: Sendable>: Sendable {
    /// The thing itself, where the gate is.
    case here(Value)
    /// The gate's word for it, where whoever asks is.
    case elsewhere(String)

    /// The thing itself.
    var value: Value {
        get throws(ServiceError) {
            guard case .here(let value) = self else {
                throw .bug("something of the gate's is asked for elsewhere")
            }
            return value
        }
    }
}

extension Kept {
    /// The same, where not this alone is kept, but all of which it is a part.
    func whole<Whole: Sendable>(_ whole: Whole) -> Kept<Whole> {
        switch self {
        case .here: .here(whole)
        case .elsewhere(let word): .elsewhere(word)
        }
    }
}

extension Kept: Codable {
    /// Reads the word, which nobody but the wire knows.
    init(from decoder: any Decoder) throws {
        guard let wire = decoder.wire else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "it is not read back"))
        }
        let word = try decoder.singleValueContainer().decode(String.self)
        guard let vault = wire.vault else {
            self = .elsewhere(word)
            return
        }
        guard let value = vault.value(for: word) as? Value else {
            throw ServiceError.account(.keyRefused)
        }
        self = .here(value)
    }

    /// Writes the word; dots where it is not written for the wire.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .elsewhere(let word): try container.encode(word)
        case .here(let value):
            let vault = encoder.wire?.vault
            try container.encode(vault?.word(for: value) ?? "…")
        }
    }
}
