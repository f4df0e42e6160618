internal import ColorMath
internal import Raster
internal import Screenshots
internal import TextDetection

/// Pixels per point as the text of a screen tells them, with how sure that is.
///
/// What people read has nearly the same size everywhere, in points of a phone, pixels of CSS and
/// density-independent pixels alike: the median letter of 178 screens of apps and pages stood in a line of 13
/// to 17. Each scale that screens are drawn at is a hypothesis; it is weighed by how often it is met, by
/// whether the screen would be as wide as screens and windows are, by the sizes that its text would have, and
/// by whether its edges lie on the grid of its points.
struct TextScale {
    /// The scales that screens are drawn at.
    private static let hypotheses: [(scale: Double, frequency: Double)] = [
        (1, 1), (1.5, 0.3), (2, 1), (2.625, 0.05), (3, 1), (3.5, 0.07),
    ]
    /// How often 1,080 pixels across are 411 points rather than 360, by the pixels from top to bottom, where
    /// these are those of a Pixel: 6 to 8, and 8 to 9a, as Android's list of devices has them. Few others
    /// share the former, and none the latter.
    private static let frequencyOfPixel = [2_400: 4.0, 2_424: 20.0]
    /// A scale is left open where it is at least this part as likely as the best one.
    private static let openShare = 0.1

    /// The likeliest scale; nil where there is no line to go by.
    let scale: Scale?

    /// Weighs the scales.
    ///
    /// - Parameters:
    ///   - regions: What is on the screen, measured as though a point were a pixel.
    ///   - frame: The part of the picture that the screen covers, in pixels.
    ///   - scales: The scales that are in question.
    ///   - grid: Where its edges lie.
    init(of regions: [Region], on frame: PixelRect, among scales: Set<Double>, grid: PointGrid) {
        guard let text = TextSizes(of: regions) else {
            scale = nil
            return
        }
        let hypotheses = Self.hypotheses.filter { scales.contains($0.scale) }
        let weights = hypotheses.map { hypothesis in
            let layout = LayoutSize(
                width: Double(frame.width) / hypothesis.scale, height: Double(frame.height) / hypothesis.scale
            )
            let isAndroids = Scale.ofAndroidAlone.contains(hypothesis.scale) && layout.isAndroids
            let frequency =
                isAndroids ? Self.frequencyOfPixel[frame.height] ?? 1 : hypothesis.frequency
            return frequency * layout.likelihood * text.likelihood(at: hypothesis.scale)
                * grid.likelihood(at: hypothesis.scale)
        }
        let sum = weights.reduce(0, +)
        let ranked = zip(hypotheses.map(\.scale), weights).sorted { $0.1 > $1.1 }
        scale = Scale(
            ranked[0].0, source: .text, confidence: ranked[0].1 / sum,
            alternatives: ranked.dropFirst().filter { $0.1 >= Self.openShare * ranked[0].1 }.map(\.0))
    }
}

/// The sizes of the text on a screen, in pixels, each letter counted once.
private struct TextSizes {
    /// The size of the middle letter.
    let middle: Double
    /// The size that a tenth of the letters stays below.
    let small: Double
    /// The number of lines, as far as more of them make the median surer.
    let lines: Double

    /// The middle letter of a screen is this large in points, within a factor of e^±``spread``.
    private static let usual = 15.2
    private static let spread = 0.14
    /// How far one line alone may be from the screen's usual size, as a logarithm.
    private static let spreadOfLines = 0.25
    /// More lines than these make the middle no surer.
    private static let mostLines = 20.0
    /// Hardly a screen has a tenth of its letters smaller than this in points.
    private static let smallest = 8.5
    /// The least a hypothesis is left with, as screens of nothing but headlines and of nothing but notes
    /// exist.
    private static let rest = 0.0005

    /// A line is a word at least where it is this many times as wide as its type is high.
    private static let leastWidth = 2.0

    init?(of regions: [Region]) {
        let all = regions.filter { $0.kind == .text && $0.pointSize > 0 }
            .map { (size: $0.pointSize, letters: Double($0.box.width) / $0.pointSize) }
        let words = all.filter { $0.letters >= Self.leastWidth }
        let sorted = (words.isEmpty ? all : words).sorted { $0.size < $1.size }
        guard let last = sorted.last else { return nil }
        let letters = sorted.reduce(0) { $0 + $1.letters }
        func size(at share: Double) -> Double {
            var before = 0.0
            for line in sorted {
                before += line.letters
                if before >= share * letters { return line.size }
            }
            return last.size
        }
        middle = size(at: 0.5)
        small = size(at: 0.1)
        lines = min(Double(sorted.count), Self.mostLines)
    }

    /// How likely these sizes are at a scale.
    func likelihood(at scale: Double) -> Double {
        let spread = (Self.spread * Self.spread + Self.spreadOfLines * Self.spreadOfLines / lines)
            .squareRoot()
        let deviation = naturalLogarithm(middle / scale / Self.usual) / spread
        let usual = exponential(-deviation * deviation / 2) + Self.rest
        return usual * max(0.02, power(min(1, small / scale / Self.smallest), 6))
    }
}

/// The size of a screen in points, at some scale.
private struct LayoutSize {
    let width: Double
    let height: Double

    /// The widths of phones, upright, in points and density-independent pixels.
    private static let phones = [320, 360, 375, 384, 390, 393, 402, 411.43, 412, 414, 428, 430, 440]
    /// The usual widths of browser windows and desktops.
    private static let desktops: [Double] = [1024, 1280, 1366, 1440, 1536, 1600, 1680, 1920]

    /// How much higher than wide what is no tablet is at least: those have up to 1.6.
    private static let tall = 1.75

    /// Whether it is as wide as phones at the scales of Android alone.
    var isAndroids: Bool { abs(width - 411.43) < 1 }

    /// How likely a screen, a window or a page is to be of this size, compared with an uncommon one.
    var likelihood: Double {
        let (longer, shorter) = (max(width, height), min(width, height))
        if height > width, longer >= 1.5 * shorter {
            // A phone, a part of one, or a long page.
            if (318...442).contains(width) { return isNear(Self.phones, by: 0.5) ? 3 : 1 }
            // Tablets are less high for their width than phones.
            return (590...1100).contains(width) && longer < Self.tall * shorter ? 0.25 : 0.05
        }
        if width >= height {
            if width > 2100 { return 0.02 }
            if width >= 1000 { return isNear(Self.desktops, by: 0.6) ? 2 : 1 }
            return width >= 600 ? 0.6 : width >= 300 ? 0.3 : 0.1
        }
        return (740...1040).contains(width) ? 1 : width >= 300 ? 0.3 : 0.1
    }

    private func isNear(_ widths: [Double], by tolerance: Double) -> Bool {
        widths.contains { abs($0 - width) < tolerance }
    }
}
