/// What is special about a chore that was done; it is kept with it, since a chore may be changed later.
package enum CompletionMark: String, CaseIterable, Hashable, Sendable {
    /// It was done on a day before it was due, or before the first on which it could be.
    case early
    /// It was open to all, somebody else's turn, or taken over from somebody.
    case helped
}

extension Occurrence {
    /// What is special about its being done, once it is.
    package var marks: Set<CompletionMark> {
        guard let completion else { return [] }
        var marks: Set<CompletionMark> = []
        if let days, completion.day < days.lowerBound { marks.insert(.early) }
        let isOthers = [assignee, passedTurn?.member ?? turn, offer?.by].contains {
            $0 != nil && $0 != completion.doer
        }
        if chore.assignment == .anyone || isForParents || isOthers { marks.insert(.helped) }
        return marks
    }
}
