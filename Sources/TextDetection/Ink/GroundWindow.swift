/// The ground pixels in a rim around a component, and the zones they belong to.
struct GroundWindow {
    private var near: [Bool] = []
    /// The pixels of the rim: their zones and their places in the screen.
    private var ring: [(zone: Int32, pixel: Int32)] = []
    private var counts: [Int]
    private var histogram = ChannelHistogram()
    /// The zones in the rim, the commonest first.
    private(set) var byCount: [Int] = []

    init(zoneCount: Int) {
        counts = Array(repeating: 0, count: zoneCount)
    }

    /// The zone that most of the rim lies on, counters left aside where there is any other.
    func commonest(butNot isCounter: [Bool]) -> Int? {
        byCount.first { !isCounter[$0] } ?? byCount.first
    }

    /// Of a rim that varies about this many pixels are looked at.
    private static let sample = 200
    private var step: Int { max(1, ring.count / Self.sample) }

    /// The share of the rim that lies on a zone.
    func share(of zone: Int) -> Float { Float(counts[zone]) / Float(max(1, ring.count)) }

    /// Takes in the ground within `margin` pixels of a component.
    mutating func load(_ component: InkMap.Component, margin: Int, meter: GlyphMeter) {
        for zone in byCount { counts[zone] = 0 }
        byCount.removeAll(keepingCapacity: true)
        ring.removeAll(keepingCapacity: true)
        let frame = component.bounds.grown(by: margin, width: meter.runs.width, height: meter.runs.height)
        mark(component, margin: margin, frame: frame, ink: meter.ink)
        for y in frame.minY..<frame.maxY { collect(y: y, frame: frame, meter: meter) }
        byCount.sort { (counts[$0], $1) > (counts[$1], $0) }
    }

    /// Marks the pixels within `margin` of a run, squarely.
    private mutating func mark(_ component: InkMap.Component, margin: Int, frame: Bounds, ink: InkMap) {
        near.removeAll(keepingCapacity: true)
        near.append(contentsOf: repeatElement(false, count: frame.area))
        for run in ink.runs(of: component) {
            let first = max(frame.minX, Int(run.start) - margin) - frame.minX
            let last = min(frame.maxX, Int(run.end) + margin) - frame.minX
            let rows = max(frame.minY, Int(run.row) - margin)..<min(frame.maxY, Int(run.row) + margin + 1)
            for y in rows {
                let row = (y - frame.minY) * frame.width
                for x in row + first..<row + last { near[x] = true }
            }
        }
    }

    private mutating func collect(y: Int, frame: Bounds, meter: GlyphMeter) {
        let row = meter.runs.runs(ofRow: y)
        var run = meter.runs.run(at: frame.minX, inRow: row)
        var x = frame.minX
        while x < frame.maxX {
            let end = min(frame.maxX, meter.runs.end(of: run, rowEnd: row.upperBound))
            let zone = meter.zones.ofRun[run]
            if zone >= 0, meter.grounding.isGround[Int(zone)] {
                let offset = (y - frame.minY) * frame.width - frame.minX
                for column in x..<end where near[offset + column] {
                    if counts[Int(zone)] == 0 { byCount.append(Int(zone)) }
                    counts[Int(zone)] += 1
                    ring.append((zone, Int32(y * meter.runs.width + column)))
                }
            }
            x = end
            run += 1
        }
    }

    /// The median colour of the rim on a zone, channel by channel.
    mutating func median(of zone: Int, meter: borrowing GlyphMeter) -> SIMD3<Float> {
        if meter.zones.list[zone].isFlat { return meter.zones.list[zone].color }
        histogram.clear()
        for place in ring where Int(place.zone) == zone {
            histogram.add(meter.pixels[Int(place.pixel)].levels)
        }
        return histogram.median
    }

    /// The mean deviation of the rim on a zone from a colour, over all channels, in levels.
    func deviation(of zone: Int, from color: SIMD3<Float>, meter: GlyphMeter) -> Float {
        if meter.zones.list[zone].isFlat { return 0 }
        var sum: Float = 0
        var number: Float = 0
        for index in stride(from: 0, to: ring.count, by: step) where Int(ring[index].zone) == zone {
            sum += absoluteSum(meter.pixels[Int(ring[index].pixel)].levels - color)
            number += 3
        }
        return sum / max(1, number)
    }
}
