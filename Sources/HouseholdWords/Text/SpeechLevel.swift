import HouseholdModel
package import HouseholdService

/// How the program talks with somebody.
package enum SpeechLevel: Sendable {
    /// In few and short words, with those who are learning to read.
    case simple
    /// As with children.
    case young
    /// As with adults; of what a child has missed nobody ever speaks.
    case grown
}

extension AccountView {
    /// How the program talks with the person: with a child as its parents said, else as with one of 8 to 10.
    package var tone: SpeechLevel {
        guard role == .child else { return .grown }
        return switch ageBand {
        case .sixToSeven: .simple
        case .eightToTen, nil: .young
        case .elevenToFourteen: .grown
        }
    }
}
