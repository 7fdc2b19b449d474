import HouseholdShell
import Testing

@Suite("The places of files")
struct PlacesTests {
    @Test("are below the home folder")
    func areBelowHome() throws {
        let places = try AppPaths(environment: ["HOME": "/home/anna/"])

        #expect(places.dataFile == "/home/anna/.local/share/chorus/chorus.db")
        #expect(places.state == "/home/anna/.local/state/chorus")
        #expect(places.settingsFile == "/home/anna/.config/chorus/settings.json")
        #expect(places.runtime == nil)
    }

    @Test("are where variables say")
    func followVariables() throws {
        let places = try AppPaths(environment: [
            "HOME": "/home/anna", "XDG_DATA_HOME": "/d", "XDG_STATE_HOME": "/s/",
            "XDG_CONFIG_HOME": "/c", "XDG_RUNTIME_DIR": "/r",
        ])

        #expect(places.data == "/d/chorus")
        #expect(places.state == "/s/chorus")
        #expect(places.configuration == "/c/chorus")
        #expect(places.runtime == "/r/chorus")
    }

    @Test("don't follow relative variables")
    func ignoreRelative() throws {
        let places = try AppPaths(environment: [
            "HOME": "/home/anna", "XDG_DATA_HOME": "d", "XDG_STATE_HOME": "",
            "XDG_CONFIG_HOME": "./c",
            "XDG_RUNTIME_DIR": "~/r",
        ])

        #expect(places == (try AppPaths(environment: ["HOME": "/home/anna"])))
    }

    @Test("move the data alone when a folder is named")
    func moveData() throws {
        let places = try AppPaths(environment: ["HOME": "/home/anna"], dataFolder: "family")

        #expect(places.dataFile == "family/chorus.db")
        #expect(places.state == "/home/anna/.local/state/chorus")
    }

    @Test("need no home when variables name what is needed")
    func needNoHome() throws {
        let places = try AppPaths(environment: ["XDG_STATE_HOME": "/s"], dataFolder: "/d")

        #expect(places.settingsFile == nil)
        #expect(throws: AppPaths.Homeless.self) {
            try AppPaths(environment: ["XDG_DATA_HOME": "/d"])
        }
        #expect(throws: AppPaths.Homeless.self) { try AppPaths(environment: ["HOME": "home"]) }
    }
}
