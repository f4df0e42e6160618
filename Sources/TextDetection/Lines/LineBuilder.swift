/// Puts glyphs together to lines: letters of like height first, then small parts, then pieces of one row.
struct LineBuilder {
    /// Pixels per point.
    let scale: Double
    /// The height of the screen in pixels.
    let height: Int

    /// The height of the bands in which neighbours are looked up, in points.
    private static let band = 16.0
    /// From this height in points on, what is hollow is more likely a frame than an ideograph's outer strokes.
    private static let tallestHollow = 24.0

    /// The lines that glyphs form, in no particular order.
    func lines(of glyphs: [Glyph]) -> [Line] {
        guard !glyphs.isEmpty else { return [] }
        return joinPieces(attachSmallParts(gatherRows(glyphs)))
    }

    private func index() -> RowIndex {
        RowIndex(height: height, bandHeight: Int(Self.band * scale))
    }

    // MARK: Rows of letters

    /// From the tallest down, each free glyph gathers neighbours of at least 40 % of its height on its row.
    private func gatherRows(_ unsorted: [Glyph]) -> [Line] {
        let glyphs = unsorted.enumerated().sorted {
            ($1.element.height, $0.offset) < ($0.element.height, $1.offset)
        }.map(\.element)
        var rows = index()
        for (item, glyph) in glyphs.enumerated() {
            rows.insert(item, rows: glyph.bounds.minY..<glyph.bounds.maxY)
        }
        var used = [Bool](repeating: false, count: glyphs.count)
        var lines: [Line] = []
        for seed in glyphs.indices where !used[seed] {
            used[seed] = true
            var gathering = Gathering(seed: glyphs[seed])
            let margin = gathering.span.height / 2
            let near = rows.items(in: gathering.span.minY - margin..<gathering.span.maxY + margin)
            while let next = nearest(to: gathering, among: near, glyphs: glyphs, used: used) {
                used[next] = true
                gathering.add(glyphs[next])
            }
            lines.append(Line(gathering.members))
        }
        return lines
    }

    /// The nearest free glyph that continues a row, if any.
    private func nearest(to row: Gathering, among near: [Int], glyphs: [Glyph], used: [Bool]) -> Int? {
        var best: (index: Int, gap: Int)?
        for index in near where !used[index] {
            let gap = row.span.gapX(to: glyphs[index].bounds)
            if let found = best, gap >= found.gap { continue }
            if row.accepts(glyphs[index], gap: gap) { best = (index, gap) }
        }
        return best?.index
    }

    // MARK: Small parts

    /// Dots, accents, dashes and loose strokes go to the line they lie in or hug.
    private func attachSmallParts(_ unattached: [Line]) -> [Line] {
        var lines = unattached
        let isSingle = lines.map { $0.glyphs.count < 2 }
        let isTall = lines.map { Double($0.bounds.height) > 40 * scale }
        var isGone = [Bool](repeating: false, count: lines.count)
        var rows = index()
        for (item, line) in lines.enumerated() { rows.insert(item, rows: reach(of: line.bounds)) }
        let smallestFirst = lines.indices.sorted {
            (lines[$0].bounds.height, $0) < (lines[$1].bounds.height, $1)
        }
        for part in smallestFirst {
            let small = lines[part]
            let box = small.bounds
            var hosts: [(index: Int, gapY: Int, gapX: Int)] = []
            for host in rows.items(in: box.minY..<box.maxY) where host != part && !isGone[host] {
                let target = lines[host].bounds
                let gapX = target.gapX(to: box)
                let gapY = target.gapY(to: box)
                let hug = Hug(part: box, host: target, gapX: gapX, gapY: gapY)
                guard hug.fits(hostIsSingle: isSingle[host], hostIsTall: isTall[host]) else { continue }
                if small.glyphs.count > 2, isSingle[host] || !hug.isInside { continue }
                if isSingle[host], encloses(lines[host].glyphs[0], box) { continue }
                hosts.append((host, max(gapY, 0), max(gapX, 0)))
            }
            hosts.sort { ($0.gapY, $0.gapX, $0.index) < ($1.gapY, $1.gapX, $1.index) }
            let match = hosts.first { host in
                lines[host.index].glyphs.prefix(3).contains { $0.isCompatible(with: small.glyphs[0]) }
            }
            guard let host = match?.index else { continue }
            lines[host].absorb(small)
            isGone[part] = true
            rows.insert(host, rows: reach(of: lines[host].bounds))
        }
        return lines.indices.filter { !isGone[$0] }.map { lines[$0] }
    }

    /// Whether a component is drawn around others, as a field's frame and a day's ring are, and no letter with its dots.
    private func encloses(_ glyph: Glyph, _ part: Bounds) -> Bool {
        guard glyph.isHollow, Double(glyph.height) > Self.tallestHollow * scale else { return false }
        return glyph.width * 2 > glyph.height * 3 || part.height * 5 > glyph.height
    }

    /// The rows in which a line's small parts may lie.
    private func reach(of box: Bounds) -> Range<Int> {
        let margin = box.height * 3 / 20 + 1
        return max(0, box.minY - margin)..<box.maxY + margin
    }

    // MARK: Pieces of one row

