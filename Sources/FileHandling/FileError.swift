import Glibc

/// That the system refused to do something with a file.
package struct FileError: Error, Hashable, Sendable {
    /// The file or folder it is about.
    package let path: String
    /// What the system said, an `errno`.
    package let code: Int32

    /// What the system said last.
    init(_ path: String) {
        self.path = path
        code = errno
    }

    /// What the system would say.
    package init(_ path: String, _ code: Int32) {
        self.path = path
        self.code = code
    }

    /// The reason in the system's words, without a full stop.
    package var reason: String { Self.reason(code) }

    /// What the system calls an error.
    package static func reason(_ code: Int32) -> String {
        guard let text = unsafe strerror(code) else { return "error \(code)" }
        return unsafe String(cString: text)
    }
}
