import Audit
import Testing

@Suite("Days of the calendar")
struct CalendarDateTests {
    @Test("are read as ISO 8601 writes them")
    func reading() {
        #expect(CalendarDate("2026-03-31")?.description == "2026-03-31")
        #expect(CalendarDate("2024-02-29") != nil)
        for text in [
            "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-30", "31.3.2026",
            "",
            "2026-03-31T00:00", "+026-03-31", "soon",
        ] {
            #expect(CalendarDate(text) == nil, "\(text)")
        }
        #expect(CalendarDate("2000-02-29") != nil)
    }

    @Test(
        "follow from the seconds since 1970",
        arguments: [
            (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_400, "2000-02-29"),
            (1_798_675_200, "2026-12-31"), (-5, "1970-01-01"), (1e300, "9999-12-31"),
        ])
    func seconds(seconds: Double, day: String) {
        #expect(CalendarDate(secondsSince1970: seconds).description == day)
    }

    @Test("come before one another")
    func order() throws {
        let days = try ["2025-12-31", "2026-01-01", "2026-01-02", "2026-02-01"].map {
            try #require(CalendarDate($0))
        }
        #expect(days == days.sorted())
        #expect(days[0] < days[1] && !(days[1] < days[1]))
    }
}
