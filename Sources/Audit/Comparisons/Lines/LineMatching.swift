internal import Raster
internal import TextDetection

/// Which line of text on one screen is which on another.
///
/// Lines are given to one another so that all together are as alike as can be: by their shapes, their order
/// and where across the screen they begin. What stands in one order on both comes first: rows of a list hold
/// the same words again and again, and only their neighbours tell which is which. What is left has changed
/// its place, and is looked for everywhere where its words stand once. Where the language differs, shapes
/// tell nothing, and height, size and order decide.
package struct LineMatching: Hashable, Sendable {
    /// A line on both screens.
    package struct Match: Hashable, Sendable {
        /// The index of the region on the screen that is held against.
        package let reference: Int
        /// The index of the region on the other.
        package let line: Int
        /// How alike the two are, 0…1.
        let likeness: Double
        /// Whether the second is only the beginning of the first.
        package let isBeginning: Bool
        /// Whether it has its place between others in the order that both screens have.
        package internal(set) var isInOrder: Bool
        /// Whether no other line of either screen is nearly as much like one of the two.
        let isUnique: Bool
    }

    /// The lines that are on both, in the order of the first screen.
    package let matches: [Match]
    /// The lines of the first screen that are not on the second.
    package let lost: [Int]
    /// The lines of the second screen that are not on the first.
    package let new: [Int]
    /// How much wider lines have become than their sizes say, in the median: more than 1 where they are bold.
    package let widening: Double
    /// How many times as large letters have become, in points, in the median; 1 where nothing tells.
    let growth: Double
    /// How many lines were left out of account because there are too many.
    let omitted: Int

    /// The most lines of a screen that are compared: what fills a page of small print. The work grows with
    /// the cube.
    private static let mostLines = 300
    /// What likeness two lines need at least to be one.
    static let least = 0.6
    /// How many lines that are known a line may have passed where others say the same: those beside it in a
    /// row.
    static let mostCrossings = 2

    /// Matches the lines of two screens in one language: by shapes, or where the layout runs the other way
    /// and few lines are alike, as of a language that a name does not say, by height, size and order.
    init(of reference: ComparedScreen, with screen: ComparedScreen, isMirrored: Bool) {
        let byShape = LineMatching(of: reference, with: screen, haveSameText: true)
        let fewer = min(reference.lines.count, screen.lines.count)
        let isEnough = !isMirrored || byShape.matches.count * 2 >= fewer
        self = isEnough ? byShape : LineMatching(of: reference, with: screen, haveSameText: false)
    }

    /// Matches the lines of two screens.
    init(of reference: ComparedScreen, with screen: ComparedScreen, haveSameText: Bool) {
        let all = (reference.lines, screen.lines)
        let (old, lines) = (Array(all.0.prefix(Self.mostLines)), Array(all.1.prefix(Self.mostLines)))
        omitted = all.0.count - old.count + all.1.count - lines.count
        var found: [Match]
        if haveSameText {
            let table = LikenessTable(of: old, on: reference, and: lines, on: screen)
            found = table.ordered
            found += table.moved(besides: found)
        } else {
            let costs = old.indices.map { row in
                lines.indices.map { column in
                    let order = Self.nearness(row, of: old.count, column, of: lines.count)
                    return 1 - reference.likenessOfSetting(old[row], lines[column], on: screen, order: order)
                }
            }
            found = Self.matches(old, lines, costs: costs, areBeginnings: false)
        }
        let widening = reference.widening(of: found, on: screen)
        self.widening = widening
        if haveSameText {
            // A line that ends early may be as long for its height, without letters that hang down.
            found = found.map { reference.asBeginning($0, on: screen, widening: widening) }
            // What is cut off is looked for among what has no line of its own.
            let kept = (Set(found.map(\.reference)), Set(found.map(\.line)))
            let lost = old.filter { !kept.0.contains($0) }.prefix(Self.mostBeginnings)
            let new = lines.filter { !kept.1.contains($0) }.prefix(Self.mostBeginnings)
            let costs = lost.map { line in
                new.map { other -> Double in
                    // Few letters are alike by chance, and the beginnings of rows are the same.
                    guard Self.crossings(of: line, other, with: found) <= Self.mostCrossings else { return 1 }
                    return 1
                        - reference.likeness(ofBeginning: line, to: other, on: screen, widening: widening)
                }
            }
            let known = found
            found += Self.matches(Array(lost), Array(new), costs: costs, areBeginnings: true).map { match in
                var match = match
                match.isInOrder = Self.crossings(of: match.reference, match.line, with: known) == 0
                return match
            }
        }
        matches = found.sorted { $0.reference < $1.reference }
        let kept = (Set(found.map(\.reference)), Set(found.map(\.line)))
        let gone = old.filter { !kept.0.contains($0) }
        let known = found
        let growths = found.map { screen.regions[$0.line].growth(from: reference.regions[$0.reference]) }
        growth = growths.isEmpty ? 1 : growths.sorted()[growths.count / 2]
        let growthInPixels = growth * widening * screen.scale / reference.scale
        let isBolder = reference.traits[.bold] != screen.traits[.bold]
        lost =
            haveSameText
            ? gone.filter { line in
                !lines.contains { other in
                    Self.crossings(of: line, other, with: known) <= Self.mostCrossings
                        && reference.isPart(
                            line, of: other, on: screen, growth: growthInPixels, isBolder: isBolder)
                }
            } : gone
        new = lines.filter { !kept.1.contains($0) }
    }

    /// The lines that are given to one another.
    private static func matches(
        _ old: [Int], _ lines: [Int], costs: [[Double]], areBeginnings: Bool
    ) -> [Match] {
        let least = areBeginnings ? leastBeginning : least
        let columns = Assignment(costs: costs, none: 1 - least).columns
        return columns.indices.compactMap { row in
            guard let column = columns[row], costs[row][column] < 1 - least else { return nil }
            return Match(
                reference: old[row], line: lines[column], likeness: 1 - costs[row][column],
                isBeginning: areBeginnings, isInOrder: false, isUnique: true)
        }
    }

    /// What likeness the beginning of a line needs at least: few letters are alike by chance.
    fileprivate static let leastBeginning = 0.7
    /// The most lines without a partner of which beginnings are looked for.
    private static let mostBeginnings = 40
    /// How near two lines are in the order of their screens, 0…1.
    private static func nearness(_ one: Int, of count: Int, _ other: Int, of others: Int) -> Double {
        let place = (Double(one) + 0.5) / Double(max(1, count))
        return 1 - abs(place - (Double(other) + 0.5) / Double(max(1, others)))
    }
}

