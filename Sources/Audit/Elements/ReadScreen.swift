internal import Elements
internal import Raster
internal import ScreenReading
internal import Screenshots
internal import TextDetection

/// The file with the view tree of a screen, nil where there is none, or why it cannot be read.
package typealias ElementFile = Result<ElementBytes?, UnreadInput>

/// A screenshot that was read together with its view tree, or without one that cannot be read.
struct ReadScreen {
    let source: ScreenSource
    let model: ScreenModel
    /// What is known of its view tree; nil where there is none, or it cannot be read.
    let elements: SeenElements?

    /// Reads a screenshot.
    ///
    /// - Parameters:
    ///   - screenshot: The screenshot.
    ///   - elements: The file of its view tree.
    ///   - path: What reports call the screen.
    ///   - warnings: What is to be known of a screen without a view tree, a sentence each.
    ///   - known: The pixels of the screenshot, opaque sRGB, where somebody has them.
    ///   - cores: The cores that work on it.
    init(
        _ screenshot: consuming Screenshot, elements: ElementFile, path: String, warnings: [String] = [],
        showing known: Bitmap<UInt8>? = nil, by cores: Cores = .one
    ) {
        var screenshot = consume screenshot
        var file: ElementBytes?
        var fault: UnreadInput?
        do throws(UnreadInput) {
            file = try elements.get()
            try file?.settleScale(of: &screenshot)
        } catch {
            (file, fault) = (nil, error)
        }
        let pixels = file == nil ? nil : known ?? screenshot.opaqueSRGB()
        let origin = ScreenSource(of: screenshot, path: path)
        let model = ScreenModel(reading: consume screenshot, by: cores)
        var seen: SeenElements?
        do throws(UnreadInput) {
            if let file, let pixels {
                let tree = try file.tree(scale: model.scale.value)
                seen = SeenElements(tree, from: file.source, on: model, showing: pixels)
            }
        } catch {
            fault = error
        }
        let isAlone = seen == nil && fault == nil
        source = origin.with(warnings: isAlone ? warnings : [], unreadElements: fault)
        self.model = model
        self.elements = seen
    }
}

extension ScreenSource {
    /// The same with what came of looking for the view tree.
    fileprivate func with(warnings more: [String], unreadElements: UnreadInput?) -> ScreenSource {
        ScreenSource(
            path: path, colorSpace: colorSpace, warnings: warnings + more, canvas: canvas,
            unreadElements: unreadElements)
    }
}
