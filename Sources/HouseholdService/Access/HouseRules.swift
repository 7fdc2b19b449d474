package import Cedar
package import HouseholdModel
import HouseholdDatabase
package import Policies

/// The rules that decide: the walls, which nobody changes, and the household's own.
package struct HouseRules: Sendable {
    private(set) var policies: PolicySet
    /// What decides about the program, which is no household's affair.
    private let program: PolicySet
    private let texts: [String]
    /// The same without what passes let helpers do, where there are passes.
    private var unlinked: PolicySet?
    /// What these rules count of who asks; nothing is read for it that none names.
    private(set) var counts: Set<AskerCount> = []
    /// Whether these rules look at what is late or due today, which is found out only then.
    private(set) var tellsDates = false
    /// Those of these rules that leave half of the points for some chores; nobody asks where there are none.
    private(set) var halving: Set<Policy.ID> = []
    /// Whether the household has set rules, besides those that are only on trial.
    var isHouseholds = false
    /// The names of those that are only on trial.
    var onTrial: Set<String> = []
    /// Whether others can be set: not while some are on trial, or come on trial.
    var canBeReplaced = true

    /// Reads rules; each policy is named by its `@id`.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` with the place of the mistake.
    package init(_ files: [ShippedPolicies.File]) throws(ServiceError) {
        try self.init(files, outside: nil)
    }

    private init(
        _ files: [ShippedPolicies.File], outside program: PolicySet?
    ) throws(ServiceError) {
        var policies = PolicySet()
        for file in files {
            do {
                let set = try PolicySet(parsing: file.text, file: file.name, namedBy: "id")
                policies = try policies.merging(set)
            } catch let error as SyntaxError {
                throw .rules(.broken(error.description))
            } catch {
                throw .rules(.broken("\(file.name): \(error)"))
            }
        }
        self.policies = policies
        self.program = program ?? policies
        texts = files.map(\.text)
    }

    /// The rules without the walls, as they were written.
    var own: String { texts.first ?? "" }

    /// The SHA-256 of the text of the rules, which every audit row keeps.
    var digest: [UInt8] { RulesDigest(of: texts).bytes }

    /// The rules that come with the program for households that began with `template`.
    package static func shipped(
        for template: Household.Template = .family
    ) throws(ServiceError) -> HouseRules {
        let file = template.rules
        guard file != ShippedPolicies.family else { return try family.get() }
        return try checkedBefore(file.text, from: file.name)
    }

    /// The rules of families, which also decide about the program, read once.
    private static let family = Result { () throws(ServiceError) in
        try HouseRules([ShippedPolicies.family, ShippedPolicies.walls])
    }

    /// What they count of who asks to decide about `action`.
    func counts(about action: Action) -> Set<AskerCount> {
        guard !counts.isEmpty else { return [] }
        let mentions = Mentions(of: policies(speakingOf: action), .none)
        return counts.filter { mentions.attributes.contains($0.name) }
    }

    /// The policies that decide about `action`: those of the program where it is no household's affair.
    func policies(for action: Action) -> PolicySet {
        action.isOutsideHouseholds ? program : policies
    }
}

// MARK: - Passes

extension HouseRules {
    /// The rules with what passes let helpers do: of each ability the templates that these rules have for it, filled
    /// with the helper and the household.
    func linking(
        _ passes: [Pass], in home: Principal.Membership
    ) throws -> HouseRules {
        let base = unlinked ?? policies
        guard !passes.isEmpty else {
            guard unlinked != nil else { return self }
            return with(base, unlinked: nil)
        }
        var linked = base
        for pass in passes {
            guard let helper = home.member(pass.member) else { continue }
            let entities: [Slot: EntityUID] = [
                .principal: EntityUID(helper.id), .resource: EntityUID(pass.household),
            ]
            let names = Set(pass.abilities.flatMap(\.templates))
            for template in base.templates where names.contains(template.id) {
                linked = try linked.linking(
                    template.id, as: Policy.ID("\(template.id):\(helper.handle)"),
                    filling: entities.filter { template.slots.contains($0.key) })
            }
        }
        return with(linked, unlinked: base)
    }

    private func with(_ policies: PolicySet, unlinked: PolicySet?) -> HouseRules {
        var rules = self
        (rules.policies, rules.unlinked) = (policies, unlinked)
        return rules
    }

    /// What every pass could let somebody do who has one, as policies about all helpers: only they have passes.
    ///
    /// By these the proof asks, and by these it is told what a helper may do at all.
    package static func policies(ofPasses policies: PolicySet) -> [Policy] {
        policies.templates.filter { isOfPasses($0.id) }.map { template in
            var statement = template.statement
            statement.principal = .in(.entity(EntityUID("Role", Role.helper.rawValue)))
            statement.resource = .any
            return Policy(id: template.id, statement: statement)
        }
    }