extension LineMatching {
    /// How many lines in order stand before one line and behind the other of a pair.
    static func crossings(of reference: Int, _ line: Int, with matches: [Match]) -> Int {
        matches.count { $0.isInOrder && ($0.reference < reference) != ($0.line < line) }
    }

    /// Whether a pair may be one line as far as the lines around it tell.
    func areNear(_ reference: Int, _ line: Int) -> Bool {
        Self.crossings(of: reference, line, with: matches) <= Self.mostCrossings
    }

    /// Lost lines, each with the new ones that it may be.
    func pairs(ofLost lost: some Sequence<Int>) -> [(reference: Int, line: Int)] {
        lost.flatMap { line in new.filter { areNear(line, $0) }.map { (line, $0) } }
    }

    /// The nearest line in order before a line of the first screen; `nil` where none is.
    func before(_ reference: Int) -> Match? { matches.last { $0.isInOrder && $0.reference < reference } }

    /// The nearest line in order behind a line of the first screen; `nil` where none is.
    func after(_ reference: Int) -> Match? { matches.first { $0.isInOrder && $0.reference > reference } }
}

extension ComparedScreen {
    /// How many lines it takes to tell how much wider they have become.
    private static let fewestOfWidth = 4

    /// How much wider lines have become than their sizes say, in the median; 1 where too few tell.
    fileprivate func widening(of matches: [LineMatching.Match], on screen: ComparedScreen) -> Double {
        guard matches.count >= Self.fewestOfWidth else { return 1 }
        let widenings = matches.map { match in
            let (old, new) = (regions[match.reference], screen.regions[match.line])
            return screen.lengthInEms(of: new) / max(0.1, lengthInEms(of: old))
        }
        return widenings.sorted()[widenings.count / 2]
    }

