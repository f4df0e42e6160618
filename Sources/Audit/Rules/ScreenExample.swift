internal import ColorMath
internal import Raster
internal import Recognition
internal import ScreenReading
internal import Screenshots
internal import SystemColors
internal import TextDetection

/// A small screen that a rule objects to, or does not.
struct ScreenExample: Hashable {
    let regions: [Region]
    let surfaces: [Surface]
    let appearance: Appearance.Style
    let standard: ContrastStandard
    var elements: [ExampleElement] = []
    var platform = Platform.iOS
    /// The content size that its view tree says.
    var contentSize: String?
    /// What is wrong with the file of its view tree.
    var unreadElements: String?

    /// The size of the screen, at one pixel per point.
    fileprivate static let (width, height) = (390, 844)

    /// The screen, audited by one rule alone.
    func audit(by rule: Rule) -> ScreenAudit {
        let model = ScreenModel(
            width: Self.width, height: Self.height, scale: Scale(1, source: .option), regions: regions,
            surfaces: surfaces,
            luminance: appearance == .light ? 1 : 0)
        let seen =
            elements.isEmpty
            ? nil
            : SeenElements(
                showing: elements, contentSize: contentSize, width: Self.width, height: Self.height)
        let unread = unreadElements.map { UnreadInput(path: "home.elements.json", fault: $0) }
        return Auditor(
            images: NoFiles(), standard: standard, rules: RuleSelection(only: rule),
            conditions: KnownConditions(platform: platform)
        ).audit(model, from: ScreenSource(unreadElements: unread), elements: seen)
    }
}

/// Examples come from no file.
struct NoFiles: ImageSource {
    func image(decoding bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> DecodedImage {
        throw .invalid("an example comes from no file")
    }
}

extension ScreenExample: CustomStringConvertible {
    /// What is on the screen, in words: `17 pt text, #8A8A8E on #FFFFFF, 3.44`.
    var description: String {
        let things =
            regions.map(Self.words) + surfaces.map(Self.words) + elements.map(\.description)
            + [unreadElements.map { "a file of elements of which is said: \($0)" }].compactMap(\.self)
        let judged = standard == .wcagAA ? "" : ", judged by \(standard.rawValue)"
        let screen = appearance == .light ? "" : ", on a dark screen"
        let system = platform == .iOS ? "" : ", on \(platform.name)"
        let size = contentSize.map { ", at content size \($0)" } ?? ""
        return things.joined(separator: "; ") + screen + system + size + judged
    }

    private static func words(for region: Region) -> String {
        let size = "\(Figure(region.pointSize)) pt \(region.weight == .bold ? "bold " : "")"
        let place = region.place == .statusBar ? " in the status bar" : ""
        let colors = "\(region.ink) on \(region.backdrop), \(ContrastRatio(region.contrast.typical))"
        let usual = Region.exampleWidth(of: region.kind, pointSize: region.pointSize)
        let width = region.box.width == usual ? "" : " \(region.box.width) pt wide"
        let usualRow = Region.exampleRow
        let row = region.box.y == usualRow || region.place == .statusBar ? "" : " \(region.box.y) pt down"
        return "\(size)\(region.kind.rawValue)\(width)\(row)\(place), \(colors)"
    }

    private static func words(for surface: Surface) -> String {
        let end =
            surface.box.y == 0
            ? " at the top" : surface.box.y + surface.box.height == Self.height ? " at the end" : ""
        return "\(Int((surface.share * 100).rounded())) % of the screen in \(surface.color)\(end)"
    }
}

extension Region {
    /// How wide examples are unless they say so.
    fileprivate static func exampleWidth(of kind: Kind, pointSize: Double) -> Int {
        (kind == .text ? 8 : 1) * Int(pointSize.rounded())
    }

    /// Where examples are unless they say so.
    fileprivate static let exampleRow = 100

    /// A region of one ink on one backdrop, for examples.
    static func example(
        _ kind: Kind, _ ink: UInt32, on backdrop: UInt32, pointSize: Double = 17, weight: Weight = .regular,
        place: Place = .content
    ) -> Region {
        let ink = SRGB8(hex: ink)
        let backdrop = SRGB8(hex: backdrop)
        let ratio = ink.contrastRatio(with: backdrop)
        let side = Int(pointSize.rounded())
        return Region(
            kind: kind,
            box: PixelRect(
                x: 20, y: exampleRow, width: exampleWidth(of: kind, pointSize: pointSize), height: side),
            ink: ink, backdrop: backdrop,
            contrast: MeasuredContrast(plain: ratio), pointSize: pointSize,
            weight: weight, place: place)
    }
}

extension Surface {
    /// A surface of one colour from edge to edge, for examples.
    static func example(_ color: UInt32, rows: Range<Int>) -> Surface {
        Surface(
            color: SRGB8(hex: color),
            box: PixelRect(x: 0, y: rows.lowerBound, width: ScreenExample.width, height: rows.count),
            share: Double(rows.count) / Double(ScreenExample.height))
    }

    /// A surface of one colour, for examples.
    static func example(_ color: UInt32, share: Double) -> Surface {
        Surface(
            color: SRGB8(hex: color),
            box: PixelRect(
                x: 0, y: 200, width: ScreenExample.width, height: Int(Double(ScreenExample.height) * share)),
            share: share)
    }
}
