import Testing

/// Reading each of them is all that is expected; a crash ends the whole run.
@Suite("A hostile text is read or refused in time", .timeLimit(.minutes(5)))
struct HostileEntryTests {
    private static let count = 1000

    @Test("by every reader", arguments: HostileText.plain, EntryPoint.allCases)
    func plain(_ hostile: HostileText, by reader: EntryPoint) {
        let isComment = ["//", "\n", "\r", "\u{2028}"].contains { hostile.text(1).hasPrefix($0) }
        #expect(!reader.reads(hostile.text(Self.count)) || isComment)
    }

    @Test(
        "as policies", arguments: HostileText.policies, [EntryPoint.policies, .policyFormatter])
    func policies(_ hostile: HostileText, by reader: EntryPoint) {
        _ = reader.reads(hostile.text(Self.count))
    }

    @Test("as a schema", arguments: HostileText.schemas, [EntryPoint.schema, .schemaFormatter])
    func schemas(_ hostile: HostileText, by reader: EntryPoint) {
        _ = reader.reads(hostile.text(Self.count))
    }

    @Test("as JSON", arguments: HostileText.json, [EntryPoint.context, .entities, .policyJSON])
    func json(_ hostile: HostileText, by reader: EntryPoint) {
        _ = reader.reads(hostile.text(Self.count))
    }

    @Test("as policies in JSON", arguments: HostileText.policyJSON)
    func policyJSON(_ hostile: HostileText) {
        _ = EntryPoint.policyJSON.reads(hostile.text(Self.count))
    }

    @Test("as a schema in JSON", arguments: HostileText.schemaJSON)
    func schemaJSON(_ hostile: HostileText) {
        _ = EntryPoint.schemaJSON.reads(hostile.text(Self.count))
    }

    @Test(
        "as entities", arguments: HostileText.entities, [EntryPoint.entities, .conformingEntities])
    func entities(_ hostile: HostileText, by reader: EntryPoint) {
        _ = reader.reads(hostile.text(Self.count))
    }
}