    /// Whether passes are made of the template that is called so.
    static func isOfPasses(_ name: Policy.ID) -> Bool {
        Pass.Ability.allCases.contains { $0.templates.contains(name) }
    }
}

extension Pass.Ability {
    /// The templates of the rules that it is made of.
    fileprivate var templates: [Policy.ID] {
        switch self {
        case .see: ["pass.see"]
        case .remind: ["pass.remind"]
        case .done: ["pass.done", "pass.undone"]
        case .approve: ["pass.approve"]
        }
    }
}

// MARK: - Rules of a household's own

extension HouseRules {
    /// How long rules can be, in bytes; those that come with the program take a twentieth.
    package static let mostBytes = 262_144

    /// What the shipped rules and those of a household speak of.
    static func schema() throws(ServiceError) -> Cedar.Schema {
        do {
            return try Cedar.Schema(
                parsing: ShippedPolicies.schema.text, file: ShippedPolicies.schema.name)
        } catch {
            throw .rules(.broken(error.description))
        }
    }

    /// The SHA-256 of the schema and the walls within which rules are checked.
    static func dependencies() -> [UInt8] {
        RulesDigest(of: [ShippedPolicies.schema.text, ShippedPolicies.walls.text]).bytes
    }

    /// The SHA-256 of what decides with the rules in `text`.
    static func digest(of text: String) -> [UInt8] {
        RulesDigest(of: [text, ShippedPolicies.walls.text]).bytes
    }

    /// Reads the rules in `text` for mistakes only.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` with the place of the mistake.
    package static func check(_ text: String, from path: String) throws(ServiceError) {
        _ = try HouseRules([ShippedPolicies.File(name: path, text: text)])
    }

    /// Rules that were checked before, within the walls that come with the program.
    static func checkedBefore(_ text: String, from path: String) throws(ServiceError) -> HouseRules
    {
        var rules = try HouseRules(
            [ShippedPolicies.File(name: path, text: text), ShippedPolicies.walls],
            outside: family.get().policies)
        let all = rules.policies.policies + policies(ofPasses: rules.policies)
        let mentions = Mentions(of: all, .none)
        rules.counts = Set(mentions.attributes.compactMap { AskerCount($0) })
        rules.tellsDates = mentions.reads("late", "due_today")
        rules.halving = halving(rules.policies)
        return rules
    }

    /// Rules of a household's own, from the file at `path`, within the walls that come with the program.
    ///
    /// - Throws: ``RulesProblem/broken(_:)`` with the place of each mistake: in the grammar, under the schema,
    ///   or in a name.
    package static func insideWalls(
        _ text: String, from path: String
    ) throws(ServiceError) -> HouseRules {
        guard text.utf8.count <= mostBytes else {
            throw .rules(
                .broken("\(path) is too long: rules have at most \(mostBytes / 1_024) kB."))
        }
        let own: PolicySet
        do {
            own = try PolicySet(parsing: text, file: path, namedBy: "id")
        } catch {
            throw .rules(.broken(error.description))
        }
        guard !own.policies.isEmpty || !own.templates.isEmpty else {
            throw .rules(.broken("\(path) has no rule in it."))
        }
        let mistakes =
            try own.misnamed(in: text)
            + own.validated(against: schema()).errors.map {
                $0.diagnostic(in: text)
            }
        guard mistakes.isEmpty else {
            throw .rules(.broken(mistakes.map { $0.rendered(file: path) }.joined(separator: "\n")))
        }
        return try checkedBefore(text, from: path)
    }
}

extension PolicySet {
    /// The policies that have a name of a wall's, or one that the records can't keep.
    fileprivate func misnamed(in text: String) throws(ServiceError) -> [Diagnostic] {
        let walls = try HouseRules([ShippedPolicies.walls]).policies
        let named =
            policies.map { ($0.id, $0.statement) } + templates.map { ($0.id, $0.statement) }
        return named.compactMap { id, statement in
            let message: String
            if walls[id] != nil {
                message = "there is already a wall called \(id)"
            } else if id.isWall {
                message = "only walls have names that begin with 'wall.'"
            } else if !id.isPlain {
                message = "a name has letters, digits, '.', '-' and '_' only"
            } else if !statement.slots.isEmpty, !HouseRules.isOfPasses(id) {
                message =
                    "only passes are made of templates: pass.see, pass.remind, pass.done, pass.undone and pass.approve"
            } else if !statement.slots.isEmpty, statement.effect == .forbid {
                message = "a pass lets a helper do something, so that its templates permit"
            } else {
                return nil
            }
            return Diagnostic(message, at: statement.range, in: SourceText(text))
        }
    }
}

extension Policy.ID {
    /// How long a name is at most; one that is made of a sentence has the whole of a tag, of which each byte can take three.
    private static let mostBytes = 500

    fileprivate var isPlain: Bool {
        rawValue.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: ".-_".utf8.contains(byte)
            }
        } && !rawValue.isEmpty && rawValue.utf8.count <= Self.mostBytes
    }
}
