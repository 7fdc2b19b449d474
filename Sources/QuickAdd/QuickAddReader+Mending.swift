extension QuickAddReader {
    /// The same problem with a line to try that can be read: what mends one word may show the next.
    func mended(_ problem: QuickAddProblem) -> QuickAddProblem {
        var best = problem
        for _ in 0..<5 {
            guard let line = best.attempts.first, line.hasPrefix("add "),
                let words = try? Tokenizer.words(in: line).dropFirst(),
                case .problem(let next) = understood(words.map { QuickAddWord($0) })
            else {
                return QuickAddProblem(
                    cause: best.cause,
                    attempts: Array(best.attempts.prefix(1)) + problem.attempts.dropFirst())
            }
            best = next
        }
        return QuickAddProblem(cause: problem.cause, attempts: Array(problem.attempts.suffix(1)))
    }
}
