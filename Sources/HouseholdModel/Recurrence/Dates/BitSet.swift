/// Numbers from 0 to 63, one bit each.
struct BitSet {
    private var bits: UInt64 = 0

    init(_ numbers: some Sequence<Int>) {
        for number in numbers { bits |= 1 << UInt64(number) }
    }

    func contains(_ number: Int) -> Bool {
        bits >> UInt64(number) & 1 == 1
    }
}
