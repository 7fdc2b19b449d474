import HouseholdModel
package import HouseholdService

extension DeviceProblem {
    /// What is told where a device can't be paired, or nobody signs in at it.
    package var explanation: Explanation {
        switch self {
        case .codeRefused:
            Explanation(
                code, .data,
                "No device shows that code. It works for ten minutes: look at the device again.")
        case .tooManyCodes:
            Explanation(
                code, .temporary, "Five codes were wrong. Try again in ten minutes.")
        case .tooManyWait:
            Explanation(
                code, .temporary,
                "As many devices wait to be paired as may at once. Try again in ten minutes.")
        case .notForYou:
            Explanation(
                code, .noPermission,
                "This device is for others. A parent can let it be for you, too.",
                try: ["device list"])
        case .notPaired:
            Explanation(
                code, .noPermission, "This device is not paired any more. Pair it again.")
        }
    }
}
