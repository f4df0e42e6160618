import ColorMath
import SystemColors
import Testing

@Suite("The table of materials")
struct MaterialTests {
    let table = MaterialTable.embedded

    @Test("orders them by what they let through")
    func order() {
        #expect(
            table.materials.map(\.name) == ["ultraThin", "thin", "regular", "thick", "ultraThick", "chrome"])
        #expect(table.materials.compactMap(\.thickness) == [1, 2, 3, 4, 5])
    }

    @Test(
        "finds them by every name",
        arguments: [
            ("thin", "thin"), ("systemThinMaterial", "thin"), (".ultraThinMaterial", "ultraThin"),
            ("UIBlurEffect.Style.systemMaterial", "regular"), ("Material.bar", "chrome"),
        ])
    func names(spelling: String, name: String) {
        #expect(table.material(named: spelling)?.name == name)
    }

    @Test("has recipes whose blur and saturation are as read from the system, light and dark")
    func recipes() throws {
        let known: [String: (blur: Double, saturation: Double)] = [
            "ultraThin": (22.5, 1.1), "thin": (30, 1.35), "regular": (30, 1.5), "thick": (45, 1.5),
            "chrome": (22.5, 1.1),
        ]
        for (name, figures) in known {
            let material = try #require(table.material(named: name))
            for style in Appearance.Style.allCases {
                let recipe = try #require(table.recipe(of: material, in: style))
                #expect(recipe.blurRadius == figures.blur)
                let saturation = name == "chrome" && style == .dark ? 2 : figures.saturation
                #expect(recipe.saturation == saturation)
            }
        }
    }

    @Test("has tints that cover more where a material is thicker", arguments: [Platform.iOS, .macOS])
    func tints(platform: Platform) throws {
        for style in Appearance.Style.allCases {
            let covers = try table.materials.filter { $0.thickness.map { $0 <= 4 } ?? false }.map {
                material in
                let tint = try #require(table.tint(of: material, in: style, release: Release(platform, 27)))
                return 1 - tint.layers.map { 1 - $0.alpha }.reduce(1, *)
            }
            #expect(covers == covers.sorted())
        }
    }

    @Test("has the tint of the newest kit up to a release, and of the oldest for one before it")
    func kits() throws {
        let regular = try #require(table.material(named: "regular"))
        func kit(_ number: Int) -> Int? {
            table.tint(of: regular, in: .dark, release: Release(.iOS, number))?.release.number
        }
        #expect(kit(13) == 14 && kit(18) == 14 && kit(27) == 27 && kit(30) == 27)
        #expect(table.tint(of: regular, in: .dark, release: Release(.tvOS, 26)) == nil)
    }

    @Test("has levels of text that are fainter by rank, the last not for thin materials")
    func vibrancy() throws {
        let labels = table.vibrancy.filter { $0.kind == .label }
        #expect(labels.map(\.rank) == [1, 2, 3, 4])
        let gray = SRGB(red: 0.5, green: 0.5, blue: 0.5)
        for style in Appearance.Style.allCases {
            let ratios = labels.map { $0.blended(over: gray, style: style).contrastRatio(with: gray) }
            #expect(ratios == ratios.sorted(by: >))
        }
        #expect(labels.last?.discouragedMaterials == ["ultraThin", "thin"])
        #expect(labels.dropLast().allSatisfy { $0.discouragedMaterials.isEmpty })
    }

    @Test("blends by plus darker in light and plus lighter in dark, cut off at black and white")
    func blending() throws {
        let secondary = try #require(table.vibrancy.first { $0.name == "secondaryLabel" })
        // 0.8 + 0.6 − 1 = 0.4; 0.2 + 0.6 = 0.8; 0.3 + 0.6 − 1 < 0; 0.5 + 0.6 > 1.
        func blend(_ level: Double, _ style: Appearance.Style) -> Double {
            secondary.blended(over: SRGB(red: level, green: level, blue: level), style: style).red
        }
        #expect(abs(blend(0.8, .light) - 0.4) < 1e-12 && abs(blend(0.2, .dark) - 0.8) < 1e-12)
        #expect(blend(0.3, .light) == 0 && blend(0.5, .dark) == 1)
    }

    @Test("has glass that gives the greys measured over white and black")
    func glass() throws {
        let measured: [(String, Appearance.Style, over: SRGB8, UInt8)] = [
            ("platter", .light, .white, 0xFD), ("platter", .light, .black, 0xDC),
            ("sheet", .dark, .black, 0x39), ("actionSheetPopover", .light, .white, 0xF6),
            ("actionSheetPopover", .light, .black, 0xB2), ("contentPopover", .light, .black, 0xD7),
        ]
        for (name, style, backdrop, gray) in measured {
            let glass = try #require(table.glass.first { $0.name == name && $0.style == style })
            let seen = SRGB8(clipping: glass.layer.composited(over: SRGB(backdrop)))
            #expect(seen == SRGB8(red: gray, green: gray, blue: gray), "\(name) over \(backdrop)")
        }
    }

    @Test("has translucent surfaces, none of which hides or shows all behind it")
    func translucent() {
        #expect(!table.surfaces.isEmpty)
        #expect(table.surfaces.allSatisfy { $0.layer.alpha > 0 && $0.layer.alpha < 1 })
    }
}
