import HouseholdModel
import SeededRandom

/// Something that somebody does about who is at home where.
struct MembershipStep: CustomStringConvertible {
    enum Kind {
        case invite(Person, Role), cancel(Person), join(MembershipModel.Home)
        case makeCode, ask(MembershipModel.Home), withdraw, admit(Person, Role), refuse(Person)
        case remove(Person), leave, change(Person, Role), transfer(Person)
        case go(MembershipModel.Home)
        case givePass(Person, Int), endPass(Person)
        case give(Person, Int)
    }

    let kind: Kind
    let person: Person

    var description: String { "\(person) \(kind)" }

    /// Children are seldom removed: nobody takes their places.
    init(in model: MembershipModel, using generator: inout SeededGenerator) {
        func any<Element>(_ elements: [Element], or fallback: Element) -> Element {
            elements.randomElement(using: &generator) ?? fallback
        }
        let adults = MembershipModel.adults
        let home = any(MembershipModel.Home.allCases, or: .smiths)
        let other = any(adults, or: .zoe)
        let role = any([Role.parent, .helper, .housemate, .owner], or: .parent)
        let here = any(
            model.place.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.key), or: .anna)
        let somebody = any([here, any(adults, or: .anna)], or: .anna)
        switch Int.random(in: 0..<44, using: &generator) {
        case 0...5: (person, kind) = (somebody, .invite(other, role))
        case 6: (person, kind) = (somebody, .cancel(other))
        case 7...13: (person, kind) = (any(adults, or: .zoe), .join(home))
        case 14...15: (person, kind) = (somebody, .makeCode)
        case 16...18: (person, kind) = (any(adults, or: .zoe), .ask(home))
        case 19: (person, kind) = (other, .withdraw)
        case 20...24: (person, kind) = (somebody, .admit(other, role))
        case 25: (person, kind) = (somebody, .refuse(other))
        case 26...28: (person, kind) = (somebody, .remove(other))
        case 29...30: (person, kind) = (somebody, .leave)
        case 31...32: (person, kind) = (somebody, .change(other, role))
        case 33: (person, kind) = (somebody, .transfer(other))
        case 34...36: (person, kind) = (any(adults, or: .zoe), .go(home))
        case 37...39:
            let days = Int.random(in: 1...4, using: &generator)
            (person, kind) = (somebody, .givePass(other, days))
        case 40: (person, kind) = (somebody, .endPass(other))
        default:
            let child = any([Person.mia, .max, .tim], or: .mia)
            let amount = Int.random(in: 1...9, using: &generator)
            let removes = Int.random(in: 0..<1_000, using: &generator) == 0
            person = any([here, .mia], or: .mia)
            kind = removes ? .remove(child) : .give(child, amount)
        }
    }
}
