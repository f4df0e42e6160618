internal import Elements
internal import Raster
internal import ScreenReading
internal import TextDetection

extension ScreenPair {
    /// Lines of other words than on the other screen that an edge seems to cut.
    var linesWithoutRoom: [ComparisonRemark] { linesAtEdges + linesBelowLabels + linesSliced }

    /// Lines that reach an edge where their text is larger or bolder, and have room on the other screen,
    /// besides what is known of.
    func linesOutOfRoom(besides known: [ComparisonRemark]) -> [ComparisonRemark] {
        guard differences.contains(where: { [.size, .bold].contains($0) }) else { return [] }
        let matched = matching.matches.map { (reference: $0.reference, line: $0.line) }
        let lost = matching.pairs(ofLost: matching.lost).filter { hasWords($0.line, of: $0.reference) }
        return (matched + lost).compactMap { pair in
            let (old, new) = (referenceRegion(pair.reference), region(pair.line))
            // Of a row that scrolls across, others stand before the last.
            let isAtScreen =
                screen.endsAtScreen(new) && reference.endOfScreen(from: old) >= Self.margin
                && screen.isAloneInRow(pair.line)
            // A selection reaches as far as its text does, which has grown as all others.
            let share = screen.lengthInEms(of: new) / (reference.lengthInEms(of: old) * matching.widening)
            let isAtEdge = share < Self.whole && screen.reachesEdge(new) && !reference.reachesEdge(old)
            guard isAtScreen || isAtEdge, screen.lengthInEms(of: new) >= Self.shortest,
                !known.speak(of: [old.box])
            else { return nil }
            let edge = isAtScreen ? "side of the screen" : "edge of what it lies on"
            return ComparisonRemark(
                verdict: .review, message: "This line reaches the \(edge) \(words), and may go on beyond it.",
                boxes: [new.box], referenceBoxes: [old.box], severityAtMost: .warning)
        }
    }

    /// The share of its length from which a line may be whole: sizes differ in spacing.
    private static var whole: Double { 0.97 }
    /// The correlation from which words in one order may be the same, the share of the words of a line that
    /// have to be, and the fewest.
    private static var similarWord: Double { 0.65 }
    private static var shareOfWords: Double { 0.6 }
    private static var fewestWords: Int { 3 }

    /// Whether the words of a line follow one another in a line of the first screen: the first and the last
    /// may be cut.
    private func hasWords(_ line: Int, of other: Int) -> Bool {
        guard screen.endsAtScreen(region(line)) || screen.reachesEdge(region(line)) else { return false }
        let (old, new) = (reference.words(of: other), screen.words(of: line))
        let least = max(Self.fewestWords, Int((Self.shareOfWords * Double(new.count)).rounded(.up)))
        return old.count >= new.count
            && (0...(old.count - new.count)).contains { start in
                zip(old[start...], new).count { $0.shape.likeness(to: $1.shape) >= Self.similarWord } >= least
            }
    }

    /// How far from the edge of the screen text ends that has room, in points.
    private static var margin: Double { 8 }
    /// The length in ems below which a line may be a sign that fills its tile.
    private static var shortest: Double { 2 }
    /// How far apart the beginnings of lines are that begin at the same place, in points.
    private static var sameBeginning: Double { 4 }

    /// Lines that reach an edge, and do not on the other screen, whose words are others: of a button, or of
    /// the screen, where what begins at the same place on both is no row that scrolls.
    private var linesAtEdges: [ComparisonRemark] {
        matching.matches.compactMap { match in
            let (old, new) = (referenceRegion(match.reference), region(match.line))
            let isAtButton =
                screen.reachesEdge(new) && !reference.reachesEdge(old)
                || screen.endsAtScreen(new) && reference.endOfScreen(from: old) >= Self.margin
                    && abs(screen.start(of: new) - reference.start(of: old)) <= Self.sameBeginning
            guard isAtButton, screen.lengthInEms(of: new) >= Self.shortest else { return nil }
            return ComparisonRemark(
                verdict: .review,
                message: "This line reaches the edge of what it lies on \(words), and may go on behind it.",
                boxes: [new.box], referenceBoxes: [old.box], severityAtMost: .warning)
        }
    }
}

extension ScreenPair {
    /// The share of the width of a letter on the other screen below which letters are missing: languages
    /// differ by less.
    private static var leastLetter: Double { 0.75 }

