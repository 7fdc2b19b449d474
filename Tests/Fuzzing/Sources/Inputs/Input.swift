import Foundation

/// One input of the fuzzer.
package enum Input {
    /// Gives `body` the bytes at `start` as a text, and ends the program when it throws: the fuzzer
    /// then keeps the input.
    package static func use(
        _ start: UnsafePointer<UInt8>?, _ count: Int, _ body: (String) throws -> Void
    ) -> CInt {
        let bytes = unsafe UnsafeBufferPointer(start: start, count: count)
        do {
            try body(unsafe String(decoding: bytes, as: UTF8.self))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            preconditionFailure("what was read is not what was written")
        }
        return 0
    }
}
