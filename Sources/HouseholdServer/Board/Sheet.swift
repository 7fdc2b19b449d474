#if Server
    import HTTPTypes
    import HouseholdModel
    import HouseholdWeb

    /// A page before anything stands on it: who wants it, and what is to be told there.
    struct Sheet: Sendable {
        let asked: BoardRequest
        /// Why something was not done that was tried there.
        private let refusal: PageProblem?
        /// What was filled in then.
        let draft: NewChore

        init(for asked: BoardRequest, problem: PageProblem? = nil, draft: NewChore = NewChore()) {
            (self.asked, refusal, self.draft) = (asked, problem, draft)
        }

        var problem: Phrase? { refusal?.message }

        var status: HTTPResponse.Status { refusal?.status ?? .ok }

        /// What was done before, unless something else was not since.
        var told: Told? { refusal == nil ? asked.told : nil }

        /// The chore that was.
        var done: Int? { refusal == nil ? asked.done : nil }
    }
#endif
