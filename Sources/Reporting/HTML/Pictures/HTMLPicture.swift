internal import Audit
internal import Raster

/// A screen with the places of its findings, which lead to the entries of the list; and the same screen as it
/// is seen with a deficiency, which is there once one is chosen.
struct HTMLPicture {
    /// All pixels of the screen.
    let frame: PixelRect
    let path: String
    /// The address of its picture; `nil` where there is only an outline.
    let address: String?
    /// What stands below an outline: why there is no picture.
    let caption: String?
    /// Where the screen shows something, which numbers are not to cover.
    let drawn: [PixelRect]
    /// The same screen under other settings; `nil` where that is not asked for.
    var settings: [SettingPicture]?

    func html(of findings: [ShownFinding]) -> String {
        let anchor = PageAnchor.screen(path)
        let marks = PictureLinks(to: findings, on: frame, besides: drawn)
        let words = "\(path.visible), with the places of \(counted(marks.count, "finding"))"
        let viewBox = "0 0 \(frame.width) \(frame.height)"
        let size = "width=\"\(frame.width)\" height=\"\(frame.height)\""
        let picture = address.map {
            "<image id=\"\(anchor)\" href=\"\($0.xmlEscaped)\" \(size)/>"
        }
        let seen = address.map { _ in
            """
            <svg class="seen" viewBox="\(viewBox)" role="img" \
            aria-label="\(path.xmlEscaped), as seen with what is chosen above">\
            <use href="#\(anchor)"/></svg>
            """
        }
        return """
            <figure class="screen">
            <div class="views">
            <svg class="\(address == nil ? "plan" : "plan shown")" viewBox="\(viewBox)" role="group" \
            aria-label="\(words.xmlEscaped)">
            \(([picture].compactMap(\.self) + [marks.html]).joined(separator: "\n"))
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
}
