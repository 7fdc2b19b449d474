/// Reads what a server tells those who listen, piece by piece as it comes.
///
/// It trusts nothing: what is longer than anything that ``EventText`` says is left out, and numbers are all that is kept.
package struct EventReader {
    /// Up to where was heard; what is said to a server when one comes again.
    package private(set) var lastID: Int?
    private var line: [UInt8] = []
    private var isTooLong = false
    private var isChange = false

    private static let mostBytes = 128

    /// Nothing was heard yet.
    package init() {}

    /// Forgets what was begun on a connection that was lost.
    package mutating func beginAnew() {
        (line, isTooLong, isChange) = ([], false, false)
    }

    /// Reads what came, and says whether it tells of a change.
    package mutating func read(_ bytes: some Sequence<UInt8>) -> Bool {
        var hasHeard = false
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") else {
                if line.count < Self.mostBytes { line.append(byte) } else { isTooLong = true }
                continue
            }
            if take(isTooLong ? nil : String(decoding: line, as: UTF8.self)) { hasHeard = true }
            (line, isTooLong) = ([], false)
        }
        return hasHeard
    }

    /// Takes a whole line, and says whether a change ends with it.
    private mutating func take(_ line: String?) -> Bool {
        guard let line else { return false }
        guard !line.isEmpty else {
            defer { isChange = false }
            return isChange
        }
        if let id = line.wholeMatch(of: /id: ?([0-9]{1,18})/) { lastID = Int(id.output.1) }
        if line == "event: \(EventText.changedName)" { isChange = true }
        return false
    }
}
