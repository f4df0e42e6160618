internal import Raster
internal import TextDetection

extension Rule {
    /// A layout from right to left is the mirror image of that from left to right.
    public static let mirroredLayout = Rule(
        id: "mirrored-layout",
        name: "Layout not mirrored",
        summary: "What stands at one side from left to right stands at the other from right to left.",
        rationale: """
            Who reads from right to left begins at the right: text, icons and controls change sides. A \
            line or an icon that stands at one side of the first screenshot, and at the same height of \
            the second is still on that side and not on the other, is not mirrored. Where both sides \
            have something, as bars have, what looks as it did on the side where it was is not. What is \
            centred does not count, nor what is as wide as the screen, nor an arrow at either end. Where \
            more than half is not mirrored, the layout is not, and the verdict is fail; otherwise it is \
            review: numbers, pictures and signs of media are not mirrored.
            """,
        guidelines: [.interface("Right to left", "Best practices", at: "right-to-left"), .layout],
        severity: .warning,
        examples: [
            .found(comparing: .page("home", .text(x: 10)), .page("home-rtl", .text(3, x: 10))),
            .notFound(comparing: .page("home", .text(x: 10)), .page("home-rtl", .text(3, x: 104))),
            .notFound(comparing: .page("home", .text(x: 57)), .page("home-rtl", .text(3, x: 57))),
            .found(comparing: .page("home", .text(x: 10)), .page("home-ar", .text(3, letters: 8, x: 10))),
            .found(
                comparing: .page("home", .text(x: 10), .text(2, x: 10, y: 100), .text(4, x: 10, y: 140)),
                .page("home-ar", .text(5, x: 104), .text(6, x: 104, y: 100), .text(7, x: 10, y: 140))),
            // A number that has changed sides stands where the words were: these are at the other side, or
            // right behind it.
            .notFound(
                comparing: .page("home", .text(x: 10), .text(2, letters: 2, x: 172)),
                .page("home-rtl", .text(x: 92), .text(2, letters: 2, x: 10))),
            .found(
                comparing: .page("home", .text(x: 10), .text(2, letters: 2, x: 172)),
                .page("home-rtl", .text(x: 36), .text(2, letters: 2, x: 10))),
        ])
}

extension ComparisonCheck {
    /// How far from where it would be something may stand, as a share of the width.
    private static let nearEdge = 0.03
    /// How far from the middle something that is centred may lie, as a share of the width.
    private static let nearMiddle = 0.04

    static let mirroredLayout = ComparisonCheck(.mirroredLayout) { pair in
        guard pair.differences.contains(.direction), !pair.isOfStates else { return [] }
        let (width, newWidth) = (Double(pair.reference.width), Double(pair.screen.width))
        let candidates = pair.screen.regions.filter(\.isPlaced)
        var sided = 0
        var kept: [(old: PixelRect, new: PixelRect)] = []
        for (index, region) in pair.reference.regions.enumerated() where region.isPlaced {
            let left = Double(region.box.x) / width
            let right = 1 - Double(region.box.maxX) / width
            guard abs(left - right) > 2 * nearMiddle else { continue }
            let level = candidates.filter { $0.isLevel(with: region, from: pair.reference, on: pair.screen) }
            let ofKind = level.filter { $0.kind == region.kind }
            func stands(_ box: PixelRect, left isLeft: Bool) -> Bool {
                let own = isLeft ? Double(box.x) / newWidth : 1 - Double(box.maxX) / newWidth
                return abs(own - min(left, right)) <= nearEdge
            }
            let isLeft = left < right
            guard !ofKind.isEmpty, !pair.isMirrorImage(region) else { continue }
            sided += 1
            // Words that are known again tell themselves on which side they stand.
            if let own = pair.boxWithSameWords(as: index) {
                let (newLeft, newRight) = (Double(own.x) / newWidth, 1 - Double(own.maxX) / newWidth)
                let isAside = abs(newLeft - newRight) > 2 * nearMiddle && (newLeft < newRight) == isLeft
                if isAside, !stands(own, left: !isLeft) { kept.append((region.box, own)) }
                continue
            }
            let same = ofKind.first { stands($0.box, left: isLeft) && !pair.hasChangedSides($0) }
            guard let same else { continue }
            // A short word of another script may be taken for an icon.
            let opposite = level.filter { stands($0.box, left: !isLeft) }
            // Where both sides have something, as in bars, its look tells whether it has changed sides.
            let hasStayed =
                opposite.isEmpty
                || pair.looksTheSame(region, same)
                    && !opposite.contains(where: { pair.looksTheSame(region, $0) })
            if hasStayed { kept.append((region.box, same.box)) }
        }
        guard !kept.isEmpty else { return [] }
        let isWhole = 2 * kept.count > sided
        return [
            ComparisonRemark(
                verdict: isWhole ? .fail : .review,
                message:
                    "\(kept.count) of \(counted(sided, "thing")) at a side \(kept.count == 1 ? "stands" : "stand") "
                    + "on the same side \(pair.words).",
                boxes: kept.map(\.new), referenceBoxes: kept.map(\.old))
        ]
    }
}

