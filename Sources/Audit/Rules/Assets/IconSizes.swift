internal import Assets

extension Rule {
    /// An app icon comes in every size that its devices need, and each file has the size of its slot.
    public static let iconSizes = Rule(
        id: "icon-sizes",
        name: "Sizes of app icons",
        summary:
            "Every file of an app icon has the size of its slot, and no size is missing that its devices need.",
        rationale: """
            Sizes are in points times the scale: 60 pt at @3x are 180 pixels. A set that names idioms needs \
            60 pt at @2x and @3x for iPhone, 76 pt and 83.5 pt at @2x for iPad, and 1024 pixels for the App \
            Store; small sizes for search, settings and notifications are scaled from these where they are \
            missing, which is a note. A set for Macs needs 16, 32, 128, 256 and 512 pt at @1x and @2x. One \
            for watches needs, at @2x, 24 and 27.5 pt for notifications, 40, 44 and 50 pt for the home \
            screen and 86, 98 and 108 pt for the short look, 29 pt at @2x and @3x for the app on the phone, \
            and 1024 pixels; those of later watches may be left out. One picture of 1024 pixels for every \
            device is enough as well. An alternate icon, which iOS and tvOS know, has every size that the \
            main one has for the devices that it is for, but for the App Store and for iPads at @1x, which \
            are gone. What a set lacks is one finding; a folder `iconset` may lack some, a note. Icons of \
            message extensions have sizes of their own.
            """,
        guidelines: [.interface("App icons", "Specifications", at: "app-icons")],
        severity: .error,
        examples: [
            .found(assets: .init(.appIcon, "AppIcon", [art(58, scale: 2).inSlot(60, idiom: "iphone")])),
            .found(
                assets: .init(
                    .appIcon, "AppIcon",
                    [
                        art(120, scale: 2).inSlot(60, idiom: "iphone"),
                        art(90).inSlot(90, idiom: "ios-marketing"),
                    ])),
            .found(
                assets: .init(
                    .messagesIcon, "Messages",
                    [
                        art(120, 90, scale: 2).inSlot(60, 45),
                        ExampleImage(nil, 180, 135, scale: 3).inSlot(60, 45),
                    ])),
            .found(
                assets: .init(.appIcon, "AppIcon", [art(64).inSlot(64), art(32).inSlot(32)]),
                .init(.appIcon, "Gold", [art(64).inSlot(64)])),
            .found(assets: .init(.appIcon, "AppIcon", Array(macIcons.dropLast()))),
            .found(
                assets: .init(.appIcon, "AppIcon", [art(48, scale: 2).inSlot(24, idiom: "watch")])),
            .found(assets: .init(.appIcon, "AppIcon", phoneIcons)),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", phoneIcons + [art(1024).inSlot(1024, idiom: "ios-marketing")]),
                .init(.appIcon, "Gold", phoneIcons)),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", phoneIcons + [art(1024).inSlot(1024, idiom: "ios-marketing")]),
                .init(.appIcon, "Gold", [art(1024).inSlot(1024)])),
            .notFound(
                assets: .init(
                    .appIcon, "AppIcon", [art(40, scale: 2).inSlot(20), art(1024).inSlot(1024)]),
                .init(.appIcon, "Gold", [art(1024).inSlot(1024)])),
            .notFound(assets: .init(.appIcon, "AppIcon", [art(64).inSlot(64)])),
            .notFound(assets: .init(.appIcon, "AppIcon", macIcons)),
            .notFound(
                assets: .init(
                    .messagesIcon, "Messages",
                    [art(120, 90, scale: 2).inSlot(60, 45), art(180, 135, scale: 3).inSlot(60, 45)])),
            .notFound(
                assets: .init(.appIcon, "AppIcon", [art(64).inSlot(64), art(32).inSlot(32)]),
                .init(.appIcon, "Gold", [art(64).inSlot(64), art(32).inSlot(32)])),
        ])

    private static func art(_ width: Int, _ height: Int? = nil, scale: Double = 1) -> ExampleImage {
        ExampleImage(.icon(0xFFFFFF, on: 0x0055D4), width, height, scale: scale)
    }

    private static let phoneIcons = [60.0, 40, 29, 20].flatMap { points in
        [2.0, 3].map { art(Int(points * $0), scale: $0).inSlot(points, idiom: "iphone") }
    }

    private static let macIcons = [16.0, 32, 128, 256, 512].flatMap { points in
        [1.0, 2].map { art(Int(points * $0), scale: $0).inSlot(points, idiom: "mac") }
    }
}

