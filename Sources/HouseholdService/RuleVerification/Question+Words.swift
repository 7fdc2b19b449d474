import HouseholdModel

// A question in the words of a parent.

extension Question {
    /// Who asks.
    var who: String {
        switch setting.standing {
        case .nobody: return "somebody who is not signed in"
        case .account(.adult): return "an adult in no household"
        case .account(.child): return "a child in no household"
        case .program: return "the program itself"
        case .member:
            let role = setting[.asker].role
            return role == .owner ? "the owner" : "a \(role.rawValue)"
        }
    }

    /// What it is about.
    var object: String {
        let end = setting.isElsewhere ? " of another household" : ""
        return switch thing {
        case .program: "the program"
        case .household: setting.isElsewhere ? "another household" : "the household"
        case .oneself: "themselves"
        case .other: name(.other) + end
        case .chore(let assignees): plan(of: assignees) + naming + end
        case .occurrence(let assignee, _):
            chore(of: assignee) + (thing.doer.map { ", done by \(doer($0, of: assignee))" } ?? "")
                + naming + end
        case .reward(let audience):
            "a reward for \(audience.isEmpty ? "somebody else" : names(audience))" + end
        case .request(let party): of(party, "request") + end
        case .wish(let party): of(party, "wish") + end
        case .ledgerEntry(let party): of(party, "entry of the book") + end
        case .absence(let party): of(party, "absence") + end
        case .auditEntry(let actor, let subject): auditEntry(by: actor, about: subject) + end
        }
    }

    private var naming: String {
        named.map { ", for \(name($0))" } ?? ""
    }

    private func chore(of assignee: Party?) -> String {
        switch assignee {
        case nil: "a chore open to all"
        case .asker?: "their own chore"
        case let party?: "a chore of \(name(party))"
        }
    }

    private func plan(of assignees: Set<Party>) -> String {
        guard assignees.count > 1 else { return chore(of: assignees.first) }
        return "a chore of \(names(assignees))"
    }

    private func of(_ party: Party, _ what: String) -> String {
        let article = ["a", "e"].contains(what.prefix(1)) ? "an" : "a"
        return party == .asker ? "their own \(what)" : "\(article) \(what) of \(name(party))"
    }

    private func doer(_ party: Party, of assignee: Party?) -> String {
        party == .other && assignee == .other
            ? "that \(setting[.other].role.rawValue)" : name(party)
    }

    private func auditEntry(by actor: Party?, about subject: Party?) -> String {
        switch (actor, subject) {
        case (nil, nil): "the record of what nobody did"
        case (let actor?, nil): "the record of what \(name(actor, "they")) did"
        case (nil, let subject?): "the record of what happened to \(name(subject))"
        case (let actor?, let subject?):
            "the record of what \(name(actor, "they")) did to \(name(subject))"
        }
    }

    private func names(_ parties: Set<Party>) -> String {
        Party.allCases.filter(parties.contains).map { name($0) }
            .joined(separator: " and ")
    }

    private func name(_ party: Party, _ asker: String = "themselves") -> String {
        party == .asker ? asker : setting.name(party)
    }
}

extension ModelState {
    /// Somebody by their role, and by how many of it there are before.
    func name(_ party: Party) -> String {
        let role = self[party].role
        let before = Party.allCases.prefix { $0 != party }.filter { self[$0].role == role }.count
        let articles = [role == .owner ? "an" : "a", "another", "a third", "a fourth"]
        return "\(articles[min(before, articles.count - 1)]) \(role.rawValue)"
    }
}
