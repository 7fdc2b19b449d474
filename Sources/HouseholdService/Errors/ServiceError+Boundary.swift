import Cedar
import Credentials
import HouseholdStore

extension ServiceError {
    /// The one place where the errors of other rooms become ours.
    init(_ error: any Error) {
        self =
            switch error {
            case let error as ServiceError: error
            case let error as StoreError: .store(error)
            case let error as HashingError: .hashing(error)
            case let error as PasswordRefusal: .password(error)
            default: .bug(String(describing: error))
            }
    }
}
