import ColorMath
import RandomNumbers
import Raster
import Testing
import TextDetection

struct `Each reason against text` {
    @Test(arguments: DrawnReason.all)
    func `is that of a shape`(drawn: DrawnReason) {
        var screen = Bitmap(width: drawn.width, height: 320, ground: .white)
        for shape in drawn.shapes { screen.draw(shape, .gray(60)) }
        let reasons = TextDetector(scale: drawn.scale).trace(of: screen).reasons
        #expect(reasons[drawn.reason] != nil, "\(reasons)")
    }

    /// `TTL` in strokes of a pixel and a half, of which the letters hardly part.
    @Test(arguments: [0.5, 0.6, 0.7, 0.8, 0.9])
    func `is none for capitals that touch`(gap: Double) {
        func foot(_ x: Double) -> [Shape] {
            [
                .stroke([SIMD2(x + 0.75, 60.75), SIMD2(x + 7.25, 60.75)], width: 1.5),
                .stroke([SIMD2(x + 4, 60.75), SIMD2(x + 4, 70.75)], width: 1.5),
            ]
        }
        let x = 76.75 + 2 * gap
        let last = Shape.stroke(
            [SIMD2(x, 60.75), SIMD2(x, 70.75), SIMD2(x + 5.25, 70.75)], width: 1.5)
        var screen = Bitmap(width: 400, height: 120, ground: .white)
        for shape in foot(60) + foot(68 + gap) + [last] { screen.draw(shape, .gray(30)) }
        let lines = TextDetector(scale: 1).regions(in: screen)
        #expect(lines.count == 1 && lines[0].kind == .text && lines[0].box.width >= 23)
    }

    @Test func `is met on some screen`() throws {
        var met = Set(DrawnReason.all.map(\.reason))
        met.formUnion(TextDetector(scale: 2).trace(of: try Self.isoluminant()).reasons.keys)
        for name in [
            "badges.offCentre@2x.png", "classifier.mirrorDifference@2x.png",
            "classifier.mostIconParts@2x.png", "layers.knownFrame@3x.png",
            "drawn.rays@1x.png", "drawn.ticks@1x.png", "patterns.fewestFigures@2x.png",
        ] {
            met.formUnion(try MeasuredScreen.named(name).reasons)
        }
        for name in try MeasuredScreen.names where met.count < Reason.allCases.count {
            met.formUnion(try MeasuredScreen.named(name).reasons)
        }
        #expect(met == Set(Reason.allCases))
    }

    /// Text on grain that is as dark as its ink, and another colour.
    private static func isoluminant() throws -> Bitmap<UInt8> {
        var random = SplitMix64(state: 5)
        var screen = Bitmap<UInt8>(width: 800, height: 400) { _, _ in
            .gray(120 + .random(in: -7...7, using: &random))
        }
        let ink = SRGB8(red: 60, green: 136, blue: 120)
        screen.draw(try Lettering("Skerry Sound"), x: 60, y: 60, ink: ink)
        screen.draw(try Lettering("Tidewater"), x: 60, y: 160, ink: ink)
        return screen
    }
}

/// Shapes that are no text, and why.
struct DrawnReason: Sendable, CustomTestStringConvertible {
    let reason: Reason
    var scale = 2.0
    var width = 800
    let shapes: [Shape]

    var testDescription: String { reason.rawValue }

    private init(_ reason: Reason, scale: Double = 2, width: Int = 800, _ shapes: [Shape]) {
        self.reason = reason
        self.scale = scale
        self.width = width
        self.shapes = shapes
    }