    /// Lines of which the view tree has more letters than there is room for, by the width that letters have
    /// on the other screen, in another language of the same script.
    private var linesBelowLabels: [ComparisonRemark] {
        matching.matches.compactMap { match in
            guard let old = reference.letterWidth(around: match.reference),
                let new = screen.letterWidth(around: match.line), new < Self.leastLetter * old,
                !screen.endsInEllipsis(match.line)
            else { return nil }
            return ComparisonRemark(
                verdict: .review,
                message: "This line shows fewer letters \(words) than its label has: about "
                    + "\(Int((100 * new / old).rounded())) % of them.",
                boxes: [region(match.line).box], referenceBoxes: [referenceRegion(match.reference).box],
                severityAtMost: .warning)
        }
    }
}

extension ComparedScreen {
    /// The fewest letters of a label that tell.
    private static let fewestLetters = 6

    /// How wide a letter is, in ems, by the label of the element around a line, and by all lines in it; nil
    /// where no view tree has a label for it, or one in another script than the Latin one.
    fileprivate func letterWidth(around line: Int) -> Double? {
        let middle = regions[line].box.middle
        func holds(_ box: PixelRect, _ point: (x: Double, y: Double)) -> Bool {
            Double(box.x)...Double(box.maxX) ~= point.x && Double(box.y)...Double(box.maxY) ~= point.y
        }
        let around = elements?.elements.indices.filter { index in
            elements?[index].label?.isEmpty == false
                && elements?.elements[index].box.map { holds($0, middle) } ?? false
        }
        func area(_ index: Int) -> Int { elements?.elements[index].box?.area ?? .max }
        guard let index = around?.min(by: { area($0) < area($1) }), let label = elements?[index].label,
            let box = elements?.elements[index].box, label.count >= Self.fewestLetters,
            label.unicodeScalars.allSatisfy({ $0.value < 0x250 })
        else { return nil }
        let shown = lines.map { regions[$0] }.filter { holds(box, $0.box.middle) }
        return shown.reduce(0) { $0 + lengthInEms(of: $1) } / Double(label.count)
    }
}

extension ComparedScreen {
    /// How near ink is to an edge that cuts it off, in pixels, and as a share of the size: the cut may lie
    /// between two letters.
    private static let (reach, share) = (2, 0.12)
    /// The share of the rows of a line in which the same colour begins at an edge.
    private static let edgeShare = 0.9
    /// How far colours are apart, in code values, that lie on either side of an edge.
    private static let otherColor = 24

    /// How far from the side at which reading begins a line begins, in points.
    fileprivate func start(of line: Region) -> Double {
        Double(traits.runsFromRight ? width - line.box.maxX : line.box.x) / scale
    }

    /// How far before the other side it ends, in points.
    fileprivate func endOfScreen(from line: Region) -> Double {
        Double(traits.runsFromRight ? line.box.x : width - line.box.maxX) / scale
    }

    /// Whether no other line stands beside a line.
    fileprivate func isAloneInRow(_ line: Int) -> Bool {
        let box = regions[line].box
        return !lines.contains { other in
            let beside = regions[other].box
            return other != line && min(beside.maxY, box.maxY) - max(beside.y, box.y) > box.height / 2
        }
    }

    /// Whether a line ends where the screen does.
    fileprivate func endsAtScreen(_ line: Region) -> Bool {
        endOfScreen(from: line) * scale <= Double(Self.reach)
    }

    /// Whether the colour behind a line ends right beside its ink, on one side or both.
    fileprivate func reachesEdge(_ line: Region) -> Bool {
        let most = max(Self.reach, Int(Self.share * line.pointSize * scale))
        // What is mixed with the edge is no colour of its own.
        return (Self.reach...most).contains { distance in
            isBeyondEdge(line.box.x - 1 - distance, of: line)
                || isBeyondEdge(line.box.maxX + distance, of: line)
        }
    }

    /// Whether another colour than that behind a line fills a column beside it.
    private func isBeyondEdge(_ column: Int, of line: Region) -> Bool {
        guard (0..<width).contains(column) else { return false }
        let beyond = (line.box.y..<line.box.maxY).map { pixels[column, $0].color }
        let same = beyond.count { color in
            color.largestDifference(from: line.backdrop) > Self.otherColor
                && color.largestDifference(from: beyond[beyond.count / 2]) <= Self.otherColor
        }
        return Double(same) >= Self.edgeShare * Double(beyond.count)
    }
}

extension ComparisonRemark {
    /// The same about the first of two screens.
    var turned: ComparisonRemark {
        var turned = self
        (turned.boxes, turned.referenceBoxes) = (referenceBoxes, boxes)
        return turned
    }
}
