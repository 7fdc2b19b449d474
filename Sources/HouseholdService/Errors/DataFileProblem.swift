/// Why the data file can't be used, or can't be used now.
package enum DataFileProblem: Hashable, Sendable, Codable {
    /// The file belongs to another program, or is no database.
    case foreign(path: String)
    /// A newer program made the file; `version` is the file's, `known` the last one this program knows.
    case newer(version: Int, known: Int)
    /// A program from before the first release made the file.
    case unreleased(path: String)
    /// Something in the file is not as this program writes it.
    case damaged(String)
    /// The folder or the file can't be made.
    case cannotCreate(path: String, reason: String)
    /// The file can be read only.
    case readOnly(path: String)
    /// The file can't be opened.
    case cannotOpen(path: String, reason: String)
    /// The file belongs to somebody else, and what is asked for is its owner's to do.
    case notOwn(path: String)
    /// The database did not take one of the settings that keep the data safe.
    case setting(String)
    /// Another file was put in the place of the data file while this program had it open.
    case replaced(path: String)
    /// There is a file of that name already.
    case taken(path: String)
    /// What is to be put back is no whole data file.
    case unfitBackup(path: String)
    /// The copy has an unfinished change beside it, without which it is not whole.
    case unfinished(path: String)
    /// The books in a copy are not as they were written.
    case unlikeBooks(path: String, BookFault)
    /// The data file has a household of which whoever asks is not the owner.
    case sharedWithOthers(path: String)
    /// Other programs held the file for too long.
    case busy
    /// Somebody stopped it.
    case interrupted
    /// The disk is full.
    case full
    /// The disk or the system failed.
    case io(String)
    /// A rule of the schema refused the change.
    case constraint(String)
}

extension DataFileProblem {
    /// The stable name for scripts.
    package var code: String {
        switch self {
        case .foreign: "store.foreign"
        case .newer: "store.newer"
        case .unreleased: "store.unreleased"
        case .damaged: "store.damaged"
        case .cannotCreate: "store.cannot-create"
        case .readOnly: "store.read-only"
        case .cannotOpen: "store.cannot-open"
        case .notOwn: "store.not-own"
        case .setting: "store.setting"
        case .replaced: "store.replaced"
        case .taken: "data.taken"
        case .unfitBackup: "data.unfit"
        case .unfinished: "data.unfinished"
        case .unlikeBooks: "data.books"
        case .sharedWithOthers: "data.shared"
        case .busy: "store.busy"
        case .interrupted: "stopped"
        case .full: "store.full"
        case .io: "store.io"
        case .constraint: "store.constraint"
        }
    }
}
