internal import Raster

/// The ground pixels in a rim around a component, and the zones they belong to.
package struct BackgroundRim: ~Copyable {
    private var near: [Bool] = []
    /// The rim, row by row.
    private var ring: [RimRun] = []
    /// How many pixels the rim has.
    private var area = 0
    private var counts: [Int32]
    private var histogram = ChannelHistogram()
    /// The zones in the rim, the commonest first.
    package private(set) var byCount: [Int] = []

    package init(zoneCount: Int) {
        counts = Array(repeating: 0, count: zoneCount)
    }

    /// The zone that most of the rim lies on, counters left aside where there is any other.
    package func commonest(butNot isCounter: [Bool]) -> Int? {
        byCount.first { !isCounter[$0] } ?? byCount.first
    }

    /// Of a rim that varies about this many pixels are looked at.
    private static let sample = 200
    private var step: Int { max(1, area / Self.sample) }

    /// The share of the rim that lies on a zone.
    package func share(of zone: Int) -> Float { Float(counts[zone]) / Float(max(1, area)) }

    /// Takes in the ground within `margin` pixels of a component.
    package mutating func load(_ component: InkMap.Component, margin: Int, on screen: SegmentedScreen) {
        for zone in byCount { counts[zone] = 0 }
        byCount.removeAll(keepingCapacity: true)
        ring.removeAll(keepingCapacity: true)
        area = 0
        let frame = component.bounds.grown(by: margin, width: screen.runs.width, height: screen.runs.height)
        mark(component, margin: margin, frame: frame, ink: screen.backgrounds.ink)
        for y in frame.minY..<frame.maxY { collect(y: y, frame: frame, screen: screen) }
        byCount.sort { (counts[$0], $1) > (counts[$1], $0) }
    }

    /// Marks the pixels within `margin` of a run, squarely.
    private mutating func mark(_ component: InkMap.Component, margin: Int, frame: Bounds, ink: InkMap) {
        near.removeAll(keepingCapacity: true)
        near.append(contentsOf: repeatElement(false, count: frame.area))
        near.withUnsafeMutableBufferPointer { near in
            ink.forEachStretch(within: margin, of: component, in: frame) { near[$0].update(repeating: true) }
        }
    }

    private mutating func collect(y: Int, frame: Bounds, screen: SegmentedScreen) {
        screen.runs.forEachRun(ofRow: y, in: frame.minX..<frame.maxX) { run, columns in
            let zone = screen.zones.ofRun[run]
            if zone >= 0, screen.backgrounds.isBackground[Int(zone)] {
                collect(columns: columns, y: y, zone: zone, frame: frame, width: screen.runs.width)
            }
        }
    }

    /// Takes in what is near of some pixels that lie on a zone.
    private mutating func collect(columns: Range<Int>, y: Int, zone: Int32, frame: Bounds, width: Int) {
        let offset = (y - frame.minY) * frame.width - frame.minX
        var x = columns.lowerBound
        while x < columns.upperBound {
            let start = near.withUnsafeBufferPointer { near in
                while x < columns.upperBound, !near[offset + x] { x += 1 }
                let start = x
                while x < columns.upperBound, near[offset + x] { x += 1 }
                return start
            }
            guard start < x else { return }
            if counts[Int(zone)] == 0 { byCount.append(Int(zone)) }
            counts[Int(zone)] += Int32(x - start)
            area += x - start
            ring.append(RimRun(zone: zone, start: Int32(y * width + start), length: Int32(x - start)))
        }
    }

    /// Whether the rim on a zone lies beyond one straight side of a box: it cuts off what is in the box.
    ///
    /// - Parameter width: The width of the screen.
    package func isBeyondSide(of box: Bounds, zone: Int, width: Int) -> Bool {
        var (isLeft, isRight, isAbove, isBelow) = (true, true, true, true)
        for run in ring where Int(run.zone) == zone {
            let (row, start) = Int(run.start).quotientAndRemainder(dividingBy: width)
            isLeft = isLeft && start + Int(run.length) <= box.minX
            isRight = isRight && start >= box.maxX
            isAbove = isAbove && row < box.minY
            isBelow = isBelow && row >= box.maxY
        }
        return isLeft || isRight || isAbove || isBelow
    }

    /// The median colour of the rim on a zone, channel by channel.
    package mutating func median(of zone: Int, on screen: SegmentedScreen) -> SIMD3<Float> {
        if screen.zones.list[zone].isFlat { return screen.zones.list[zone].color }
        histogram.clear()
        for run in ring where Int(run.zone) == zone {
            for pixel in run.start..<run.start + run.length {
                histogram.add(screen.pixels[Int(pixel)].levels)
            }
        }
        return histogram.median
    }

    /// The mean deviation of the rim on a zone from a colour, over all channels, in levels.
    package func deviation(of zone: Int, from color: SIMD3<Float>, on screen: SegmentedScreen) -> Float {
        if screen.zones.list[zone].isFlat { return 0 }
        var sum: Float = 0
        var number: Float = 0
        let step = Int32(truncatingIfNeeded: step)
        // How far into the next run the next sample lies.
        var skipped: Int32 = 0
        for run in ring {
            while skipped < run.length {
                if Int(run.zone) == zone {
                    sum += absoluteSum(screen.pixels[Int(run.start + skipped)].levels - color)
                    number += 3
                }
                skipped += step
            }
            skipped -= run.length
        }
        return sum / max(1, number)
    }
}

/// Pixels of a rim that lie side by side on one zone.
private struct RimRun {
    let zone: Int32
    /// The place of the first in the screen.
    let start: Int32
    let length: Int32
}
