/// The codewords that let a reader mend what it could not see: the remainder of a division of polynomials over GF(256), whose
/// bytes are reduced by x⁸ + x⁴ + x³ + x² + 1 (ISO/IEC 18004:2015, 7.5.2).
enum ReedSolomon {
    /// The remainder of the data by the generator whose roots are the first powers of two.
    static func remainder(of data: [UInt8], length: Int) -> [UInt8] {
        let generator = generator(length)
        var remainder = [UInt8](repeating: 0, count: length)
        for byte in data {
            let factor = byte ^ remainder.removeFirst()
            remainder.append(0)
            for at in remainder.indices { remainder[at] ^= product(generator[at], factor) }
        }
        return remainder
    }

    /// The factors of the generator from the highest power down, without the first, which is 1.
    private static func generator(_ length: Int) -> [UInt8] {
        var factors = [UInt8](repeating: 0, count: length)
        factors[length - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<length {
            for at in factors.indices {
                let next = at + 1 < length ? factors[at + 1] : 0
                factors[at] = product(factors[at], root) ^ next
            }
            root = product(root, 2)
        }
        return factors
    }

    private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        var product: UInt8 = 0
        for bit in (0..<8).reversed() {
            product = (product << 1) ^ (product >> 7 == 1 ? 0x1D : 0)
            if right >> bit & 1 == 1 { product ^= left }
        }
        return product
    }
}
