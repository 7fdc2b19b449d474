/// Something that can be one way or another in the model, the plain way first.
struct Aspect: Sendable {
    /// One way it can be.
    struct Choice: Sendable {
        /// What is unusual about it, or `nil` where nothing is.
        var words: (@Sendable (Case) -> String?)?
        /// Makes it so, or `nil` where it is so already.
        var change: (@Sendable (inout Case) -> Void)?
        /// Whether it can be so, or makes a difference, in a case.
        var fits: @Sendable (Case) -> Bool = { _ in true }
    }

    /// Whether the walls' sentences tell the choices apart.
    enum Walls: Sendable {
        case no
        /// They do, so that all are gone through.
        case yes
        /// They do, and demand no less of the plain choice, so that others matter only where rules tell them apart.
        case whereRead
    }

    let choices: [Choice]
    /// What the choices are about, where they are the values of an attribute.
    let fact: Fact?
    /// Whether policies that mention these things can tell the choices apart.
    let isRead: @Sendable (Mentions) -> Bool
    /// Whether the walls' sentences can.
    let walls: Walls

    init(
        _ choices: [Choice], of fact: Fact? = nil, walls: Walls = .no,
        isRead: @escaping @Sendable (Mentions) -> Bool
    ) {
        self.choices = choices
        self.fact = fact
        self.isRead = isRead
        self.walls = walls
    }

    /// The values that something can have besides the one that it has; what is unusual about each, where it makes a
    /// difference, and how it is set.
    init<Value: Sendable>(
        or others: [(Value, String?)], walls: Walls = .no,
        where fits: @escaping @Sendable (Case, Value) -> Bool = { _, _ in true },
        isRead: @escaping @Sendable (Mentions) -> Bool,
        set: @escaping @Sendable (inout Case, Value) -> Void
    ) {
        let choices = others.map { value, words in
            var choice = Choice(change: { set(&$0, value) }, fits: { fits($0, value) })
            if let words { choice.words = { _ in words } }
            return choice
        }
        self.init([Choice()] + choices, walls: walls, isRead: isRead)
    }

    /// How many bits tell the choices apart.
    var bits: Int { Int.bitWidth - (choices.count - 1).leadingZeroBitCount }

    /// Which choice was made, in the code of a case where its bits begin at `shift`.
    func place(in code: UInt128, at shift: Int) -> Int {
        Int(code >> UInt128(shift) & ((1 << UInt128(bits)) - 1))
    }
}
