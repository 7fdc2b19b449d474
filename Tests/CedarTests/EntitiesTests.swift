import Cedar
import Testing

@Suite("Entities")
struct EntitiesTests {
    private let ana = EntityUID("Member", "ana")
    private let parents = EntityUID("Role", "parent")
    private let everyone = EntityUID("Role", "everyone")

    @Test("are in what their parents are in")
    func ancestors() throws {
        let entities = try Entities([
            Entity(ana, parents: [parents]), Entity(parents, parents: [everyone]),
        ])

        #expect(entities.is(ana, in: everyone))
        #expect(entities.is(ana, in: ana))
        #expect(!entities.is(everyone, in: ana))
        #expect(!entities.is(EntityUID("Member", "ben"), in: everyone))
    }

    @Test("can be added to others, above and below them")
    func adding() throws {
        let base = try Entities([Entity(parents, parents: [everyone])])
        let top = EntityUID("Role", "top")

        let below = try base.adding([Entity(ana, parents: [parents])])
        #expect(below.is(ana, in: everyone))
        #expect(!base.is(ana, in: everyone))

        let above = try below.adding([Entity(everyone, parents: [top])])
        #expect(above.is(ana, in: top))
        #expect(above.is(parents, in: top))
        #expect(above.all.map(\.uid) == [ana, everyone, parents])
    }

    @Test("can't be above themselves")
    func cycles() throws {
        #expect(throws: EntityError.cycle(ana)) { try Entities([Entity(ana, parents: [ana])]) }
        #expect(throws: EntityError.self) {
            try Entities([Entity(ana, parents: [parents]), Entity(parents, parents: [ana])])
        }
        let base = try Entities([Entity(ana, parents: [parents])])
        #expect(throws: EntityError.self) { try base.adding([Entity(parents, parents: [ana])]) }
    }

    @Test("may be the same twice but not differ")
    func duplicates() throws {
        let one = Entity(ana, attributes: ["age": .long(40)], parents: [parents, everyone])
        let same = Entity(ana, attributes: ["age": .long(40)], parents: [everyone, parents])
        let other = Entity(ana, attributes: ["age": .long(41)], parents: [parents, everyone])

        #expect(try Entities([one, same]).all == [one])
        #expect(try Entities([one]).adding([same]).all == [one])
        #expect(throws: EntityError.duplicate(ana)) { try Entities([one, other]) }
        #expect(throws: EntityError.duplicate(ana)) { try Entities([one]).adding([other]) }
    }

    @Test("may form a long chain")
    func longChain() throws {
        let uids = (0..<1000).map { EntityUID("G", "\($0)") }
        let chain = zip(uids, uids.dropFirst()).map { Entity($0, parents: [$1]) }

        #expect(try Entities(chain).is(uids[0], in: uids[999]))
        #expect(try Entities(chain.reversed()).is(uids[0], in: uids[999]))
    }

    @Test("say what is wrong with them")
    func messages() {
        #expect(EntityError.cycle(ana).description == #"Member::"ana" is among its own ancestors."#)
        #expect(
            EntityError.duplicate(ana).description
                == #"There are two different entities called Member::"ana"."#)
    }
}
