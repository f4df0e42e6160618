internal import Raster

/// Lines in nearly the colour of the paper that text is written across: of squared paper, of a canvas.
///
/// Letters that touch them are all one component with them, and none can be told from the next. So the paper
/// is made plain where it is ruled, and looked at again.
struct FaintRuling {
    private let screen: SegmentedScreen
    private let scale: Double
    private let constants: BackgroundConstants

    /// A screen without its faint lines; nil where no letters touch any.
    static func erased(
        from screen: SegmentedScreen, scale: Double, _ constants: BackgroundConstants
    ) -> Bitmap<UInt8>? {
        let ruling = FaintRuling(screen: screen, scale: scale, constants: constants)
        let found = ruling.components.compactMap { component in
            ruling.paper(of: component).map { (component, $0) }
        }.filter { ruling.joinsLetters($0, on: $1) }
        guard !found.isEmpty else { return nil }
        var pixels = screen.pixels
        for (component, paper) in found {
            ruling.forEachPixel(of: component) { pixel in
                if ruling.isFaint(pixel, on: paper) { pixels[pixel] = paper }
            }
        }
        return Bitmap(width: screen.runs.width, height: screen.runs.height, pixels: pixels)
    }

    /// The components that are large both ways and mostly empty.
    private var components: [InkMap.Component] {
        let least = constants.panelSide * scale
        return screen.backgrounds.ink.components.filter {
            Double($0.bounds.width) > least && Double($0.bounds.height) > least
                && Double($0.area) <= constants.rulingFill * Double($0.bounds.area)
        }
    }

    /// The colour that lies beside most of a component, where much of the component differs little from it.
    private func paper(of component: InkMap.Component) -> RGBA<UInt8>? {
        let runs = Array(screen.backgrounds.ink.sample(Self.sample, of: component))
        var counts: [RGBA<UInt8>: Int] = [:]
        for run in runs where run.start > 0 {
            counts[screen.pixels[run.row * screen.runs.width + run.start - 1], default: 0] += 1
        }
        // No two have more than half.
        guard let paper = counts.first(where: { 2 * $0.value > runs.count })?.key else { return nil }
        let faint = runs.count { isFaint($0.row * screen.runs.width + $0.start, on: paper) }
        return Double(faint) >= constants.rulingShare * Double(runs.count) ? paper : nil
    }

    /// Whether a component consists of several parts as high as letters, and little else, once its faint
    /// pixels are gone: what is drawn on a chart does not.
    private func joinsLetters(_ component: InkMap.Component, on paper: RGBA<UInt8>) -> Bool {
        let box = component.bounds
        var strong = PixelMask(width: box.width, height: box.height)
        var area = 0
        forEachPixel(of: component) { pixel in
            guard !isFaint(pixel, on: paper) else { return }
            let (y, x) = pixel.quotientAndRemainder(dividingBy: screen.runs.width)
            let place = (y - box.minY) * box.width + x - box.minX
            strong.insert(place..<place + 1)
            area += 1
        }
        // Most such components are the frames of cards, with nothing on them.
        guard Double(area) >= constants.fewestOnRuling * constants.lowestOnRuling * scale else {
            return false
        }
        let letters = InkMap(strong).components.filter {
            let height = Double($0.bounds.height)
            return height >= constants.lowestOnRuling * scale && height <= constants.tallestInside * scale
                && Double($0.bounds.width) <= constants.widestInside * scale
        }
        return Double(letters.count) >= constants.fewestOnRuling
            && 2 * letters.reduce(0) { $0 + $1.area } >= area
    }

    private func isFaint(_ pixel: Int, on paper: RGBA<UInt8>) -> Bool {
        Double(largestChannel(screen.pixels[pixel].levels - paper.levels)) <= constants.faintestRuling
    }

    private func forEachPixel(of component: InkMap.Component, _ body: (Int) -> Void) {
        screen.backgrounds.ink.forEachRun(of: component) { run in
            let row = run.row * screen.runs.width
            for pixel in row + run.start..<row + run.end { body(pixel) }
        }
    }

    /// How many runs tell the paper.
    private static let sample = 256
}
