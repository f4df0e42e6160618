/// Finds what is written beside lines of text, and by itself could as well be drawn: brackets, signs of
/// calculation, dots of another colour, the numbers of a list.
///
/// A bracket alone is an icon by its shape, an equals sign two rules, a colon two specks. Right beside a
/// word, on its row and on its background, they are a part of what is written.
package struct CompanionSearch {
    /// A line of text that others may stand beside.
    package struct Host {
        package let line: Line
        /// The size of its type in pixels.
        package let size: Double
        /// The row of its baseline, from the top of the screen.
        package let baseline: Double
        /// From the top of its tall letters to the baseline.
        package let ascent: Double
        /// The width of its strokes in pixels.
        package let strokeWidth: Double

        package init(line: Line, size: Double, baseline: Double, ascent: Double, strokeWidth: Double) {
            self.line = line
            self.size = size
            self.baseline = baseline
            self.ascent = ascent
            self.strokeWidth = strokeWidth
        }
    }

    /// What is written beside a line.
    package struct Companion {
        /// The place of the line among the hosts.
        package let host: Int
        package private(set) var line: Line
        /// The candidates that it was made of.
        package private(set) var candidates: [Int]
        /// Whether it has the ink of the line and stands as close to it as its letters to each other, or its
        /// brackets.
        package let continuesHost: Bool
        /// Whether it has the ink of the line.
        package let hasInkOfHost: Bool

        fileprivate init(_ piece: Piece, of host: Int, continues: Bool, hasInk: Bool) {
            self.host = host
            line = piece.line
            candidates = piece.candidates
            continuesHost = continues
            hasInkOfHost = hasInk
        }

        fileprivate mutating func absorb(_ piece: Piece) {
            line.absorb(piece.line)
            candidates += piece.candidates
        }
    }

    /// Candidates above each other, as the dots of a colon are.
    struct Piece {
        var line: Line
        var candidates: [Int]
        var bounds: Bounds { line.bounds }
    }

    package let scale: Double
    package let width: Int
    package let height: Int
    package let ink: CandidateConstants
    package let constants: CompanionConstants

    package init(
        scale: Double, width: Int, height: Int, ink: CandidateConstants, constants: CompanionConstants
    ) {
        self.scale = scale
        self.width = width
        self.height = height
        self.ink = ink
        self.constants = constants
    }

    /// What is written beside lines.
    ///
    /// - Parameters:
    ///   - hosts: The lines of text.
    ///   - candidates: What was not taken for text.
    package func companions(of hosts: [Host], among candidates: [Line]) -> [Companion] {
        guard !hosts.isEmpty, !candidates.isEmpty else { return [] }
        let places = index(of: candidates)
        let texts = index(of: hosts.map(\.line))
        var isTaken = [Bool](repeating: false, count: candidates.count)
        var found: [Companion] = []
        for (place, host) in hosts.enumerated() where host.size <= constants.tallestHost * scale {
            let row = row(of: host)
            let near = places.items(in: row).filter { !isTaken[$0] && mayStand(candidates[$0], beside: host) }
            guard !near.isEmpty else { continue }
            let pieces = pieces(of: near, in: candidates)
            let others = texts.items(in: row).filter { $0 != place && isLevel(hosts[$0], with: host) }
                .map { hosts[$0].line.bounds }
            let box = host.line.bounds
            for side in [
                pieces.filter { $0.bounds.minX >= box.maxX },
                pieces.filter { $0.bounds.maxX <= box.minX }.reversed(),
            ] {
                for companion in written(side, beside: host, at: place, others: others) {
                    for candidate in companion.candidates { isTaken[candidate] = true }
                    found.append(companion)
                }
            }
        }
        return found
    }

    /// Goes outwards from a line, as long as what comes next stands beside what is written so far.
    private func written(
        _ pieces: [Piece], beside host: Host, at place: Int, others: [Bounds]
    ) -> [Companion] {
        var companions: [Companion] = []
        var box = host.line.bounds
        var isContinued = true
        for (index, piece) in pieces.enumerated() {
            let gap = Double(box.gapX(to: piece.bounds)) / host.size
            let mayHaveInk = piece.line.glyphs[0].isCompatible(with: host.line.glyphs[0], ink)
            let hasInk = piece.line.glyphs[0].hasInk(of: host.line.glyphs[0], ink)
            if !hasInk, isDot(piece, off: host) || isDivider(piece, beside: host) { break }
            let isQuote = isQuote(piece, beside: host)
            let isQuoted =
                companions.last.map { last in
                    last.line.glyphs[0].isCompatible(with: piece.line.glyphs[0], ink)
                        && (isQuote || self.isQuote(pieces[index - 1], beside: host))
                } ?? false
            let isBeside =
                gap <= constants.besideSame && (mayHaveInk || isQuoted)
                || gap <= (isQuote ? constants.besideSame : constants.besideOther)
                    && leadsToLetter(pieces[index...], beside: host)
            let isBracketed = leadsToBracket(pieces[index...], from: box, beside: host)
            guard
                isBeside || isBracketed || gap <= constants.besideBracket && isBracket(piece, beside: host)
                    || mayHaveInk && gap <= constants.marker && isDigit(piece, in: host)
                    || leadsToText(pieces[index...], from: box, others, beside: host)
            else { break }
            isContinued = isContinued && hasInk && (isBeside || isBracketed)
            if gap <= constants.besideSame, let last = companions.last,
                last.line.glyphs[0].isCompatible(with: piece.line.glyphs[0], ink)
            {
                companions[companions.count - 1].absorb(piece)
            } else {
                companions.append(Companion(piece, of: place, continues: isContinued, hasInk: hasInk))
            }
            box = box.union(piece.bounds)
        }
        return companions
    }

    private func index(of lines: [Line]) -> BoxIndex {
        var places = BoxIndex(width: width, height: height, scale: scale)
        for (item, line) in lines.enumerated() { places.insert(item, in: line.bounds) }
        return places
    }

    /// Where what is written with a line may lie.
    private func row(of host: Host) -> Bounds {
        let reach = Int(constants.marker * host.size)
        let above = Int(constants.highest * host.size)
        let box = host.line.bounds
        return Bounds(
            minX: max(0, box.minX - reach), minY: max(0, box.minY - above),
            maxX: min(width, box.maxX + reach),
            maxY: min(height, box.maxY + above))
    }

    /// Whether a candidate has the size of a character, and lies on the row of a line and on its background.
    private func mayStand(_ candidate: Line, beside host: Host) -> Bool {
        let box = candidate.bounds
        let middle = Double(box.minY + box.maxY) / 2
        let margin = constants.band * host.size
        return candidate.glyphs[0].zone == host.line.glyphs[0].zone
            && Double(box.height) <= constants.highest * host.size
            && Double(box.width) <= constants.widest * host.size
            && middle >= host.baseline - host.ascent - margin && middle <= host.baseline + margin
            && box.gapX(to: host.line.bounds) >= 0
    }

    private func isLevel(_ other: Host, with host: Host) -> Bool {
        abs(other.baseline - host.baseline) <= constants.band * host.size
    }

    /// Candidates put together where one is above the other, from the left.
    private func pieces(of items: [Int], in candidates: [Line]) -> [Piece] {
        var pieces: [Piece] = []
        for item in items.sorted(by: { (candidates[$0].bounds.minX, $0) < (candidates[$1].bounds.minX, $1) })
        {
            let line = candidates[item]
            if let last = pieces.last, last.bounds.gapX(to: line.bounds) < 0,
                last.line.glyphs[0].isCompatible(with: line.glyphs[0], ink)
            {
                pieces[pieces.count - 1].line.absorb(line)
                pieces[pieces.count - 1].candidates.append(item)
            } else {
                pieces.append(Piece(line: line, candidates: [item]))
            }
        }
        return pieces
    }

    /// Whether pieces in the ink of the line, each a space at most from what is written before it, lead to a
    /// bracket.
    ///
    /// - Parameters:
    ///   - pieces: What comes next, outwards from the line.
    ///   - box: What is written so far.
    private func leadsToBracket(_ pieces: ArraySlice<Piece>, from box: Bounds, beside host: Host) -> Bool {
        var box = box
        for piece in pieces {
            let gap = Double(box.gapX(to: piece.bounds)) / host.size
            guard gap <= constants.besideBracket,
                piece.line.glyphs[0].isCompatible(with: host.line.glyphs[0], ink)
            else { return false }
            if piece.line.glyphs.contains(where: { isBracket($0, beside: host) }) { return true }
            box = piece.bounds
        }
        return false
    }

    /// Whether a piece is as high as a letter, or leads to one in its ink as the quotes around it do.
    private func leadsToLetter(_ pieces: ArraySlice<Piece>, beside host: Host) -> Bool {
        var last: Piece?
        for piece in pieces {
            if let last {
                let gap = Double(last.bounds.gapX(to: piece.bounds)) / host.size
                guard gap <= constants.besideSame,
                    piece.line.glyphs[0].isCompatible(with: last.line.glyphs[0], ink)
                else { return false }
            }
            if Double(piece.bounds.height) >= constants.lowestOther * host.ascent { return true }
            last = piece
        }
        return false
    }

    /// Whether pieces in the ink of the line, each a space at most from what is written before it, lead to
    /// text of the same row.
    private func leadsToText(
        _ pieces: ArraySlice<Piece>, from box: Bounds, _ others: [Bounds], beside host: Host
    ) -> Bool {
        var box = box
        for piece in pieces {
            // Type of one width leaves a space that is wider beside a dash.
            let hasInk = piece.line.glyphs[0].isCompatible(with: host.line.glyphs[0], ink)
            let space = (hasInk ? constants.besideBracket : constants.between) * host.size
            guard Double(box.gapX(to: piece.bounds)) <= space else { return false }
            let isRight = piece.bounds.minX >= host.line.bounds.maxX
            let isFollowed = others.contains { other in
                let gap = isRight ? other.minX - piece.bounds.maxX : piece.bounds.minX - other.maxX
                return gap >= 0 && Double(gap) <= space
            }
            if isFollowed { return true }
            guard hasInk else { return false }
            box = piece.bounds
        }
        return false
    }
}
