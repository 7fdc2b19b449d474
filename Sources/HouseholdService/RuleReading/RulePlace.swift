/// Where a rule looks for somebody.
package enum RulePlace: String, CaseIterable, Hashable, Sendable {
    case asker = "principal"
    case subject = "resource"
    case doneFor = "context.doer"
    case assignee = "resource.assignee"
    case plannedFor = "resource.planned_for"
    case offeredTo = "resource.offered_to"
    case doer = "resource.doer"
    case recorder = "resource.recorded_by"
    case creator = "resource.created_by"
    /// Several, among whom somebody is.
    case assignees = "resource.assignees"
    case members = "resource.members"
    /// Whose a request, a wish, an absence or an entry of the book is.
    case owner = "resource.member"
    case actor = "resource.by"
    case concerned = "resource.about"

    /// Whether there may be nobody.
    package var isOptional: Bool {
        [.assignee, .plannedFor, .offeredTo, .doer, .recorder, .actor, .concerned].contains(self)
    }

    /// Whether there are several, so that there can be others besides.
    package var isList: Bool { self == .assignees || self == .members }
}

/// Who is in a place, or that it is somebody else.
package struct RuleWhom: Hashable, Sendable {
    package let kind: Kind
    /// Whether there is somebody, but nobody of these.
    package let isOther: Bool

    package init(_ kind: Kind, isOther: Bool = false) {
        (self.kind, self.isOther) = (kind, isOther)
    }

    package enum Kind: Hashable, Sendable {
        case anybody
        case asker
        case group(RuleGroup)
        /// One member, by the name that the rules know.
        case somebody(String)
        /// Whoever is in that place.
        case place(RulePlace)
        /// Somebody of the household of whoever asks.
        case housemate
        /// A child that the pass of whoever asks names.
        case childOfPass
    }

    /// The others.
    package var others: RuleWhom { RuleWhom(kind, isOther: !isOther) }
}
