internal import Raster

/// Looks from zones along their middle rows, to the left and to the right: what comes first of some others is
/// what lies beside them. Its colour is taken at the near end, as grounds may be gradients.
struct Outlook {
    private let runs: QuasiFlatRuns
    private let zones: Zones
    private let pixels: [RGBA<UInt8>]
    /// What was seen last in each row: hundreds of cells may stand between a cell and the page around their
    /// table.
    private var views: [Int: View] = [:]

    init(runs: QuasiFlatRuns, zones: Zones, pixels: [RGBA<UInt8>]) {
        self.runs = runs
        self.zones = zones
        self.pixels = pixels
    }

    /// The colours beside a zone of the nearest others that are sought and do not lie within it.
    func colors(beside zone: Zone, where isSought: (Int) -> Bool) -> [SIMD3<Float>] {
        let ends = ends(of: zone)
        func isBeside(_ other: Int) -> Bool {
            isSought(other) && !zone.bounds.contains(zones.list[other].bounds)
        }
        return colors([
            nearestToLeft(of: ends.left, downTo: nil, where: isBeside),
            nearestToRight(of: ends.right, upTo: nil, where: isBeside),
        ])
    }

    /// The colours beside a zone of the nearest of some others around it.
    mutating func colors(beside zone: Zone, of others: [Int]) -> [SIMD3<Float>] {
        let others = others.filter { zones.list[$0].bounds != zone.bounds }
        guard !others.isEmpty else { return [] }
        let (y, ends) = (middle(of: zone), ends(of: zone))
        var view = View(others: others)
        if let known = views[y], known.others == others { view = known }
        view.look(
            left: ends.left, right: ends.right,
            findLeft: { nearestToLeft(of: ends.left, downTo: $0) { others.contains($0) } },
            findRight: { nearestToRight(of: ends.right, upTo: $0) { others.contains($0) } })
        views[y] = view
        return colors([view.left?.found, view.right?.found])
    }

    private func colors(_ places: [Int?]) -> [SIMD3<Float>] {
        places.compactMap { place in place.map { pixels[$0].levels } }
    }

    private func middle(of zone: Zone) -> Int { (zone.bounds.minY + zone.bounds.maxY) / 2 }

    /// The first and the last pixel of a zone's box in its middle row.
    private func ends(of zone: Zone) -> (left: Int, right: Int) {
        let row = middle(of: zone) * runs.width
        return (row + zone.bounds.minX, row + zone.bounds.maxX - 1)
    }

    /// The last pixel of the nearest run that lies on a zone that is sought, from the one at a pixel on to
    /// the left.
    ///
    /// - Parameter known: what was found from a pixel further left, where the search can end.
    private func nearestToLeft(
        of pixel: Int, downTo known: Sight?, where isSought: (Int) -> Bool
    ) -> Int? {
        let row = runs.starts.row(pixel / runs.width)
        var run = runs.run(at: pixel)
        var end = runs.starts.first(in: pixel + 1..<row.upperBound)
        while end > row.lowerBound {
            if let known, end - 1 <= known.from { return known.found }
            let zone = Int(zones.ofRun[run])
            if zone >= 0, isSought(zone) { return end - 1 }
            run -= 1
            end = runs.starts.last(in: row.lowerBound..<end) ?? row.lowerBound
        }
        return nil
    }

    /// The first pixel of the nearest run that lies on a zone that is sought, from the one at a pixel on to
    /// the right.
    ///
    /// - Parameter known: what was found from a pixel further right, where the search can end.
    private func nearestToRight(
        of pixel: Int, upTo known: Sight?, where isSought: (Int) -> Bool
    ) -> Int? {
        let row = runs.starts.row(pixel / runs.width)
        var run = runs.run(at: pixel)
        var start = runs.starts.last(in: row.lowerBound..<pixel + 1) ?? row.lowerBound
        while start < row.upperBound {
            if let known, start >= known.from { return known.found }
            let zone = Int(zones.ofRun[run])
            if zone >= 0, isSought(zone) { return start }
            run += 1
            start = runs.starts.first(in: start + 1..<row.upperBound)
        }
        return nil
    }
}

/// What was found from a pixel on, or that nothing was.
private struct Sight {
    let from: Int
    let found: Int?
}

/// What was seen last of some zones from a row, to the left and to the right.
private struct View {
    let others: [Int]
    private(set) var left: Sight?
    private(set) var right: Sight?

    init(others: [Int]) {
        self.others = others
    }

    /// Looks from two pixels, unless that is between those looked from before and what was found there.
    ///
    /// - Parameters:
    ///   - findLeft: searches, at most up to where another search began.
    ///   - findRight: the same to the right.
    mutating func look(
        left leftPixel: Int, right rightPixel: Int, findLeft: (Sight?) -> Int?, findRight: (Sight?) -> Int?
    ) {
        let seesLeft = left.map { ($0.found ?? -1) < leftPixel && leftPixel <= $0.from } ?? false
        if !seesLeft {
            let known = left.flatMap { $0.from < leftPixel ? $0 : nil }
            left = Sight(from: leftPixel, found: findLeft(known))
        }
        let seesRight = right.map { $0.from <= rightPixel && rightPixel < ($0.found ?? .max) } ?? false
        if !seesRight {
            let known = right.flatMap { $0.from > rightPixel ? $0 : nil }
            right = Sight(from: rightPixel, found: findRight(known))
        }
    }
}
