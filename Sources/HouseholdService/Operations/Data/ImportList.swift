package import HouseholdModel

/// Brings in a list from a file: chores, rewards, children, or the points that children had before.
///
/// Whoever may bring in lists may, as far as they may do each line by hand: the rules are asked that too.
///
/// All of it is done, or nothing; what hinders it is told of all lines at once.
package struct ImportList: CompoundChange, HouseholdOperation {
    package static let action = Action.importData
    /// How many lines one may have.
    package static let mostLines = 2_000
    let source: FileReference
    let lines: [ImportLine]

    /// Brings in `lines`, which stand in that file.
    package init(_ lines: [ImportLine], from source: FileReference) {
        self.lines = lines
        self.source = source
    }

    /// What the rules are asked for a line by hand, each once; who is not here is told with all that hinders it.
    package func parts(
        on subject: Household, for principal: Principal
    ) throws -> [(action: Action, on: any Resource)] {
        let home = try principal.membership().home
        var parts: [(action: Action, on: any Resource)] = []
        func ask(_ action: Action, _ resource: any Resource) {
            let isAsked = parts.contains {
                $0.action == action && $0.on.reference.uid == resource.reference.uid
            }
            if !isAsked { parts.append((action, resource)) }
        }
        for line in lines {
            switch line.item {
            case .chore: ask(.addChore, home.household)
            case .todo: ask(.addTodo, home.household)
            case .reward: ask(.addReward, home.household)
            case .child(let child, let points):
                ask(.addChild, home.household)
                if points != nil { ask(.givePoints, child.newcomer(in: home.household)) }
            case .opening(let name, _):
                if let member = try? home.member(named: name) { ask(.givePoints, member) }
            }
        }
        return parts
    }

    /// Whether somebody has had many points before.
    package func isGrave(
        on subject: Household, for principal: Principal, in facts: borrowing HomeFacts
    ) -> Bool {
        lines.contains { $0.item.points?.isLarge == true }
    }

    /// Does what each line says.
    package func run(_ grant: borrowing Grant<Self>) throws -> ImportView {
        guard lines.count <= Self.mostLines else {
            throw ServiceError.value(
                field: "a list", expected: "at most \(Self.mostLines) lines")
        }
        var view = ImportView(of: source)
        var newcomers: [Member] = []
        var faults: [ImportFault] = []
        for line in lines where faults.count < ImportFault.most {
            do {
                try view.append(line.item, from: source, &newcomers, by: grant)
            } catch let error as ServiceError {
                faults.append(ImportFault(line: line.number, error))
                if case .tooMany = error { break }
            }
        }
        guard faults.isEmpty else { throw ServiceError.lines(faults) }
        return view
    }

    package func inverses(on subject: Household, by member: Member) -> [Inverse] {
        lines.flatMap(\.item.inverses)
            + lines.filter { $0.item.points != nil }.map { _ in .ofNew(by: .reversePoints) }
    }

    /// Where it comes from and how much it is; what it says stands where it was brought to.
    package var written: any Encodable {
        ["file": source.name.text, "sha256": source.sha256, "lines": "\(lines.count)"]
    }
}

extension ImportView {
    /// Does what a line says, and tells of it.
    fileprivate mutating func append(
        _ item: ImportLine.Item, from source: FileReference, _ newcomers: inout [Member],
        by grant: borrowing Grant<ImportList>
    ) throws {
        switch item {
        case .chore(let draft): chores.append(try draft.added(by: grant))
        case .todo(let todo): chores.append(try todo.added(by: grant))
        case .reward(let draft): rewards.append(try draft.added(by: grant))
        case .child(let child, let points):
            let member = try child.added(by: grant, besides: newcomers)
            newcomers.append(member)
            people.append(MemberView(member, seesProfile: true))
            if let points {
                openings.append(try grant.open(with: points, of: member, as: source))
            }
        case .opening(let name, let points):
            let member = try grant.membership().home.member(named: name)
            openings.append(try grant.open(with: points, of: member, as: source))
        }
    }
}

extension Action {
    package static let importData = Action(
        "data.import", on: .household, kin: .manages(except: .nothing), password: .sometimes,
        back: .by(
            ["chore.delete", "todo.delete", "reward.retire", "member.remove", "points.reverse"],
            PastTense("brought in") { who, thing in "\(who) brought in \(thing)" }),
        tells: [.newcomers(.assigned)])
}
