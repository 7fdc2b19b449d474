package import HouseholdModel

extension DocumentFault {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .unreadable, .foreign: "document.unreadable"
        case .ofMember: "document.of-member"
        case .newer, .unknown: "document.newer"
        case .tooLong: "document.too-long"
        case .row(.books, _): "document.books"
        case .missing, .row, .unlike: "document.unfit"
        case .present: "document.present"
        case .owner: "document.owner"
        }
    }
}
