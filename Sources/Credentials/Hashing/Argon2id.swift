internal import CArgon2

/// Hashes `password`: the one place where libargon2 is called.
func argon2id(
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
    switch code {
    case ARGON2_OK.rawValue: return tag
    case ARGON2_MEMORY_ALLOCATION_ERROR.rawValue, ARGON2_THREAD_FAIL.rawValue: throw .busy
    default: throw .failed(code: code)
    }
}
