import LineEditor
import Testing

/// The standard library knows the general categories, of a version of Unicode of its own.
@Suite("The width table")
struct WidthTableTests {
    @Test(
        "has its ranges in order",
        arguments: [WidthTable.wide, WidthTable.zero, WidthTable.spacing])
    func isInOrder(ranges: [ClosedRange<UInt32>]) {
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound - 1 })
        #expect(ranges.count > 100)
    }

    @Test("agrees with the standard library about what takes no room")
    func agreesAboutZero() {
        let zero = Set(WidthTable.zero.joined())

        let wrong = Unicode.Scalar.sample.filter { zero.contains($0.value) != $0.takesNoRoom }

        #expect(wrong.map { String($0.value, radix: 16) } == [])
    }

    @Test("agrees with the standard library about pictures, which are wide")
    func agreesAboutPictures() {
        let wrong = Unicode.Scalar.sample.filter { scalar in
            scalar.properties.isEmojiPresentation
                && !WidthTable.wide.contains { $0.contains(scalar.value) }
        }

        #expect(wrong.map { String($0.value, radix: 16) } == [])
    }
}

extension Unicode.Scalar {
    /// Every character up to the ideographs and the pictures, and some of the rest.
    fileprivate static let sample =
        (Array(0x80...0x4000) + Array(0x1F000...0x1FFFF)
        + Array(stride(from: 0x4001, to: 0x10FFFF, by: 97)))
        .compactMap(Unicode.Scalar.init(_:) as (UInt32) -> Unicode.Scalar?)

    fileprivate var takesNoRoom: Bool {
        switch value {
        case 0xAD: return false
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return true
        case .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
