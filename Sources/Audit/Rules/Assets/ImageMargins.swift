internal import Assets
internal import Raster

extension Rule {
    /// An image has no wide transparent margins.
    public static let imageMargins = Rule(
        id: "image-margins",
        name: "Transparent margins",
        summary: "What an image shows fills its frame: no transparent margin takes a third of it.",
        rationale: """
            Layout is by the frame of an image. A margin that nobody sees moves what is shown out of line \
            and makes it smaller than it could be. Reported are images of which transparent margins take \
            more than a third of the width or the height; a few pixels, for optical alignment, are nothing. \
            Nor are those of icons that stand on one square canvas with others, as Material's on 24 dp: cut \
            off, an icon no longer fits its neighbours. It may be meant, so a person has to look.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "star", [ExampleImage(.disc(0x0055D4, share: 0.4), 60)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.disc(0x0055D4, share: 0.8), 60)])),
            .notFound(
                assets: .init(.image, "ic_clear_24dp", [ExampleImage(.disc(0x0055D4, share: 0.4), 24)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.icon(0x0055D4, on: 0xFFFFFF), 60)])),
        ])
}

extension AssetCheck {
    static let imageMargins = AssetCheck(.imageMargins) { examination in
        let canvases = examination.sharedCanvases
        return examination.pooledRemarks(where: { $0.kind == .image && !$0.purpose.hasGroundOfSystem }) {
            set, image, measures in
            guard let box = measures.inkBox, measures.size.width >= 12, measures.size.height >= 12,
                image.canvas.map({ !canvases.contains($0) }) ?? true, !set.set.saysItsCanvas
            else { return nil }
            let shares = [
                1 - Double(box.width) / Double(measures.size.width),
                1 - Double(box.height) / Double(measures.size.height),
            ]
            guard let share = shares.max(), share > 1.0 / 3 else { return nil }
            return .review(
                "\(image.name) has transparent margins of \(Self.percent(share)) of its "
                    + "\(share == shares[0] ? "width" : "height").", repair: "cut them off", weight: share)
        }
    }
}

extension AssetExamination {
    /// The fewest sets that a canvas is shared by.
    private static let fewestShared = 3

    /// The sides in points of the square canvases that several sets stand on.
    fileprivate var sharedCanvases: Set<Double> {
        let sides = sets.compactMap { $0.images.lazy.compactMap(\.canvas).first }
        let counts = Dictionary(grouping: sides, by: \.self).mapValues(\.count)
        return Set(counts.filter { $0.value >= Self.fewestShared }.keys)
    }
}

extension ExaminedImage {
    /// The largest canvas of icons in points.
    private static let largestCanvas = 48.0

    /// The side in points of a square canvas as icons have them; `nil` for another image.
    fileprivate var canvas: Double? {
        guard let size, size.width == size.height else { return nil }
        let side = Double(size.width) / scale
        return side <= Self.largestCanvas ? side : nil
    }
}

extension AssetSet {
    /// Whether its name says how large its canvas is: `ic_clear_24dp`.
    fileprivate var saysItsCanvas: Bool {
        name.split { !$0.isLetter && !$0.isNumber }.contains { word in
            word.hasSuffix("dp") && Int(word.dropLast(2)) != nil
        }
    }
}
