package import HouseholdModel

extension DocumentFault {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .unreadable, .foreign: "document.unreadable"
        case .ofMember: "document.of-member"
        case .newer, .unknown: "document.newer"
        case .tooLong: "document.too-long"
        case .missing, .unfit, .stray, .early, .unlike: "document.unfit"
        case .books: "document.books"
        case .present: "document.present"
        case .noOwner, .severalOwners, .notOwner: "document.owner"
        }
    }
}
