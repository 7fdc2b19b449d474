import Foundation

/// Policies to measure.
struct RuleBook {
    let title: String
    let text: String
}

extension RuleBook {
    /// What the program comes with, which lies in `folder`.
    static func shipped(in folder: URL) throws -> RuleBook {
        let texts = try ["family.cedar", "walls.cedar"].map { name in
            try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        }
        return RuleBook(title: "the shipped policies", text: texts.joined())
    }

    /// What a small household might write.
    static let small = RuleBook(
        title: "7 household policies",
        text: """
            permit (principal in Role::"family", action == Action::"household.show", resource);
            permit (
                principal in Role::"parent",
                action in [Action::"chore.edit", Action::"chore.complete", Action::"chore.glance"],
                resource
            );
            permit (
                principal in Role::"child",
                action in [Action::"chore.complete", Action::"chore.glance"],
                resource
            )
            when { if resource has assignee then resource.assignee == principal else true };
            permit (principal in Role::"family", action == Action::"chore.undo", resource)
            when {
                resource has doer && resource.doer == principal
                && resource has done_at
                && context.now.durationSince(resource.done_at) <= duration("1d")
            };
            permit (principal, action == Action::"points.show", resource)
            when {
                resource == principal
                || resource.activity == Audience::"household"
                || (principal in Role::"parent" && resource.activity == Audience::"parents")
            };
            forbid (principal is Member, action, resource)
            unless { resource in principal.household };
            forbid (principal is Member, action, resource)
            unless { principal.active };
            """)

    /// `count` policies, all of which apply to much of what the family does.
    static func crowded(_ count: Int) -> RuleBook {
        let policies = (0..<count).map { index in
            """
            permit (
                principal in Role::"family",
                action in [
                    Action::"household.show",
                    Action::"chore.glance",
                    Action::"chore.complete",
                    Action::"chore.undo"
                ],
                resource
            )
            when {
                principal.active
                && resource in principal.household
                && context.now > datetime("2020-01-01").offset(duration("\(index)d"))
            };
            """
        }
        return RuleBook(
            title: "\(count) policies that apply all at once",
            text: policies.joined(separator: "\n"))
    }

    /// `count` policies, each about a person of its own.
    static func personal(_ count: Int) -> RuleBook {
        let policies = (0..<count).map { index in
            """
            permit (principal == Member::"m\(index)", action == Action::"chore.complete", resource)
            unless { resource has doer };
            """
        }
        return RuleBook(
            title: "\(count) policies about different principals",
            text: policies.joined(separator: "\n"))
    }
}
