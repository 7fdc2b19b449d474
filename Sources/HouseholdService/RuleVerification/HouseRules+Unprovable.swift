import Cedar
import HouseholdModel

// What no list of cases is a proof of.

extension HouseRules {
    /// Refuses rules that look at something which the model does not vary.
    func refuseUnprovable(under schema: Cedar.Schema) throws(ServiceError) {
        let varied = schema.varied
        let all = policies.policies + HouseRules.policies(ofPasses: policies)
        for policy in all where policy.isOfHouseholds {
            let mentions = Mentions(of: [policy])
            if let blind = mentions.blindSpot(whereVaried: varied) {
                throw .rules(.broken("\(policy.id) \(blind)"))
            }
            guard mentions.calculates, policy.isDemanded else { continue }
            throw .rules(
                .broken(
                    """
                    \(policy.id) calculates, so that nobody can say when parents see what their children do. \
                    Compare with a moment or a length of time instead.
                    """))
        }
    }
}

extension Policy {
    /// Whether it is about anything that is a household's affair.
    fileprivate var isOfHouseholds: Bool {
        Action.allCases.contains {
            !$0.isOutsideHouseholds && fits(action: $0.uid, with: Entities())
        }
    }

    /// Whether it is about something that a wall demands to be allowed.
    fileprivate var isDemanded: Bool {
        Action.allCases.contains { action in
            (action.kin == .sees || action == .setRules)
                && fits(action: action.uid, with: Entities())
        }
    }
}

extension Mentions {
    /// How many people besides who asks have a part in one case.
    private static let crowd = 3

    /// What the model does not vary, in words.
    fileprivate func blindSpot(whereVaried varied: Set<Text>) -> String? {
        if usesContext {
            return "compares all of the context at once, and nobody can go through all moments. "
                + "Look at context.now or context.today instead."
        }
        if let attribute = attributes.subtracting(varied).min() {
            return "looks at \(attribute), which the proof does not vary."
        }
        if names("Device") {
            return "names one device, and nobody can go through all of them. "
                + "Look at context.device.board instead."
        }
        let people = entities.filter { $0.entityType == "Member" }
        if reads("assignees", "members"), people.count > Self.crowd {
            return "names \(people.count) people beside a list of people, and the proof has "
                + "\(Self.crowd) in a list at most. Make it several rules."
        }
        return blindTime ?? blindCount ?? blindTag
    }

    /// What of time the model does not vary, in words.
    private var blindTime: String? {
        if comparesTimesOfPass {
            return "compares when a pass begins or ends with another moment than now, "
                + "which the proof does not vary."
        }
        if reads("hour"), countsTime {
            return "looks at the hour and at how long something takes, which the proof does not "
                + "compare. Make it two rules."
        }
        if reads("hour"), reads("up_to", "used") {
            return "looks at the hour and at the points of a pass, which the proof does not "
                + "compare. Make it two rules."
        }
        return nil
    }

    /// What of numbers the model does not vary, in words.
    private var blindCount: String? {
        usesCountOtherwise.map {
            "compares \($0.rawValue) with something else than a number, which the proof "
                + "does not go through. Compare it with a number that is written down."
        }
    }

    /// What of tags the model does not vary, in words.
    private var blindTag: String? {
        if usesTagsOtherwise {
            return "looks at tags in a way that the proof does not go through. "
                + #"Ask for tags that are written down: resource.tags.contains("garden")."#
        }
        // Rules compare byte by byte, so that a letter in two parts is in no tag.
        let odd = tags.filter { tag in Tag(tag.string).map { Text($0.description) } != tag }.min()
        return odd.map {
            "asks for \(Value.string($0)), which is no tag: "
                + "tags are a word in lower case, without #."
        }
    }
}
