/// Why a file does not become lists.
package enum ConversionError: Error, Hashable, Sendable {
    /// The system refused to read it, or it is no plain file.
    case unreadable(reason: String)
    /// It has more bytes, or one of its tables more rows, than are read.
    case tooLong
    /// It is a file of none of the programs that are known, or of one that can't be told from others.
    case unknown
    /// It is no file of the program that was named.
    case foreign(ForeignFormat)
    /// There is something else in it than the program writes; in words of its own, where.
    case damaged(ForeignFormat, place: String)
    /// A change that the program has not finished lies beside it, without which it is not whole.
    case unfinished(ForeignFormat)
    /// Nobody in it is called so.
    case nobody(String)
    /// There is nothing in it that lists have a place for.
    case empty(ForeignFormat)
}
