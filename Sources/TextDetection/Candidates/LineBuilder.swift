/// Puts glyphs together to lines: letters of like height first, then small parts, then pieces of one row.
package struct LineBuilder {
    /// Pixels per point.
    package let scale: Double
    /// The width and the height of the screen in pixels.
    package let width: Int
    package let height: Int
    package let constants: CandidateConstants

    package init(scale: Double, width: Int, height: Int, constants: CandidateConstants) {
        self.scale = scale
        self.width = width
        self.height = height
        self.constants = constants
    }

    /// The lines that glyphs form, in no particular order.
    package func lines(of glyphs: [Glyph]) -> [Line] {
        guard !glyphs.isEmpty else { return [] }
        return joinPieces(attachSmallParts(gatherRows(glyphs)))
    }

    // MARK: Rows of letters

    /// From the tallest down, each free glyph gathers neighbours of at least 40 % of its height on its row.
    private func gatherRows(_ unsorted: [Glyph]) -> [Line] {
        let order = unsorted.indices.sorted { (unsorted[$1].height, $0) < (unsorted[$0].height, $1) }
        let glyphs = order.map { unsorted[$0] }
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (item, glyph) in glyphs.enumerated() { places.insert(item, in: glyph.bounds) }
        var neighbours = Neighbours(of: glyphs, places: places)
        var lines: [Line] = []
        for seed in glyphs.indices where !neighbours.isUsed[seed] {
            neighbours.begin(with: seed)
            var gathering = RowGrouping(seed: glyphs[seed], constants)
            var taken: [Int] = []
            while let next = neighbours.takeNearest(to: gathering) {
                gathering.add(glyphs[next])
                taken.append(next)
            }
            // The capitals beside an icon belong to the row of the other letters, and what a button's frame
            // holds to its own.
            let others = gathering.members.dropFirst()
            if IconSplit.isFrame(glyphs[seed], beside: others, constants)
                || others.contains(where: { isFrame(glyphs[seed], around: $0.bounds) })
            {
                neighbours.release(taken)
                lines.append(Line([glyphs[seed]]))
            } else {
                lines.append(Line(gathering.members))
            }
        }
        return lines
    }

    // MARK: Small parts

    /// Dots, accents, dashes and loose strokes go to the line they lie in or hug.
    private func attachSmallParts(_ unattached: [Line]) -> [Line] {
        var lines = unattached
        let isSingle = lines.map { $0.glyphs.count < 2 }
        let isTall = lines.map { Double($0.bounds.height) > constants.tallRow * scale }
        let rows = lines.map { rowWithMarks($0) }
        var isGone = [Bool](repeating: false, count: lines.count)
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (item, line) in lines.enumerated() { places.insert(item, in: reach(of: line.bounds)) }
        let smallestFirst = lines.indices.sorted {
            (lines[$0].bounds.height, $0) < (lines[$1].bounds.height, $1)
        }
        for part in smallestFirst {
            let small = lines[part]
            let box = small.bounds
            var hosts: [(index: Int, gapY: Int, gapX: Int, isThin: Bool)] = []
            for host in places.items(in: box) where host != part && !isGone[host] {
                guard rows[host].contains(box.minY..<box.maxY) else { continue }
                let target = lines[host].bounds
                let gapX = target.gapX(to: box)
                let gapY = target.gapY(to: box)
                let hug = PartAttachment(
                    part: box, host: target, gapX: gapX, gapY: gapY, constants: constants)
                guard hug.fits(hostIsSingle: isSingle[host], hostIsTall: isTall[host]) else { continue }
                if small.glyphs.count > 2, isSingle[host] || !hug.isInside { continue }
                if isSingle[host], encloses(lines[host].glyphs[0], box) { continue }
                hosts.append((host, max(gapY, 0), max(gapX, 0), hug.isUnderscore))
            }
            hosts.sort { ($0.gapY, $0.gapX, $0.index) < ($1.gapY, $1.gapX, $1.index) }
            let match = hosts.first { host in
                lines[host.index].glyphs.prefix(3).contains {
                    host.isThin
                        ? small.glyphs[0].isBlend(of: $0, constants)
                        : $0.isCompatible(with: small.glyphs[0], constants)
                }
            }
            guard let host = match?.index else { continue }
            let before = reach(of: lines[host].bounds)
            lines[host].absorb(small)
            isGone[part] = true
            places.extend(host, from: before, to: reach(of: lines[host].bounds))
        }
        return lines.indices.filter { !isGone[$0] }.map { lines[$0] }
    }

    /// The rows that marks above and below a row of letters may reach to, so much as it is high itself: what
    /// takes them in step by step would climb to the rows beside it. Of few shapes, all rows.
    private func rowWithMarks(_ line: Line) -> Range<Int> {
        guard Double(line.glyphs.count) >= constants.fewestOfStack else { return 0..<height }
        let box = line.bounds
        return box.minY - box.height..<box.maxY + box.height
    }

    /// Whether a component is drawn around others, as a field's frame and a day's ring are, and no letter
    /// with its dots.
    private func encloses(_ glyph: Glyph, _ part: Bounds) -> Bool {
        guard glyph.isHollow else { return false }
        return Double(glyph.height) > constants.tallestHollow * scale
            ? isWide(glyph) || Double(part.height) > constants.framedPart * Double(glyph.height)
            : isFrame(glyph, around: part)
    }

    /// Whether a component is wider than any letter, and drawn around another.
    private func isFrame(_ glyph: Glyph, around part: Bounds) -> Bool {
        glyph.isHollow && isWide(glyph) && glyph.bounds.surrounds(part)
    }

    private func isWide(_ glyph: Glyph) -> Bool {
        Double(glyph.width) > constants.frameProportion * Double(glyph.height)
    }

    /// Where a line's small parts may lie, and a little more.
    private func reach(of box: Bounds) -> Bounds {
        let margin = Int(constants.partAbove * Double(box.height)) + 1
        return Bounds(
            minX: box.minX - box.height, minY: box.minY - margin, maxX: box.maxX + box.height,
            maxY: box.maxY + margin)
    }

    // MARK: Pieces of one row

    /// From the left, lines that continue each other on one row become one.
    private func joinPieces(_ pieces: [Line]) -> [Line] {
        var lines = pieces
        // Of the pieces of each.
        var highest = pieces.map(\.bounds.height)
        var isGone = [Bool](repeating: false, count: lines.count)
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (item, line) in lines.enumerated() { places.insert(item, in: line.bounds) }
        let leftFirst = lines.indices.sorted { (lines[$0].bounds.minX, $0) < (lines[$1].bounds.minX, $1) }
        for first in leftFirst where !isGone[first] {
            while let second = continuation(
                of: first, in: lines, highest: highest, places: places, isGone: isGone)
            {
                let before = lines[first].bounds
                lines[first].absorb(lines[second])
                highest[first] = max(highest[first], highest[second])
                isGone[second] = true
                places.extend(first, from: before, to: lines[first].bounds)
            }
        }
        return joiningFixedPitch(lines, leftFirst: leftFirst, places: places, isGone: isGone)
    }

    /// The lines that are not gone; pieces of one row in type of one width, a space apart, become one.
    private func joiningFixedPitch(
        _ lines: [Line], leftFirst: [Int], places: BoxIndex, isGone: [Bool]
    ) -> [Line] {
        var isGone = isGone
        var result: [Line] = []
        for first in leftFirst where !isGone[first] {
            var (row, box, highest) = ([first], lines[first].bounds, lines[first].bounds.height)
            isGone[first] = true
            while let next = follower(of: row[row.count - 1], in: lines, places: places, isGone: isGone) {
                box = box.union(lines[next].bounds)
                highest = max(highest, lines[next].bounds.height)
                guard isOneRow(box, highest: highest) else { break }
                row.append(next)
                isGone[next] = true
            }
            let pieces = row.map { lines[$0] }
            result += row.count > 1 ? FixedPitch(of: pieces, constants)?.lines ?? pieces : pieces
        }
        return result
    }

    /// Whether pieces are no higher together than a row: a step at each, as between months side by side,
    /// climbs from row to row.
    private func isOneRow(_ box: Bounds, highest: Int) -> Bool {
        Double(box.height) <= constants.rowGrowth * Double(highest)
    }

    /// The nearest piece to the right that may be written on after a space.
    private func follower(of line: Int, in lines: [Line], places: BoxIndex, isGone: [Bool]) -> Int? {
        let box = lines[line].bounds
        func gap(_ other: Int) -> Int { lines[other].bounds.minX - box.maxX }
        let near = box.grown(
            by: Int(constants.pitchReach * Double(box.height)), width: width, height: height)
        return places.items(in: near).filter { other in
            !isGone[other] && gap(other) >= 0
                && Double(gap(other)) <= constants.pitchReach * Double(box.height)
                && isLevel(lines[other], with: lines[line])
        }.min { (gap($0), $0) < (gap($1), $1) }
    }

    private func continuation(
        of first: Int, in lines: [Line], highest: [Int], places: BoxIndex, isGone: [Bool]
    ) -> Int? {
        let box = lines[first].bounds
        // No gap is wider than three quarters of the height of either.
        let near = box.grown(by: box.height, width: width, height: height)
        return places.items(in: near).first { second in
            guard second != first, !isGone[second] else { return false }
            let other = lines[second].bounds
            return Double(box.gapX(to: other)) <= constants.pieceGap * Double(min(box.height, other.height))
                && isOneRow(box.union(other), highest: max(highest[first], highest[second]))
                && isLevel(lines[second], with: lines[first])
        }
    }

    /// Whether two pieces have one ink, about one height, and one row.
    private func isLevel(_ second: Line, with first: Line) -> Bool {
        let (box, other) = (first.bounds, second.bounds)
        let low = Double(min(box.height, other.height))
        let high = Double(max(box.height, other.height))
        return low >= constants.pieceHeight * high
            && Double(-box.gapY(to: other)) >= constants.pieceOverlap * low
            && first.glyphs[0].isCompatible(with: second.glyphs[0], constants)
    }
}
