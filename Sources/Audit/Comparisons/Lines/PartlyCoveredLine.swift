internal import Raster
internal import ScreenReading
internal import TextDetection

/// A line of text of the first screen of which the second shows a part, up to a straight edge.
struct PartlyCoveredLine: Hashable {
    /// The index of the region on the first screen.
    let reference: Int
    /// What is left of it on the second screen.
    let rest: PixelRect
    /// The share of its height that is left, 0…1, or of its width where it is covered from a side.
    let share: Double
    /// The side from which it is covered.
    let side: CoverSide
    /// How alike what is left is to that part of the line, 0…1.
    let likeness: Double

    /// Whether it is surely that line.
    var isSure: Bool { likeness >= Self.sureLikeness }

    /// From this likeness on what is left is surely part of the line.
    private static let sureLikeness = 0.85
    /// How far from an edge ink ends that goes on under it, in pixels: the first may be mixed with the edge.
    private static let touching = 2

    /// Whether the ink that is left reaches up to an upright edge, as that of a letter does that is cut.
    func touches(_ edge: StraightEdges.Edge) -> Bool {
        abs((side.isBeforeEdge ? rest.maxX : rest.x) - edge.position) <= Self.touching
    }
}

extension ScreenPair {
    /// The shares of a line that tell it: a strip of fewer rows, or fewer letters, is like that of any other
    /// line, and what is missing of more may be the end of a letter.
    private static var shares: ClosedRange<Double> { 0.12...0.92 }
    /// The fewest rows of a line, in pixels, that have a shape.
    private static var fewestRows: Int { 4 }
    /// The least width of what is left of a line that is covered from a side, in heights of it: two letters
    /// are like others.
    private static var leastWidth: Double { 2 }
    /// How alike it is to that part of the line at least, and where letters are bold on one screen alone.
    private static var leastLikeness: (same: Double, bold: Double) { (0.75, 0.65) }
    /// How much wider, or higher, than that part it may be, as a share.
    private static var otherExtent: Double { 0.12 }
    /// The most lost lines that are looked for.
    private static var mostLines: Int { 40 }
    /// The lengths of edges that tell, in heights of the line: of rows along it, and of columns across it.
    private static var lengths: (row: Double, column: Double) { (4, 1.5) }
    /// How far such an edge goes on beyond what is left of the line, on both sides, in heights of the line:
    /// the stem of a letter and the line under a link are no longer than the text.
    private static var beyond: Double { 0.5 }
    /// How far beyond the edge a line of the second screen reaches that goes on there, in heights of it.
    private static var goesOn: Double { 0.3 }

    /// The lines that are lost but for a part, which ends at a straight edge: of a panel, a sheet or a bar.
    ///
    /// Letters of a line that ends by itself keep clear of edges. A bar across the end of the screen is none
    /// that covers, where the page may have been scrolled.
    func partlyCoveredLinesFound() -> [PartlyCoveredLine] {
        let lost = matching.lost.filter {
            reference.lengthInEms(of: referenceRegion($0)) >= Self.leastWidth && !isWhole($0)
                && !areAllWordsThere(of: $0)
        }.prefix(Self.mostLines).compactMap { line in model(of: line).map { (line, $0) } }
        guard let least = lost.map({ $0.1.growth * Double(referenceRegion($0.0).box.height) }).min() else {
            return []
        }
        func length(_ heights: Double) -> Int { max(2, Int(heights * least)) }
        // The lowest line has the shortest edges.
        let edges = StraightEdges(
            in: screen.pixels, shortest: (length(Self.lengths.row), length(Self.lengths.column)))
        let old = StraightEdges(
            in: reference.pixels, shortest: (length(Self.lengths.row), length(Self.lengths.column)))
        // A card that text lies on begins and ends where it did.
        let steady = Set(edges.columns.filter { edge in old.columns.contains { isSame(edge, $0) } })
        return lost.compactMap { line, model in
            let rows = edges.rows.filter { model.stays || !mayScroll(under: $0, besides: old.rows) }
            return part(
                of: line, drawnAs: (model.ink, model.growth), against: (rows, edges.columns), steady: steady)
        }
    }

    /// How a line that is lost would be drawn on the second screen: as the nearest line of its kind is, or
    /// where none of its kind is whole, as what stands next to its place.
    private func model(of line: Int) -> (ink: LineInk, growth: Double, stays: Bool)? {
        let old = referenceRegion(line)
        guard let nearest = nearestAlike(line) else {
            let place = Double(old.box.y) / Double(reference.height)
            func distance(_ new: Int) -> Double {
                abs(Double(region(new).box.y) / Double(screen.height) - place)
            }
            return matching.new.min { distance($0) < distance($1) }.map(region).map { new in
                (LineInk(of: new), new.growth(from: old) * screen.scale / reference.scale, false)
            }
        }
        let (from, to) = (referenceRegion(nearest.reference).box, region(nearest.line))
        let moved = [
            Double(from.x) / reference.scale - Double(to.box.x) / screen.scale,
            Double(from.y) / reference.scale - Double(to.box.y) / screen.scale,
        ]
        return (
            LineInk(of: to), Double(to.box.width) / Double(max(1, from.width)),
            moved.allSatisfy { abs($0) <= Self.steady }
        )
    }

