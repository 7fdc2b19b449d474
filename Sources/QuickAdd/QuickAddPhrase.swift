import HouseholdModel

/// Some words of a line that say something together.
struct QuickAddPhrase {
    /// What they say.
    enum Meaning {
        case points(Int)
        case tag(Tag)
        /// Whose it is; several where a name is that of several people.
        case whose([QuickAddWhose])
        /// That only whose it is and the parents see it.
        case `private`
        /// That it comes before what is nice.
        case mustDo
        /// How often, and perhaps the rest of a repeat; several where people mean different things.
        case rhythm([String])
        /// More about a repeat: `until 30 jun`.
        case tail
        /// Days for a repeat: `on mon,thu`.
        case days
        /// A day and perhaps a time. Behind `on` or `by` it is nothing else.
        case date(isLed: Bool)
        /// A time; without `at` it goes with a day or a repeat.
        case clock(isLed: Bool)
        /// Something that is no more than meant to be one of these.
        case problem(QuickAddProblem.Cause, attempts: [String])
    }

    /// Where it stands.
    let range: Range<Int>
    let meaning: Meaning
    /// What the reader of dates or repeats takes.
    let text: String
}

extension QuickAddPhrase {
    var isRhythm: Bool { if case .rhythm = meaning { true } else { false } }
    var isDate: Bool { if case .date = meaning { true } else { false } }
    var isClock: Bool { if case .clock = meaning { true } else { false } }
    var isDays: Bool { if case .days = meaning { true } else { false } }
    var isTail: Bool { if case .tail = meaning { true } else { false } }
    var isPoints: Bool { if case .points = meaning { true } else { false } }
    var isWhose: Bool { if case .whose = meaning { true } else { false } }
    var isPrivate: Bool { if case .private = meaning { true } else { false } }
    var isMustDo: Bool { if case .mustDo = meaning { true } else { false } }
    var isProblem: Bool { if case .problem = meaning { true } else { false } }

    /// Whether it can only go with a repeat.
    var needsRhythm: Bool { isTail || isDays }

    /// Whether it says when.
    var isTiming: Bool { isRhythm || isDate || isClock || isDays || isTail }
}
