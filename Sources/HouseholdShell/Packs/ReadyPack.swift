import EmbeddedFiles

/// A pack that is in the program, for children of about an age.
///
/// The youngest are younger than any ``AgeBand``: they don't sign in, but somebody can have them help.
package enum ReadyPack: String, CaseIterable, Sendable {
    case threeToFive = "3-5"
    case sixToSeven = "6-7"
    case eightToTen = "8-10"
    case elevenToFourteen = "11-14"

    /// The pack for a child of so many years; older ones do what the oldest do.
    package init(age: Int) {
        switch age {
        case ..<6: self = .threeToFive
        case ..<8: self = .sixToSeven
        case ..<11: self = .eightToTen
        default: self = .elevenToFourteen
        }
    }

    /// The pack in a language, by its tag; in English where there is none in that language.
    package func pack(in tag: String) -> Pack {
        Pack(rawValue, text: (tag == "de" ? germanFile : englishFile).text)
    }

    private var englishFile: EmbeddedFile {
        switch self {
        case .threeToFive: .englishThreeToFive
        case .sixToSeven: .englishSixToSeven
        case .eightToTen: .englishEightToTen
        case .elevenToFourteen: .englishElevenToFourteen
        }
    }

    private var germanFile: EmbeddedFile {
        switch self {
        case .threeToFive: .germanThreeToFive
        case .sixToSeven: .germanSixToSeven
        case .eightToTen: .germanEightToTen
        case .elevenToFourteen: .germanElevenToFourteen
        }
    }
}
