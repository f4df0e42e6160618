internal import ColorMath
package import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// Small screens that a rule objects to when they are held against one another, or does not: the first is
/// what the others are held against.
package struct ComparisonExample: Hashable {
    let screens: [Screen]

    /// Puts screens together.
    package init(screens: [Screen]) {
        self.screens = screens
    }

    /// A screen of 200 × 240 pixels.
    package struct Screen: Hashable {
        /// What its file is called, which says what it was taken under: `home-dark`.
        let name: String
        let ground: UInt32
        let marks: [Mark]
        /// Pixels per point.
        let scale: Double
        /// Its view tree; empty where none is known.
        var elements: [ExampleElement] = []

        /// Describes a screen.
        package init(name: String, ground: UInt32, marks: [Mark], scale: Double = 1) {
            self.name = name
            self.ground = ground
            self.marks = marks
            self.scale = scale
        }

        /// The same with a view tree.
        func with(_ elements: ExampleElement...) -> Screen {
            var screen = self
            screen.elements = elements
            return screen
        }
    }

    /// Something on a screen.
    package enum Mark: Hashable {
        /// A line of text: which words it has, as a number, and how many of their letters.
        case line(Line)
        /// An area of one colour.
        case area(UInt32, PixelRect)
        /// A frame, two pixels wide.
        case frame(UInt32, PixelRect)
        /// A picture.
        case picture(PixelRect)
    }

    /// A line of text.
    package struct Line: Hashable {
        var words: Int
        var letters = 12
        var x = 20
        package var y = 60
        package var size = 12.0
        var ink: UInt32 = 0x000000
        /// The share of the size that strokes are wide.
        var stroke = 0.1
        /// Whether what lies behind it varies.
        var isOverVariedBackdrop = false
        /// The share of its height that is there, from the top.
        var shown = 1.0
    }

    private static let size = (width: 200, height: 240)

    /// What a rule alone says of the screens.
    func findings(by rule: Rule) -> [ComparisonFinding] {
        let read = screens.map(compared)
        let rules = RuleSelection(only: rule)
        let pairs = read.dropFirst().filter { $0.member.name.screen == read[0].member.name.screen }
            .flatMap { ComparisonCheck.findings(on: ScreenPair(read[0], $0), by: rules) }
        let isSet = Set(read.map(\.member.name.screen)).count > 1
        let across =
            isSet
            ? ComparisonCheck.findings(on: read.map(ScreenSummary.init), by: rules, standard: .wcagAA) : []
        return pairs + across
    }

    /// One of the screens, drawn and judged.
    package func compared(_ screen: Screen) -> ComparedScreen {
        let (width, height) = Self.size
        var pixels = Bitmap(width: width, height: height, filledWith: RGBA(SRGB8(hex: screen.ground)))
        var regions: [Region] = []
        var surfaces = [
            Surface(
                color: SRGB8(hex: screen.ground), box: PixelRect(x: 0, y: 0, width: width, height: height),
                share: 0.8)
        ]
        for mark in screen.marks {
            mark.draw(on: &pixels)
            switch mark {
            case .line(let line):
                regions.append(line.region(on: SRGB8(hex: screen.ground), scale: screen.scale))
            case .picture(let box): regions.append(.picture(box))
            case .area(let color, let box):
                surfaces.append(Surface(color: SRGB8(hex: color), box: box, share: 0.1))
            case .frame: break
            }
        }
        let member = ScreenMember(path: screen.name, name: ScreenName(recognizing: screen.name + ".png"))
        let model = ScreenModel(
            width: width, height: height, scale: Scale(screen.scale, source: .option), regions: regions,
            surfaces: surfaces, luminance: SRGB8(hex: screen.ground).relativeLuminance)
        let audit = Auditor(
            images: NoFiles(), rules: RuleSelection(disabling: Rule.forScreens),
            conditions: KnownConditions(platform: .iOS)
        ).audit(
            model, from: ScreenSource(path: screen.name),
            elements: screen.elements.isEmpty
                ? nil
                : SeenElements(
                    showing: screen.elements, contentSize: nil, width: width, height: height))
        return ComparedScreen(member, audit: audit, surfaces: surfaces, pixels: pixels)
    }
}

extension ComparisonExample.Line {
    /// The height of the box and the width of a letter, as shares of the size.
    private static let (height, advance) = (0.75, 0.6)

    var box: PixelRect {
        PixelRect(
            x: x, y: y, width: Int((Double(letters) * Self.advance * size).rounded()),
            height: Int((Self.height * size * shown).rounded()))
    }

