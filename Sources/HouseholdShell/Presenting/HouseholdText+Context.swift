import HouseholdModel
import HouseholdService
import HouseholdWords

extension HouseholdText {
    /// Looks up what texts need, but not for programs, which read none.
    init(in context: CommandContext) async {
        self.init(
            of: context.options.json ? nil : await context.session.asker()?.home,
            dates: context.options.dates ?? .short, at: context.session.clock.now())
    }
}
