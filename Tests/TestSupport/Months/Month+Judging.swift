extension Month {
    /// As many lines as a small window shows.
    private static let screen = 24
    /// As many messages as reach a child on a day.
    private static let mostMessages = 3

    /// What is not as a family wants it after so many days: too much to read in the morning, too many messages, what nags
    /// though it was answered, points that are wrong, nothing done.
    package func problems() async throws -> [String] {
        var problems = stale.map { "of something that was answered: \($0)" }
        for morning in mornings where morning.lines > Self.screen {
            problems.append("\(morning.lines) lines for \(morning.who) on day \(morning.day)")
        }
        for (child, days) in messages {
            for (day, texts) in days where texts.count > Self.mostMessages {
                problems.append("for \(child) on day \(day): \(texts)")
            }
        }
        for child in family.children {
            let points = try await points(of: child)
            let (earned, pending) = (earned[child.handle, default: 0], pending(of: child))
            let balance = earned - spent[child.handle, default: 0]
            if (points.earned, points.pending, points.balance) != (earned, pending, balance) {
                problems.append(
                    "\(child.name): \(points) in place of \(earned), \(pending), \(balance)")
            }
        }
        problems += faults + neglected
        if asked == 0 { problems.append("no message asked for anything") }
        if try await !verifies() { problems.append("the books do not add up") }
        if done < (family.isFlat ? 12 : 40) { problems.append("only \(done) things were done") }
        return problems
    }
}
