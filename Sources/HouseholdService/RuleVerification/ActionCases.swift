import Cedar
import HouseholdModel

/// The questions of the model about one action: every case that rules can tell apart, the plain choices first.
///
/// It goes through all roles, whether somebody left, whose a thing is, who did it and who made it, what is kept
/// private, and the household's switches. Where rules call somebody or something by name, there is a case with that
/// one and one without; where they write down a moment or a length of time, there are cases before, at and after it.
/// What no rule about the action looks at is not varied.
struct ActionCases: Sendable {
    let action: Action
    private let template: Household.Template
    let aspects: [Aspect]
    let shifts: [Int]

    /// How many cases of one action are looked at before rules are said to tell too much apart.
    static let most = 4_000_000

    /// One case.
    struct Point: Sendable {
        var scene: Case
        /// Which choices were made, in the bits of their aspects.
        var code: UInt128 = 0
        /// How many unusual things there are.
        var unusual = 0
    }

    /// What `policies` tell apart about `action`, which is asked as the schema says; `people` are those whose names are known.
    init(
        _ action: Action, _ asked: Cedar.Schema.Action, in schema: Cedar.Schema,
        _ policies: [Policy], in template: Household.Template, naming people: [Member.ID: String]
    ) throws {
        let mentions = Mentions(of: policies)
        guard mentions.tags.count <= Mentions.mostTags else {
            throw ServiceError.rules(Self.tooMuch)
        }
        let helps = try Self.admitsHelpers(policies, in: template)
        let kinds = try asked.resources.map { type in
            guard let kind = Case.Kind(rawValue: "\(type)") else {
                throw ServiceError.bug("the model knows nothing of \(type)")
            }
            return kind
        }
        self.action = action
        self.template = template
        let own = Mentions(of: policies.filter { !$0.isWall })
        let tellsDevices = own.reads("device", "board") || own.usesContext || own.names("Device")
        aspects = Self.aspects(
            action, by: asked.principals, on: kinds, in: schema, mentions, helps, tellsDevices,
            naming: people
        )
        .filter { $0.choices.count > 1 || $0.choices.first?.change != nil }
        shifts = aspects.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.bits) }
        guard shifts.last ?? 0 <= UInt128.bitWidth else { throw ServiceError.rules(Self.tooMuch) }
    }

    /// Whether any policy lets helpers do it at all, so that it matters what pass they have.
    private static func admitsHelpers(
        _ policies: [Policy], in template: Household.Template
    ) throws -> Bool {
        let stranger = try AuthorizationContext.stranger(.helper, in: template)
        return policies.contains { policy in
            policy.effect == .permit
                && (policy.fits(principal: stranger.uid, with: stranger.entities)
                    || policy.statement.principal.isSomebody)
        }
    }

    /// Does `body` with every case that is no more unusual than `limit`; it says how unusual those after it can be.
    ///
    /// What is unusual only becomes more from one aspect to the next. The cases that wait are in an array, since a closure
    /// that goes down with the calls is copied with all that it holds at each of them.
    func forEach(upTo limit: Int = .max, _ body: (borrowing Point) throws -> Int) throws {
        var (limit, count) = (limit, 0)
        var first = Point(scene: Case())
        first.scene.setting.template = template
        var waiting = [(point: first, depth: 0)]
        while case (let point, var depth)? = waiting.popLast() {
            while point.unusual <= limit, depth < aspects.count {
                let isPlain = wait(for: point, at: depth, in: &waiting)
                guard isPlain else { break }
                depth += 1
            }
            guard point.unusual <= limit, depth == aspects.count else { continue }
            count += 1
            guard count <= Self.most else { throw ServiceError.rules(Self.tooMuch) }
            limit = try body(point)
        }
    }

    /// Lets the choices of an aspect wait that make another case of `point`, the plainest to come first.
    ///
    /// - Returns: Whether `point` itself is a case, too, and comes before them.
    private func wait(
        for point: borrowing Point, at depth: Int, in waiting: inout [(point: Point, depth: Int)]
    ) -> Bool {
        let choices = aspects[depth].choices
        for index in choices.indices.dropFirst().reversed() {
            add(choices[index], index, of: point, at: depth, to: &waiting)
        }
        guard choices[0].change != nil else { return choices[0].fits(point.scene) }
        add(choices[0], 0, of: point, at: depth, to: &waiting)
        return false
    }

    private func add(
        _ choice: Aspect.Choice, _ index: Int, of point: borrowing Point, at depth: Int,
        to waiting: inout [(point: Point, depth: Int)]
    ) {
        guard choice.fits(point.scene) else { return }
        var next = copy point
        choice.change?(&next.scene)
        next.code |= UInt128(index) << UInt128(shifts[depth])
        next.unusual += choice.words == nil ? 0 : 1
        waiting.append((next, depth + 1))
    }

    /// The bits of what policies with those mentions can tell apart.
    func mask(_ mentions: Mentions) -> UInt128 {
        mask { $0.isRead(mentions) }
    }

    /// The bits of what the walls' sentences tell apart.
    var maskOfWalls: UInt128 { mask { $0.walls != .no } }

    private func mask(_ isIn: (Aspect) -> Bool) -> UInt128 {
        zip(aspects, shifts).reduce(0) { mask, place in
            let (aspect, shift) = place
            return isIn(aspect) ? mask | ((1 << UInt128(aspect.bits)) - 1) << UInt128(shift) : mask
        }
    }

    /// A case as a question.
    func question(_ point: borrowing Point) -> Question {
        let scene = point.scene
        let differences = zip(aspects, shifts).compactMap { aspect, shift in
            aspect.choices[aspect.place(in: point.code, at: shift)].words?(scene)
        }
        return Question(
            action: action, scene: scene, thing: scene.thing, facts: holdings(point),
            differences: differences)
    }

    /// That there are more cases than are gone through.
    static let tooMuch = RulesProblem.broken(
        """
        The rules tell more cases apart than can be gone through. \
        Let each name the actions that it is about, or look at fewer things.
        """)

    /// How many cases there are at most: what makes no difference in some of them is counted there, too.
    var bound: Double { aspects.reduce(1) { $0 * Double($1.choices.count) } }
}

extension ScopeClause {
    /// Whether it is about one member, called by name, who may be a helper.
    fileprivate var isSomebody: Bool {
        guard case .entity(let uid)? = reference else { return false }
        return uid.entityType == "Member"
    }
}

/// One question of the model.
struct Question {
    let action: Action
    let scene: Case
    let thing: ModelResource
    let facts: [Fact.Holding]
    /// What is unusual about it.
    let differences: [String]

    var setting: ModelState { scene.setting }
    /// Whom the request names besides.
    var named: Party? { scene.named }
}
