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
            It may be meant, so a person has to look.
            """,
        guidelines: [.interface("Icons", "Creating interface icons", at: "icons")],
        severity: .note,
        examples: [
            .found(assets: .init(.image, "star", [ExampleImage(.disc(0x0055D4, share: 0.4), 60)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.disc(0x0055D4, share: 0.8), 60)])),
            .notFound(assets: .init(.image, "star", [ExampleImage(.icon(0x0055D4, on: 0xFFFFFF), 60)])),
        ])
}

extension AssetCheck {
    static let imageMargins = AssetCheck(.imageMargins) { examination in
        examination.pooledRemarks(where: { $0.kind == .image && !$0.purpose.hasGroundOfSystem }) {
            _, image, measures in
            guard let box = measures.inkBox, measures.size.width >= 12, measures.size.height >= 12 else {
                return nil
            }
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