    fileprivate func region(on ground: SRGB8, scale: Double) -> Region {
        let ink = SRGB8(hex: self.ink)
        let ratio = ink.contrastRatio(with: ground)
        return Region(
            kind: .text, box: box, ink: ink, backdrop: ground,
            contrast: isOverVariedBackdrop
                ? MeasuredContrast(typical: ratio, low: ratio * 0.7, high: ratio * 1.2)
                : MeasuredContrast(plain: ratio),
            pointSize: size / scale, weight: stroke > 0.15 ? .bold : .regular, strokeWidth: stroke * size)
    }

    /// Whether a letter has ink in a cell of its six rows and five columns; the last column is the gap.
    fileprivate func hasInk(letter: Int, column: Int, row: Int) -> Bool {
        guard column < 4 else { return false }
        var bits = UInt64(words * 131 + letter + 1) &* 0x9E37_79B9_7F4A_7C15
        bits ^= bits >> 29
        return (bits &* 0xBF58_476D_1CE4_E5B9) >> UInt64(20 + row * 4 + column) & 1 == 1
    }
}

extension Region {
    fileprivate static func picture(_ box: PixelRect) -> Region {
        let grey = SRGB8(hex: 0x808080)
        return Region(
            kind: .picture, box: box, ink: grey, backdrop: grey, contrast: MeasuredContrast(plain: 1),
            pointSize: Double(box.height))
    }
}

extension ComparisonExample.Mark {
    /// Draws it.
    fileprivate func draw(on pixels: inout Bitmap<UInt8>) {
        switch self {
        case .line(let line):
            let (box, ink) = (line.box, RGBA<UInt8>(SRGB8(hex: line.ink)))
            let height = Double(box.height) / line.shown
            for y in 0..<box.height {
                for x in 0..<box.width {
                    let cell = x * line.letters * 5 / max(1, box.width)
                    let row = Int(Double(y * 6) / max(1, height))
                    if line.hasInk(letter: cell / 5, column: cell % 5, row: row) {
                        pixels.set(box.x + x, box.y + y, to: ink)
                    }
                }
            }
        case .area(let color, let box): pixels.fill(box, with: RGBA(SRGB8(hex: color)))
        case .picture(let box): pixels.fill(box, with: RGBA(SRGB8(hex: 0x808080)))
        case .frame(let color, let box):
            for edge in [
                PixelRect(x: box.x, y: box.y, width: box.width, height: 2),
                PixelRect(x: box.x, y: box.maxY - 2, width: box.width, height: 2),
                PixelRect(x: box.x, y: box.y, width: 2, height: box.height),
                PixelRect(x: box.maxX - 2, y: box.y, width: 2, height: box.height),
            ] { pixels.fill(edge, with: RGBA(SRGB8(hex: color))) }
        }
    }
}

extension Bitmap<UInt8> {
    fileprivate mutating func set(_ x: Int, _ y: Int, to pixel: RGBA<UInt8>) {
        guard x >= 0, y >= 0, x < width, y < height else { return }
        self[x, y] = pixel
    }

    fileprivate mutating func fill(_ box: PixelRect, with pixel: RGBA<UInt8>) {
        for y in box.y..<box.maxY {
            for x in box.x..<box.maxX { set(x, y, to: pixel) }
        }
    }
}

extension ComparisonExample: CustomStringConvertible {
    /// What is on the screens, in words.
    package var description: String { screens.map(\.words).joined(separator: " / ") }
}

extension ComparisonExample.Screen {
    fileprivate var words: String {
        let things =
            marks.map { mark in
                switch mark {
                case .line(let line):
                    "\(Figure(line.size)) pt text \(line.words) of \(line.letters) letters, "
                        + "\(SRGB8(hex: line.ink)), strokes \(Figure(line.stroke * line.size)), at \(line.x),\(line.y)"
                        + (line.isOverVariedBackdrop ? ", over a varied backdrop" : "")
                        + (line.shown < 1 ? ", its upper \(Figure(100 * line.shown)) %" : "")
                case .area(let color, let box): "\(SRGB8(hex: color)), \(box.example)"
                case .frame(let color, let box): "a frame of \(SRGB8(hex: color)), \(box.example)"
                case .picture(let box): "a picture, \(box.example)"
                }
            } + elements.map(\.description)
        return "\(name) on \(SRGB8(hex: ground)): "
            + (things.isEmpty ? "nothing" : things.joined(separator: "; "))
    }
}

extension PixelRect {
    fileprivate var example: String { "\(width)×\(height) at \(x),\(y)" }
}
