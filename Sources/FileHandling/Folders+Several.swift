import Glibc

extension Folders {
    /// Writes several files, for their owner alone: all of them, or none where one can't be written; where they replace
    /// others, one after the other, once all are written beside them.
    ///
    /// - Parameters:
    ///   - files: Their paths and what is to be in them.
    ///   - replacing: Whether they take the place of files that are there.
    /// - Throws: ``FileError``, with `EEXIST` for a file that is there, or something else than a file.
    package static func addFiles(
        _ files: [(path: String, bytes: [UInt8])], replacing: Bool
    ) throws(FileError) {
        for file in files {
            guard let status = try? FileStatus(of: file.path) else { continue }
            guard replacing, status.kind == .file else { throw FileError(file.path, EEXIST) }
        }
        var drafts: [(path: String, target: String)] = []
        defer { for draft in drafts { unsafe unlink(draft.path) } }
        for file in files {
            let draft = draftPath(of: file.path)
            let opened = try OpenFile(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
            drafts.append((draft, file.path))
            try opened.write(file.bytes)
            try opened.sync()
        }
        var added: [String] = []
        do throws(FileError) {
            for draft in drafts {
                if replacing {
                    guard unsafe rename(draft.path, draft.target) == 0 else {
                        throw FileError(draft.target)
                    }
                } else {
                    try moveToFree(draft.path, draft.target)
                    added.append(draft.target)
                }
            }
        } catch {
            for path in added { unsafe unlink(path) }
            throw error
        }
        if let first = files.first { try? OpenFile(parent(of: first.path), O_RDONLY).sync() }
    }
}
