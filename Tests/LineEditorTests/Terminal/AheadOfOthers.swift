import Testing

extension Trait where Self == AheadOfOthers {
    /// Lets what two sides say to each other go on beside tests that take minutes.
    static var aheadOfOthers: Self { Self() }
}

/// Runs tests on threads of their own: Swift has some for each priority, and those of most tests may all be busy for
/// minutes with one test each, while a terminal waits for a program that has not begun.
struct AheadOfOthers: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?,
        performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(body) { body in
            try await Task(priority: .high) { try await body() }.value
        }
    }
}
