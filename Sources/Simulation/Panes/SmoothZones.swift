internal import Raster
internal import TextDetection

/// The connected parts of a screen whose colour nowhere jumps from one pixel to the next: surfaces, gradients and blurs.
struct SmoothZones {
    /// A zone that is large enough to look at.
    struct Zone {
        /// The smallest rectangle around it.
        var box: PixelRect
        /// The number of its pixels.
        var count = 0
    }

    /// Pixels of one row that belong to one zone.
    struct Run {
        /// The zone's index in ``zones``.
        let zone: Int
        /// The row.
        let y: Int
        /// The columns.
        let columns: Range<Int>
    }

    /// The zones, in the order of their first pixels.
    private(set) var zones: [Zone] = []
    /// The runs of all zones, row by row from the left.
    private(set) var runs: [Run] = []
    /// The index of the first run of each row, and at the end the number of runs.
    private var rowStarts: [Int] = []

    /// The largest step in a channel from one pixel to the next: blurs that are as wide as those of materials run more
    /// evenly, and rounding adds one.
    private static let largestStep: UInt8 = 2

    /// - Parameters:
    ///   - screen: The screen.
    ///   - smallestCount: The pixels that a zone must have to be listed.
    init(of screen: borrowing Bitmap<UInt8>, smallestCount: Int) {
        let flat = QuasiFlatRuns(screen, threshold: Self.largestStep)
        var counts = [Int32](repeating: 0, count: flat.starts.count)
        for y in 0..<flat.height {
            let row = flat.runs(ofRow: y)
            for run in row {
                let length = flat.end(of: run, rowEnd: row.upperBound) - Int(flat.starts[run])
                counts[flat.zone(of: run)] += Int32(length)
            }
        }
        var places: [Int: Int] = [:]
        for y in 0..<flat.height {
            rowStarts.append(runs.count)
            let row = flat.runs(ofRow: y)
            for run in row {
                let root = flat.zone(of: run)
                guard counts[root] >= smallestCount else { continue }
                let columns = Int(flat.starts[run])..<flat.end(of: run, rowEnd: row.upperBound)
                let place = places[root] ?? zones.count
                if place == zones.count {
                    places[root] = place
                    zones.append(Zone(box: PixelRect(x: columns.lowerBound, y: y, width: 0, height: 0)))
                }
                zones[place].add(columns, y: y)
                runs.append(Run(zone: place, y: y, columns: columns))
            }
        }
        rowStarts.append(runs.count)
    }

    /// The zone of a pixel; nil where it is part of none, or lies outside the screen.
    func zone(x: Int, y: Int) -> Int? {
        guard y >= 0, y + 1 < rowStarts.count else { return nil }
        var (low, high) = (rowStarts[y], rowStarts[y + 1])
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].columns.upperBound <= x { low = middle + 1 } else { high = middle }
        }
        guard low < rowStarts[y + 1], runs[low].columns.contains(x) else { return nil }
        return runs[low].zone
    }

    /// The zone that something lies right on: the one that most of the pixels around it belong to.
    ///
    /// - Parameters:
    ///   - box: What lies there.
    ///   - margin: How far from it the pixels are.
    func zone(under box: PixelRect, margin: Int) -> Int? {
        let (left, right) = (box.x - margin, box.maxX - 1 + margin)
        let (top, bottom) = (box.y - margin, box.maxY - 1 + margin)
        let ring =
            (left...right).flatMap { [zone(x: $0, y: top), zone(x: $0, y: bottom)] }
            + (top...bottom).flatMap { [zone(x: left, y: $0), zone(x: right, y: $0)] }
        var counts: [Int: Int] = [:]
        for case let zone? in ring { counts[zone, default: 0] += 1 }
        return counts.first { $0.value * 2 > ring.count }?.key
    }

    /// The runs of a zone, row by row from the left.
    func runs(of zone: Int) -> some Sequence<Run> {
        let box = zones[zone].box
        return runs[rowStarts[box.y]..<rowStarts[box.maxY]].lazy.filter { $0.zone == zone }
    }
}

extension SmoothZones.Zone {
    fileprivate mutating func add(_ columns: Range<Int>, y: Int) {
        let (left, right) = (min(box.x, columns.lowerBound), max(box.maxX, columns.upperBound))
        box = PixelRect(x: left, y: box.y, width: right - left, height: y + 1 - box.y)
        count += columns.count
    }
}
