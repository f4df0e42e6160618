internal import Audit
internal import Raster
internal import ScreenReading

/// A screen with the places of its findings, which lead to the entries of the list; and the same screen as it
/// is seen with a deficiency, which is there once one is chosen.
struct HTMLPicture {
    let fileNumber: Int
    /// All pixels of the screen.
    let frame: PixelRect
    let path: String
    /// The address of its picture; `nil` where there is only an outline.
    let address: String?
    /// What stands below an outline: why there is no picture.
    let caption: String?
    /// The same screen under other settings; `nil` where that is not asked for.
    var settings: [SettingPicture]?

    /// The name of the picture on the page.
    static func anchor(ofFile number: Int) -> String { "screen-\(number)" }

    func html(of findings: [ShownFinding]) -> String {
        // What is drawn last lies on top: the gravest, which come first in the list, and whose numbers are
        // placed first.
        var taken: [PixelRect] = []
        let marks = Array(findings.compactMap { mark($0, besides: &taken) }.reversed())
        let words = "\(path.visible), with the places of \(counted(marks.count, "finding"))"
        let viewBox = "0 0 \(frame.width) \(frame.height)"
        let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
        let picture = address.map {
            "<image id=\"\(Self.anchor(ofFile: fileNumber))\" href=\"\($0.xmlEscaped)\" \(size)/>"
        }
        let seen = address.map { _ in
            """
            <svg class="seen" viewBox="\(viewBox)" role="img" \
            aria-label="\(path.xmlEscaped), as seen with what is chosen above">\
            <use href="#\(Self.anchor(ofFile: fileNumber))"/></svg>
            """
        }
        return """
            <figure class="screen">
            <div class="views">
            <svg class="\(address == nil ? "plan" : "plan shown")" viewBox="\(viewBox)" role="group" \
            aria-label="\(words.xmlEscaped)">
            \(([picture].compactMap(\.self) + marks).joined(separator: "\n"))
            </svg>
            \(seen ?? "")
            </div>
            \(caption.map { "<figcaption>\($0.xmlEscaped)</figcaption>" } ?? "")
            \(underSettings ?? "")
            </figure>
            """
    }

    private var underSettings: String? {
        settings.map { settings in
            guard !settings.isEmpty else {
                return "<p>Nothing on it is known to change under other settings.</p>"
            }
            return """
                <details class="settings">
                <summary>Under other settings</summary>
                <div class="views">\(settings.map { $0.html(of: path) }.joined(separator: "\n"))</div>
                </details>
                """
        }
    }

    /// A finding's places, as one link; `nil` for what has none.
    ///
    /// - Parameter taken: Where numbers are; that of the finding is added.
    private func mark(_ shown: ShownFinding, besides taken: inout [PixelRect]) -> String? {
        guard case .pixels(let boxes) = shown.finding.place else { return nil }
        // Marks look the same on screens of any size.
        let unit = Double(max(frame.width, frame.height)) / 600
        let (size, gap) = (14 * unit, 3 * unit)
        let places = boxes.map { $0.grown(by: Int(gap.rounded(.up)), within: frame) ?? $0 }.map { box in
            let area = "x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\""
            return "<rect class=\"halo\" \(area)/><rect class=\"mark\" \(area)/>"
        }
        let place = numberPlace(
            of: shown.number, at: boxes[0], height: Int(size.rounded(.up)), gap: Int((2 * gap).rounded(.up)),
            besides: taken)
        taken.append(place)
        let label = """
            <text x="\(place.x)" y="\(Figure(Double(place.maxY) - size / 6))" text-anchor="start" \
            font-size="\(Figure(size))" stroke-width="\(Figure(gap))">\(shown.number)</text>
            """
        let kind = shown.finding.suppression == nil ? shown.finding.severity.rawValue : "aside"
        return """
            <a id="\(shown.placeAnchor)" class="\(kind)" href="#\(shown.anchor)" \
            aria-label="\(shown.number), \(shown.title.xmlEscaped)">\(places.joined())\(label)</a>
            """
    }

    /// Where a number stands: before the first place of its finding, behind it, above or below it, wherever
    /// there is room and no other number; before it where there is none.
    private func numberPlace(
        of number: Int, at box: PixelRect, height: Int, gap: Int, besides taken: [PixelRect]
    ) -> PixelRect {
        // Digits are not wider than three fifths of their size.
        let width = "\(number)".count * height * 3 / 5
        let middle = box.y + (box.height - height) / 2
        let corners = [
            (box.x - gap - width, middle), (box.maxX + gap, middle), (box.x, box.y - gap - height),
            (box.x, box.maxY + gap), (box.maxX - width, box.y - gap - height),
            (box.maxX - width, box.maxY + gap),
        ]
        let places = corners.map { PixelRect(x: $0, y: $1, width: width, height: height) }
        return places.first { place in frame.contains(place) && !taken.contains(where: place.intersects) }
            ?? places.first(where: frame.contains) ?? places[1]
    }
}