    /// How far a line moves at most that has kept its place, in points.
    private static var steady: Double { 2 }

    private func part(
        of line: Int, drawnAs model: (ink: LineInk, growth: Double),
        against edges: (rows: [StraightEdges.Edge], columns: [StraightEdges.Edge]),
        steady: Set<StraightEdges.Edge>
    ) -> PartlyCoveredLine? {
        let height = Int((model.growth * Double(referenceRegion(line).box.height)).rounded())
        let pieces = LinePieces(pixels: screen.pixels, ink: model.ink, height: max(1, height))
        let upper = matching.before(line).map { region($0.line).box.y } ?? 0
        let lower = matching.after(line).map { region($0.line).box.maxY } ?? screen.height
        let found = CoverSide.allCases.flatMap { side in
            (side.isAlongRow ? edges.rows : edges.columns).filter { edge in
                let heights = side.isAlongRow ? Self.lengths.row : Self.lengths.column
                guard Double(edge.span.count) >= heights * Double(height) else { return false }
                return side.isAlongRow
                    ? (upper...max(upper, lower)).contains(edge.position)
                    : edge.span.upperBound > upper && edge.span.lowerBound < lower
            }.flatMap { edge in
                pieces.boxes(at: edge, coveredFrom: side).compactMap { box in
                    isLarger(edge, than: box, side, height: height)
                        && (side.isAlongRow
                            || isFilled(beyond: edge, beside: box, side)
                                && !isAtMargin(box, beside: edge, side))
                        && !goesOn(box, beyond: edge, side, height: height)
                        ? part(of: line, in: box, side, growth: model.growth, model.ink) : nil
                }.filter { part in
                    side.isAlongRow || !steady.contains(edge) || part.isSure && part.touches(edge)
                }
            }
        }
        return found.max { $0.likeness < $1.likeness }
    }

    /// Whether an edge belongs to something larger than a piece of text that stands against it.
    private func isLarger(
        _ edge: StraightEdges.Edge, than piece: PixelRect, _ side: CoverSide, height: Int
    ) -> Bool {
        let own = side.isAlongRow ? piece.x..<piece.maxX : piece.y..<piece.maxY
        let beyond = min(own.lowerBound - edge.span.lowerBound, edge.span.upperBound - own.upperBound)
        return Double(beyond) >= Self.beyond * Double(height)
    }

    /// How far beyond an edge along a column what covers a line is looked at, in heights of the piece, and in
    /// pixels at least: a line of a table is narrower.
    private static var beyondEdge: (heights: Double, pixels: Int) { (0.25, 4) }
    /// The share of the rows of a piece in which another colour lies there.
    private static var filledShare: Double { 0.5 }

