import HouseholdModel
import Testing

@Suite("A personal setting")
struct PersonalSettingTests {
    @Test(
        "takes the values that it can have",
        arguments: [
            (PersonalSetting.plain, "ON", "on"), (.history, "off", "off"), (.ghost, "on", "on"),
            (.easy, "on", "on"), (.motion, "On", "on"), (.sound, "off", "off"),
            (.lock, "1", "1"), (.lock, "060", "60"), (.lock, "Off", "off"), (.dates, "ISO", "iso"),
            (.dates, "short", "short"), (.language, "en", "en"), (.language, "de-AT", "de-AT"),
            (.language, "zh-Hant-TW", "zh-Hant-TW"),
        ])
    func takes(_ setting: PersonalSetting, _ typed: String, _ value: String) {
        #expect(setting.value(typed) == value)
    }

    @Test(
        "takes no others",
        arguments: [
            (PersonalSetting.plain, "yes"), (.history, ""), (.ghost, "true"), (.lock, "0"),
            (.easy, "1"),
            (.motion, "slow"), (.sound, ""),
            (.lock, "61"), (.lock, "-5"), (.lock, "5.0"), (.lock, "٥"), (.lock, ""),
            (.lock, "99999999999999999999"), (.dates, "long"), (.language, ""), (.language, "C"),
            (.language, "12"), (.language, "e1-US"), (.language, "en_US"), (.language, "en-"),
            (.language, "dé"),
            (.language, "abcdefghi"), (.language, "en\u{1b}[31m"),
        ])
    func refuses(_ setting: PersonalSetting, _ typed: String) {
        #expect(setting.value(typed) == nil)
    }
}
