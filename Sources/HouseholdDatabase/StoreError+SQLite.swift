import GRDB

extension StoreError {
    /// What the database's own error means to us.
    init(_ error: DatabaseError, path: String) {
        let message = error.message ?? error.resultCode.description
        self =
            switch error.resultCode {
            case .SQLITE_NOTADB: .foreign(path: path)
            case .SQLITE_CORRUPT, .SQLITE_FORMAT, .SQLITE_MISMATCH: .damaged(message)
            case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: .busy
            case .SQLITE_FULL: .full
            case .SQLITE_READONLY, .SQLITE_PERM: .readOnly(path: path)
            case .SQLITE_CANTOPEN, .SQLITE_AUTH: .cannotOpen(path: path, reason: message)
            case .SQLITE_CONSTRAINT: Self.refused(error.extendedResultCode, message)
            case .SQLITE_ERROR where message == "integer overflow": .damaged(Self.tooLarge)
            default: .io(message)
            }
    }

    private static let tooLarge = "a number is larger than any that this program writes"

    /// What a rule of the schema refused: only triggers say why in words of ours.
    ///
    /// Rows are numbered and summed up from those that are there, so that what comes out wrong tells that they are
    /// not as they were written.
    private static func refused(_ code: ResultCode, _ message: String) -> StoreError {
        switch code {
        case .SQLITE_CONSTRAINT_TRIGGER: .constraint(message)
        case .SQLITE_CONSTRAINT_DATATYPE: .damaged(tooLarge)
        case .SQLITE_CONSTRAINT_UNIQUE, .SQLITE_CONSTRAINT_PRIMARYKEY:
            .damaged("rows are not numbered as they were written")
        case .SQLITE_CONSTRAINT_CHECK:
            .damaged("what came out of its rows is more or less than there can be")
        default: .constraint("a rule of the data file was broken")
        }
    }

    /// Runs `body`, whose errors are ours, the database's, or the system's.
    ///
    /// Not to wait for other programs since somebody `isStopped` it is no fault of theirs.
    static func catching<Result>(
        path: String, isStopped: () -> Bool = { false }, _ body: () throws -> Result
    ) throws(StoreError) -> Result {
        do {
            return try body()
        } catch {
            switch translating(error, path: path) {
            case StoreError.busy where isStopped(): throw .interrupted
            case let error as StoreError: throw error
            case let error: throw .io(String(describing: error))
            }
        }
    }

    /// What `error` means to us when it came from the database; anything else stays what it is.
    static func translating(_ error: any Error, path: String) -> any Error {
        (error as? DatabaseError).map { StoreError($0, path: path) } ?? error
    }
}
