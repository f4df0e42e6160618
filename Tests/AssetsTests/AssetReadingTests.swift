import Assets
import Foundation
import TestSupport
import Testing

/// What paths stand for.
struct `Reading assets` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String = "x") throws {
        try folder.write(Array(text.utf8), to: path)
    }

    private var reading: AssetReading { AssetReading(of: [folder.url.path]) }

    @Test func `puts files together by their names`() {
        let traits = LooseImages.parts(of: "star@2x~dark.png")
        #expect(traits.name == "star" && traits.traits.scale == 2 && traits.traits.appearance == .dark)
        #expect(LooseImages.parts(of: "user@home.png").name == "user@home")
        #expect(LooseImages.parts(of: "a~b.png").name == "a~b")
    }

    @Test func `tells purposes from names`() {
        #expect(AssetSet.Purpose(of: "tab-home") == .tabBar)
        #expect(AssetSet.Purpose(of: "HomeTabIcon") == .tabBar)
        #expect(AssetSet.Purpose(of: "NewTabIcon") == .general)
        #expect(AssetSet.Purpose(of: "ToolbarShare") == .bar)
        #expect(AssetSet.Purpose(of: "QuickActions/new") == .quickAction)
        #expect(AssetSet.Purpose(of: "back-mask") == .backMask)
        #expect(AssetSet.Purpose(of: "background") == .general)
        #expect(
            ["ic_back", "navBack", "btn-back-white", "BackIcon"].map(AssetSet.Purpose.init(of:)).allSatisfy {
                $0 == .backButton
            })
        #expect(
            ["back", "card-back", "arrow-back", "icon-back-pain"].map(AssetSet.Purpose.init(of:)).allSatisfy {
                $0 == .general
            })
        #expect(AssetSet.Purpose(of: "table") == .general)
        for name in ["nav-share", "navigation-share", "bar-share", "NavShare"] {
            #expect(AssetSet.Purpose(of: name) == .bar, "\(name)")
        }
        for name in ["action-icon", "ActionExtension/share", "activity-icon"] {
            #expect(AssetSet.Purpose(of: name) == .action, "\(name)")
        }
        // Whatever can be tapped is called an action.
        for name in ["action-share", "plus_floating_action", "side_menu_action_icon_share", "actions/add"] {
            #expect(AssetSet.Purpose(of: name) == .general, "\(name)")
        }
        #expect(AssetSet.Purpose(of: "quickaction-compose") == .quickAction)
        for name in ["bar-chart", "navigation-arrow", "nav-background", "call-to-action", "navigation"] {
            #expect(AssetSet.Purpose(of: name) == .general, "\(name)")
        }
        for name in ["NewTab", "Tab-Close-16", "Tabs-Sidebar-16", "TabUnread", "Tab-24", "Arrow-Back-16"] {
            #expect(AssetSet.Purpose(of: name) == .general, "\(name)")
        }
    }

    @Test func `reads a catalog, and leaves its files to it`() throws {
        let set = "A.xcassets/Icons/star.imageset"
        try write("\(set)/star.png")
        try write(
            "\(set)/Contents.json",
            #"{"images": [{"filename": "star.png", "idiom": "universal", "scale": "2x"}, {"idiom": "ipad", "scale": "1x"}], "properties": {"template-rendering-intent": "template"}}"#
        )
        try write("loose/moon@3x.png")
        let reading = reading
        #expect(reading.faults.isEmpty)
        #expect(reading.collections.flatMap(\.sets).map(\.name) == ["Icons/star", "moon"])
        let star = try #require(reading.collections.first?.sets.first)
        #expect(star.isTemplate && star.images.map { $0.file != nil } == [true, false])
        #expect(star.images[0].traits.scale == 2 && star.images[1].traits.idiom == "ipad")
    }

    @Test func `reads the grid of a pack of stickers`() throws {
        let pack = "S.xcassets/Pack.stickerpack"
        try write("\(pack)/Contents.json", #"{"properties": {"grid-size": "large"}}"#)
        try write("\(pack)/cat.sticker/cat.png")
        try write("\(pack)/cat.sticker/Contents.json", #"{"properties": {"filename": "cat.png"}}"#)
        #expect(reading.collections.flatMap(\.sets).map(\.grid) == ["large"])
    }

    @Test func `leaves out and counts what snapshot tests compare with, but where it is named`() throws {
        try write("App/moon.png")
        for name in ["__Snapshots__", "ReferenceImages_64", "FailureDiffs"] {
            try write("Tests/\(name)/screen-tab@2x.png")
        }
        let reading = reading
        #expect(reading.collections.flatMap(\.sets).map(\.name) == ["moon"])
        #expect(reading.notes.count { $0.contains("left out: 3 folders of pictures that tests") } == 1)
        let named = AssetReading(of: [folder.path("Tests/__Snapshots__")])
        #expect(named.collections.flatMap(\.sets).count == 1)
    }

    @Test(arguments: [
        #"{"images": [{"filename": "gone.png"}]}"#, #"{"images": [{"filename": "../star.png"}]}"#,
        #"{"images": [{"filename": "star.png", "scale": "many"}]}"#, #"{"images": {}}"#, #"{"images": [7]}"#,
        "{",
        #"{"images": [{"filename": "star.png", "size": "0x0"}]}"#,
    ])
    func `names what is wrong in a listing, and reads the rest`(listing: String) throws {
        try write("A.xcassets/star.png")
        try write("A.xcassets/star.imageset/star.png")
        try write("A.xcassets/star.imageset/Contents.json", listing)
        try write("A.xcassets/moon.imageset/moon.png")
        try write("A.xcassets/moon.imageset/Contents.json", #"{"images": [{"filename": "moon.png"}]}"#)
        let reading = reading
        #expect(reading.faults.map { $0.path.hasSuffix("star.imageset/Contents.json") } == [true])
        #expect(reading.faults.allSatisfy { $0.place != nil && !$0.isEmpty })
        #expect(reading.collections.flatMap(\.sets).first { $0.name == "moon" }?.images.count == 1)
    }

    @Test func `counts images of formats that are not looked at`() throws {
        for file in [
            "res/drawable/a.xml", "res/drawable-night/b.xml", "res/values/colors.xml", "c.webp", "d.JPG",
            "e.jpeg", "A.xcassets/f.imageset/f.jpg",
        ] { try write(file) }
        try write("A.xcassets/f.imageset/Contents.json", #"{"images": [{"filename": "f.jpg"}]}"#)
        let words = "not looked at, as outside of catalogs only PNG files are: "
        #expect(
            reading.notes == [words + "2 JPEG, 1 WebP, 2 vector drawings of Android (XML)"])
        let alone = AssetReading(of: [folder.path("res")])
        #expect(alone.notes == [words + "2 vector drawings of Android (XML)"])
        #expect(alone.faults.map(\.isEmpty) == [true])
    }

    @Test func `of a folder without images is no success`() {
        #expect(reading.collections.isEmpty)
        #expect(reading.faults.map(\.isEmpty) == [true])
        #expect(AssetReading(of: [folder.path("gone")]).faults.map(\.isEmpty) == [false])
    }

    @Test func `reads the layers of an icon`() throws {
        try write(
            "App.icon/icon.json",
            #"{"groups": [{"layers": [{"image-name": "front.png"}, {"image-name": "no.png"}]}]}"#)
        try write("App.icon/Assets/front.png")
        let reading = reading
        #expect(reading.collections.flatMap(\.sets).map(\.kind) == [.layeredIcon])
        #expect(reading.faults.count == 1)
    }

    @Test func `takes a file of a set for the set, and that once`() throws {
        let set = "A.xcassets/star.imageset"
        try write("\(set)/star.png")
        try write("\(set)/Contents.json", #"{"images": [{"filename": "star.png"}]}"#)
        let paths = ["\(set)/star.png", "\(set)/Contents.json", "A.xcassets"].map(folder.path)
        let reading = AssetReading(of: paths)
        #expect(reading.collections.map(\.sets.count) == [1] && reading.faults.isEmpty)
    }

    @Test func `of slots without a file is no success`() throws {
        try write("A.xcassets/star.imageset/Contents.json", #"{"images": [{"idiom": "universal"}]}"#)
        #expect(reading.faults.map(\.isEmpty) == [true])
    }
}
