import Foundation

/// Bytes as the database binds them.
func blob(_ bytes: [UInt8]) -> Data {
    Data(bytes)
}