extension AssetCheck {
    static let iconSizes = AssetCheck(.iconSizes) { examination in
        examination.remarksOnPictures(where: \.kind.isIcon) { _, image, measures in
            guard let pixels = image.image.traits.pixels, image.image.traits.points != nil,
                (measures.size.width, measures.size.height) != pixels
            else { return nil }
            return .fail(
                "\(image.name) is \(measures.size) pixels, and its slot, \(image.image.traits.words), takes "
                    + "\(pixels.width)×\(pixels.height).")
        } + missingSizes(examination) + emptySlots(examination) + alternates(examination)
    }

    /// Sizes that are needed beside those that a set names.
    private static func missingSizes(_ examination: AssetExamination) -> [AssetRemark] {
        examination.sets.indices.filter { examination.sets[$0].set.kind == .appIcon }.flatMap { index in
            let set = examination.sets[index]
            let missing = IconSize.missing(in: set, isMain: index == mainIcon(of: examination))
            return [false, true].compactMap { areScaled -> AssetRemark? in
                let sizes = missing.filter { $0.isScaledFromOthers == areScaled }
                guard !sizes.isEmpty else { return nil }
                return AssetRemark(
                    set: index, images: [],
                    .fail(
                        "'\(set.set.name)' has no file of \(sizes.words)"
                            + (areScaled ? "; the system scales others." : "."),
                        atMost: areScaled || set.set.isIconFolder ? .note : .error))
            }
        }
    }

    /// Slots of icons for message extensions without a file.
    private static func emptySlots(_ examination: AssetExamination) -> [AssetRemark] {
        examination.sets.indices.filter { examination.sets[$0].set.kind == .messagesIcon }.compactMap {
            index in
            let images = examination.sets[index].images
            let empty = images.indices.filter {
                let traits = images[$0].image.traits
                return images[$0].image.file == nil && traits.points != nil && !traits.isOfOldTablet
            }
            guard !empty.isEmpty else { return nil }
            let words = listed(empty) { images[$0].image.traits.words }
            let isOne = empty.count == 1
            return AssetRemark(
                set: index, images: isOne ? empty : [],
                .fail(
                    isOne
                        ? "The slot \(words) has no file." : "\(empty.count) slots have no file: \(words)."))
        }
    }

    /// The icons that a listing describes.
    private static func icons(of examination: AssetExamination) -> [Int] {
        examination.sets.indices.filter {
            examination.sets[$0].set.kind == .appIcon && !examination.sets[$0].set.isIconFolder
        }
    }

    /// The icon that the others are alternates of: the one of the usual name, or the first.
    private static func mainIcon(of examination: AssetExamination) -> Int? {
        let icons = icons(of: examination)
        return icons.first { examination.sets[$0].set.name.hasSuffix("AppIcon") } ?? icons.first
    }

    /// Alternate icons without sizes that the main one has.
    private static func alternates(_ examination: AssetExamination) -> [AssetRemark] {
        guard let main = mainIcon(of: examination) else { return [] }
        func sizes(of set: Int) -> [AssetTraits] {
            examination.sets[set].images.map(\.image).filter { $0.file != nil && $0.traits.points != nil }
                .map(\.traits).filter { $0.appearance == .any }
        }
        let wanted = sizes(of: main).filter(\.isOfAlternates)
        return icons(of: examination).filter { $0 != main }.compactMap { index in
            let own = sizes(of: index)
            guard !own.contains(where: \.isForEveryDevice) else { return nil }
            let idioms = Set(own.map(\.idiom))
            // What the set needs by itself is said already.
            let needed = IconSize.missing(in: examination.sets[index], isMain: false)
            let missing = wanted.filter { size in
                idioms.contains(size.idiom)
                    && !own.contains { $0.points == size.points && ($0.scale ?? 1) == (size.scale ?? 1) }
                    && !needed.contains { $0.isFilled(by: size) }
            }
            guard !missing.isEmpty else { return nil }
            return AssetRemark(
                set: index, images: [],
                .fail(
                    "'\(examination.sets[index].set.name)' has no file for "
                        + missing.map(\.words).joined(separator: "; ")
                        + ", and '\(examination.sets[main].set.name)' has."))
        }
    }
}

