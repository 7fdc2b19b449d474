import HouseholdModel
package import HouseholdService

extension Quota {
    /// What is told.
    package var explanation: Explanation {
        switch self {
        case .openChores:
            Explanation(
                code, .conflict,
                "\(rawValue) chores are open here, and no more fit in. Do some or delete some first.",
                try: ["list"])
        case .ownTodos:
            Explanation(
                code, .conflict,
                "You have \(rawValue) to-dos of your own. That is a lot! Do some or delete some first.",
                try: ["list"])
        case .proposals:
            Explanation(
                code, .conflict,
                "\(rawValue) ideas of yours wait for an answer. Ask your parents to look at them first.",
                try: ["list"])
        case .wishes:
            Explanation(
                code, .conflict,
                "\(rawValue) wishes of yours wait for an answer. Ask your parents to look at them first.",
                try: ["reward wishes"])
        case .routines:
            Explanation(
                code, .conflict, "There are \(rawValue) routines, and no more fit in.",
                try: ["routine list"])
        case .strayAccounts:
            Explanation(
                code, .conflict,
                "\(rawValue) people have registered today and are in no household. Try again tomorrow.",
                try: ["login NAME"])
        case .households:
            Explanation(
                code, .conflict,
                "You are in \(rawValue) households, and more are not for one person.",
                try: ["household list"])
        case .waiting:
            Explanation(
                code, .conflict,
                "\(rawValue) people wait to be let in there, and more can't. Ask them to answer first."
            )
        }
    }
}
