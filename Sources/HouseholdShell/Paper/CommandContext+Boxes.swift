import HouseholdModel
import HouseholdService
import HouseholdWords

extension CommandContext {
    /// Reads the codes of boxes that were ticked.
    ///
    /// - Parameters:
    ///   - typed: The codes.
    ///   - doer: Who did it, where that is said apart from the codes, as it has to be of what is anyone's.
    ///   - date: A day that was said beside them, which they have in themselves.
    /// - Returns: What is to be marked as done of whoever is here, and of others.
    /// - Throws: ``Failure`` where one is no code of this home; then nothing is to be marked.
    func boxes(
        _ typed: [String], of doer: String?, on date: String?
    ) async throws -> (own: [CompleteChore], others: [CompleteChoreFor]) {
        guard date == nil else {
            throw Failure.usage("A code has its day in it.", try: ["done --code QW-7XKP"])
        }
        let words = typed.flatMap { $0.split { $0 == "," || $0.isWhitespace } }
        guard !words.isEmpty else {
            throw Failure.usage(
                "Type what stands below the boxes that are ticked.", try: ["done --code QW-7XKP"])
        }
        let (account, home) = try await atHome()
        let today = home.zone.day(at: session.clock.now())
        let people = home.people.map(\.handle)
        var (own, others, wrong) = ([CompleteChore](), [CompleteChoreFor](), [String]())
        for word in words {
            guard let box = BoxCode(word, near: today, among: people) else {
                wrong.append(String(word))
                continue
            }
            if let person = doer ?? box.person, person != account.username {
                others.append(CompleteChoreFor(box.number, on: box.day, doer: person))
            } else {
                own.append(CompleteChore(box.number, on: box.day))
            }
        }
        guard wrong.isEmpty else {
            throw Failure(
                Explanation(
                    "paper.unknown", .data,
                    "\(wrong.count) codes stand for no box of this home, so nothing was marked: \(Phrase(verbatim: wrong.joined(separator: ", ")))"
                ))
        }
        return (own, others)
    }
}
