internal import Assets
internal import Screenshots

extension Rule {
    /// A launch image has the size of a screen.
    public static let launchSize = Rule(
        id: "launch-size",
        name: "Size of launch images",
        summary: "A launch image has the pixels of its slot: a whole screen, the status bar included.",
        rationale: """
            A launch image of another size is not shown, or shown with bands of black, and the app then runs \
            in them. A slot that names its screens by their height, as 667h does, takes their pixels, \
            upright or turned as it says. Sizes of others are those of the screens of known devices, either \
            way.
            """,
        guidelines: [.interface("Launching", "Launch screens", at: "launching")],
        severity: .error,
        examples: [
            .found(assets: .init(.launchImage, "LaunchImage", [ExampleImage(.plain(0xFFFFFF), 200, 300)])),
            .found(assets: .init(.launchImage, "LaunchImage", [slot("736h", scale: 3, 750, 1334)])),
            .found(
                assets: .init(.launchImage, "LaunchImage", [slot("667h", "landscape", scale: 2, 750, 1334)])),
            .notFound(
                assets: .init(.launchImage, "LaunchImage", [ExampleImage(.plain(0xFFFFFF), 640, 1136)])),
            .notFound(assets: .init(.launchImage, "LaunchImage", [slot("667h", scale: 2, 750, 1334)])),
            .notFound(
                assets: .init(.launchImage, "LaunchImage", [slot("667h", "landscape", scale: 2, 1334, 750)])),
            .notFound(assets: .init(.image, "backdrop", [ExampleImage(.plain(0xFFFFFF), 200, 300)])),
        ])

    private static func slot(
        _ subtype: String, _ orientation: String = "portrait", scale: Double, _ width: Int, _ height: Int
    ) -> ExampleImage {
        ExampleImage(.plain(0xFFFFFF), width, height, scale: scale).with {
            $0.traits.idiom = "iphone"
            $0.traits.others = [subtype, orientation]
        }
    }

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
            let traits = image.image.traits
            if let wanted = traits.launchScreens {
                guard !wanted.contains(size) else { return nil }
                let words = wanted.map { "\($0.width)×\($0.height)" }.joined(separator: " or ")
                return .fail(
                    "\(image.name) is \(measures.size) pixels, and its slot, \(traits.words), takes \(words)."
                )
            }
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

extension AssetTraits {
    /// The upright screens of the subtypes of launch images, which Xcode names by the height in points, or in
    /// pixels from the iPhone X on.
    private static let uprightScreens: [String: PixelSize] = [
        "retina4": PixelSize(width: 640, height: 1136), "667h": PixelSize(width: 750, height: 1334),
        "736h": PixelSize(width: 1242, height: 2208), "2436h": PixelSize(width: 1125, height: 2436),
        "1792h": PixelSize(width: 828, height: 1792), "2688h": PixelSize(width: 1242, height: 2688),
    ]

    /// The pixels that the slot of a launch image takes: both ways where it does not say how the screen is
    /// held; `nil` where it names no screen.
    fileprivate var launchScreens: [PixelSize]? {
        guard let upright = others.lazy.compactMap({ Self.uprightScreens[$0] }).first else { return nil }
        if others.contains("portrait") { return [upright] }
        return others.contains("landscape") ? [upright.turned] : [upright, upright.turned]
    }
}
