public import Elements
internal import PixelConversion
internal import Raster
internal import ScreenReading
public import Screenshots
internal import SystemColors
internal import TextDetection

extension Auditor {
    /// Audits a screen in memory with its view tree.
    ///
    /// - Parameters:
    ///   - screenshot: The screen.
    ///   - elements: Its view tree.
    ///   - path: What reports call the screen.
    /// - Returns: The screen's regions, judged, and the findings.
    public func audit(
        _ screenshot: consuming Screenshot, elements: ElementTree, path: String = ""
    ) -> ScreenAudit {
        let source = ScreenSource(of: screenshot, path: path)
        let bitmap = screenshot.opaqueSRGB()
        let model = ScreenModel(reading: consume screenshot, by: cores)
        return audit(model, from: source, elements: SeenElements(elements, on: model, showing: bitmap))
    }

    /// Audits a screen with the view tree of a file.
    ///
    /// - Parameters:
    ///   - screenshot: The screen.
    ///   - elements: The file, or why it cannot be read; then the screen is audited without it, and a finding
    ///     says so.
    ///   - path: What reports call the screen.
    package func audit(
        _ screenshot: consuming Screenshot, elements: ElementFile, path: String
    ) -> ScreenAudit {
        let screen = ReadScreen(
            consume screenshot, elements: elements, path: path, warnings: self.elements.missing, by: cores)
        return audit(screen.model, from: screen.source, elements: screen.elements)
    }
}

extension SeenElements {
    /// Looks at every element of a screen.
    init(
        _ tree: ElementTree, from source: ElementSource = ElementSource(), on model: ScreenModel,
        showing bitmap: Bitmap<UInt8>
    ) {
        self.init(
            tree, from: source, width: model.width, height: model.height, scale: model.scale.value,
            isPlain: bitmap.isPlain,
            lines: model.regions.filter { $0.kind == .text && $0.place != .picture }.map(\.box)
        ) { box, scale in
            ElementSight(of: bitmap, in: box, scale: scale)
        }
    }

    /// The content size that text was laid out for; nil where the tree does not tell, or there is none such.
    var contentSize: ContentSizeCategory? {
        tree.contentSize.flatMap { TextStyleTable.embedded.category(named: $0) }
    }

    /// The platform that the tool which wrote the tree is for; nil where it is for several.
    var platform: Platform? {
        switch tree.format {
        case .legible: nil
        case .browser: .web
        case .uiautomator: .android
        case .accessibilitySnapshot: .iOS
        case .xcuitest:
            // It writes the trees of macOS and tvOS, too.
            switch DeviceTable.embedded.kind(ofScreen: screen.width, by: screen.height) {
            case .phone, .tablet: .iOS
            case .watch: .watchOS
            case .tv: .tvOS
            case nil: nil
            }
        }
    }
}

extension Bitmap<UInt8> {
    /// Whether all of it is one colour.
    fileprivate var isPlain: Bool {
        pixels.first.map { first in pixels.allSatisfy { $0 == first } } ?? true
    }
}
