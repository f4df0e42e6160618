import ColorMath
import Raster
import ScreenReading
import TestSupport
import Testing
import TextDetection

/// Words in a faint ink that are written elsewhere in a full one.
struct `Faint twins` {
    private static let (full, grey, pale) = (SRGB8.black, SRGB8(hex: 0x8C8C8C), SRGB8(hex: 0xC0C0C0))

    /// A word, its place, and its ink.
    private struct Word {
        let seed: Int
        let x: Int
        let y: Int
        let ink: SRGB8
    }

    /// The places of words on white at one pixel a point, from the top and the left.
    private func places(_ words: [Word]) -> [Region.Place] {
        var screen = Bitmap(width: 1000, height: 500, filledWith: DrawnText.pixel(.white))
        for word in words {
            for letter in 0..<6 { write(letter, of: word, in: &screen) }
        }
        return ScreenModel(reading: screen, scale: 1).regions.filter { $0.kind == .text }.map(\.place)
    }

    /// A mark of a stem and bars, which the seed of its word chooses.
    private func write(_ letter: Int, of word: Word, in screen: inout Bitmap<UInt8>) {
        let shape = (word.seed * 7 + letter * 5) % 8
        for row in 0..<14 {
            for column in 0..<9 {
                let isBar =
                    row < 2 && shape & 1 == 0 || (6..<8).contains(row) || row >= 12 && shape & 2 == 0
                let isStem = column < 2 || column >= 7 && (shape & 4 == 0) == (row < 7)
                if isBar || isStem {
                    screen[word.x + 12 * letter + column, word.y + row] = DrawnText.pixel(word.ink)
                }
            }
        }
    }

    /// Six words below each other.
    private func column(x: Int, ink: SRGB8, seeds: Range<Int> = 1..<7) -> [Word] {
        seeds.enumerated().map { Word(seed: $0.element, x: x, y: 60 + 50 * $0.offset, ink: ink) }
    }

    @Test func `are switched off where all stand as far from the others`() {
        let places = places(column(x: 60, ink: Self.full) + column(x: 500, ink: Self.grey))
        #expect(places.count { $0 == .inactive } == 6)
        #expect(places.count { $0 == .content } == 6)
    }

    @Test func `are no others, as those of a table, and not in an ink that can be read`() {
        let full = column(x: 60, ink: Self.full)
        #expect(
            places(full + column(x: 500, ink: Self.grey, seeds: 11..<17)).allSatisfy { $0 == .content })
        let readable = SRGB8(hex: 0x606060)
        #expect(places(full + column(x: 500, ink: readable)).allSatisfy { $0 == .content })
    }

    @Test func `are two words in one row, where they hardly stand out`() {
        func row(_ ink: SRGB8, second: Int = 2) -> [Word] {
            [
                Word(seed: 1, x: 60, y: 60, ink: Self.full), Word(seed: 2, x: 240, y: 60, ink: Self.full),
                Word(seed: 1, x: 60, y: 160, ink: ink), Word(seed: second, x: 200, y: 160, ink: ink),
            ]
        }
        #expect(places(row(Self.pale)) == [.content, .content, .inactive, .inactive])
        #expect(places(row(Self.grey)).allSatisfy { $0 == .content })
        #expect(places(row(Self.pale, second: 13)).allSatisfy { $0 == .content })
    }
}
