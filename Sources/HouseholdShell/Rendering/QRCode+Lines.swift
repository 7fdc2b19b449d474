import HouseholdModel
import QRCode

extension QRCode {
    /// The code on a dark terminal, two rows of squares a line; cameras read it with its colours changed, too.
    var lines: [Phrase] {
        let quiet = 4
        return stride(from: -quiet, to: size + quiet, by: 2).map { row in
            let line = (-quiet..<size + quiet).map { column in
                Self.character(
                    isUpperDark: isDark(row: row, column: column),
                    isLowerDark: isDark(row: row + 1, column: column))
            }
            return Phrase(verbatim: String(line)).preformatted
        }
    }

    private static func character(isUpperDark: Bool, isLowerDark: Bool) -> Character {
        switch (isUpperDark, isLowerDark) {
        case (false, false): "█"
        case (false, true): "▀"
        case (true, false): "▄"
        case (true, true): " "
        }
    }
}
