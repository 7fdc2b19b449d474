import Foundation
import HouseholdModel

/// Bytes as the database binds them.
func blob(_ bytes: [UInt8]) -> Data {
    Data(bytes)
}

extension Identifier {
    /// The identity as a column holds it: sixteen bytes, where its text has 36.
    var blob: Data { Data(bytes) }
}
