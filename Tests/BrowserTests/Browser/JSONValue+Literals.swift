package import JSON

extension JSONValue: ExpressibleByStringInterpolation {}

extension JSONValue {
    /// The strings in a list of strings.
    var strings: [String] { (elements ?? []).compactMap(\.string) }
}
