import Simulation
import Testing

@Suite("A setting on the command line")
struct SettingArgumentTests {
    @Test("is a number, and a style or the display's white after a colon")
    func values() throws {
        #expect(try TrueTone(argument: "2700") == TrueTone(kelvin: 2700))
        #expect(try TrueTone(argument: "5000.5:Photo") == TrueTone(kelvin: 5000.5, style: .photo))
        #expect(try AmbientLight(argument: "10000") == AmbientLight(illuminance: 10_000))
        #expect(
            try AmbientLight(argument: "1e5:600") == AmbientLight(illuminance: 100_000, peakLuminance: 600))
    }

    @Test(
        "is refused with a reason where it is no light there is",
        arguments: [
            ("", SettingArgumentError.temperature("")), ("warm", .temperature("warm")),
            ("1000", .temperature("1000")), ("nan", .temperature("nan")),
            ("3000:", .adaptivityStyle("")), ("3000:cosy", .adaptivityStyle("cosy")),
        ])
    func temperatures(argument: String, error: SettingArgumentError) {
        #expect(throws: error) { try TrueTone(argument: argument) }
    }

    @Test(
        "is refused with a reason where no display is in it",
        arguments: [
            ("-1", SettingArgumentError.illuminance("-1")), ("inf", .illuminance("inf")),
            ("500:0", .peakLuminance("0")), ("500:bright", .peakLuminance("bright")),
        ])
    func illuminances(argument: String, error: SettingArgumentError) {
        #expect(throws: error) { try AmbientLight(argument: argument) }
        #expect(!error.description.isEmpty)
    }
}
