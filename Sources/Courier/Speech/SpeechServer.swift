/// Where what reads aloud listens: the socket of speech-dispatcher, which screen readers use, too.
package struct SpeechServer: Hashable, Sendable {
    /// The socket.
    let path: String

    /// The one at `address`, as `SPEECHD_ADDRESS` has it (`unix_socket:/PATH`), or in the folder of what runs for the user.
    ///
    /// - Returns: `nil` where neither names a socket.
    package init?(address: String?, runtimeFolder: String?) {
        if let address {
            let parts = address.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0] == "unix_socket", parts[1].hasPrefix("/") else {
                return nil
            }
            path = String(parts[1])
        } else {
            guard let runtimeFolder, runtimeFolder.hasPrefix("/") else { return nil }
            path = runtimeFolder + "/speech-dispatcher/speechd.sock"
        }
    }
}
