internal import Annotation
internal import Audit
internal import Raster

/// The places of findings on a picture: a frame around each, and a link with the number of the finding.
///
/// Links are in the order of the list, which is that of the keyboard. What is drawn last lies on top: frames
/// are drawn before all links, those of the gravest last. Where places overlap, a link is reached by the
/// frame of its place and by its number, and what lies within leads to the graver finding.
struct PictureLinks {
    private let links: [Link]
    private let frame: PixelRect
    /// The stroke that keeps a number apart from the picture.
    private let halo: Double

    fileprivate struct Link {
        let shown: ShownFinding
        let frames: [Rect]
        /// Whether some graver finding is within the same place.
        let isBeneath: Bool
        let number: Rect
    }

    /// How many links there are.
    var count: Int { links.count }

    /// - Parameters:
    ///   - findings: The findings, the worst first.
    ///   - frame: All pixels of the screen.
    ///   - drawn: Where the screen shows something.
    init(to findings: [ShownFinding], on frame: PixelRect, besides drawn: [PixelRect]) {
        self.frame = frame
        // Marks look the same on screens of any size.
        let unit = Double(max(frame.width, frame.height)) / 600
        let (size, gap) = (12 * unit, 3 * unit)
        halo = gap
        let around = Set(drawn).map { Rect($0) }
        let placed = findings.compactMap { shown -> (shown: ShownFinding, frames: [Rect])? in
            guard case .pixels(let boxes) = shown.finding.place else { return nil }
            return (shown, boxes.map { Rect($0).framed(by: gap, sparing: around).held(in: Rect(frame)) })
        }
        let whole = Rect(frame)
        let obstacles = placed.flatMap(\.frames).filter { $0 != whole } + around
        var placement = LabelPlacement(area: whole, obstacles: obstacles.map { ($0, 1) })
        var above: [Rect] = []
        links = placed.map { shown, frames in
            // Digits are not wider than three fifths of their size.
            let width = Double("\(shown.number)".count) * size * 0.6
            let place = placement.place(
                [(width, size)], beside: frames[0], gap: 2 * gap, isNeeded: true)
            let isBeneath = frames.contains { own in
                above.contains { $0.overlap(with: own) > 0 && $0.area <= own.area }
            }
            above += frames
            return Link(
                shown: shown, frames: frames, isBeneath: isBeneath, number: place?.rect ?? frames[0])
        }
    }

    var html: String {
        let frames = links.reversed().map { link in
            let outline = link.outline
            return """
                <g class="\(link.kind)"><path class="halo" d="\(outline)"/>\
                <path class="mark" d="\(outline)"/></g>
                """
        }
        return (["<g aria-hidden=\"true\">"] + frames + ["</g>"] + links.map(html)).joined(separator: "\n")
    }

    private func html(of link: Link) -> String {
        let shown = link.shown
        let number = link.number
        let baseline = Figure(number.maxY - number.height / 6)
        // A number that has no room beside its place is led to it.
        let isApart = number.gap(to: link.frames[0]) > 3 * halo
        let lead = isApart ? "<path class=\"lead\" d=\"\(number.line(to: link.frames[0]))\"/>" : ""
        return """
            <a id="\(shown.placeAnchor)" class="\(link.kind)" href="#\(shown.anchor)" \
            aria-label="\(shown.number), \(shown.title.xmlEscaped)">\
            <path class="\(link.isBeneath ? "hit beneath" : "hit")" d="\(link.outline)"/>\(lead)\
            <text x="\(Figure(number.x))" y="\(baseline)" font-size="\(Figure(number.height))" \
            stroke-width="\(Figure(halo))">\(shown.number)</text></a>
            """
    }
}

extension PictureLinks.Link {
    /// How the finding weighs, as a class.
    var kind: String { shown.finding.suppression == nil ? shown.finding.severity.rawValue : "aside" }

    /// The frames as a path.
    var outline: String {
        frames.map {
            "M\(Figure($0.x)) \(Figure($0.y))h\(Figure($0.width))v\(Figure($0.height))H\(Figure($0.x))z"
        }
        .joined()
    }
}

extension Rect {
    /// The part of the rectangle that lies in another.
    fileprivate func held(in area: Rect) -> Rect {
        let (left, top) = (max(x, area.x), max(y, area.y))
        return Rect(
            x: left, y: top, width: max(0, min(maxX, area.maxX) - left),
            height: max(0, min(maxY, area.maxY) - top))
    }

    fileprivate var area: Double { width * height }

    /// The shortest way to another rectangle as a path.
    fileprivate func line(to other: Rect) -> String {
        let (start, end) = (nearest(to: other.center), other.nearest(to: center))
        return "M\(Figure(start.x)) \(Figure(start.y))L\(Figure(end.x)) \(Figure(end.y))"
    }
}
