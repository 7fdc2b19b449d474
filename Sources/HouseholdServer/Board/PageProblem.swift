#if Server
    import HTTPTypes
    import HouseholdModel
    import HouseholdService
    import HouseholdWeb
    import HouseholdWords

    /// Why something was not done, as it is told on the page on which it was tried.
    struct PageProblem: Error {
        let message: Phrase
        let status: HTTPResponse.Status
        /// Whether the device at which it was tried is not paired any more.
        let isOfDevice: Bool

        init(_ error: ServiceError, to reader: Visit? = nil) {
            (message, status) = (error.message(to: reader), error.status)
            isOfDevice = error == .device(.notPaired)
            Problems.note(error)
        }

        private init(_ message: Phrase, _ status: HTTPResponse.Status) {
            (self.message, self.status, isOfDevice) = (message, status, false)
        }

        /// That somebody else was quicker: a page shows what a chore is called, and not its number.
        init(doneBy name: Name?, _ title: String) {
            let message: Phrase =
                if let name {
                    "\(name.text) has already done \"\(title)\"."
                } else {
                    "Somebody else has already done \"\(title)\"."
                }
            self.init(message, .conflict)
        }

        /// A line that says nothing that could be added.
        init(unreadable why: Phrase) { self.init(why, .unprocessableContent) }

        /// A code with which several ask to come in, who wait then for an answer.
        static let householdCode = PageProblem(
            "That is the code of a whole household. Ask to come in with chorus join on a computer.",
            .unprocessableContent)

        /// The key of a child was typed where somebody else is signed in.
        static func otherHands(_ name: String) -> PageProblem {
            PageProblem("This key is for \(name). Sign out first.", .conflict)
        }

        /// The key of an adult was typed at a device that is paired.
        static let otherDevice = PageProblem(
            "That is the key of an adult. Come in with it on a computer, or in a browser of your own.",
            .conflict)

        /// The form is not of a page that was made for who is signed in now: somebody else came in since.
        static let staleForm = PageProblem(
            "That page was of an earlier visit. Nothing was done; try again.", .forbidden)
    }

    extension ServiceError {
        /// What is told of it on a page; a parent is sent to no parent.
        func message(to reader: Visit?) -> Phrase {
            guard case .refused(let refusal) = self, refusal.ask == "a parent",
                reader?.isGuardian == true
            else { return explanation.message }
            return refusal.reason
        }
    }
#endif
