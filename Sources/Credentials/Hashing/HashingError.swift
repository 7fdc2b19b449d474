/// Why a secret could be neither hashed nor compared with a hash.
///
/// None of these is a wrong guess.
package enum HashingError: Error, Hashable, Sendable, Codable {
    /// Too many others are hashing, or memory or threads ran out.
    case busy
    /// The folder that counts the hashes running on this computer can't be used.
    case noSlots(directory: String, errno: Int32)
    /// What is stored isn't a hash that we would have written.
    case unreadableHash
    /// The hash needs a key that this program doesn't have.
    case unknownKey
    /// There is nothing to hash, or more than 1,024 bytes.
    case unsuitableLength(Int)
    /// The library gave up for a reason that it shouldn't have.
    case failed(code: Int32)
}

extension HashingError: CustomStringConvertible {
    /// A sentence that says what happened and what to do.
    package var description: String {
        switch self {
        case .busy:
            "The computer is busy. Try again in a moment."
        case .noSlots(let directory, let errno):
            "The folder \(directory) can't be used (error \(errno)). Make it yours and writable."
        case .unreadableHash:
            "The stored password can't be read. A parent or a recovery code can set a new one."
        case .unknownKey:
            "The stored password needs a key that is not here. Use the program that wrote it."
        case .unsuitableLength(0):
            "There is no password to work with. Type one."
        case .unsuitableLength:
            "The password is too long. Use at most \(PasswordHasher.maximumLength) bytes."
        case .failed(let code):
            "The password could not be worked on (argon2 says \(code)). Try again."
        }
    }
}
