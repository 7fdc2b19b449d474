import HouseholdModel
package import HouseholdService

extension AccountProblem {
    /// What is told of accounts and passwords.
    package var explanation: Explanation {
        switch self {
        case .notSignedIn:
            Explanation(
                code, .noPermission, "Nobody is signed in.",
                try: ["login NAME"])
        case .signInRefused:
            Explanation(
                code, .noPermission, "That name and code don't match.",
                try: ["login NAME"])
        case .keyRefused:
            Explanation(
                code, .noPermission,
                "That didn't work. Check the key, or ask for a new one.")
        case .recoveryRefused:
            Explanation(
                code, .noPermission,
                "That didn't work. Check the name and the code.")
        case .consentRefused:
            Explanation(
                code, .noPermission,
                "That didn't work. Check the code, or let a new one be made: profile consent")
        case .passwordWrong:
            Explanation(
                code, .noPermission,
                "That is not your password, or too many were tried. Wait a little and try again.")
        case .passwordWanted:
            Explanation(
                code, .noPermission,
                "That needs your password again: it is more than ten minutes since you gave it.")
        case .nobodySignsIn(let name):
            Explanation(code, .data, "Nobody signs in as \"\(name)\".")
        case .isChilds(let username):
            Explanation(
                code, .data, "\(username.text) is a child, whom a parent lets in again.",
                try: ["child reset \(username.text)"])
        case .usernameTaken(let name):
            Explanation(
                code, .conflict,
                "Somebody has the user name \"\(name.text)\" already. Choose another one.")
        case .emailTaken:
            Explanation(
                code, .conflict,
                "An account with that e-mail address exists already.", try: ["login NAME"])
        case .passwordUnsuitable(let refusal):
            Explanation(code, .data, refusal.sentence)
        }
    }
}
