import Foundation

/// The files of the catalogue: each message by its English one, in the ICU message format.
package enum Texts {
    /// What English says otherwise than the message itself: singular and plural.
    package static var english: [UInt8] { PackageResources.en_json }
    /// What German says.
    package static var german: [UInt8] { PackageResources.de_json }

    /// Reads a file of the catalogue.
    package static func messages(in file: [UInt8]) throws -> [String: String] {
        try JSONDecoder().decode([String: String].self, from: Data(file))
    }
}
