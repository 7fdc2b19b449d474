import Cedar
import Credentials
package import HouseholdDatabase
import HouseholdModel

// The one place where the errors of other rooms become ours.

extension ServiceError {
    init(_ error: any Error) {
        self =
            switch error {
            case let error as ServiceError: error
            case let error as StoreError: ServiceError(error)
            case let error as DocumentFault: .document(error)
            case let error as HashingError: .hashing(error)
            case let error as PasswordRefusal: .account(.passwordUnsuitable(error))
            default: .bug(String(describing: error))
            }
    }

    /// Creates the error for what hinders the store; where it finds no data file, there is no household yet.
    package init(_ error: StoreError) {
        self =
            switch error {
            case .absent: .noHousehold
            case .foreign(let path): .dataFile(.foreign(path: path))
            case .newer(let version, let known): .dataFile(.newer(version: version, known: known))
            case .unreleased(let path): .dataFile(.unreleased(path: path))
            case .damaged(let detail): .dataFile(.damaged(detail))
            case .cannotCreate(let path, let reason):
                .dataFile(.cannotCreate(path: path, reason: reason))
            case .readOnly(let path): .dataFile(.readOnly(path: path))
            case .cannotOpen(let path, let reason):
                .dataFile(.cannotOpen(path: path, reason: reason))
            case .notOwn(let path): .dataFile(.notOwn(path: path))
            case .setting(let name): .dataFile(.setting(name))
            case .replaced(let path): .dataFile(.replaced(path: path))
            case .taken(let path): .dataFile(.taken(path: path))
            case .unfinished(let path): .dataFile(.unfinished(path: path))
            case .busy: .dataFile(.busy)
            case .interrupted: .dataFile(.interrupted)
            case .full: .dataFile(.full)
            case .io(let detail): .dataFile(.io(detail))
            case .constraint(let detail): .dataFile(.constraint(detail))
            }
    }
}

extension HashingError {
    /// Whether it may work in a moment.
    package var isPassing: Bool { self == .busy }
}
