/// Which of the text's squares change their colour, so that the code has no shapes that a camera takes for its corners.
enum Mask: Int, CaseIterable {
    case checkers, rows, columns, diagonals, bricks, sparse, dotted, dense

    /// Whether the square changes its colour (table 10 of ISO/IEC 18004:2015).
    func covers(row: Int, column: Int) -> Bool {
        let product = row * column
        return switch self {
        case .checkers: (row + column).isMultiple(of: 2)
        case .rows: row.isMultiple(of: 2)
        case .columns: column.isMultiple(of: 3)
        case .diagonals: (row + column).isMultiple(of: 3)
        case .bricks: (row / 2 + column / 3).isMultiple(of: 2)
        case .sparse: product % 2 + product % 3 == 0
        case .dotted: (product % 2 + product % 3).isMultiple(of: 2)
        case .dense: ((row + column) % 2 + product % 3).isMultiple(of: 2)
        }
    }

    /// Fifteen bits that tell a reader of the mask and of level M: five, ten that mend them, and the whole of it changed by a
    /// fixed mask, so that it is never all light.
    var format: Int {
        let data = rawValue
        var remainder = data
        for _ in 0..<10 { remainder = (remainder << 1) ^ (remainder >> 9) * 0x537 }
        return (data << 10 | remainder) ^ 0x5412
    }
}
