internal import Assets
internal import Screenshots

extension Rule {
    /// A launch image has the size of a screen.
    public static let launchSize = Rule(
        id: "launch-size",
        name: "Size of launch images",
        summary: "A launch image has the pixels of a whole screen, the status bar included.",
        rationale: """
            A launch image of another size is not shown, or shown with bands of black, and the app then runs \
            in them. Sizes are those of the screens of known devices, upright or turned.
            """,
        guidelines: [.interface("Launching", "Launch screens", at: "launching")],
        severity: .error,
        examples: [
            .found(assets: .init(.launchImage, "LaunchImage", [ExampleImage(.plain(0xFFFFFF), 200, 300)])),
            .notFound(
                assets: .init(.launchImage, "LaunchImage", [ExampleImage(.plain(0xFFFFFF), 640, 1136)])),
            .notFound(assets: .init(.image, "backdrop", [ExampleImage(.plain(0xFFFFFF), 200, 300)])),
        ])

    /// A launch screen has no words.
    public static let launchText = Rule(
        id: "launch-text",
        name: "Text on launch images",
        summary: "A launch image has no text, which could not be translated.",
        rationale: """
            A launch image is one for all languages, and people see it before anything can be read out. Text \
            is found as it is on screens, by its pixels.
            """,
        guidelines: [.interface("Launching", "Launch screens", at: "launching")],
        severity: .warning,
        examples: [
            .found(assets: .init(.launchImage, "LaunchImage", [screen(lines: 2)])),
            .notFound(assets: .init(.launchImage, "LaunchImage", [screen(lines: 0)])),
        ])

    private static func screen(lines: Int) -> ExampleImage {
        ExampleImage(.plain(0xFFFFFF), 64, 96).with(counted(lines, "line of text", plural: "lines of text")) {
            $0.textLines = lines
        }
    }
}

extension AssetCheck {
    static let launchSize = AssetCheck(.launchSize) { examination in
        let sizes = Set(DeviceTable.embedded.devices.flatMap(\.screenshots))
        return examination.remarksOnPictures(where: { $0.kind == .launchImage }) { _, image, measures in
            let size = PixelSize(width: measures.size.width, height: measures.size.height)
            guard !sizes.contains(size), !sizes.contains(size.turned) else { return nil }
            return .fail("\(image.name) is \(measures.size) pixels, which no known screen is.")
        }
    }

    static let launchText = AssetCheck(.launchText) { examination in
        examination.remarksOnPictures(where: { $0.kind == .launchImage }) { _, image, _ in
            guard let lines = image.textLines, lines > 0 else { return nil }
            return .fail(
                "\(image.name) has \(counted(lines, "line of text", plural: "lines of text")), which stay as they are "
                    + "in every language.")
        }
    }
}
