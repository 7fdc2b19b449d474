extension RequestID: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, mayComeAgain
    }

    /// Reads one from another process.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let id = try fields.decode(String.self, forKey: .id)
        let mayComeAgain = try fields.decode(Bool.self, forKey: .mayComeAgain)
        guard let request = RequestID(id, mayComeAgain: mayComeAgain) else {
            throw DecodingError.dataCorruptedError(
                forKey: .id, in: fields, debugDescription: "\"\(id)\" is not a UUID")
        }
        self = request
    }

    /// Writes it for another process.
    package func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(text, forKey: .id)
        try fields.encode(mayComeAgain, forKey: .mayComeAgain)
    }
}
