import EmbeddedFiles
import HouseholdModel

/// House rules that go together in a kind of home: tried and set by one name, as a ``ReadyRule`` is.
///
/// A family takes the whole of it and then changes single ones, each by its own name.
enum ReadyHome: String, CaseIterable {
    case twoHomes = "two-homes"
    case teens
    case flat

    /// The policies.
    var text: String {
        switch self {
        case .twoHomes: EmbeddedFile.twoHomes.text
        case .teens: EmbeddedFile.teens.text
        case .flat: EmbeddedFile.flat.text
        }
    }

    /// The kind of household that it is for: in another there is nobody whom its rules speak of.
    private var template: Household.Template {
        switch self {
        case .twoHomes, .teens: .family
        case .flat: .housemates
        }
    }

    /// Why it is not for a household of that kind; `nil` where it is.
    func misfit(in household: Household.Template) -> Phrase? {
        switch (template, household) {
        case (.housemates, .family): "\(rawValue) is for housemates; this is a family."
        case (.housemates, .single): "\(rawValue) is for housemates; this household is one adult's."
        case (.family, .housemates): "\(rawValue) is for families; this is a flat of housemates."
        // Who lives alone has a family's rules, and may add children.
        default: nil
        }
    }

    /// For whom they are, and what they are about; short, since it stands in one line behind the name.
    var meaning: Phrase {
        switch self {
        case .twoHomes: "Children with two homes: helpers only mark as done, calm evenings."
        case .teens: "Teenagers: more say in what is their own, and a few limits."
        case .flat: "Flatmates: nobody skips their own turn, or undoes what others did."
        }
    }
}
