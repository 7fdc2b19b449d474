/// Why a household's document can't be brought in.
package enum DocumentFault: Error, Hashable, Sendable, Codable {
    /// A row of the document: of which table, and which from 1.
    package struct Place: Hashable, Sendable, Codable {
        package let table: String
        package let row: Int

        /// Creates a place.
        package init(_ table: String, _ row: Int) {
            self.table = table
            self.row = row
        }
    }

    /// It is no JSON, or is cut off.
    case unreadable(String)
    /// It is no document of chorus.
    case foreign
    /// It tells of one member only.
    case ofMember
    /// A newer program wrote it.
    case newer(version: Int)
    /// It is longer, or has more rows, than a document may.
    case tooLong
    /// It has a part that this program does not know.
    case unknown(String)
    /// A part that has to be there is missing.
    case missing(String)
    /// Something is wrong with a row.
    case row(RowFault, Place)
    /// What came of its rows is not what it says.
    case unlike(String)
    /// The household is in the data file already.
    case present
    /// Whoever brings it in is none of the household's owners, or may be any of them.
    case owner(OwnerFault)
}

extension DocumentFault {
    /// What is wrong with a row.
    package enum RowFault: Hashable, Sendable, Codable {
        /// It is not as this program writes it.
        case unfit
        /// It is of another household.
        case stray
        /// It tells of a moment that is yet to come.
        case early
        /// It is the first of the books that does not fit.
        case books
    }

    /// Why nobody in the document is whoever brings it in.
    package enum OwnerFault: Hashable, Sendable, Codable {
        /// Nobody owns the household.
        case none
        /// Several own the household, and nobody said which one brings it in.
        case several([String])
        /// Nobody of that name owns the household.
        case unknown(String, owners: [String])
    }
}
