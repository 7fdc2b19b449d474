internal import Foundation

extension Secret {
    /// The same text in Unicode's normalization form C, so that a typed é is one é whatever the
    /// keyboard sent.
    ///
    /// Bytes that aren't text stay as they are.
    package func normalized() -> Secret {
        let isASCII = withBytes { bytes in bytes.indices.allSatisfy { bytes[$0] < 0x80 } }
        guard !isASCII, let text else { return self }
        return Secret(text.precomposedStringWithCanonicalMapping)
    }
}
