/// Why a household's document can't be brought in.
package enum DocumentFault: Error, Hashable, Sendable {
    /// A row of the document: of which table, and which from 1.
    package struct Place: Hashable, Sendable {
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
    /// A row is not as this program writes it.
    case unfit(Place)
    /// A row is of another household.
    case stray(Place)
    /// A row tells of a moment that is yet to come.
    case early(Place)
    /// Its books do not add up: the first row that does not fit.
    case books(Place)
    /// What came of its rows is not what it says.
    case unlike(String)
    /// The household is in the data file already.
    case present
    /// Nobody owns the household.
    case noOwner
    /// Several own the household, and nobody said which one brings it in.
    case severalOwners([String])
    /// Nobody of that name owns the household.
    case notOwner(String, owners: [String])
}
