extension HouseSentence {
    /// Why something that was typed is no house rule.
    package enum Problem: Error, Hashable, Sendable {
        /// No form of sentence fits; these come nearest.
        case unknown(nearest: [HouseSentence])
        /// Rules know full hours only: the hour and the minute that were typed.
        case minutes(Int, Int)
        /// The hours are none, or all of them.
        case noHours
        /// A night is on two days, and days were named besides.
        case nightOfDays
        /// That something is done only at a time, without a time.
        case onlyWithoutTime
        /// Of somebody by name, or at some times only, that has more cases than can be proved.
        case tooManyCases
        /// At some times only, that has more cases than can be proved; of somebody by name it has not.
        case alwaysOnly
        /// That is not done at tablets that several share anyway.
        case notAtTablets
        /// It would keep parents from seeing what children do, which a wall forbids.
        case hidesFromParents
        /// Must-dos that are open would keep somebody from marking them as done.
        case blocksMustDos
    }
}
