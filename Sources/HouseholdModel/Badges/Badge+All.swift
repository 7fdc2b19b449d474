extension Badge {
    /// All badges there are, in the order in which they are listed: another one is another entry.
    package static let all = [
        Badge(
            key: "first_chore", name: "First chore", details: "Do your first chore.", icon: "🌱",
            color: "green", required: 1, rule: .chores),
        Badge(
            key: "chores_10", name: "10 chores", details: "Do 10 chores.", icon: "🧹",
            color: "green", required: 10, rule: .chores),
        Badge(
            key: "chores_50", name: "50 chores", details: "Do 50 chores.", icon: "🧺",
            color: "blue", required: 50, rule: .chores),
        Badge(
            key: "chores_100", name: "100 chores", details: "Do 100 chores.", icon: "🏆",
            color: "gold", required: 100, rule: .chores),
        Badge(
            key: "streak_7", name: "7-day streak",
            details: "Do all that is due to you on 7 days in a row; days off do not count.",
            icon: "🔥", color: "orange", required: 7, rule: .streak),
        Badge(
            key: "streak_30", name: "30-day streak",
            details: "Do all that is due to you on 30 days in a row; days off do not count.",
            icon: "🌟", color: "gold", required: 30, rule: .streak),
        Badge(
            key: "early_10", name: "Early bird",
            details: "Do 10 chores on a day before they are due.", icon: "🐦", color: "blue",
            required: 10, rule: .early),
        Badge(
            key: "all_week", name: "Whole week",
            details: "Do all that is due to you in a week, at least 3 times, by its end.",
            icon: "📅", color: "purple", required: 1, rule: .wholeWeeks(atLeast: 3)),
        Badge(
            key: "helper_5", name: "Helping hand",
            details: "Do 5 chores that are open to all, or somebody else's turn.", icon: "🤝",
            color: "red", required: 5, rule: .helping),
        Badge(
            key: "first_reward", name: "First reward", details: "Reach or get your first reward.",
            icon: "🎁", color: "purple", required: 1, rule: .rewards),
    ]
}
