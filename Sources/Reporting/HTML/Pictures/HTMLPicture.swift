internal import Audit
internal import Raster

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
        // What is drawn last lies on top: the gravest, which come first in the list.
        let marks = findings.reversed().compactMap(mark)
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
    private func mark(_ shown: ShownFinding) -> String? {
        guard case .pixels(let boxes) = shown.finding.place else { return nil }
        // Marks look the same on screens of any size.
        let unit = Double(max(frame.width, frame.height)) / 600
        let (size, gap) = (14 * unit, 3 * unit)
        let places = boxes.map { $0.grown(by: Int(gap.rounded(.up)), within: frame) ?? $0 }.map { box in
            let area = "x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\""
            return "<rect class=\"halo\" \(area)/><rect class=\"mark\" \(area)/>"
        }
        // Before the first place, or behind it where there is no room.
        let first = boxes[0]
        let isBefore = Double(first.x) > 2 * size
        let x = isBefore ? Double(first.x) - 2 * gap : Double(first.maxX) + 2 * gap
        let y = Double(first.y) + Double(first.height) / 2 + size / 3
        let label = """
            <text x="\(Figure(x))" y="\(Figure(y))" text-anchor="\(isBefore ? "end" : "start")" \
            font-size="\(Figure(size))" stroke-width="\(Figure(gap))">\(shown.number)</text>
            """
        let kind = shown.finding.suppression == nil ? shown.finding.severity.rawValue : "aside"
        return """
            <a id="\(shown.placeAnchor)" class="\(kind)" href="#\(shown.anchor)" \
            aria-label="\(shown.number), \(shown.title.xmlEscaped)">\(places.joined())\(label)</a>
            """
    }
}
