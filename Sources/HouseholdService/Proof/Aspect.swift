/// Something that can be one way or another in the model, the plain way first.
struct Aspect<Subject> {
    /// One way it can be.
    struct Choice {
        /// What is unusual about it, or `nil` where nothing is.
        let words: String?
        let change: (inout Subject) -> Void
    }

    let choices: [Choice]

    /// The values that something can have; what is said of each, or `nil` of a usual one.
    init<Value>(
        _ path: WritableKeyPath<Subject, Value>, _ values: [Value],
        saying words: (Value) -> String?
    ) {
        choices = values.map { value in
            Choice(words: words(value)) { $0[keyPath: path] = value }
        }
    }

    /// The usual value, then the others with what is said of them.
    init<Value>(
        _ path: WritableKeyPath<Subject, Value>, _ usual: Value, or others: [(Value, String)]
    ) {
        choices =
            [Choice(words: nil) { $0[keyPath: path] = usual }]
            + others.map { value, words in
                Choice(words: words) { $0[keyPath: path] = value }
            }
    }
}

/// One combination of choices, and what is unusual about it.
struct Case<Subject> {
    var subject: Subject
    var differences: [String] = []

    /// Every combination of `aspects`.
    static func all(of plain: Subject, _ aspects: [Aspect<Subject>]) -> [Case] {
        aspects.reduce([Case(subject: plain)]) { cases, aspect in
            cases.flatMap { base in
                aspect.choices.map { choice in
                    var next = base
                    choice.change(&next.subject)
                    if let words = choice.words { next.differences.append(words) }
                    return next
                }
            }
        }
    }
}
