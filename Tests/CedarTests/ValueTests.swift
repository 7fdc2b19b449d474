import Cedar
import Testing

@Suite("Values")
struct ValueTests {
    @Test("of time, of numbers and of names are in their order")
    func order() throws {
        let instants = [2, 0, -1].map { Datetime(milliseconds: $0) }
        #expect(instants.sorted().map(\.milliseconds) == [-1, 0, 2])
        let spans = try ["1m", "-1d", "59s"].map { try #require(Duration($0)) }
        #expect(spans.sorted().map(\.description) == ["-86400000ms", "59000ms", "60000ms"])
        let decimals = try ["0.5", "-0.6", "-0.5"].map { try #require(Decimal($0)) }
        #expect(decimals.sorted().map(\.description) == ["-0.6000", "-0.5000", "0.5000"])
        #expect((["b", "\u{E9}", "a"] as [Policy.ID]).sorted() == ["a", "b", "\u{E9}"])
        #expect((["A::C", "A", "A::B"] as [EntityType]).sorted() == ["A", "A::B", "A::C"])
        let uids = [EntityUID("B", "1"), EntityUID("A", "2"), EntityUID("A", "10")]
        #expect(uids.sorted().map(\.id) == ["10", "2", "1"])
    }

    @Test("that are entities are the same whatever order their parents are in")
    func entities() {
        let ana = EntityUID("Member", "ana")
        let groups = [EntityUID("Group", "a"), EntityUID("Group", "b")]
        let one = Entity(ana, parents: groups)
        let same = Entity(ana, parents: groups.reversed())
        #expect(Set([one, same]).count == 1)
        #expect(Set([one, Entity(ana)]).count == 2)
        #expect(ana.type == "Member")
    }

    @Test(
        "that are sets or records are the same whatever order they are written in",
        arguments: [
            (Value.set([.long(1), .long(2), .long(1)]), Value.set([.long(2), .long(1)])),
            (.record(["a": .set([]), "b": .long(1)]), .record(["b": .long(1), "a": .set([])])),
        ])
    func collections(_ one: Value, _ other: Value) {
        #expect(one == other)
        #expect(Set([one, other]).count == 1)
    }
}
