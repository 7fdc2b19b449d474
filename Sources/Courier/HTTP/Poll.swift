internal import Dispatches
internal import JSON

/// What asks an ntfy server for the messages of a topic that it has by now.
struct Poll {
    let address: WebAddress
    let fields: [(name: String, value: String)]

    /// The most bytes of an answer that are read: what comes behind is left.
    static let mostBytes = 262_144

    init(_ collection: Errand.Collection) throws(SendingError) {
        guard let topic = WebAddress(collection.topicURL), topic.folder != nil,
            let address = WebAddress(topic.text + "/json?poll=1&since=all")
        else { throw .refused(.invalidAddress) }
        self.address = address
        fields = try Post.authorization(collection.token)
    }
}

/// What a server had of a topic, as far as it was read.
struct PollAnswer {
    let bytes: [UInt8]

    private static let longest = 64
    private static let most = 100

    /// The texts of the messages that can be answers, oldest first: one short word, and the last hundred of these.
    var answers: [Dispatch.Secret] {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let texts = lines.compactMap { line -> String? in
            guard let json = try? JSONValue(utf8: Array(line), depth: 8),
                json["event"]?.string == "message"
            else { return nil }
            return json["message"]?.string
        }
        return texts.filter(Self.isWord).suffix(Self.most).map(Dispatch.Secret.init)
    }

    private static func isWord(_ text: String) -> Bool {
        (1...longest).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) }
    }
}