extension ScreenPair {
    /// The likeness from which two regions show the same, unmirrored.
    private static var sameLook: Double { 0.9 }
    /// How far from its mirror image the other sign of a pair may lie, as a share of the width.
    private static var asideOfImage: Double { 0.01 }
    /// How far from it what has changed sides may lie, as a share of the width.
    private static var asideOfOther: Double { 0.03 }
    /// How alike to its mirror image the other sign is at least, and how much more than to the sign as it is:
    /// two arrows of a page, 8 × 14 pixels in a grid of 12 rows, come to 0.64 and -0.15.
    private static var leastImage: Double { 0.5 }
    private static var leastGain: Double { 0.3 }

    /// Whether an icon of the first screen has its own mirror image at the other side, on both screens: two
    /// arrows, one at either end, look the same mirrored.
    fileprivate func isMirrorImage(_ region: Region) -> Bool {
        guard region.kind == .icon else { return false }
        let shape = LineShape(of: region, in: reference.pixels)
        return [reference, screen].allSatisfy { screen in
            let left = (1 - Double(region.box.maxX) / Double(reference.width)) * Double(screen.width)
            return screen.regions.contains { other in
                guard other.kind == .icon, other.isLevel(with: region, from: reference, on: screen),
                    abs(Double(other.box.x) - left) <= Self.asideOfImage * Double(screen.width)
                else { return false }
                let look = LineShape(of: other, in: screen.pixels)
                let likeness = shape.mirrored.likeness(to: look)
                return likeness >= Self.leastImage && likeness >= shape.likeness(to: look) + Self.leastGain
            }
        }
    }

    /// Where the words of a line stand at its height on the second screen; `nil` where they are not surely
    /// known again: the same words may stand in several rows.
    fileprivate func boxWithSameWords(as line: Int) -> PixelRect? {
        guard let match = matching.matches.first(where: { $0.reference == line && !$0.isBeginning }),
            region(match.line).isLevel(with: referenceRegion(line), from: reference, on: screen),
            reference.likeness(of: line, to: match.line, on: screen) >= Self.sameLook
        else { return nil }
        return region(match.line).box
    }

    /// Whether a region of the second screen shows what stands at the other side of the first.
    fileprivate func hasChangedSides(_ region: Region) -> Bool {
        let scale = Double(reference.width) / Double(screen.width)
        let image = Double(screen.width - region.box.maxX) * scale
        return reference.regions.contains { other in
            other.kind == region.kind && other.isPlaced
                && abs(Double(other.box.x) - image) <= Self.asideOfOther * Double(reference.width)
                && other.isLevel(with: region, from: screen, on: reference) && looksTheSame(other, region)
        }
    }

    /// Whether a region of the second screen shows what one of the first does.
    fileprivate func looksTheSame(_ old: Region, _ new: Region) -> Bool {
        let (width, height) = (Double(old.box.width), Double(old.box.height))
        guard abs(Double(new.box.width) - width) <= 0.1 * width,
            abs(Double(new.box.height) - height) <= 0.1 * height
        else { return false }
        return LineShape(of: old, in: reference.pixels).likeness(to: LineShape(of: new, in: screen.pixels))
            >= Self.sameLook
    }
}

extension Region {
    /// Whether it is a line or an icon of the app's own.
    fileprivate var isPlaced: Bool { kind != .picture && place == .content }

    /// Whether a region of the other screen stands at its height, as shares of the screens.
    fileprivate func isLevel(
        with other: Region, from reference: ComparedScreen, on screen: ComparedScreen
    ) -> Bool {
        let scale = Double(reference.height) / Double(screen.height)
        let middle = (Double(box.y) + Double(box.height) / 2) * scale
        return middle >= Double(other.box.y) && middle <= Double(other.box.maxY)
    }
}