extension AssetTraits {
    /// Whether it is the one picture that the system makes every size of.
    fileprivate var isForEveryDevice: Bool {
        idiom == "universal" && points == Points(width: 1024, height: 1024) && (scale ?? 1) == 1
    }

    /// Whether an alternate icon has the size: alternates are for iOS and tvOS, the App Store shows the main
    /// one, and iPads of one pixel a point are no longer made.
    fileprivate var isOfAlternates: Bool {
        [nil, .iOS, .tvOS].contains(system) && !idiom.hasSuffix("-marketing") && !isOfOldTablet
    }

    /// Whether only iPads of one pixel a point show it.
    fileprivate var isOfOldTablet: Bool { idiom == "ipad" && (scale ?? 1) == 1 }
}

extension [IconSize] {
    /// The sizes in words, idiom by idiom: `60 pt @2x, 60 pt @3x for iphone`.
    fileprivate var words: String {
        var idioms: [String] = []
        for size in self where !idioms.contains(size.idiom) { idioms.append(size.idiom) }
        return idioms.map { idiom in
            filter { $0.idiom == idiom }.map(\.words).joined(separator: ", ") + " for \(idiom)"
        }.joined(separator: "; ")
    }
}

/// A size that an app icon needs (Human Interface Guidelines for iOS 13, "App Icon", for macOS, "App Icon", and
/// for watchOS, "App Icon", the tables of sizes).
fileprivate struct IconSize {
    let idiom: String
    let points: Double
    let scale: Double
    /// Whether the system scales another where it is missing.
    var isScaledFromOthers = false

    var words: String { "\(Figure(points)) pt @\(Figure(scale))x" }

    func isFilled(by traits: AssetTraits) -> Bool {
        guard let size = traits.points, size.width == size.height else { return false }
        return traits.idiom == idiom && size.width == points && (traits.scale ?? 1) == scale
    }

    /// What a set needs and has no file of.
    ///
    /// - Parameters:
    ///   - set: The set.
    ///   - isMain: Whether it is no alternate icon: of one for iOS, files for other systems are left over.
    static func missing(in set: ExaminedSet, isMain: Bool) -> [IconSize] {
        let filled = set.images.map(\.image).filter { $0.file != nil }
        let systems = Set(filled.map { $0.traits.system ?? .iOS })
        let leavesOthersOut = !isMain && systems.contains(.iOS)
        let counting = filled.filter { !leavesOthersOut || ($0.traits.system ?? .iOS) == .iOS }
        return needed(by: Set(counting.map(\.traits.idiom))).filter { size in
            // The App Store shows the main icon alone.
            (isMain || size.idiom != storeSize.idiom) && !filled.contains { size.isFilled(by: $0.traits) }
        }
    }

    /// What is needed by the idioms that a set has files for: none where one picture is for every device.
    private static func needed(by idioms: Set<String>) -> [IconSize] {
        let phone = idioms.contains("iphone") ? phoneSizes : []
        let pad = idioms.contains("ipad") ? padSizes : []
        return phone + pad + (phone.isEmpty && pad.isEmpty ? [] : [storeSize])
            + (idioms.contains("mac") ? macSizes : []) + (idioms.contains("watch") ? watchSizes : [])
    }

    private static let storeSize = IconSize(idiom: "ios-marketing", points: 1024, scale: 1)

    private static let phoneSizes =
        [2.0, 3.0].map { IconSize(idiom: "iphone", points: 60, scale: $0) }
        + [40.0, 29, 20].flatMap { points in
            [2.0, 3].map {
                IconSize(idiom: "iphone", points: points, scale: $0, isScaledFromOthers: true)
            }
        }

    private static let macSizes = [16.0, 32, 128, 256, 512].flatMap { points in
        [1.0, 2].map { IconSize(idiom: "mac", points: points, scale: $0) }
    }

    private static let watchSizes =
        [24, 27.5, 29, 40, 44, 50, 86, 98, 108].map { IconSize(idiom: "watch", points: $0, scale: 2) }
        + [
            IconSize(idiom: "watch", points: 29, scale: 3),
            IconSize(idiom: "watch-marketing", points: 1024, scale: 1),
        ]

    private static let padSizes =
        [76.0, 83.5].map { IconSize(idiom: "ipad", points: $0, scale: 2) }
        + [40.0, 29, 20].map { IconSize(idiom: "ipad", points: $0, scale: 2, isScaledFromOthers: true) }
}
