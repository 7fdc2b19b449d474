import HouseholdModel
import HouseholdService

extension Conversation {
    /// Takes up what is set for whoever is signed in now, and over it the options of a line.
    func applySettings(_ given: LineOptions? = nil) async {
        options = given?.over(base) ?? base
        await applyOwnSettings()
        options = given?.over(base) ?? base
    }

    private func applyOwnSettings() async {
        if !hasReadSettings { readSettingsFile() }
        presenter.settings.own = await session.ownSettings()
        base.plain = presenter.settings.isOn(.plain)
        base.dates = DateStyle(rawValue: presenter.settings.found(.dates).value)
    }

    /// Reads the settings file, once; what is wrong with it is told, and changes nothing.
    private func readSettingsFile() {
        hasReadSettings = true
        guard let path = (try? session.places())?.settingsFile, let file = SettingsFile(at: path)
        else {
            return
        }
        presenter.settings.file = file.values
        if !file.problems.isEmpty { warn(of: path, file.problems) }
    }

    private func warn(of path: String, _ problems: [Phrase]) {
        guard !options.json, !options.quiet else { return }
        let problems = problems.joined(separator: " ")
        presenter.note("warning: Something in \(path) changes nothing. \(problems)")
    }
}
