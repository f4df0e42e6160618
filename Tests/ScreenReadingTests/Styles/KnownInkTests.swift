import ColorMath
import Raster
import ScreenReading
import Testing
import TextDetection

/// Lines that cannot show their ink, beside others that do.
struct `An ink that another line shows` {
    private func line(
        _ ink: String, on backdrop: String = "#FFFFFF", strokes: Double? = 1.2, doubts: [Region.Doubt] = [],
        low: Double? = nil, size: Double = 12
    ) throws -> Region {
        let (ink, backdrop) = (try #require(SRGB8(ink)), try #require(SRGB8(backdrop)))
        let ratio = ink.contrastRatio(with: backdrop)
        return Region(
            kind: .text, box: .init(x: 0, y: 0, width: 60, height: 12), ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(typical: ratio, low: low ?? ratio, high: ratio), pointSize: size,
            strokeWidth: strokes, doubts: doubts)
    }

    /// Whether the first of two lines has the ink of the second, and no doubt about it.
    private func isKnown(_ line: Region, beside other: Region) -> Bool {
        var lines = [line, other]
        KnownInk.settle(&lines)
        return lines[0].isInkKnown && lines[0].ink == other.ink && lines[0].doubts.isEmpty
    }

    @Test func `is that of thin strokes of the very colour, whatever their size`() throws {
        let title = try line("#777777", strokes: 3, size: 20)
        #expect(isKnown(try line("#777777"), beside: title))
        #expect(isKnown(try line("#777777", doubts: [.thinStrokes]), beside: title))
        // The one passes, and the other does not.
        #expect(!isKnown(try line("#767676"), beside: title))
        #expect(!isKnown(try line("#777777"), beside: try line("#777777", on: "#FEFEFE", strokes: 3)))
    }

    @Test func `is that of soft letters that are hardly weaker`() throws {
        let label = try line("#777777", strokes: 3)
        #expect(isKnown(try line("#777778", doubts: [.veiled], low: 4.1), beside: label))
        #expect(!isKnown(try line("#7C7C7C", doubts: [.veiled]), beside: label))
        // No veil makes an ink stronger.
        #expect(!isKnown(try line("#767676", doubts: [.veiled]), beside: label))
        #expect(!isKnown(try line("#777777", doubts: [.veiled, .busyBackdrop]), beside: label))
    }

    @Test func `is told by no line that is as thin or soft itself`() throws {
        #expect(!isKnown(try line("#777777"), beside: try line("#777777")))
        #expect(!isKnown(try line("#777777"), beside: try line("#777777", strokes: 3, doubts: [.veiled])))
        var thin = try line("#777777")
        thin.showsItsInk = true
        #expect(isKnown(try line("#777777", strokes: 0.9), beside: thin))
    }

    @Test func `is told by strokes that are judged without doubt, and by icons`() throws {
        #expect(isKnown(try line("#777777"), beside: try line("#777777", strokes: 1.5)))
        #expect(!isKnown(try line("#777777"), beside: try line("#777777", strokes: 1.4)))
        var icon = try line("#777777", strokes: 2)
        icon.kind = .icon
        #expect(isKnown(try line("#777777"), beside: icon))
        icon.strokeWidth = 1.9
        #expect(!isKnown(try line("#777777"), beside: icon))
    }

    @Test func `is the same over all of a soft line's backdrop`() throws {
        var lines = [
            try line("#777777", doubts: [.veiled], low: 4.1), try line("#777777", strokes: 3),
        ]
        KnownInk.settle(&lines)
        #expect(lines[0].contrast == lines[1].contrast && lines[0].inkShare == 1)
    }
}
