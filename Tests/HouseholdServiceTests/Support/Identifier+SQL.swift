import Foundation
import GRDB
import HouseholdModel

extension Identifier {
    /// As a column holds it.
    var blob: Data { Data(bytes) }

    /// Its bytes as SQL's `hex` writes them.
    var hex: String { blob.hex }

    /// The literal that names it in SQL.
    var literal: String { "x'\(hex)'" }
}

extension Data {
    fileprivate var hex: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}

extension DatabaseValue {
    /// All that it holds, of identities their text.
    var shown: String {
        guard case .blob(let bytes) = storage else { return description }
        return Identifier<Data>(bytes: Array(bytes))?.rawValue ?? bytes.hex
    }
}
