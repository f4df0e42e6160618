/// A day of the Gregorian calendar, without a time zone.
public struct CalendarDate: Hashable, Sendable, Comparable {
    /// The year, 0…9999.
    public let year: Int
    /// The month, 1…12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a day, or `nil` where the calendar has none such.
    public init?(year: Int, month: Int, day: Int) {
        guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
            day <= Self.days(in: month, of: year)
        else { return nil }
        self.init(checkedYear: year, month: month, day: day)
    }

    /// Reads a day as ISO 8601 writes it: `2026-03-31`; `nil` where the text is anything else.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2],
            text.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (0x30...0x39).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day in UTC at a number of seconds since the first instant of 1970, up to the year 9999.
    public init(secondsSince1970 seconds: Double) {
        var days = Int((min(max(seconds, 0), 253_402_300_799) / 86_400).rounded(.down))
        var year = 1970
        while days >= Self.days(in: year) {
            days -= Self.days(in: year)
            year += 1
        }
        var month = 1
        while days >= Self.days(in: month, of: year) {
            days -= Self.days(in: month, of: year)
            month += 1
        }
        self.init(checkedYear: year, month: month, day: days + 1)
    }

    private init(checkedYear year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Whether one day comes before another.
    public static func < (earlier: CalendarDate, later: CalendarDate) -> Bool {
        (earlier.year, earlier.month, earlier.day) < (later.year, later.month, later.day)
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400)
    }

    private static func days(in year: Int) -> Int { isLeap(year) ? 366 : 365 }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

extension CalendarDate: CustomStringConvertible {
    /// The day as ISO 8601 writes it.
    public var description: String {
        func padded(_ number: Int, to length: Int) -> String {
            String(repeating: "0", count: max(0, length - "\(number)".count)) + "\(number)"
        }
        return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))"
    }
}
