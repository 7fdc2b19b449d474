/// A table of what decides about everything else that older files have not.
///
/// How a household stood is looked at before such a file is brought to the newest form, too.
enum LaterTable: String, CaseIterable {
    /// Rules that hold until the end of a day.
    case rulePromises = "house_rules_promise"
    /// Rules on trial.
    case ruleTrials = "house_rules_trial"
}
