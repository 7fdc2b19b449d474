import HouseholdModel
import HouseholdDatabase
import Policies

extension Grant where Op == SetRules {
    /// Sets rules that were proven for such a household, in place of those that were there then.
    func install(_ proven: ProvenRules) throws -> HouseRulesView {
        let (member, home) = try membership()
        guard proven.template == subject.template,
            try proven.replaced == transaction.facts.installedRules(of: subject.id)
        else { throw ServiceError.rules(.changed) }
        let rules = InstalledRules(
            text: proven.text, digest: HouseRules.digest(of: proven.text),
            checkedWithin: HouseRules.dependencies(), setBy: member.id, setAt: instant)
        try transaction.install(rules, in: subject.id)
        return HouseRulesView(rules, in: home)
    }

    /// Lets the rules of the program decide again.
    func forgetRules() throws -> HouseRulesView {
        try transaction.removeRules(of: subject.id)
        return try HouseRulesView(nil, in: membership().home)
    }
}

extension HouseRulesView {
    /// The rules that a household has set, or those of the program.
    init(_ installed: InstalledRules?, in home: Principal.Membership) {
        let text = installed?.text ?? home.household.template.rules.text
        let digest = HouseRules.digest(of: text)
        self.init(
            shipped: installed == nil, text: text, walls: ShippedPolicies.walls.text,
            digest: digest.hexadecimal,
            setBy: installed.map { home.handle($0.setBy) },
            setAt: installed?.setAt)
    }
}
