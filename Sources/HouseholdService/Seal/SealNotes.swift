import HouseholdModel
import HouseholdDatabase

/// How often each parent has sealed a household's books, noted outside the data file.
///
/// An older copy of the data file has older seals than the note says.
package struct SealNotes: Sendable {
    /// What is noted on this computer.
    enum Reading {
        /// Nothing: nobody has sealed the books here.
        case nothing
        /// How often each parent did.
        case counters([Member.ID: Int])
        /// Nothing that can be read, and why.
        case unusable(Phrase)
    }

    /// More than anybody ever seals.
    static let mostSeals = 1 << 40

    /// The folder `chorus` of the state directory, if there is one.
    let state: String?

    /// The notes in `state`; without a folder nothing is noted.
    package init(state: String?) {
        self.state = state
    }

    /// Returns what is noted about a household's books.
    func read(of household: Household.ID) -> Reading {
        guard let file = file(of: household) else { return .nothing }
        do {
            guard let bytes = try file.read() else { return .nothing }
            guard let counters = Self.counters(in: bytes) else {
                return .unusable("The note of your seals, \(file.path), is not as it was written.")
            }
            return .counters(counters)
        } catch {
            return .unusable(error.message(about: "note of your seals"))
        }
    }

    /// Notes that a parent has sealed the books so often, or returns why that can't be noted.
    func note(_ seal: StoredSeal) -> Phrase? {
        guard let file = file(of: seal.household) else { return nil }
        do {
            try file.update { bytes in
                var counters = bytes.flatMap(Self.counters) ?? [:]
                counters[seal.member] = max(counters[seal.member] ?? 0, seal.counter)
                return Self.bytes(of: counters)
            }
            return nil
        } catch {
            return error.message(about: "note of your seals")
        }
    }

    /// Notes how often the parents had sealed the books of a file that was put back with the owner's password: what was
    /// noted since is of books that are no more.
    func forget(of household: Household.ID, but seals: [StoredSeal]) {
        guard let file = file(of: household) else { return }
        let counters = seals.map { ($0.member, $0.counter) }
        let kept = Dictionary(counters) { max($0, $1) }
        // Where this fails, the next to sign in is told that the file is an older one, which is so.
        if kept.isEmpty { try? file.remove() } else { try? file.write(Self.bytes(of: kept)) }
    }

    private func file(of household: Household.ID) -> PrivateFile? {
        state.flatMap { PrivateFile(state: $0, kind: "seal", name: household.rawValue) }
    }
}

// MARK: - Between counters and lines

extension SealNotes {
    private static func bytes(of counters: [Member.ID: Int]) -> [UInt8] {
        let lines = counters.map { "\($0.rawValue) \($1)\n" }.sorted()
        return Array(lines.joined().utf8)
    }

    private static func counters(in bytes: [UInt8]) -> [Member.ID: Int]? {
        guard let text = String(validating: bytes, as: UTF8.self), text.hasSuffix("\n") else {
            return nil
        }
        var counters: [Member.ID: Int] = [:]
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ", omittingEmptySubsequences: false)
            guard words.count == 2, let member = Member.ID(String(words[0])),
                let counter = Int(words[1]), (1...mostSeals).contains(counter)
            else { return nil }
            counters[member] = counter
        }
        return counters
    }
}
