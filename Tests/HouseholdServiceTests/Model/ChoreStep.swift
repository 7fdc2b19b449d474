import HouseholdModel
import HouseholdService
import SeededRandom

/// Something that somebody does in the model and at the gate.
struct ChoreStep: CustomStringConvertible {
    enum Kind {
        case done, undone, approve, reject, skip, claim, unclaim, delete, live
        case doneFor(Person)
        case move(Int)
        case points(Int)
        case leave(Number, Person, ClosedRange<Int>)
        case returnEarly(Number)
    }

    let kind: Kind
    let chore: Number
    let person: Person
    /// Whose date is meant, where each has their own.
    let whose: Person?

    var description: String { "\(person.rawValue) \(kind) \(chore)" }

    /// A step that somebody might take, not always one that is allowed.
    init(in model: ChoreModel, using generator: inout SeededGenerator) {
        let numbers = model.chores.keys.sorted()
        chore = numbers.randomElement(using: &generator) ?? 1
        let anybody = [Person.mia, .max, .anna, .ben].randomElement(using: &generator) ?? .mia
        let parent: Person = Bool.random(using: &generator) ? .anna : .ben
        let child: Person = Bool.random(using: &generator) ? .mia : .max
        let day = model.today + Int.random(in: 0...5, using: &generator)
        switch Int.random(in: 0..<40, using: &generator) {
        case 0..<12: (kind, person) = (.done, anybody)
        case 12..<15: (kind, person) = (.doneFor(child), parent)
        case 15..<20: (kind, person) = (.undone, anybody)
        case 20..<23: (kind, person) = (.approve, parent)
        case 23..<25: (kind, person) = (.reject, parent)
        case 25..<28: (kind, person) = (.skip, parent)
        case 28..<30: (kind, person) = (.move(day), parent)
        case 30: (kind, person) = (.claim, anybody)
        case 31: (kind, person) = (.unclaim, anybody)
        case 32: (kind, person) = (.points(Int.random(in: 0...9, using: &generator)), parent)
        case 33:
            let last = day + Int.random(in: 0...3, using: &generator)
            (kind, person) = (.leave(model.absencesMade + 1, anybody, day...last), parent)
        case 34, 35:
            let number = model.absences.keys.sorted().randomElement(using: &generator)
            (kind, person) = (number.map { .returnEarly($0) } ?? .live, parent)
        case 36: (kind, person) = (.delete, parent)
        default: (kind, person) = (.live, .anna)
        }
        whose =
            kind.namesWhose && person.isParent
            ? model.chores[chore]?.chains.randomElement(using: &generator)?.share : nil
    }
}

extension ChoreStep.Kind {
    /// Whether a parent has to say whose date it is about, where each has their own.
    fileprivate var namesWhose: Bool {
        switch self {
        case .skip, .move, .undone: true
        default: false
        }
    }

    /// Whether it answers what waits, whosever it is.
    private var isAnswer: Bool {
        switch self {
        case .approve, .reject: true
        default: false
        }
    }

    /// Who did it, where somebody else says so.
    var doer: Person? {
        guard case .doneFor(let child) = self else { return nil }
        return child
    }

    /// The one of the dates that is meant; they are in the order in which the household sees them.
    func choice(
        of dates: [(chain: Int, date: ChoreModel.Date)], by person: Person,
        _ chore: ChoreModel.Chore, in model: ChoreModel
    ) -> (chain: Int, date: ChoreModel.Date)? {
        let own = dates.filter { chore.chains[$0.chain].share == person }
        let dates = own.isEmpty || isAnswer ? dates : own
        func owner(_ found: (chain: Int, date: ChoreModel.Date)) -> Person? {
            model.owner(of: found.date, in: chore.chains[found.chain], of: chore)
        }
        let wanted: (chain: Int, date: ChoreModel.Date)? =
            switch self {
            case .done, .doneFor:
                dates.first { found in
                    let owner = owner(found)
                    return found.date.state == .open
                        && (owner == person
                            || (owner == nil && !model.isForParents(found.date, of: chore)))
                }
            case .undone:
                dates.filter { $0.date.doer == person }.max { $0.date.closing < $1.date.closing }
                    ?? dates.last { found in
                        found.date.state != .open
                            && !dates.contains {
                                $0.chain == found.chain && $0.date.state != .open
                                    && $0.date.ordinal > found.date.ordinal
                            }
                    }
            case .approve, .reject:
                dates.filter(\.date.isWaiting).min { $0.date.closing < $1.date.closing }
                    ?? dates.last { $0.date.doer != nil }
            default:
                nil
            }
        return wanted ?? dates.first { $0.date.state == .open } ?? dates.first
    }
}
