import HouseholdModel
import HouseholdWords
import TestSupport
import Testing

@Suite("A city")
struct CityTests {
    @Test(
        "is a zone by its name in any language, however that is typed",
        arguments: [
            ("Wien", "Europe/Vienna"), ("zürich", "Europe/Zurich"), ("Zuerich", "Europe/Zurich"),
            ("MÜNCHEN", "Europe/Berlin"), ("Koeln", "Europe/Berlin"),
            ("st gallen", "Europe/Zurich"),
            ("Neu Delhi", "Asia/Kolkata"), ("new york", "America/New_York"),
            ("São Paulo", "America/Sao_Paulo"), ("boston", "America/New_York"),
            ("Europe/Berlin", "Europe/Berlin"), ("UTC", "UTC"), ("", nil), ("-", nil),
            ("Nowhere", nil), ("Europe", nil),
        ])
    func isFound(typed: String, zone: String?) {
        #expect(Zone(city: typed)?.name == zone)
    }

    @Test(
        "is as good as a country with one zone, in any language",
        arguments: [
            ("Österreich", "Europe/Vienna"), ("Oesterreich", "Europe/Vienna"),
            ("Austria", "Europe/Vienna"), ("Schweiz", "Europe/Zurich"),
            ("switzerland", "Europe/Zurich"), ("Deutschland", "Europe/Berlin"),
            ("GERMANY", "Europe/Berlin"), ("UK", "Europe/London"), ("U.K.", "Europe/London"),
            ("England", "Europe/London"), ("Vereinigtes Königreich", "Europe/London"),
            ("Tuerkei", "Europe/Istanbul"), ("Japan", "Asia/Tokyo"),
            ("Neuseeland", "Pacific/Auckland"), ("Jordan", "Asia/Amman"),
            ("Jordanien", "Asia/Amman"), ("Cyprus", "Asia/Nicosia"), ("Zypern", "Asia/Nicosia"),
            ("USA", nil), ("Canada", nil), ("Spanien", nil), ("Springfield", nil),
        ])
    func isCountry(typed: String, zone: String?) {
        #expect(Zone(city: typed)?.name == zone)
    }

    @Test(
        "leads to the zones of a country with several",
        arguments: [
            ("USA", "America/Chicago"), ("united states", "America/New_York"),
            ("Vereinigte Staaten", "America/Los_Angeles"), ("Kanada", "America/Toronto"),
            ("Spanien", "Atlantic/Canary"), ("Ecuador", "America/Guayaquil"),
            ("Congo", "Africa/Kinshasa"), ("Mexiko", "America/Cancun"),
        ])
    func hasSeveral(typed: String, zone: String) async throws {
        let stage = try await Family.stage()
        let outcome = await stage.say("household settings zone \(typed)")

        #expect(outcome.exit == 65)
        let message =
            "error: \"\(typed)\" has several time zones. Name a city there, or one of them.\n"
        #expect(outcome.messages.hasPrefix(message), "\(outcome)")
        #expect(outcome.messages.contains("  try: household settings zone \(zone)\n"), "\(outcome)")
        #expect(await stage.say("household settings zone \(zone)").exit == 0)
    }

    @Test("names the zones of a country that are in the database", arguments: WideCountry.allCases)
    func namesZones(country: WideCountry) {
        #expect(country.zones.count > 1)
        for language in Language.all {
            let names = language.countries.filter { $0.key == country }.flatMap(\.value)
            #expect(!names.isEmpty || language.catalogue.tag != "en")
            #expect(
                names.filter { WideCountry(called: $0) != country || Zone(city: $0) != nil } == [])
        }
    }

    @Test("is in one country, and none of those that these are to have is missing")
    func isInOneCountry() {
        let zones = WideCountry.allCases.flatMap(\.zones)
        #expect(zones.count == 36 && Set(zones).count == 36, "\(zones.map(\.name))")
    }

    @Test("that is written nearly so is offered, and of one that nobody knows is said what to name")
    func isOffered() async throws {
        let stage = try await Family.stage()

        let near = await stage.say("household settings zone Wein")
        #expect(near.messages.contains("There is no time zone for \"Wein\" here."), "\(near)")
        #expect(near.messages.contains("  try: household settings zone Europe/Vienna\n"), "\(near)")
        let one = await stage.say("household settings zone Viena")
        #expect(one.messages.contains("Europe/Vienna"), "\(one)")
        #expect(!one.messages.contains("Boa_Vista"), "\(one)")
        #expect(!one.messages.contains("Ho_Chi_Minh"), "\(one)")
        let full = await stage.say("household settings zone Europe/Berln")
        #expect(full.messages.contains("  try: household settings zone Europe/Berlin\n"), "\(full)")
        let unknown = await stage.say("household settings zone Springfield")
        #expect(
            unknown.messages.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "Name the next big city, or a zone such as Europe/Berlin."), "\(unknown)")
        #expect(!unknown.messages.contains("try:"), "\(unknown)")
        #expect([near, full, unknown].map(\.exit) == [65, 65, 65])
    }

    @Test("is advised as the whole line where a household is made")
    func isAdvisedAsLine() async throws {
        let stage = try Stage()
        await stage.register()

        let outcome = await stage.say("household create Smith home --zone USA")

        #expect(
            outcome.messages.contains(
                "  try: household create Smith home --zone America/New_York\n"), "\(outcome)")
    }
}
