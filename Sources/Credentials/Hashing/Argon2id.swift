internal import CArgon2

/// Hashes `password`: the one place where libargon2 is called.
///
/// The lanes are filled by a thread each, or, where there is no room for threads, by this one after the other: the
/// hash is the same.
package func argon2id(
    _ password: Secret,
    salt: [UInt8],
    profile: HashingProfile,
    tagLength: Int
) throws(HashingError) -> [UInt8] {
    let memory = Int(profile.memory) << 10
    let isRoomy = AddressSpace.hasRoom(forBytes: memory, threads: Int(profile.lanes))
    guard isRoomy || AddressSpace.hasRoom(forBytes: memory) else { throw .busy }
    var (tag, salt) = ([UInt8](repeating: 0, count: tagLength), salt)
    let (length, saltLength) = (UInt32(tagLength), UInt32(salt.count))
    let code = password.withBytes { password in
        unsafe password.withUnsafeBytes { password in
            let bytes = unsafe UnsafeMutableRawPointer(mutating: password.baseAddress)
            return unsafe tag.withUnsafeMutableBufferPointer { tag in
                unsafe salt.withUnsafeMutableBufferPointer { salt in
                    var context = unsafe Argon2_Context(
                        out: tag.baseAddress, outlen: length,
                        pwd: bytes?.assumingMemoryBound(to: UInt8.self),
                        pwdlen: UInt32(password.count),
                        salt: salt.baseAddress, saltlen: saltLength, secret: nil, secretlen: 0,
                        ad: nil, adlen: 0, t_cost: profile.passes, m_cost: profile.memory,
                        lanes: profile.lanes, threads: isRoomy ? profile.lanes : 1,
                        version: ARGON2_VERSION_13.rawValue, allocate_cbk: nil, free_cbk: nil,
                        flags: 0)
                    return unsafe argon2id_ctx(&context)
                }
            }
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
