import ColorMath
import Raster
import ScreenReading
import Testing
import TextDetection

/// Lines drawn alike on strokes so thin that each shows another part of its ink.
struct `An ink that lines share` {
    private func line(_ ink: String, on backdrop: String, strokes: Double) throws -> Region {
        let (ink, backdrop) = (try #require(SRGB8(ink)), try #require(SRGB8(backdrop)))
        return Region(
            kind: .text, box: .init(x: 0, y: 0, width: 60, height: 12), ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: backdrop)), pointSize: 12,
            strokeWidth: strokes)
    }

    private func inks(_ inks: [String], on backdrop: String, strokes: Double = 1.4) throws -> [String] {
        var lines = try inks.map { try line($0, on: backdrop, strokes: strokes) }
        SharedInk.settle(&lines)
        #expect(
            lines.allSatisfy {
                $0.contrast == MeasuredContrast(plain: $0.ink.contrastRatio(with: $0.backdrop))
            })
        return lines.map(\.ink.hex)
    }

    @Test func `is the strongest of those that follow each other without a gap`() throws {
        #expect(
            try inks(["#6F6F6F", "#6D6D6D", "#6E6E6E"], on: "#EEEEEE") == ["#6D6D6D", "#6D6D6D", "#6D6D6D"])
    }

    @Test func `is white or black where it is nearly so`() throws {
        #expect(try inks(["#FCFDFE", "#FAFCFE"], on: "#1976D2") == ["#FFFFFF", "#FFFFFF"])
        #expect(try inks(["#030303"], on: "#FFFFFF") == ["#000000"])
        #expect(try inks(["#F6F9FD"], on: "#1976D2") == ["#F6F9FD"])
        // Not the backdrop's own side.
        #expect(try inks(["#FCFCFC"], on: "#FFFFFF") == ["#FCFCFC"])
    }

    @Test func `is not that of another style`() throws {
        #expect(try inks(["#777777", "#6C6C6C"], on: "#FFFFFF") == ["#777777", "#6C6C6C"])
        #expect(try inks(["#C06060", "#60C060"], on: "#FFFFFF") == ["#C06060", "#60C060"])
    }

    @Test func `is left alone on strokes that show it`() throws {
        #expect(try inks(["#6F6F6F", "#6D6D6D"], on: "#EEEEEE", strokes: 3) == ["#6F6F6F", "#6D6D6D"])
        var lines = [
            try line("#6F6F6F", on: "#EEEEEE", strokes: 1.4), try line("#6D6D6D", on: "#EEEEEE", strokes: 4),
        ]
        SharedInk.settle(&lines)
        #expect(lines.map(\.ink.hex) == ["#6D6D6D", "#6D6D6D"])
    }

    @Test func `is white on what hardly varies, too, and not on what does`() throws {
        func inks(highest: Double) throws -> [String] {
            var lines = try ["#FFFFFF", "#FBFDFE", "#F8FBFE", "#F5FAFD"].map {
                try line($0, on: "#1976D2", strokes: 1.4)
            }
            for index in 1..<3 {
                let ratio = lines[index].contrast.typical
                lines[index].contrast = MeasuredContrast(typical: ratio, low: ratio, high: ratio * highest)
            }
            SharedInk.settle(&lines)
            return lines.map(\.ink.hex)
        }
        #expect(try inks(highest: 1.01) == [String](repeating: "#FFFFFF", count: 4))
        // Of another ink lines on what varies tell less.
        var lines = try ["#6D6D6D", "#6F6F6F"].map { try line($0, on: "#EEEEEE", strokes: 1.4) }
        let ratio = lines[1].contrast.typical
        lines[1].contrast = MeasuredContrast(typical: ratio, low: ratio, high: ratio * 1.01)
        SharedInk.settle(&lines)
        #expect(lines.map(\.ink.hex) == ["#6D6D6D", "#6F6F6F"])
        #expect(try inks(highest: 1.1) == ["#FFFFFF", "#FBFDFE", "#F8FBFE", "#F5FAFD"])
    }

    @Test func `is not given to a line that shows its own`() throws {
        var lines = try ["#757575", "#777777", "#787878"].map { try line($0, on: "#FFFFFF", strokes: 1.4) }
        lines[1].showsItsInk = true
        SharedInk.settle(&lines)
        // 4.48 and 4.61: the one fails, and the other passes.
        #expect(lines[0].ink.hex == "#757575" && lines[1].ink.hex == "#777777")
    }

    @Test func `is that of many where one of them seems to show another`() throws {
        func inks(white: Int, _ shown: String..., strokes: Double = 1.4) throws -> [String] {
            let weaker = ["#FCFDFE", "#FAFCFE", "#F8FBFE"]
            let all = [String](repeating: "#FFFFFF", count: white) + weaker + shown
            var lines = try all.map { try line($0, on: "#1976D2", strokes: 1.4) }
            for index in lines.indices.suffix(shown.count) {
                (lines[index].showsItsInk, lines[index].strokeWidth) = (true, strokes)
            }
            SharedInk.settle(&lines)
            return lines.suffix(shown.count).map(\.ink.hex)
        }
        #expect(try inks(white: 9, "#F5FAFD") == ["#FFFFFF"])
        #expect(try inks(white: 12, "#F5FAFD", strokes: 2.2) == ["#FFFFFF"])
        #expect(try inks(white: 12, "#F5FAFD", strokes: 2.3) == ["#F5FAFD"])
        // Among fewer it is drawn in that, and where another line shows the same.
        #expect(try inks(white: 8, "#F5FAFD") == ["#F5FAFD"])
        #expect(try inks(white: 9, "#F5FAFD", "#F5FAFD") == ["#F5FAFD", "#F5FAFD"])
    }

    private func shares(_ lines: Region...) -> [Double] {
        var lines = lines
        SharedInk.settle(&lines)
        return lines.map(\.inkShare)
    }

    @Test func `shows at least a share of its strength on strokes of a pixel`() throws {
        let one = shares(try line("#6F6F6F", on: "#EEEEEE", strokes: 1))[0]
        #expect(one >= 0.8 && one < 0.9)
        // More lines show more, up to all.
        let five = (0..<5).map { _ in try? line("#6F6F6F", on: "#EEEEEE", strokes: 1) }.compactMap { $0 }
        var lines = five
        SharedInk.settle(&lines)
        #expect(lines.allSatisfy { $0.inkShare > one && $0.inkShare < 1 })
        lines = Array(repeating: five[0], count: 400)
        SharedInk.settle(&lines)
        #expect(lines.allSatisfy { $0.inkShare == 1 })
    }

    @Test func `is all there on thicker strokes, beside them, and where nothing is stronger`() throws {
        let thin = try line("#6F6F6F", on: "#EEEEEE", strokes: 1)
        #expect(shares(try line("#6F6F6F", on: "#EEEEEE", strokes: 1.6)) == [1])
        #expect(shares(thin, try line("#6D6D6D", on: "#EEEEEE", strokes: 4)) == [1, 1])
        #expect(shares(try line("#010101", on: "#EEEEEE", strokes: 1)) == [1])
    }

    @Test func `does not depend on the order of the lines`() throws {
        let all = ["#F0F6FC", "#F3F8FD", "#F6FAFD", "#F9FBFE", "#FBFDFE", "#FDFEFF"]
        let forwards = try inks(all, on: "#1976D2")
        #expect(forwards == [String](repeating: "#FFFFFF", count: 6))
        #expect(try inks(all.reversed(), on: "#1976D2") == forwards)
    }
}
