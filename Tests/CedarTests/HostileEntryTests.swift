import Testing

/// Reading each of them is all that is expected; a crash ends the whole run.
@Suite("A hostile text is read or refused in time", .timeLimit(.minutes(5)))
struct HostileEntryTests {
    /// Sizes near and above the limits of what may be inside one another.
    private static let counts = [240, 490, 980]

    @Test("by every reader", arguments: HostileText.plain, EntryPoint.allCases)
    func plain(_ hostile: HostileText, by reader: EntryPoint) {
        let isComment = ["//", "\n", "\r", "\u{2028}"].contains { hostile.text(1).hasPrefix($0) }
        for count in Self.counts { #expect(!reader.reads(hostile.text(count)) || isComment) }
    }

    @Test(
        "as policies", arguments: HostileText.policies, [EntryPoint.policies, .policyFormatter])
    func policies(_ hostile: HostileText, by reader: EntryPoint) {
        for count in Self.counts { _ = reader.reads(hostile.text(count)) }
    }

    @Test("as a schema", arguments: HostileText.schemas, [EntryPoint.schema, .schemaFormatter])
    func schemas(_ hostile: HostileText, by reader: EntryPoint) {
        for count in Self.counts { _ = reader.reads(hostile.text(count)) }
    }

    @Test("as JSON", arguments: HostileText.json, [EntryPoint.context, .entities, .policyJSON])
    func json(_ hostile: HostileText, by reader: EntryPoint) {
        for count in Self.counts { _ = reader.reads(hostile.text(count)) }
    }

    @Test("as policies in JSON", arguments: HostileText.policyJSON)
    func policyJSON(_ hostile: HostileText) {
        for count in Self.counts { _ = EntryPoint.policyJSON.reads(hostile.text(count)) }
    }

    @Test("as a schema in JSON", arguments: HostileText.schemaJSON)
    func schemaJSON(_ hostile: HostileText) {
        for count in Self.counts { _ = EntryPoint.schemaJSON.reads(hostile.text(count)) }
    }

    @Test(
        "as entities", arguments: HostileText.entities, [EntryPoint.entities, .conformingEntities])
    func entities(_ hostile: HostileText, by reader: EntryPoint) {
        for count in Self.counts { _ = reader.reads(hostile.text(count)) }
    }
}
