internal import Raster

/// How the colour of a smooth zone runs, by a grid of some thousand pixels.
struct ZoneTexture {
    /// The colours, in code values.
    private(set) var plane = ColorPlane()
    private var fineBends = Mean()
    private var wideBends = Mean()
    private var slopes = SlopeTensor()

    /// The most pixels that are looked at, about.
    private static let sampleCount = 4000.0
    /// How far apart the pixels are that fine bends are taken of: further than rounding makes steps.
    static let fineReach = 4
    /// How far apart those of wide bends are, in points: less than materials blur.
    private static let wideReach = 10.0
    /// How far apart those of slopes are, in points: far enough for a step of a slow gradient.
    private static let slopeReach = 6.0

    /// - Parameters:
    ///   - zone: The zone.
    ///   - zones: All zones.
    ///   - screen: The screen.
    ///   - contents: What is drawn on it, whose soft edges are left out.
    ///   - scale: Pixels per point.
    init(
        of zone: Int, in zones: SmoothZones, on screen: borrowing Bitmap<UInt8>,
        leavingOut contents: [PixelRect], scale: Double
    ) {
        let step = max(1, Int((Double(zones.zones[zone].count) / Self.sampleCount).squareRoot()))
        let (wide, slope) = (Int(Self.wideReach * scale), Int(Self.slopeReach * scale))
        zones.forEachRun(of: zone) { run in
            guard run.y.isMultiple(of: step) else { return }
            let row = run.y * screen.width
            let texts = contents.filter { $0.y <= run.y && run.y < $0.maxY }
            let first = (run.columns.lowerBound + step - 1) / step * step
            for x in stride(from: first, to: run.columns.upperBound, by: step) {
                guard !texts.contains(where: { $0.x <= x && x < $0.maxX }) else { continue }
                let color = screen.pixels[row + x].vector
                plane.add(color, x: Double(x), y: Double(run.y))
                func bend(_ reach: Int) -> Double? {
                    guard run.columns.contains(x - reach), run.columns.contains(x + reach) else { return nil }
                    let sides = screen.pixels[row + x - reach].vector + screen.pixels[row + x + reach].vector
                    return abs((sides - 2 * color).y)
                }
                if let bend = bend(Self.fineReach) { fineBends.add(bend) }
                if let bend = bend(wide) { wideBends.add(bend) }
                guard run.columns.contains(x - slope), run.columns.contains(x + slope),
                    zones.zone(x: x, y: run.y - slope) == zone, zones.zone(x: x, y: run.y + slope) == zone
                else { continue }
                slopes.add(
                    across: screen.pixels[row + x + slope].vector - screen.pixels[row + x - slope].vector,
                    down: screen[x, run.y + slope].vector - screen[x, run.y - slope].vector)
            }
        }
    }

    /// The mean second difference of green at close range, in code values: below 1 for a blur, more for a
    /// texture.
    var roughness: Double { fineBends.value }

    /// The mean second difference of green over ten points each way, in code values: a blur runs straight so
    /// far, a photograph does not.
    var unrest: Double { wideBends.value }

    /// How much all slopes have one direction, 0…1: 1 for a gradient, whatever its steps.
    var directedness: Double { slopes.coherence }
}

/// A running mean.
private struct Mean {
    private var sum = 0.0
    private var count = 0.0

    mutating func add(_ value: Double) {
        sum += value
        count += 1
    }

    var value: Double { sum / max(count, 1) }
}

/// The structure tensor of colours, summed.
///
/// Source: J. Bigün and G. H. Granlund, "Optimal orientation detection of linear symmetry", ICCV (1987).
private struct SlopeTensor {
    private var across = 0.0
    private var down = 0.0
    private var product = 0.0

    mutating func add(across x: SIMD3<Double>, down y: SIMD3<Double>) {
        across += (x * x).sum()
        down += (y * y).sum()
        product += (x * y).sum()
    }

    /// The difference of the tensor's eigenvalues as a share of their sum; 0 where nothing slopes.
    var coherence: Double {
        let difference = across - down
        let sum = across + down
        return sum > 0 ? (difference * difference + 4 * product * product).squareRoot() / sum : 0
    }
}
