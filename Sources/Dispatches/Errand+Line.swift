internal import JSON

extension Errand {
    /// The most bytes of a line that the courier reads, without its end.
    package static let longestLine = 65_536

    /// The errand as a line of JSON, without its end, or `nil` when it is longer than the courier reads.
    package var line: String? {
        let line = json.text()
        return line.utf8.count <= Self.longestLine ? line : nil
    }

    /// Reads a line.
    ///
    /// What it has besides is passed over.
    package init(line: [UInt8]) throws(UnreadableLine) {
        guard let json = try? JSONValue(utf8: line, depth: 8) else { throw UnreadableLine(id: nil) }
        guard let id = json["id"]?.string.flatMap(Dispatch.ID.init) else {
            throw UnreadableLine(id: nil)
        }
        if let dispatch = Dispatch(json, id: id) {
            self = .send(dispatch)
        } else if let collection = Collection(json, id: id) {
            self = .collect(collection)
        } else if let speech = Speech(json, id: id) {
            self = .speak(speech)
        } else {
            throw UnreadableLine(id: id)
        }
    }

    private var json: JSONValue {
        switch self {
        case .send(let dispatch): dispatch.json
        case .collect(let collection): collection.json
        case .speak(let speech): speech.json
        }
    }
}

extension Errand.Collection {
    fileprivate init?(_ json: JSONValue, id: Dispatch.ID) {
        guard let topic = json["collect"], let url = topic["url"]?.string else { return nil }
        self.init(id: id, topicURL: url, token: topic["token"]?.secret)
    }

    fileprivate var json: JSONValue {
        .object([
            .init("id", .string(id.rawValue)),
            .init(
                "collect",
                .object([.init("url", .string(topicURL))] + .optional("token", token?.text))),
        ])
    }
}

extension Errand.Speech {
    fileprivate init?(_ json: JSONValue, id: Dispatch.ID) {
        guard let speech = json["speak"], let language = speech["language"]?.string,
            case .array(let values)? = speech["sentences"]
        else { return nil }
        let sentences = values.compactMap(\.string)
        guard sentences.count == values.count else { return nil }
        self.init(id: id, sentences: sentences, language: language)
    }

    fileprivate var json: JSONValue {
        .object([
            .init("id", .string(id.rawValue)),
            .init(
                "speak",
                .object([
                    .init("language", .string(language)),
                    .init("sentences", .array(sentences.map { .string($0) })),
                ])),
        ])
    }
}
