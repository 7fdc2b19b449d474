#if Server
    import HTTPTypes
    import HouseholdModel
    import HouseholdService
    import HouseholdWords

    /// Why something was not done, as it is told on the page on which it was tried.
    struct PageProblem: Sendable {
        let message: Phrase
        let status: HTTPResponse.Status

        init(_ error: ServiceError) {
            (message, status) = (error.explanation.message, error.status)
            Problems.note(error)
        }

        private init(_ message: Phrase, _ status: HTTPResponse.Status) {
            (self.message, self.status) = (message, status)
        }

        /// The form is not of a page that was made for who is signed in now: somebody else came in since.
        static let staleForm = PageProblem(
            "That page was of an earlier visit. Nothing was done; try again.", .forbidden)
    }
#endif
