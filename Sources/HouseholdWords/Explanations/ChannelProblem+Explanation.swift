import HouseholdModel
package import HouseholdService

extension ChannelProblem {
    /// What is told of messages that can't go somewhere.
    package var explanation: Explanation {
        switch self {
        case .isConfirmed:
            Explanation(
                code, .conflict, "No code is waited for.",
                try: ["notice channels", "notice test 1"])
        case .wrongCode(let left):
            Explanation(
                code, .data, "That is not the code. It can be typed \(left) more times.",
                try: ["notice test 1   sends another one"])
        case .codeIsVoid:
            Explanation(
                code, .data, "A wrong code was typed too often.",
                try: ["notice test 1   sends another one"])
        case .triedTooOften:
            Explanation(
                code, .conflict,
                "Twenty messages to try where you are reached went out within a day. Go on tomorrow.",
                try: ["notice channels"])
        case .tooMany:
            Explanation(
                code, .conflict, "Messages can go to five places at most.", try: ["notice channels"]
            )
        case .isThere(let number):
            Explanation(
                code, .conflict, "Messages go there already.", try: ["notice test \(number)"])
        }
    }
}
