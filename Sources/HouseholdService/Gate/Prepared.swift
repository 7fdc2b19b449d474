import HouseholdModel
import HouseholdDatabase

/// An operation with work that takes long, which is done before the data file is locked for it.
protocol Prepared: Operation {
    /// The same operation with the work done.
    func prepared(_ preparation: Preparation) throws -> Self
}

extension Prepared {
    /// It is one.
    package static var needsPreparation: Bool { true }
}

/// What is known of the household before the data file is locked; of who is in none, that it has no rules of its own.
struct Preparation {
    /// The rules that decide, or those that are supposed in their place.
    let rules: HouseRules
    /// The rules that were set last, which decide from tomorrow on where others hold until then.
    let newest: HouseRules
    /// The rules that hold again once a trial is over, where others are on trial.
    var afterTrial: HouseRules?
    /// The rules that the household has set, if any.
    let inTime: RulesInTime
    /// Where it is done; `nil` of who is in no household.
    let home: Principal.Membership?
    let template: Household.Template
    let deadline: Deadline
}

extension Preparation {
    /// From which day on rules hold that are set now and take something from children.
    func dayOfLoss(in home: Principal.Membership) -> Day {
        let promise = inTime.keepingHeld(at: home.calendar.instant, in: home.calendar.zone)
        return home.calendar.zone.day(at: promise.end)
    }

    /// The same for a household of that template that is not there yet.
    func elsewhere(_ template: Household.Template) -> Preparation {
        Preparation(
            rules: rules, newest: rules, inTime: RulesInTime(set: nil), home: nil,
            template: template, deadline: deadline)
    }
}

extension Gate {
    /// The operation with its work done, where it has any and is allowed; else it is refused later on.
    func prepare<Op: Operation>(
        _ operation: Op, as caller: Caller, supposing supposed: HouseRules? = nil
    ) throws -> Op {
        guard Op.needsPreparation, let prepared = operation as? any Prepared,
            let preparation = try preparation(for: operation, as: caller, supposing: supposed)
        else { return operation }
        return try prepared.prepared(preparation) as? Op ?? operation
    }

    /// What an operation needs to know for its work before the data file is locked; `nil` where it is refused.
    private func preparation<Op: Operation>(
        for operation: Op, as caller: Caller, supposing supposed: HouseRules?
    ) throws -> Preparation? {
        let deadline = Deadline(by: boot)
        return try store.read { facts in
            let context = try context(for: caller, asking: Op.action, in: facts)
            guard case .allowed = try judge(operation, context, in: facts) else { return nil }
            guard let home = try? context.principal.membership().home else {
                let rules = supposed ?? context.rules
                return Preparation(
                    rules: rules, newest: rules, inTime: RulesInTime(set: nil), home: nil,
                    template: .family, deadline: deadline)
            }
            let (inTime, template) = (
                try facts.rulesInTime(of: home.household.id, at: home.calendar.instant),
                home.household.template
            )
            let newest =
                inTime.promise != nil
                ? try rules(inTime.set, in: template, asking: Op.action) : context.rules
            let afterTrial =
                inTime.isOnTrial && Op.action == .setRules
                ? try rules(inTime.set, in: template, asking: Op.action) : nil
            return Preparation(
                rules: supposed ?? context.rules, newest: supposed ?? newest,
                afterTrial: afterTrial, inTime: inTime, home: home, template: template,
                deadline: deadline)
        }
    }
}
