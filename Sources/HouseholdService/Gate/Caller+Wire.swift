import HouseholdModel

extension Caller: Codable {
    private enum CodingKeys: String, CodingKey {
        case session, household, computer
    }

    /// Reads who asks from another process: whoever has the token of a session, or nobody.
    package init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let session = try fields.decodeIfPresent(Confidential.self, forKey: .session)
        let computer = try fields.decodeIfPresent(Computer.self, forKey: .computer)
        let caller = (session.map { Caller(session: $0) } ?? .nobody)
            .at(computer ?? Computer(called: ""))
        self = caller.acting(in: try fields.decodeIfPresent(String.self, forKey: .household))
    }

    /// Writes it for the gate of another process.
    ///
    /// The program itself, and the gate in somebody's place, ask nowhere but where the data file is.
    package func encode(to encoder: any Encoder) throws {
        guard program == nil, absent == nil else {
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "it asks here only"))
        }
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encodeIfPresent(token, forKey: .session)
        try fields.encode(computer ?? .own, forKey: .computer)
        if case .called(let name) = household { try fields.encode(name, forKey: .household) }
    }
}
