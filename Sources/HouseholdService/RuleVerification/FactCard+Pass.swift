import Cedar
import HouseholdModel

extension FactCard {
    /// A pass is one thing, whose parts can't be what they like: only what rules can tell apart by them is a case.
    ///
    /// Nobody but a helper has one. Moments are told from now alone, since rules that compare them with others are
    /// refused; numbers are those about what rules write down.
    static let pass = FactCard(
        walls: { bearer, _, _ in bearer == .person(.asker) ? .yes : .no },
        fits: { scene, bearer in
            guard case .person(let party) = bearer else { return false }
            return scene.setting[party].role == .helper && scene.kind != .program
        },
        options: { bearer, mentions in
            guard case .person(let party) = bearer,
                party == .asker || mentions.ofOthers.contains("pass")
            else { return [] }
            return PassCase.all(mentions).map { $0.option(of: bearer) }
        })

    /// What is open may be offered, to whoever asks or to somebody else.
    static let offeredTo = FactCard(
        fits: { scene, _ in
            let isOpen = if case .open = scene.stage { true } else { false }
            return isOpen && !scene.setting.isElsewhere
        },
        options: { _, _ in
            [
                Fact.Option(value: { _ in nil }),
                Fact.Option(
                    value: { .entity($0.uid(of: .asker)) }, words: "it is offered to who asks"),
                Fact.Option(
                    value: { .entity($0.uid(of: .other)) }, words: "it is offered to somebody else",
                    parties: Parties(.other)),
            ]
        })

    /// Whose a date is; what is somebody's may have been handed on to them, by whoever asks or by somebody else.
    static let plannedFor = FactCard(
        fits: { scene, _ in !scene.parties.isEmpty && !scene.setting.isElsewhere },
        options: { _, _ in
            [
                Fact.Option(value: { scene in
                    scene.parties.all.first.map { .entity(scene.uid(of: $0)) }
                }),
                Fact.Option(
                    value: { .entity($0.uid(of: .asker)) }, words: "who asks handed it on",
                    fits: { !$0.parties.contains(.asker) }),
                Fact.Option(
                    value: { .entity($0.uid(of: .other)) }, words: "the other one handed it on",
                    parties: Parties(.other), fits: { !$0.parties.contains(.other) }),
                // Whose it is, who had it and who asks can be three.
                Fact.Option(
                    value: { .entity($0.uid(of: .third)) }, words: "the third one handed it on",
                    parties: Parties(.third), fits: { $0.parties.contains(.other) }),
            ]
        })

    /// Whoever did something says so, or whoever asks does.
    static let recordedBy = FactCard(
        fits: { scene, _ in scene.stage.isDone },
        options: { _, _ in
            [
                Fact.Option(value: { scene in
                    scene.stage.isDone ? .entity(scene.uid(of: scene.doer)) : nil
                }),
                Fact.Option(
                    value: { scene in
                        scene.stage.isDone ? .entity(scene.uid(of: .asker)) : nil
                    }, words: "who asks said that it is done"),
            ]
        })
}

/// What a pass can be in a case.
private struct PassCase {
    enum Children {
        case all, none, first
    }

    let words: String?
    /// When it begins and ends, in milliseconds from now; `nil` where there is none.
    var time: Range<Int64>?
    var children = Children.all
    /// Whether it makes a difference in a case.
    var fits: @Sendable (Case) -> Bool = { _ in true }
    var numbers: (upTo: Int64, used: Int64) = (10, 0)

    /// The cases that rules with those mentions tell apart.
    static func all(_ mentions: Mentions) -> [PassCase] {
        let day: Int64 = 86_400_000
        // It begins now and ends with the next moment: so whatever is compared with now is just so.
        let now: Range<Int64> = 0..<1
        var cases = [
            PassCase(words: nil),
            PassCase(words: "has a pass", time: now),
            // A wall keeps from all of it then, so that nothing else can make a difference.
            PassCase(words: "has a pass that is over now", time: -day..<0, fits: \.isPlain),
            PassCase(words: "has a pass that begins in a moment", time: 1..<day, fits: \.isPlain),
        ]
        if mentions.reads("children") {
            cases += [
                PassCase(
                    words: "has a pass for other children", time: now, children: .none,
                    fits: { $0.hasPart(.other) || $0.hasPart(.third) }),
                PassCase(
                    words: "has a pass for one child only", time: now, children: .first,
                    fits: { $0.hasPart(.third) }),
            ]
        }
        if mentions.reads("up_to", "used") {
            cases.append(
                PassCase(
                    words: "has a pass whose points are used up", time: now, numbers: (10, 10)))
            for number in mentions.numbersAround {
                cases += [
                    PassCase(
                        words: "has a pass for \(number) points", time: now, numbers: (number, 0)),
                    PassCase(
                        words: "has a pass of which \(number) points are used", time: now,
                        numbers: (max(10_000, number), number)),
                ]
            }
        }
        return cases
    }

    func option(of bearer: Fact.Bearer) -> Fact.Option {
        guard let time else { return Fact.Option(value: { _ in nil }) }
        let (children, numbers, fits) = (children, numbers, fits)
        return Fact.Option(
            value: { scene in
                let now = scene.setting.now.milliseconds
                let people: [Party] =
                    switch children {
                    case .all: [.other, .third, .fourth]
                    case .none: []
                    case .first: [.other]
                    }
                return .record(
                    Cedar.Record([
                        "children": .set(people.map { .entity(scene.uid(of: $0)) }),
                        "from": .datetime(milliseconds: now.plus(time.lowerBound)),
                        "until": .datetime(milliseconds: now.plus(time.upperBound)),
                        "up_to": .long(numbers.upTo), "used": .long(numbers.used),
                    ]))
            }, words: "\(bearer.words) \(words ?? "")", fits: fits)
    }
}

extension Case {
    /// Whether the thing is as plain as there is one of its kind.
    fileprivate var isPlain: Bool {
        let isOpen = if case .open = stage { true } else { false }
        return isOpen && !setting.isElsewhere && creator == .asker && others.isEmpty
            && [Parties(), Parties(.other), Parties(.asker)].contains(parties)
            && [nil, .other].contains(actor) && [nil, .other].contains(named)
    }
}

extension Question {
    /// Whether whoever asks has a pass that counts at that moment.
    var isInPass: Bool {
        let holding = facts.first { $0.bearer == .person(.asker) && $0.name == "pass" }
        guard case .record(let pass)? = holding?.value,
            case .datetime(let start)? = pass["from"], case .datetime(let end)? = pass["until"]
        else { return false }
        let now = setting.now.milliseconds
        return start.milliseconds <= now && now < end.milliseconds
    }
}
