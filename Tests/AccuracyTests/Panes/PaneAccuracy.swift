import Foundation
import Legible
import Raster
import ScreenReading
import Screenshots
import TextDetection

/// How surely blurred panes are found.
struct PaneAccuracy {
    /// The panes that there are, and those of them that were found.
    private(set) var panes = 0, found = 0
    /// What was found where no pane is.
    private(set) var mistaken = 0
    /// What went wrong, pane by pane.
    private(set) var faults: [String] = []

    /// The share of their union that a pane and what was found of it have in common at the least.
    private static let leastOverlap = 0.8

    /// Looks for the panes of every screen of a corpus, around the text that is found on it.
    ///
    /// - Parameters:
    ///   - corpus: The screens.
    ///   - truth: The panes of a screen, in pixels.
    init(of corpus: Corpus, truth: (KnownScreen) -> [PixelRect] = \.panes) throws {
        for screen in corpus.screens {
            let path = corpus.folder.appending(path: screen.image).path(percentEncoded: false)
            let screenshot = try Screenshot(contentsOf: path)
            let scale = screenshot.scale.value
            let lines = ScreenModel(reading: screenshot.opaqueSRGB(), scale: scale).regions
                .filter { $0.kind == .text && $0.place != .picture }
            let panes = BlurredPane.panes(of: screenshot.opaqueSRGB(), around: lines.map(\.box), scale: scale)
            add(screen.image, truth(screen), found: panes.map(\.box))
        }
    }

    private mutating func add(_ image: String, _ truth: [PixelRect], found boxes: [PixelRect]) {
        let missed = truth.filter { pane in !boxes.contains { $0.likeness(to: pane) >= Self.leastOverlap } }
        let wrong = boxes.filter { box in !truth.contains { $0.likeness(to: box) >= Self.leastOverlap } }
        panes += truth.count
        found += truth.count - missed.count
        mistaken += wrong.count
        faults += missed.map { "\(image) \($0) is not found" } + wrong.map { "\(image) \($0) is no pane" }
    }

    var recall: Double { panes == 0 ? 1 : Double(found) / Double(panes) }
}

extension PaneAccuracy: CustomStringConvertible {
    var description: String { "\(found) of \(panes) blurred panes found, \(mistaken) mistaken" }
}

extension PixelRect {
    /// What two rectangles have in common, as a share of what they cover together.
    fileprivate func likeness(to other: PixelRect) -> Double {
        let common = overlap(with: other)
        return Double(common) / Double(max(1, area + other.area - common))
    }
}