    static let all: [DrawnReason] = [
        DrawnReason(.tooTall, [.box(x: 100, y: 20, width: 4, height: 260)]),
        DrawnReason(.tooWide, scale: 0.25, width: 1000, [.box(x: 20, y: 60, width: 920, height: 1)]),
        DrawnReason(.speck, [.box(x: 100, y: 60, width: 1, height: 1)]),
        DrawnReason(.horizontalRule, [.box(x: 100, y: 60, width: 90, height: 5)]),
        DrawnReason(.verticalRule, [.box(x: 100, y: 40, width: 6, height: 100)]),
        DrawnReason(.solidShape, [.box(x: 100, y: 60, width: 17, height: 17, radius: 3)]),
        DrawnReason(
            .lowLine,
            [.box(x: 100, y: 60, width: 6, height: 6), .box(x: 112, y: 60, width: 5, height: 7)]),
        DrawnReason(
            .staircase,
            [12.0, 16, 21, 28].enumerated().map {
                .box(
                    x: 100 + 12 * Double($0.offset), y: 100 - $0.element, width: 6, height: $0.element)
            }),
        DrawnReason(
            .sparse,
            [
                .stroke([SIMD2(60, 60), SIMD2(100, 160)], width: 2),
                .stroke([SIMD2(200, 60), SIMD2(240, 160)], width: 2),
            ]),
        DrawnReason(.hairline, net(step: 20, columns: 10, rows: 10)),
        DrawnReason(
            .uneven,
            [
                .stroke([SIMD2(100, 40), SIMD2(180, 90), SIMD2(100, 140)], width: 8),
                .stroke([SIMD2(200, 60), SIMD2(260, 100), SIMD2(200, 120)], width: 8),
            ]),
        DrawnReason(.twoBackgrounds, frame(x: 60, width: 500, side: 100, stroke: 3)),
        DrawnReason(
            .equalHeights, (0..<5).map { .disc(x: 300 + 22 * Double($0), y: 100, radius: 7) }),
        DrawnReason(
            .equalWidths,
            [30.0, 50, 40].enumerated().map {
                .box(
                    x: 100 + 18 * Double($0.offset), y: 120 - $0.element, width: 12, height: $0.element,
                    radius: 2)
            }),
        DrawnReason(
            .scattered,
            [(100, 100), (124, 104), (148, 108), (172, 112), (182, 122)].map {
                .disc(x: $0.0, y: $0.1, radius: 7)
            }),
        DrawnReason(
            .dense,
            [
                .box(x: 100, y: 60, width: 10, height: 20, radius: 2),
                .box(x: 113, y: 56, width: 12, height: 26, radius: 2),
            ]),
        DrawnReason(
            .curve,
            [
                .stroke(
                    (0..<14).map { SIMD2(60 + 22 * Double($0), 100 + 2 * abs(Double($0 * 7 % 24) - 12)) },
                    width: 3)
            ]),
        // The bars of a sign between rows and columns of pixels.
        DrawnReason(
            .blendedEdge,
            frame(x: 60, width: 36, side: 30, stroke: 5) + [
                .box(x: 70.5, y: 70, width: 4, height: 20), .box(x: 82.5, y: 70, width: 4, height: 20),
                .box(x: 60, y: 70.5, width: 36, height: 5),
            ]),
        DrawnReason(
            .heavyStrokes, [triangle(x: 100, y: 60, width: 26, height: 26)]),
        DrawnReason(.blobs, [triangle(x: 100, y: 60, width: 16, height: 32)]),
        DrawnReason(
            .loneSimple,
            [.stroke([SIMD2(100, 60), SIMD2(146, 60), SIMD2(100, 84), SIMD2(146, 84)], width: 4)]),
        DrawnReason(.loneNarrow, [.stroke([SIMD2(700, 80), SIMD2(710, 92), SIMD2(700, 104)], width: 3)]),
        DrawnReason(
            .unlikeCharacters,
            [0.0, 13].map { x in
                .stroke([SIMD2(510 + x, 70), SIMD2(522 + x, 83), SIMD2(510 + x, 96)], width: 3)
            }),
        DrawnReason(.iconRow, (0..<3).flatMap { frame(x: 60 + 46 * Double($0), side: 26, stroke: 3) }),
        DrawnReason(.repeated, (0..<4).flatMap { frame(x: 60 + 46 * Double($0), side: 26, stroke: 3) }),
        DrawnReason(.boxes, (0..<4).flatMap { frame(x: 60 + 36 * Double($0), side: 28, stroke: 3) }),
    ]

    /// A table's lines, a pixel wide.
    private static func net(step: Double, columns: Int, rows: Int) -> [Shape] {
        let (width, height) = (step * Double(columns), step * Double(rows))
        let down: [Shape] = (0...columns).map {
            .box(x: 60 + step * Double($0), y: 60, width: 1, height: height)
        }
        let across: [Shape] = (0...rows).map {
            .box(x: 60, y: 60 + step * Double($0), width: width + 1, height: 1)
        }
        return down + across
    }

    private static func frame(x: Double, width: Double? = nil, side: Double, stroke: Double) -> [Shape] {
        let width = width ?? side
        return [
            .box(x: x, y: 60, width: width, height: stroke),
            .box(x: x, y: 60 + side - stroke, width: width, height: stroke),
            .box(x: x, y: 60, width: stroke, height: side),
            .box(x: x + width - stroke, y: 60, width: stroke, height: side),
        ]
    }

    /// A triangle that points to the right, as that of a button to play.
    private static func triangle(x: Double, y: Double, width: Double, height: Double) -> Shape {
        let slope = height / width
        return Shape { point in
            let (across, down) = (point.x - x, abs(point.y - y - height / 2))
            return max(-across, (slope * across + 2 * down - height) / (slope * slope + 4).squareRoot())
        }
    }
}