    /// How alike the shapes of two lines are, 0…1.
    func likeness(of line: Int, to other: Int, on screen: ComparedScreen) -> Double {
        guard let own = shapes[line], let other = screen.shapes[other] else { return 0 }
        return own.likeness(to: other)
    }

    /// How alike the beginning of a line is to a shorter line, 0…1; 0 where that is not shorter, or too few
    /// letters are left to tell.
    ///
    /// - Parameter fewest: How much of it has to be there, in heights.
    ///
    /// The last letters of the shorter one are left out: an ellipsis may stand there, or half a letter. So
    /// is what comes after the first sixteen or so: where spacing differs, it lies beside its counterpart.
    func likeness(
        ofBeginning line: Int, to other: Int, on screen: ComparedScreen, widening: Double,
        fewest: Double = 3
    ) -> Double {
        let (old, new) = (regions[line], screen.regions[other])
        let growth = widening * new.growth(from: old) * screen.scale / scale
        let height = Double(new.box.height)
        let shown = min(8 * height, Double(new.box.width) - 1.2 * height)
        guard shown > fewest * height, Double(new.box.width) < 0.9 * growth * Double(old.box.width),
            let beginning = LineShape(
                ofBeginning: new, width: Int(shown), isFromRight: traits.runsFromRight, in: screen.pixels)
        else { return 0 }
        // Spacing differs a little between sizes.
        return (-4...4).lazy.compactMap { percent in
            let width = Int((shown / growth * (1 + Double(percent) / 100)).rounded())
            return LineShape(
                ofBeginning: old, width: width, isFromRight: traits.runsFromRight, in: self.pixels
            )?.likeness(to: beginning)
        }.max() ?? 0
    }

    /// A match of whole lines, or of a line with its beginning where that is more alike.
    fileprivate func asBeginning(
        _ match: LineMatching.Match, on screen: ComparedScreen, widening: Double
    ) -> LineMatching.Match {
        let beginning = likeness(
            ofBeginning: match.reference, to: match.line, on: screen, widening: widening)
        guard beginning >= LineMatching.leastBeginning,
            beginning > likeness(of: match.reference, to: match.line, on: screen)
        else { return match }
        return LineMatching.Match(
            reference: match.reference, line: match.line, likeness: beginning, isBeginning: true,
            isInOrder: match.isInOrder, isUnique: match.isUnique)
    }

    /// How near two lines begin, or end, across their screens, 0…1.
    func side(of line: Int, comparedWith other: Int, on screen: ComparedScreen) -> Double {
        let (one, two) = (regions[line].box, screen.regions[other].box)
        let starts = abs(Double(one.x) / Double(width) - Double(two.x) / Double(screen.width))
        let ends = abs(Double(one.maxX) / Double(width) - Double(two.maxX) / Double(screen.width))
        return 1 - min(starts, ends)
    }

    /// How alike two lines of different words are set, 0…1: how high on the screen, how large, in which
    /// order.
    fileprivate func likenessOfSetting(
        _ line: Int, _ other: Int, on screen: ComparedScreen, order: Double
    ) -> Double {
        let (one, two) = (regions[line], screen.regions[other])
        let height = abs(
            Double(one.box.y) / Double(self.height) - Double(two.box.y) / Double(screen.height))
        let sizes = [one.pointSize, two.pointSize]
        let size = (sizes.min() ?? 0) / max(1, sizes.max() ?? 1)
        return 0.5 * max(0, 1 - 10 * height) + 0.3 * size + 0.2 * order
    }
}

extension Region {
    /// How many times as large as another line the text is.
    func growth(from old: Region) -> Double { pointSize / max(1, old.pointSize) }
}