    /// From the left, lines that continue each other on one row become one.
    private func joinPieces(_ pieces: [Line]) -> [Line] {
        var lines = pieces
        var isGone = [Bool](repeating: false, count: lines.count)
        var rows = index()
        for (item, line) in lines.enumerated() {
            rows.insert(item, rows: line.bounds.minY..<line.bounds.maxY)
        }
        let leftFirst = lines.indices.sorted { (lines[$0].bounds.minX, $0) < (lines[$1].bounds.minX, $1) }
        for first in leftFirst where !isGone[first] {
            while let second = continuation(of: first, in: lines, rows: rows, isGone: isGone) {
                lines[first].absorb(lines[second])
                isGone[second] = true
                rows.insert(first, rows: lines[first].bounds.minY..<lines[first].bounds.maxY)
            }
        }
        return lines.indices.filter { !isGone[$0] }.map { lines[$0] }
    }

    private func continuation(of first: Int, in lines: [Line], rows: RowIndex, isGone: [Bool]) -> Int? {
        let box = lines[first].bounds
        return rows.items(in: box.minY..<box.maxY).first { second in
            guard second != first, !isGone[second] else { return false }
            let other = lines[second].bounds
            let low = Double(min(box.height, other.height))
            let high = Double(max(box.height, other.height))
            return low >= 0.55 * high && Double(box.gapX(to: other)) <= 0.75 * low
                && Double(-box.gapY(to: other)) >= 0.7 * low
                && lines[first].glyphs[0].isCompatible(with: lines[second].glyphs[0])
        }
    }
}

/// A row of letters while it grows.
private struct Gathering {
    private(set) var members: [Glyph]
    /// The extent in which further letters are looked for: its rows grow only a little beyond the seed's.
    private(set) var span: Bounds
    /// The height of the seed, the tallest letter.
    private let tallest: Int

    init(seed: Glyph) {
        members = [seed]
        span = seed.bounds
        tallest = seed.height
    }

    mutating func add(_ glyph: Glyph) {
        members.append(glyph)
        span.minX = min(span.minX, glyph.bounds.minX)
        span.maxX = max(span.maxX, glyph.bounds.maxX)
        let top = min(span.minY, glyph.bounds.minY)
        let bottom = max(span.maxY, glyph.bounds.maxY)
        if Double(bottom - top) <= 1.5 * Double(tallest) {
            span.minY = top
            span.maxY = bottom
        }
    }

    func accepts(_ glyph: Glyph, gap: Int) -> Bool {
        let full = Double(tallest)
        guard Double(glyph.height) >= 0.4 * full, Double(gap) <= 0.9 * full,
            Double(-span.gapY(to: glyph.bounds)) >= 0.6 * Double(glyph.height)
        else { return false }
        let neighbour =
            members.min { $0.bounds.gapX(to: glyph.bounds) < $1.bounds.gapX(to: glyph.bounds) } ?? members[0]
        if Double(gap) > 0.6 * full {
            // Tracked capitals and digits stand farther apart, but tops and feet agree.
            let tolerance = 1 + 0.04 * full
            guard Double(abs(neighbour.bounds.minY - glyph.bounds.minY)) <= tolerance,
                Double(abs(neighbour.bounds.maxY - glyph.bounds.maxY)) <= tolerance
            else { return false }
        }
        return neighbour.isCompatible(with: glyph) || members[0].isCompatible(with: glyph)
    }
}

/// A small part beside, above or within a line.
private struct Hug {
    let part: Bounds
    let host: Bounds
    let gapX: Int
    let gapY: Int

    /// Whether the part lies nearly wholly within the line's box.
    var isInside: Bool {
        Double(gapX) <= -0.9 * Double(part.width) && Double(gapY) <= -0.9 * Double(part.height)
    }

    func fits(hostIsSingle: Bool, hostIsTall: Bool) -> Bool {
        let height = Double(host.height)
        // The lower half of a Hangul syllable or of an ideograph is nearly as high as the upper one.
        let isHalf = Double(gapX) <= -0.9 * Double(part.width) && gapY * 5 >= -part.height
        let highest = isHalf ? 0.8 : 0.6
        return Double(part.height) <= highest * height && part.width <= host.width + host.height
            && Double(gapY) <= 0.15 * height
            && Double(gapX) <= reach(hostIsSingle: hostIsSingle, hostIsTall: hostIsTall)
    }

    /// A dot of the line's own row: a full stop, one half of a colon, a zero of Arabic digits.
    private var isDot: Bool {
        let largest = max(part.width, part.height)
        return Double(largest) <= 0.36 * Double(host.height)
            && Double(min(part.width, part.height)) >= 0.5 * Double(largest)
            && Double(gapY) <= -0.9 * Double(part.height)
    }

    /// The mark of a long vowel in Japanese: a bar about as wide as a letter, half-way up beside it.
    private var isLongVowel: Bool {
        let height = Double(host.height)
        let middle = Double(part.minY + part.maxY) / 2 - Double(host.minY)
        return Double(part.width) >= 0.8 * height && Double(part.width) <= 1.7 * height
            && part.height * 4 <= part.width && middle > 0.3 * height && middle < 0.7 * height
    }

    /// How far beside the line the part may lie: beside the letters on their row, above and below them not at all.
    private func reach(hostIsSingle: Bool, hostIsTall: Bool) -> Double {
        let height = Double(host.height)
        // Type of one width leaves a gap of most of a letter beside a dot.
        if isDot, !hostIsTall { return 0.75 * height }
        if isLongVowel, !hostIsTall { return 0.6 * height }
        let within = -0.5 * Double(part.width)
        let beside = gapY < 0 ? min(0.4 * height, 1.5 * Double(max(part.width, part.height))) : within
        guard hostIsSingle else { return beside }
        let isOnRow = Double(gapY) <= -0.9 * Double(part.height)
        return hostIsTall || !isOnRow ? min(beside, within) : min(beside, 0.25 * height)
    }
}
