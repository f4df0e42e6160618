import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Days of a calendar that cannot be chosen.
struct `Faint dates` {
    private static let (full, grey, pale) = (SRGB8.black, SRGB8(hex: 0x888888), SRGB8(hex: 0xC0C0C0))

    /// The indices of such days among numbers in seven columns, by their inks, with the names of the days
    /// above them; one number may be found digit by digit.
    private func faint(
        _ inks: [(ink: SRGB8, count: Int)], names: SRGB8? = nil, widthOfNames: Int = 14,
        inDigits split: Int? = nil
    ) -> [Int] {
        let days = inks.flatMap { Array(repeating: $0.ink, count: $0.count) }
        let heads = names.map { Array(repeating: $0, count: 7) } ?? []
        var numbers = (heads + days).enumerated().map { index, ink in
            Region.line(
                contrast: ink.contrastRatio(with: .white), pointSize: 13, ink: ink,
                box: PixelRect(
                    x: 40 + 44 * (index % 7), y: 60 + 36 * (index / 7),
                    width: index < heads.count ? widthOfNames : 14, height: 10))
        }
        if let split {
            numbers[split].box.width = 6
            var second = numbers[split]
            second.box.x += 8
            numbers.append(second)
        }
        return FaintDates.indices(in: numbers, scale: 1)
    }

    @Test func `are those before and after a month`() {
        #expect(
            faint([(Self.grey, 3), (Self.full, 31), (Self.grey, 8)]) == [0, 1, 2] + Array(34..<42))
        #expect(faint([(Self.full, 28), (Self.grey, 7)]) == Array(28..<35))
    }

    @Test func `are a week before the month, below names of days that are wider than numbers`() {
        let days = [(ink: Self.pale, count: 7), (ink: Self.full, count: 30), (ink: Self.pale, count: 5)]
        let first = Array(7..<14)
        #expect(faint(days, names: Self.grey, widthOfNames: 25) == first + Array(44..<49))
        // Without names, the first row may be these.
        #expect(faint(days) == Array(37..<42))
    }

    @Test func `are those until today, where they hardly stand out`() {
        #expect(faint([(Self.pale, 3), (Self.full, 25)]) == [0, 1, 2])
        #expect(faint([(Self.grey, 3), (Self.full, 25)]).isEmpty)
    }

    @Test func `are single days of the month, too, but no days of the week`() {
        let days = [(ink: Self.pale, count: 3), (Self.full, 5), (Self.pale, 2), (Self.full, 18)]
        #expect(faint(days) == [0, 1, 2, 8, 9])
        let weekends =
            [(ink: Self.pale, count: 1)]
            + (0..<4).flatMap { _ in [(ink: Self.full, count: 6), (ink: Self.pale, count: 1)] }
        #expect(faint(weekends + [(Self.full, 6)]).isEmpty)
    }

    @Test func `may be found digit by digit`() {
        #expect(faint([(Self.grey, 3), (Self.full, 31), (Self.grey, 1)], inDigits: 12) == [0, 1, 2, 34])
        #expect(faint([(Self.grey, 3), (Self.full, 31), (Self.grey, 1)], inDigits: 2) == [0, 1, 2, 34, 35])
    }

    @Test func `are all that nobody can read`() {
        let unreadable = SRGB8(hex: 0xEDEDED)
        let week = [(ink: unreadable, count: 1), (Self.full, 5), (unreadable, 1)]
        #expect(faint(Array(repeating: week, count: 4).flatMap(\.self)).count == 8)
    }

    @Test func `are no days among others, no names of days, and none in full ink`() {
        #expect(faint([(Self.full, 10), (Self.pale, 3), (Self.full, 15)]).isEmpty)
        #expect(faint([(Self.full, 28)], names: Self.pale).isEmpty)
        #expect(faint([(SRGB8(hex: 0x606060), 3), (Self.full, 31), (SRGB8(hex: 0x606060), 1)]).isEmpty)
        #expect(faint([(Self.pale, 35)]).isEmpty)
    }
}
