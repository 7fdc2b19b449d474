import JSON

/// The files of the catalogue: each message by its English one, in the ICU message format.
package enum MessageFiles {
    /// Reads a file of the catalogue, one JSON object of strings, which every start waits for.
    ///
    /// - Returns: The messages, or `nil` where the file is something else.
    package static func messages(in file: [UInt8]) -> [String: String]? {
        guard let members = try? JSONValue(utf8: file).members
        else { return nil }
        var messages: [String: String] = [:]
        messages.reserveCapacity(members.count)
        for member in members {
            guard let message = member.value.string else { return nil }
            messages[member.key] = message
        }
        return messages
    }
}
