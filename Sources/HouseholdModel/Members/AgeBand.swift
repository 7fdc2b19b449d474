/// About how old a child is, which sets how the program talks with it.
///
/// A band is all that is ever asked: no birthday and no age.
package enum AgeBand: String, CaseIterable, Hashable, Sendable, Codable {
    /// 6 or 7: few and short words, and numbers in place of typing.
    case sixToSeven = "6-7"
    /// 8 to 10.
    case eightToTen = "8-10"
    /// 11 to 14, who are talked with as adults are.
    case elevenToFourteen = "11-14"
}
