package import HouseholdModel

/// Where the program keeps its files, after the XDG Base Directory Specification.
package struct AppPaths: Equatable, Sendable {
    /// The environment names no place for files.
    package struct Homeless: Error, Equatable, Sendable {
        /// What a person reads.
        package var message: Phrase { "There is no place for your data: HOME is not set." }
    }

    /// The folder of the data file and its backups.
    package let data: String
    /// The folder of sessions, histories and reports of bugs.
    package let state: String
    /// The folder of the settings, if there is one.
    package let configuration: String?
    /// The folder of sockets and locks, which is gone after the last logout, if there is one.
    package let runtime: String?

    /// The data file.
    package var dataFile: String { data + "/chorus.db" }
    /// The settings file, if there is a place for it.
    package var settingsFile: String? { configuration.map { $0 + "/settings.json" } }

    /// Finds the places from variables, of which relative ones are ignored.
    ///
    /// - Parameters:
    ///   - environment: The variables.
    ///   - dataFolder: The value of `--data`, which moves the data and nothing else.
    /// - Throws: `Homeless` when data or state would have no place.
    package init(environment: [String: String], dataFolder: String? = nil) throws(Homeless) {
        func folder(_ variable: String) -> String? {
            guard let value = environment[variable], value.hasPrefix("/") else { return nil }
            let end = value.lastIndex { $0 != "/" }
            return end.map { String(value[...$0]) } ?? ""
        }
        func place(_ variable: String, below home: String) -> String? {
            let base = folder(variable) ?? folder("HOME").map { "\($0)/\(home)" }
            return base.map { $0 + "/chorus" }
        }
        guard let data = dataFolder ?? place("XDG_DATA_HOME", below: ".local/share"),
            let state = place("XDG_STATE_HOME", below: ".local/state")
        else { throw Homeless() }
        self.data = data
        self.state = state
        configuration = place("XDG_CONFIG_HOME", below: ".config")
        runtime = folder("XDG_RUNTIME_DIR").map { $0 + "/chorus" }
    }
}
