/// The squares while a code is drawn.
struct Symbol {
    let size: Int
    /// Dark, light or not drawn yet, row by row.
    private(set) var squares: [Bool?]

    /// Draws what each code has, and then the codewords in the squares that are left.
    init(_ version: Version, _ mask: Mask, codewords: [UInt8]) {
        size = version.size
        squares = Array(repeating: nil, count: size * size)
        drawTiming()
        drawFinder(row: 3, column: 3)
        drawFinder(row: 3, column: size - 4)
        drawFinder(row: size - 4, column: 3)
        drawAlignment(version.alignment)
        draw(format: mask.format)
        if let information = version.information { draw(information: information) }
        draw(codewords, mask)
    }

    subscript(row: Int, column: Int) -> Bool {
        get { squares[row * size + column] ?? false }
        set { squares[row * size + column] = newValue }
    }
}

// MARK: - What each code has

extension Symbol {
    /// The dotted lines by which a reader counts rows and columns.
    private mutating func drawTiming() {
        for at in 0..<size {
            self[6, at] = at.isMultiple(of: 2)
            self[at, 6] = at.isMultiple(of: 2)
        }
    }

    /// A corner, with the light line around it.
    private mutating func drawFinder(row: Int, column: Int) {
        for down in -4...4 {
            for right in -4...4 where isInside(row + down, column + right) {
                let distance = max(abs(down), abs(right))
                self[row + down, column + right] = distance != 2 && distance != 4
            }
        }
    }

    /// The small squares by which a reader finds its way where the paper is bent: where the middles cross, but for the three
    /// corners that have a large one.
    private mutating func drawAlignment(_ middles: [Int]) {
        let (first, last) = (6, size - 7)
        for row in middles {
            for column in middles {
                let corner = (row, column)
                guard corner != (first, first), corner != (first, last), corner != (last, first)
                else { continue }
                drawAlignment(row: row, column: column)
            }
        }
    }

    private mutating func drawAlignment(row: Int, column: Int) {
        for down in -2...2 {
            for right in -2...2 {
                self[row + down, column + right] = max(abs(down), abs(right)) != 1
            }
        }
    }

    /// The version in three columns beside the upper right corner, and turned above the lower left one.
    private mutating func draw(information: Int) {
        for bit in 0..<18 {
            let (along, across) = (bit / 3, size - 11 + bit % 3)
            self[along, across] = information >> bit & 1 == 1
            self[across, along] = information >> bit & 1 == 1
        }
    }

    /// The format, once around the first corner and once beside the two others, and the square that is always dark.
    private mutating func draw(format: Int) {
        let besideTheFirst: [(row: Int, column: Int)] =
            (0...5).map { ($0, 8) } + [(7, 8), (8, 8), (8, 7)]
            + (0...5).reversed().map { (8, $0) }
        let besideTheOthers: [(row: Int, column: Int)] =
            (0...7).map { (8, size - 1 - $0) } + (0...6).map { (size - 7 + $0, 8) }
        for places in [besideTheFirst, besideTheOthers] {
            for (bit, place) in places.enumerated() {
                self[place.row, place.column] = format >> bit & 1 == 1
            }
        }
        self[size - 8, 8] = true
    }

    private func isInside(_ row: Int, _ column: Int) -> Bool {
        0..<size ~= row && 0..<size ~= column
    }
}

// MARK: - The text

extension Symbol {
    /// Bit by bit in columns of two from the right, up and down in turns; squares that are over are light.
    private mutating func draw(_ codewords: [UInt8], _ mask: Mask) {
        var bits = codewords.lazy.flatMap { byte in
            (0..<8).reversed().lazy.map { byte >> $0 & 1 == 1 }
        }.makeIterator()
        for (turn, right) in columns.enumerated() {
            let rows = turn.isMultiple(of: 2) ? Array((0..<size).reversed()) : Array(0..<size)
            for row in rows {
                for column in [right, right - 1] where squares[row * size + column] == nil {
                    let bit = bits.next() ?? false
                    self[row, column] = bit != mask.covers(row: row, column: column)
                }
            }
        }
    }

    /// The right one of each two columns; the dotted line is none.
    private var columns: [Int] {
        Array(stride(from: size - 1, to: 6, by: -2)) + Array(stride(from: 5, to: 0, by: -2))
    }
}

// MARK: - How good it is

extension Symbol {
    /// How much there is that a camera could mistake: the rules of table 11 of ISO/IEC 18004:2015.
    var penalty: Int {
        let lines =
            (0..<size).map { row in (0..<size).map { self[row, $0] } }
            + (0..<size).map { column in (0..<size).map { self[$0, column] } }
        return lines.map { Self.runs(in: $0) + Self.corners(in: $0) }.reduce(0, +)
            + blocks + imbalance
    }

    /// Three for five of one colour in a line, and one for each more.
    private static func runs(in line: [Bool]) -> Int {
        var penalty = 0
        var length = 0
        var last: Bool?
        for square in line {
            length = square == last ? length + 1 : 1
            last = square
            if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
        }
        return penalty
    }

    /// Forty for what looks like a line through the middle of a corner, with light on one side.
    private static func corners(in line: [Bool]) -> Int {
        let light = [false, false, false, false]
        let corner = [true, false, true, true, true, false, true]
        let shapes = [light + corner, corner + light]
        return (0...line.count - 11).reduce(0) { sum, start in
            sum + 40 * shapes.count { $0[...] == line[start..<start + 11] }
        }
    }

    /// Three for each two by two of one colour.
    private var blocks: Int {
        var penalty = 0
        for row in 0..<size - 1 {
            for column in 0..<size - 1 {
                let colour = self[row, column]
                if self[row, column + 1] == colour, self[row + 1, column] == colour,
                    self[row + 1, column + 1] == colour
                {
                    penalty += 3
                }
            }
        }
        return penalty
    }

    /// Ten for each five percent that the dark squares are off the half.
    private var imbalance: Int {
        let dark = squares.count { $0 == true }
        let percent = dark * 100 / squares.count
        return abs(percent - 50) / 5 * 10
    }
}
