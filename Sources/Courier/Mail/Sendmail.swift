internal import Dispatches
internal import Glibc
internal import Subprocess
internal import SystemPackage

/// Hands mail to a program that is called as sendmail is.
struct Sendmail: Sendable {
    /// The whole path of the program.
    let path: String
    /// The longest that it may take.
    let limit: Duration

    /// Hands over `mail`, and returns when the program says that it took it.
    ///
    /// Sender and recipient are words of their own, and no shell reads them. The mail is in the pipe as a whole before the
    /// program begins: should we be killed, it has no half of one before it.
    func send(_ mail: Mail) async throws(SendingError) {
        guard path.hasPrefix("/"), !path.utf8.contains(0) else { throw .refused(.invalidAddress) }
        let text = Array(mail.text.utf8).filter { $0 != UInt8(ascii: "\r") }
        let status: TerminationStatus?
        do {
            let input = try FileDescriptor.holding(text)
            status = try await result(of: mail, from: input)
        } catch let error as SubprocessError
            where error.code == .executableNotFound || error.code == .spawnFailed
        {
            throw .failed(.noProgram)
        } catch { throw .failed(.connectionLost) }
        switch status {
        case .exited(0): return
        case .exited(let code) where Self.lasting.contains(code):
            throw .refused(.program(exit: Int(code)))
        case .exited(let code): throw .failed(.program(exit: Int(code)))
        case .signaled(let signal): throw .failed(.program(exit: 128 + Int(signal)))
        case nil: throw .failed(.timedOut)
        }
    }

    /// What `<sysexits.h>` has for addresses and mails that nobody takes.
    private static let lasting: Set<CInt> = [EX_DATAERR, EX_NOUSER, EX_NOHOST]

    private func result(
        of mail: Mail, from input: FileDescriptor
    ) async throws -> TerminationStatus? {
        var options = PlatformOptions()
        options.createSession = true
        let settings = Configuration(
            executable: .path(FilePath(path)),
            arguments: ["-i", "-f", mail.sender.text, mail.recipient.text],
            platformOptions: options)
        return try await withThrowingTaskGroup(of: TerminationStatus?.self) { group in
            group.addTask {
                try await run(
                    settings,
                    input: .fileDescriptor(input, closeAfterSpawningProcess: true),
                    output: .discarded, error: .discarded
                ).terminationStatus
            }
            group.addTask { [limit] in
                try await Task.sleep(for: limit)
                return nil
            }
            defer { group.cancelAll() }
            return try await group.next() ?? nil
        }
    }
}

extension FileDescriptor {
    /// `F_SETPIPE_SZ` of Linux, which can't be seen from Swift.
    private static let setPipeSize: CInt = 1031
    /// Room for the longest mail: a dispatch of 64 KiB of which each byte is written as three.
    private static let room: CInt = 262_144

    /// The end of a pipe that has all of `bytes` in it and no more to come.
    fileprivate static func holding(_ bytes: [UInt8]) throws -> FileDescriptor {
        let (reading, writing) = try pipe(options: .closeOnExec)
        do {
            // A pipe that stays small would hold us up for ever: then there is an error in place of a mail.
            _ = fcntl(writing.rawValue, setPipeSize, room)
            _ = fcntl(writing.rawValue, F_SETFL, O_NONBLOCK)
            try writing.closeAfter { _ = try writing.writeAll(bytes) }
        } catch {
            try reading.close()
            throw error
        }
        return reading
    }
}
