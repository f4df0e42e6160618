internal import Raster

/// The connected parts of a screen whose colour nowhere jumps from one pixel to the next: surfaces, gradients and blurs.
struct SmoothZones {
    /// A zone and how its colour runs.
    struct Zone {
        /// The number that ``labels`` has for its pixels.
        let label: Int32
        /// The smallest rectangle around it.
        var box: PixelRect
        /// Its pixels.
        var count = 0
        /// The sums that a plane through its colours is fitted with.
        var sums = PlaneSums()
        /// How uneven it is at close range, summed over ``bendCount`` pixels.
        var bends = 0
        /// The pixels that ``bends`` is summed over.
        var bendCount = 0
    }

    /// For each pixel the number of its zone.
    private(set) var labels: [Int32]
    /// The zones that are large enough, in the order of their first pixels.
    private(set) var zones: [Zone] = []

    /// The largest step in a channel from one pixel to the next: blurs that are as wide as those of materials run more
    /// evenly, and rounding adds one.
    private static let largestStep = 2

    /// - Parameters:
    ///   - screen: The screen.
    ///   - smallestCount: The pixels that a zone must have to be listed.
    init(of screen: Bitmap<UInt8>, smallestCount: Int) {
        let (width, height) = (screen.width, screen.height)
        labels = (0..<Int32(width * height)).map { $0 }
        for y in 0..<height {
            for x in 0..<width {
                let index = y * width + x
                if x > 0, Self.isSmooth(screen.pixels[index - 1], screen.pixels[index]) {
                    unite(index - 1, index)
                }
                if y > 0, Self.isSmooth(screen.pixels[index - width], screen.pixels[index]) {
                    unite(index - width, index)
                }
            }
        }
        measure(screen, smallestCount)
    }

    private static func isSmooth(_ one: RGBA<UInt8>, _ other: RGBA<UInt8>) -> Bool {
        abs(Int(one.red) - Int(other.red)) <= largestStep
            && abs(Int(one.green) - Int(other.green)) <= largestStep
            && abs(Int(one.blue) - Int(other.blue)) <= largestStep
    }

    /// The first pixel of a pixel's zone; on the way there, every other link is shortened.
    private mutating func root(_ index: Int) -> Int {
        var index = index
        while labels[index] != index {
            labels[index] = labels[Int(labels[index])]
            index = Int(labels[index])
        }
        return index
    }

    private mutating func unite(_ one: Int, _ other: Int) {
        let (first, second) = (root(one), root(other))
        labels[max(first, second)] = Int32(min(first, second))
    }

    private mutating func measure(_ screen: Bitmap<UInt8>, _ smallestCount: Int) {
        var counts = [Int32](repeating: 0, count: labels.count)
        for index in labels.indices {
            // Links lead to earlier pixels, which lead to their first one already.
            labels[index] = labels[Int(labels[index])]
            counts[Int(labels[index])] += 1
        }
        var places: [Int32: Int] = [:]
        for index in labels.indices where counts[index] >= smallestCount {
            places[Int32(index)] = zones.count
            let corner = PixelRect(x: index % screen.width, y: index / screen.width, width: 1, height: 1)
            zones.append(Zone(label: Int32(index), box: corner))
        }
        var last: (label: Int32, place: Int?) = (-1, nil)
        for index in labels.indices {
            if labels[index] != last.label { last = (labels[index], places[labels[index]]) }
            guard let place = last.place else { continue }
            let x = index % screen.width
            zones[place].add(screen.pixels[index], x: x, y: index / screen.width)
            let reach = Zone.bendReach
            if x >= reach, x + reach < screen.width, labels[index - reach] == last.label,
                labels[index + reach] == last.label
            {
                zones[place].addBend(
                    screen.pixels[index - reach], screen.pixels[index], screen.pixels[index + reach])
            }
        }
    }
}

extension SmoothZones.Zone {
    fileprivate mutating func add(_ pixel: RGBA<UInt8>, x: Int, y: Int) {
        let (left, right) = (min(box.x, x), max(box.maxX, x + 1))
        box = PixelRect(x: left, y: box.y, width: right - left, height: max(box.maxY, y + 1) - box.y)
        count += 1
        sums.add(
            SIMD3(Double(pixel.red), Double(pixel.green), Double(pixel.blue)), x: Double(x), y: Double(y))
    }
}

extension SmoothZones.Zone {
    /// How far apart the pixels are that a bend is taken of: further than rounding makes steps.
    fileprivate static let bendReach = 4

    fileprivate mutating func addBend(_ left: RGBA<UInt8>, _ middle: RGBA<UInt8>, _ right: RGBA<UInt8>) {
        bends += abs(Int(left.green) - 2 * Int(middle.green) + Int(right.green))
        bendCount += 1
    }

    /// The mean second difference of green in code values: below 1 for a blur, more for a texture.
    var roughness: Double { Double(bends) / Double(max(bendCount, 1)) }
}

/// What the least-squares plane through the colours of pixels is worked out from.
struct PlaneSums {
    private var count = 0.0
    private var x = 0.0
    private var y = 0.0
    private var xx = 0.0
    private var xy = 0.0
    private var yy = 0.0
    private var color = SIMD3<Double>.zero
    private var squares = SIMD3<Double>.zero
    private var xColor = SIMD3<Double>.zero
    private var yColor = SIMD3<Double>.zero

    mutating func add(_ color: SIMD3<Double>, x: Double, y: Double) {
        count += 1
        self.x += x
        self.y += y
        xx += x * x
        xy += x * y
        yy += y * y
        self.color += color
        squares += color * color
        xColor += color * x
        yColor += color * y
    }

    /// The mean colour.
    var mean: SIMD3<Double> { color / max(count, 1) }

    /// The standard deviation of each channel.
    var deviation: SIMD3<Double> {
        (squares / max(count, 1) - mean * mean).replacingNegatives.squareRoot()
    }

    /// How far colours are from the plane, of each channel: next to nothing for an even colour or a linear gradient.
    var residual: SIMD3<Double> {
        guard count > 0 else { return .zero }
        let (meanX, meanY) = (x / count, y / count)
        let (varianceX, varianceY) = (xx / count - meanX * meanX, yy / count - meanY * meanY)
        let covariance = xy / count - meanX * meanY
        let determinant = varianceX * varianceY - covariance * covariance
        guard determinant > 0 else { return deviation }
        let (alongX, alongY) = (xColor / count - mean * meanX, yColor / count - mean * meanY)
        let slopeX = (alongX * varianceY - alongY * covariance) / determinant
        let slopeY = (alongY * varianceX - alongX * covariance) / determinant
        let explained = slopeX * alongX + slopeY * alongY
        return (deviation * deviation - explained).replacingNegatives.squareRoot()
    }
}

extension SIMD3<Double> {
    /// Rounding may leave a variance of nothing a little below.
    fileprivate var replacingNegatives: SIMD3<Double> { replacing(with: 0, where: self .< .zero) }
}