    /// Whether another colour than that behind a line lies beyond an upright edge, and not only along it.
    private func isFilled(
        beyond edge: StraightEdges.Edge, beside piece: PixelRect, _ side: CoverSide
    ) -> Bool {
        let away = max(Self.beyondEdge.pixels, Int(Self.beyondEdge.heights * Double(piece.height)))
        let column = side.isBeforeEdge ? edge.position + away : edge.position - 1 - away
        let inside = side.isBeforeEdge ? edge.position - 2 : edge.position + 1
        guard (0..<screen.width).contains(column), (0..<screen.width).contains(inside) else { return true }
        let colors = (piece.y..<piece.maxY).map { screen.pixels[inside, $0].color }
        let counts = Dictionary(colors.map { ($0, 1) }, uniquingKeysWith: +)
        guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return true }
        let other = (piece.y..<piece.maxY).count { y in
            screen.pixels[column, y].color.largestDifference(from: ground) > StraightEdges.otherColor
        }
        return Double(other) >= Self.filledShare * Double(piece.height)
    }

    /// How far from an edge along a column text stands, in points, that has a margin, and how far from one
    /// column its lines begin, or end.
    private static var margin: (away: Double, apart: Double) { (1.5, 1) }
    /// How many other lines that begin, or end, in one column make a margin of what lies beside it.
    private static var fewestAtMargin: Int { 2 }

    /// Whether other lines begin, or end, where a piece does, clear of an upright edge: it is the margin of a
    /// column of text, and covers nothing.
    private func isAtMargin(_ piece: PixelRect, beside edge: StraightEdges.Edge, _ side: CoverSide) -> Bool {
        let end = side.isBeforeEdge ? piece.maxX : piece.x
        let (away, apart) = (Self.margin.away * screen.scale, Self.margin.apart * screen.scale)
        guard Double(abs(edge.position - end)) >= away else { return false }
        let others = screen.lines.count { line in
            let box = region(line).box
            return box.overlap(with: piece) == 0
                && Double(abs((side.isBeforeEdge ? box.maxX : box.x) - end)) <= apart
        }
        return others >= Self.fewestAtMargin
    }

    /// Whether a piece is part of a line of the second screen that goes on beyond the edge.
    private func goesOn(
        _ piece: PixelRect, beyond edge: StraightEdges.Edge, _ side: CoverSide, height: Int
    ) -> Bool {
        screen.lines.map { region($0).box }.filter { $0.overlap(with: piece) > 0 }.contains { line in
            let after = side.isAlongRow ? line.maxY : line.maxX
            let before = side.isAlongRow ? line.y : line.x
            let reach = side.isBeforeEdge ? after - edge.position : edge.position - before
            return Double(reach) > Self.goesOn * Double(height)
        }
    }

    /// A piece as part of a line; `nil` where it is none.
    private func part(
        of line: Int, in box: PixelRect, _ side: CoverSide, growth: Double, _ ink: LineInk
    ) -> PartlyCoveredLine? {
        let old = referenceRegion(line)
        let own = LineInk(of: old)
        let whole = Double(side.isAlongRow ? old.box.height : old.box.width)
        let left = Double(side.isAlongRow ? box.height : box.width) / growth
        let share = left / whole
        guard Self.shares.contains(share) else { return nil }
        guard
            side.isAlongRow ? box.height >= Self.fewestRows : left >= Self.leastWidth * Double(old.box.height)
        else { return nil }
        // Half a pixel at an edge is part of the line or not.
        let likeness = [-0.5, 0, 0.5].compactMap { more -> Double? in
            guard let same = own.part(of: old.box, Int((left + more).rounded()), side, in: reference.pixels)
            else { return nil }
            let (across, down) = (
                Double(box.width) / growth / Double(same.width),
                Double(box.height) / growth / Double(same.height)
            )
            guard abs(across - 1) <= Self.otherExtent, side.isAlongRow || abs(down - 1) <= Self.otherExtent
            else { return nil }
            // As wide as those of the line: strokes of a flat strip would miss each other in square cells.
            let cells = Double(same.width * LineShape.rows) / Double(old.box.height)
            let columns = Int(cells.rounded())
            return LineShape(of: same, own, columns: columns, in: reference.pixels)
                .stretchedLikeness(
                    to: LineShape(of: box, ink, columns: columns, in: screen.pixels))
        }.max()
        let least = Self.leastLikeness
        guard let likeness, likeness >= (differences.contains(.bold) ? least.bold : least.same) else {
            return nil
        }
        return PartlyCoveredLine(reference: line, rest: box, share: share, side: side, likeness: likeness)
    }

    /// How near to the sides of the screen the edge of a bar begins and ends, in points: sheets and banners
    /// keep 8 points clear of them, or have round corners.
    private static var barMargin: Double { 4 }
    /// How far from a side of the screen an edge along a column that is on both may have moved, in points.
    private static var sameColumn: Double { 1 }
    /// How far from the end of the screen an edge that is on both screens may have moved, in points.
    private static var sameEdge: Double { 8 }

    /// Whether edges of both screens along a column lie at one place across these.
    private func isSame(_ edge: StraightEdges.Edge, _ other: StraightEdges.Edge) -> Bool {
        let (new, old) = (Double(edge.position), Double(other.position))
        let ends = (Double(screen.width) - new, Double(reference.width) - old)
        return [(new, old), ends].contains {
            abs($0 / screen.scale - $1 / reference.scale) <= Self.sameColumn
        }
    }

    /// Whether an edge along a row is that of a bar, under which the page may have been scrolled: it crosses
    /// the screen, or is on the other screen as well, as far from the same end.
    private func mayScroll(under edge: StraightEdges.Edge, besides others: [StraightEdges.Edge]) -> Bool {
        let margins = max(edge.span.lowerBound, screen.width - edge.span.upperBound)
        if Double(margins) <= Self.barMargin * screen.scale { return true }
        let place = (Double(edge.position), Double(edge.position - screen.height))
        return others.contains { other in
            let old = (Double(other.position), Double(other.position - reference.height))
            let apart = [
                (Double(edge.span.lowerBound), Double(other.span.lowerBound)),
                (
                    Double(edge.span.upperBound - screen.width),
                    Double(other.span.upperBound - reference.width)
                ),
            ]
            let ends = [(place.0, old.0), (place.1, old.1)]
            func isNear(_ pair: (Double, Double)) -> Bool {
                abs(pair.0 / screen.scale - pair.1 / reference.scale) <= Self.sameEdge
            }
            return apart.allSatisfy(isNear) && ends.contains(where: isNear)
        }
    }
}

extension LineInk {
    /// The box around the ink in the part of a line that something leaves which covers the rest.
    fileprivate func part(
        of line: PixelRect, _ length: Int, _ side: CoverSide, in pixels: Bitmap<UInt8>
    ) -> PixelRect? {
        var box = line
        if side.isAlongRow {
            box.height = max(1, min(line.height, length))
            if side == .above { box.y = line.maxY - box.height }
        } else {
            box.width = max(1, min(line.width, length))
            if side == .left { box.x = line.maxX - box.width }
        }
        guard let rows = rows(of: box, in: pixels), let columns = columns(of: box, in: pixels) else {
            return nil
        }
        return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
    }
}
