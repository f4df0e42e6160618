import Audit
import ColorMath
import Elements
import Raster
import Recognition
import Screenshots
import SystemColors
import Testing

/// What lies under a sheet.
@Suite("An element under another")
struct CoveredElementTests {
    private static let (width, height) = (390, 800)

    /// A list of buttons with black marks, and what comes after it in the tree, drawn by its fill.
    private func audit(
        _ later: [ScreenElement], filled fill: SRGB8?, marks: Bool = true
    ) -> ScreenAudit {
        var bitmap = Bitmap(
            width: Self.width, height: Self.height, filledWith: RGBA<UInt8>(SRGB8(hex: 0xFFFFFF)))
        let rows = (0..<6).map { ElementFrame(x: 16, y: 100 + 80 * Double($0), width: 358, height: 30) }
        for row in rows where marks { bitmap.fill(row, with: SRGB8(hex: 0x000000), inset: 8) }
        if let fill, let first = later.first {
            bitmap.fill(first.frame, with: fill, inset: 0)
            for part in later.dropFirst() { bitmap.fill(part.frame, with: SRGB8(hex: 0xFFFFFF), inset: 4) }
        }
        var elements = rows.enumerated().map { ScreenElement(.button, at: $1, label: "Row \($0)") }
        let cover = elements.count
        elements += later.enumerated().map { place, element in
            ScreenElement(element.role, at: element.frame, label: element.label, in: place == 0 ? nil : cover)
        }
        let rules = RuleSelection(enabling: [.unseenLabel, .targetSpacing, .targetSize])
        return Auditor(images: NoImages(), rules: rules, conditions: KnownConditions(platform: .iOS)).audit(
            Screenshot(bitmap: bitmap, scale: Scale(1, source: .option)), elements: ElementTree(elements))
    }

    private func rules(_ audit: ScreenAudit) -> Set<Rule.ID> {
        Set(audit.findings.map(\.rule)).intersection([
            Rule.unseenLabel.id, Rule.targetSpacing.id, Rule.targetSize.id,
        ])
    }

    private static let sheet = ScreenElement(
        .group, at: ElementFrame(x: 0, y: 60, width: 390, height: 740), label: "Player")
    private static let play = ScreenElement(
        .button, at: ElementFrame(x: 160, y: 640, width: 64, height: 64), label: "Play")

    @Test("is set aside where the sheet hides it")
    func hidden() {
        let audit = audit([Self.sheet, Self.play], filled: SRGB8(hex: 0x2A2140))
        #expect(rules(audit).isEmpty, "\(audit.findings.map(\.message))")
    }

    @Test("counts where what lies over it lets it be seen")
    func seen() {
        let audit = audit([Self.sheet, Self.play], filled: nil)
        #expect(audit.findings.count { $0.rule == Rule.targetSize.id } == 6)
    }

    @Test("counts where it shows nothing and nothing lies over it")
    func alone() {
        let other = ScreenElement(.group, at: ElementFrame(x: 0, y: 0, width: 390, height: 60), label: "Bar")
        let audit = audit([other, Self.play], filled: SRGB8(hex: 0x2A2140), marks: false)
        #expect(rules(audit).contains(Rule.unseenLabel.id))
    }

    @Test("is not missed on a picture that is all one colour, which says so")
    func plain() {
        let audit = audit([], filled: nil, marks: false)
        #expect(rules(audit) == [Rule.targetSize.id])
        #expect(audit.warnings.contains { $0.contains("all one colour") })
    }
}

extension Bitmap<UInt8> {
    fileprivate mutating func fill(_ frame: ElementFrame, with color: SRGB8, inset: Int) {
        for y in Int(frame.y) + inset..<Int(frame.maxY) - inset {
            for x in Int(frame.x) + inset..<Int(frame.maxX) - inset { self[x, y] = RGBA(color) }
        }
    }
}
