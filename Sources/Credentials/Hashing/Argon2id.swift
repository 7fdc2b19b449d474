internal import CArgon2

/// Hashes `password`: the one place where libargon2 is called.
package func argon2id(
    _ password: Secret,
    salt: [UInt8],
    profile: HashingProfile,
    tagLength: Int
) throws(HashingError) -> [UInt8] {
    var tag = [UInt8](repeating: 0, count: tagLength)
    let code = password.withBytes { password in
        unsafe password.withUnsafeBytes { password in
            unsafe argon2id_hash_raw(
                profile.passes, profile.memory, profile.lanes,
                password.baseAddress, password.count, salt, salt.count, &tag, tagLength
            )
        }
    }
    if let failure = HashingError(code: code) { throw failure }
    return tag
}

extension HashingError {
    /// What a result code of libargon2 means: `nil` when all went well.
    package init?(code: Int32) {
        switch code {
        case ARGON2_OK.rawValue: return nil
        case ARGON2_MEMORY_ALLOCATION_ERROR.rawValue, ARGON2_THREAD_FAIL.rawValue: self = .busy
        default: self = .failed(code: code)
        }
    }
}
