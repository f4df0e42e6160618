import Audit
import ColorMath
import Foundation
import Legible
import Raster
import Reporting
import TestSupport
import Testing

@Suite("The links on a picture of a page")
struct PictureLinksTests {
    /// The page on a screen with lines of text that fail, and others that pass.
    private func page(failing: [PixelRect], passing: [PixelRect] = []) throws -> String {
        let lines =
            failing.enumerated().map { index, box in
                // Each in an ink of its own, so that each is a finding.
                Region.line(
                    contrast: 2 + 0.01 * Double(index),
                    ink: SRGB8(red: UInt8(120 + index), green: 140, blue: 150),
                    box: box)
            } + passing.map { Region.line(contrast: 21, ink: .black, box: $0) }
        let screen = ScreenAudit.sample(regions: lines, rules: RuleSelection(only: .textContrast))
        return try ReportDelivery.deliver(
            [ReportRequest(.html, images: .none)], on: [ScreenRecord(of: screen, in: .sample)])
    }

    /// The boxes of the numbers, a letter of which is as wide as three fifths of its height.
    private func numbers(in page: String) throws -> [PixelRect] {
        try page.matches(of: /<text x="([0-9.]+)" y="([0-9.]+)" font-size="([0-9.]+)" stroke[^>]*>([0-9]+)</)
            .map {
                let values = try [$0.1, $0.2, $0.3].map { try #require(Double(String($0))) }
                let width = values[2] * 0.6 * Double($0.4.count)
                return PixelRect(
                    x: Int(values[0]), y: Int(values[1] - values[2] * 5 / 6), width: Int(width),
                    height: Int(values[2]))
            }
    }

    @Test("are in the order of the list, which is that of the keyboard")
    func order() throws {
        let page = try page(
            failing: (0..<9).map { PixelRect(x: 20, y: 40 + 60 * $0, width: 120, height: 18) })
        let numbers = page.matches(
            of: #/class="error" href="\#finding-[0-9a-f]+" aria-label="([0-9]+), /#)
        #expect(numbers.compactMap { Int($0.1) } == Array(1...9))
    }

    @Test("have numbers that lie on no text, and on no other number")
    func numbers() throws {
        // Tight lines of a list, with more text to the right of each.
        let lines = (0..<20).map { PixelRect(x: 16, y: 60 + 24 * $0, width: 180, height: 20) }
        let others = (0..<20).map { PixelRect(x: 220, y: 60 + 24 * $0, width: 120, height: 20) }
        let numbers = try numbers(in: page(failing: lines, passing: others))
        #expect(numbers.count == 20)
        for (index, number) in numbers.enumerated() {
            let covered = (lines + others + numbers[..<index]).filter(number.intersects)
            #expect(covered.isEmpty, "\(index + 1) at \(number)")
        }
    }

    @Test("have frames that cut no line beside their own")
    func frames() throws {
        let lines = (0..<6).map { PixelRect(x: 40, y: 100 + 22 * $0, width: 180, height: 20) }
        let outlines = try page(failing: lines).matches(
            of: /class="mark" d="M([0-9.]+) ([0-9.]+)h([0-9.]+)v([0-9.]+)/)
        #expect(outlines.count == 6)
        for outline in outlines {
            let top = try #require(Double(String(outline.2)))
            let height = try #require(Double(String(outline.4)))
            let within = lines.filter { Double($0.maxY) > top && Double($0.y) < top + height }
            #expect(within.count == 1 && height > 20)
        }
    }

    @Test("lead to what lies within another place, and to what covers a graver one by its frame")
    func overlap() throws {
        let (large, small) = (
            PixelRect(x: 40, y: 100, width: 200, height: 100),
            PixelRect(x: 60, y: 120, width: 50, height: 20)
        )
        #expect(try !page(failing: [large, small]).contains("hit beneath"))
        #expect(try page(failing: [small, large]).matches(of: /class="hit beneath"/).count == 1)
    }
}
