#if Server
    import HouseholdWeb
    import Hummingbird

    extension FormFields {
        /// The fields of the form that a browser sends.
        init(of request: Request) async throws(BodyProblem) {
            let bytes = try await request.body(
                of: "application/x-www-form-urlencoded", upTo: Self.mostBytes)
            guard let fields = FormFields(bytes) else { throw .unreadable }
            self = fields
        }

        private static let mostBytes = 16 << 10
    }
#endif
