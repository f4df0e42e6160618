import Assets
import Foundation
import TestSupport
import Testing

/// What tells the systems that assets are for, and what depends on them.
struct `Assets for a system` {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String = "x") throws {
        try folder.write(Array(text.utf8), to: path)
    }

    private func writeSet(_ path: String, _ entry: String, intent: String? = nil) throws {
        let properties = intent.map { #", "properties": {"template-rendering-intent": "\#($0)"}"# } ?? ""
        try write("\(path)/a.png")
        try write("\(path)/Contents.json", #"{"images": [{"filename": "a.png"\#(entry)}]\#(properties)}"#)
    }

    private var reading: AssetReading { AssetReading(of: [folder.url.path]) }

    private func set(_ name: String) -> AssetSet? {
        reading.collections.flatMap(\.sets).first { $0.name == name }
    }

    @Test func `are known by the idioms of icons, and beside them`() throws {
        try writeSet("A.xcassets/AppIcon.appiconset", #", "idiom": "mac", "size": "16x16""#)
        try writeSet("A.xcassets/dot.imageset", #", "idiom": "universal""#)
        try writeSet("Lib/B.xcassets/dot.imageset", #", "idiom": "universal""#)
        try writeSet("Watch/C.xcassets/dot.imageset", #", "idiom": "watch""#)
        try writeSet("Phone/D.xcassets/Icon.appiconset", #", "idiom": "universal", "platform": "ios""#)
        let found = Dictionary(
            uniqueKeysWithValues: reading.collections.map {
                (($0.path as NSString).lastPathComponent, $0.platforms)
            })
        #expect(found["A.xcassets"] == [.macOS] && found["C.xcassets"] == [.watchOS])
        #expect(found["D.xcassets"] == [.iOS] && found["B.xcassets"] == [.iOS, .macOS])
    }

    @Test(arguments: [
        "Shop WatchKit App", "ShopWatch Extension", "watchOS", "Shop Watch App", "WatchExtension",
    ])
    func `are known by the folder of a watch's part`(folder: String) throws {
        try writeSet("A.xcassets/AppIcon.appiconset", #", "idiom": "iphone", "size": "60x60""#)
        try writeSet("\(folder)/B.xcassets/dot.imageset", #", "idiom": "universal""#)
        try writeSet("Stopwatch/C.xcassets/dot.imageset", #", "idiom": "universal""#)
        try writeSet("Watchlist App/D.xcassets/dot.imageset", #", "idiom": "universal""#)
        let platforms = reading.collections.map(\.platforms)
        #expect(platforms.count(where: { $0 == [.watchOS] }) == 1)
        #expect(platforms.count(where: { $0 == [.iOS] }) == 3)
    }

    @Test(arguments: [("macOS", true), ("Shop (macOS)", true), ("MacApp", true), ("BigMac", false)])
    func `are known by the folder of a Mac's part`(folder: String, isOfMac: Bool) throws {
        try writeSet("\(folder)/B.xcassets/dot.imageset", #", "idiom": "universal""#)
        try writeSet("iOS/A.xcassets/AppIcon.appiconset", #", "idiom": "iphone", "size": "60x60""#)
        let found = reading.collections.first { $0.path.hasSuffix("B.xcassets") }
        #expect(found?.platforms == (isOfMac ? [.macOS] : [.iOS]))
    }

    @Test func `are masks by a name that ends in Template on Macs alone`() throws {
        try writeSet("A.xcassets/moveTemplate.imageset", #", "idiom": "universal""#)
        #expect(set("moveTemplate")?.mask == nil)
        try writeSet("A.xcassets/AppIcon.appiconset", #", "idiom": "mac", "size": "16x16""#)
        #expect(set("moveTemplate")?.mask == .name)
        try writeSet("A.xcassets/moveTemplate.imageset", #", "idiom": "universal""#, intent: "original")
        #expect(set("moveTemplate")?.mask == nil)
    }

    @Test func `are masks by their listing, whatever the name tells`() throws {
        for (intent, mask) in [("original", nil), ("template", .listing), (nil, .purpose)]
            as [(String?, AssetSet.MaskEvidence?)]
        {
            try writeSet("A.xcassets/tab-home.imageset", "", intent: intent)
            #expect(set("tab-home")?.mask == mask)
        }
    }

    @Test func `keep the variants of one system apart`() throws {
        let keys = [
            "screen-width": "<=145", "language-direction": "right-to-left", "memory": "1GB",
            "graphics-feature-set": "metal2v2",
        ]
        for (key, value) in keys {
            try writeSet("A.xcassets/loop.imageset", #", "idiom": "watch", "\#(key)": "\#(value)""#)
            #expect(set("loop")?.images[0].traits.others == [value], "\(key)")
        }
    }

    @Test func `lie in folders of densities and looks`() throws {
        for name in ["drawable-mdpi/a.png", "drawable-xhdpi/a.png", "drawable-night-hdpi/a.png"] {
            try write("res/\(name)")
        }
        for name in ["b.png", "2.0x/b.png", "3.0x/b.png", "dark/b.png", "dark/alone.png"] {
            try write("flutter/\(name)")
        }
        let a = try #require(set("a")), b = try #require(set("b"))
        #expect(a.images.map(\.traits.scale) == [1, 2, 1.5])
        #expect(a.images.map(\.traits.appearance) == [.any, .any, .dark])
        #expect(a.images.allSatisfy { $0.traits.system == .android })
        #expect(b.images.map(\.traits.scale) == [1, 2, 3, 1])
        #expect(b.images.last?.traits.appearance == .dark)
        // Without a counterpart, a folder of that name is any folder.
        #expect(set("alone")?.images.map(\.traits.appearance) == [.any])
    }

    @Test func `are read from stacks, complications and folders of an icon`() throws {
        try writeSet("A.xcassets/C.complicationset/Circular.imageset", "")
        try writeSet("A.xcassets/B.brandassets/I.imagestack/Front.imagestacklayer/Content.imageset", "")
        try write("Mac.iconset/icon_16x16@2x.png")
        try write("Mac.iconset/other.png")
        let purposes = reading.collections.flatMap(\.sets).filter { $0.kind == .image }.map(\.purpose)
        #expect(purposes.sorted { $0.rawValue < $1.rawValue } == [.complication, .layer])
        let icon = try #require(set("Mac"))
        #expect(icon.kind == .appIcon && icon.images.map(\.traits.words) == ["mac, 16 pt, @2x"])
        #expect(reading.notes.contains { $0.contains("other.png") })
        let named = AssetReading(of: [folder.path("A.xcassets/C.complicationset")])
        #expect(named.faults.isEmpty && named.collections.flatMap(\.sets).count == 1)
    }

    @Test func `are counted where they are left out`() throws {
        try writeSet("A.xcassets/a.imageset", "")
        try write("A.xcassets/a.imageset/old@3x.png")
        try write("A.xcassets/model.dataset/Contents.json", "{}")
        try write("Pods/X.xcframework/ios/X.framework/icon.png")
        for name in ["B", "C", "D", "E", "F"] {
            try write("\(name).xcassets/AppIcon.appiconset/Contents.json", #"{"images": [{"idiom": "mac"}]}"#)
        }
        let notes = reading.notes
        #expect(reading.faults.isEmpty && notes.count == 4)
        #expect(
            notes.contains {
                $0.hasPrefix("5 catalogs have no set with a file: ") && $0.hasSuffix(" and 2 more")
            })
        #expect(
            notes.contains {
                $0.contains("1 file in a set is named by no listing") && $0.contains("old@3x.png")
            })
        #expect(notes.contains { $0.contains("1 dataset") })
        #expect(notes.contains { $0.contains("1 built framework") })
        #expect(set("icon") == nil)
    }
}
