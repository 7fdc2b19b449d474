import HouseholdModel
import HouseholdWords
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
}
