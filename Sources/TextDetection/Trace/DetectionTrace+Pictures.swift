internal import ColorMath
package import Raster

extension DetectionTrace {
    /// The screen in false colours, a picture for each stage that has one.
    package var pictures: [(stage: DetectionStage, picture: Bitmap<UInt8>)] {
        [
            (.segmentation, segmentationPicture), (.backgrounds, backgroundPicture),
            (.components, componentPicture), (.decision, decisionPicture),
            (.measurement, measurementPicture),
        ]
    }

    /// Each zone in a colour of its own; what is in none is black.
    private var segmentationPicture: Bitmap<UInt8> {
        drawn { zone in zone >= 0 ? FalseColor.distinct(zone) : FalseColor.none }
    }

    /// Backgrounds in their own colours, ink in magenta, holes of letters in cyan.
    private var backgroundPicture: Bitmap<UInt8> {
        guard let parted else { return screen }
        return drawn { zone in
            guard zone >= 0, parted.backgrounds.isBackground[zone] else { return FalseColor.ink }
            return parted.backgrounds.isCounter[zone]
                ? FalseColor.counter : RGBA(SRGB8(levels: parted.zones.list[zone].color))
        }
    }

    /// What may be a letter in colours of its own, what was left out in red.
    private var componentPicture: Bitmap<UInt8> {
        var picture = dimmed
        for source in sources {
            for (index, trace) in source.components.enumerated() {
                guard let trace, trace.glyph != nil || source.color == nil else { continue }
                let color = trace.glyph == nil ? FalseColor.rejected : FalseColor.distinct(index)
                source.ink.forEachRun(of: source.ink.components[index]) { run in
                    for x in run.start..<run.end { picture[x, run.row] = color }
                }
            }
        }
        return picture
    }

    /// Boxes around candidates: green for text, blue for icons, red for neither.
    private var decisionPicture: Bitmap<UInt8> {
        var picture = dimmed
        // Text comes last, as what is found twice is rejected the second time.
        for color in [FalseColor.rejected, FalseColor.icon, FalseColor.text] {
            for candidate in sources.flatMap(\.candidates)
            where FalseColor.color(of: candidate.decision) == color {
                picture.outline(candidate.bounds, color, width: max(1, Int(scale)))
            }
        }
        return picture
    }

    /// Lines of text in their backdrops and inks, with their x-heights in blue and their baselines in red.
    private var measurementPicture: Bitmap<UInt8> {
        var picture = dimmed
        for candidate in sources.flatMap(\.candidates) {
            guard case .text = candidate.decision, let region = candidate.region,
                let features = candidate.features
            else { continue }
            let (box, shape) = (candidate.bounds, features.shape)
            let coverage = features.measurement.coverage
            for y in 0..<box.height {
                for x in 0..<box.width {
                    let color = coverage.isInked(x, y) ? region.ink : region.backdrop
                    picture[box.minX + x, box.minY + y] = RGBA(color)
                }
            }
            let baseline = Float(box.minY + shape.top) + shape.ascent
            picture.rule(from: box.minX, to: box.maxX, y: Int(baseline), FalseColor.rejected)
            picture.rule(from: box.minX, to: box.maxX, y: Int(baseline - shape.xHeight), FalseColor.icon)
        }
        return picture
    }

    /// A picture by what zone each pixel lies on; -1 for none.
    private func drawn(_ color: (Int) -> RGBA<UInt8>) -> Bitmap<UInt8> {
        guard let parted else { return screen }
        var picture = screen
        for y in 0..<screen.height {
            parted.runs.forEachRun(ofRow: y) { run, columns in
                let color = color(Int(parted.zones.ofRun[run]))
                for x in columns { picture[x, y] = color }
            }
        }
        return picture
    }

    /// The screen in dark grey.
    private var dimmed: Bitmap<UInt8> {
        var picture = screen
        for y in 0..<screen.height {
            for x in 0..<screen.width {
                let pixel = screen[x, y]
                let gray = (UInt16(pixel.red) + 2 * UInt16(pixel.green) + UInt16(pixel.blue)) / 10
                picture[x, y] = RGBA(red: UInt8(gray), green: UInt8(gray), blue: UInt8(gray))
            }
        }
        return picture
    }
}

/// The colours of what has none.
private enum FalseColor {
    static let none = RGBA<UInt8>(red: 0, green: 0, blue: 0)
    static let ink = RGBA<UInt8>(red: 255, green: 0, blue: 200)
    static let counter = RGBA<UInt8>(red: 0, green: 220, blue: 255)
    static let text = RGBA<UInt8>(red: 48, green: 230, blue: 100)
    static let icon = RGBA<UInt8>(red: 70, green: 150, blue: 255)
    static let rejected = RGBA<UInt8>(red: 255, green: 70, blue: 60)

    static func color(of decision: Decision) -> RGBA<UInt8> {
        switch decision {
        case .text: text
        case .icon: icon
        case .rejected: rejected
        }
    }

    /// A bright colour that differs from those of other numbers nearby.
    static func distinct(_ number: Int) -> RGBA<UInt8> {
        // The golden ratio spreads hues evenly however many there are.
        let hue = (Double(number) * 0.618_033_988_75).truncatingRemainder(dividingBy: 1) * 6
        func channel(_ offset: Double) -> UInt8 {
            let distance = abs((hue + offset).truncatingRemainder(dividingBy: 6) - 3) - 1
            return UInt8(70 + 180 * min(1, max(0, distance)))
        }
        return RGBA(red: channel(0), green: channel(4), blue: channel(2))
    }
}

extension Bitmap<UInt8> {
    /// Draws the sides of a box just around it.
    fileprivate mutating func outline(_ box: Bounds, _ color: RGBA<UInt8>, width line: Int) {
        let outer = box.grown(by: line, width: width, height: height)
        for y in outer.minY..<outer.maxY {
            for x in outer.minX..<outer.maxX {
                let isInside = x >= box.minX && x < box.maxX && y >= box.minY && y < box.maxY
                if !isInside { self[x, y] = color }
            }
        }
    }

    /// Draws a horizontal line, where the bitmap has that row.
    fileprivate mutating func rule(from start: Int, to end: Int, y: Int, _ color: RGBA<UInt8>) {
        guard y >= 0, y < height else { return }
        for x in start..<end { self[x, y] = color }
    }
}
