import HouseholdWords

/// Which lines of a pack are meant, as people type it: `1,3-5`, `1 and 4`, `all`.
package enum PackChoice: Hashable, Sendable {
    /// Those that are ticked.
    case ticked
    case all
    /// Those with these numbers.
    case only(Set<Int>)

    /// Reads numbers and spans of numbers with commas or an and between; `nil` where it is anything else.
    ///
    /// A span is bounded before it is counted out: `1-999999999` would take the memory of a computer.
    package init?(_ typed: String) {
        if SmallWord.all.isMeant(by: typed) {
            self = .all
            return
        }
        var numbers: Set<Int> = []
        for part in typed.split(whereSeparator: { $0 == "," || $0 == " " })
        where !SmallWord.and.isMeant(by: String(part)) {
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
                .map { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
            guard (1...2).contains(ends.count), let first = ends[0],
                let last = ends[ends.count - 1], first > 0, first <= last, last <= Self.most
            else { return nil }
            numbers.formUnion(first...last)
        }
        guard !numbers.isEmpty else { return nil }
        self = .only(numbers)
    }

    private static let most = 10_000

    /// The lines of `pack` that are meant; `nil` where a number names none.
    func lines(of pack: Pack) -> [PackLine]? {
        switch self {
        case .all: return pack.lines
        case .ticked: return pack.lines.filter { pack.ticked.contains($0.number) }
        case .only(let numbers):
            let lines = pack.lines.filter { numbers.contains($0.number) }
            return lines.count == numbers.count ? lines : nil
        }
    }
}
