import Audit
import Testing

@Suite("Names of screenshots")
struct ScreenNameTests {
    @Test("say by a pattern what a screen was taken under")
    func pattern() throws {
        let pattern = try ScreenNamePattern("{screen}-{appearance}-{size}@{scale}x.png")
        let name = try #require(pattern.name(of: "Screens/home-detail-dark-accessibility3@3x.png"))
        #expect(name.screen == "home-detail")
        #expect(name.traits[.appearance] == "dark" && name.traits[.size] == "AX3")
        #expect(pattern.name(of: "Screens/home-dark@3x.png") == nil)
        #expect(pattern.name(of: "Screens/home-dark-huge@3x.png") == nil)
        #expect(pattern.name(of: "home-dark-large.png") == nil)
        let deep = try ScreenNamePattern("{language}/{screen}.png")
        #expect(deep.name(of: "out/ar/home.png")?.traits[.direction] == "rtl")
        #expect(deep.name(of: "out/ar_AE/home.png")?.traits[.direction] == "rtl")
        #expect(deep.name(of: "home.png") == nil)
    }

    @Test("say by a pattern what their numbers stand for")
    func numbers() throws {
        let pattern = try ScreenNamePattern("{screen}.{1=light,2=dark,3=dark+AX5}.png")
        let name = try #require(pattern.name(of: "__Snapshots__/HomeTests/test_home.loaded.3.png"))
        #expect(name.screen == "test_home.loaded")
        #expect(name.traits[.appearance] == "dark" && name.traits[.size] == "AX5")
        #expect(pattern.name(of: "HomeTests/test_home.4.png") == nil)
        let names = ["a.1.png", "a.2.png", "b.1.png"]
        #expect(ScreenGroups(of: names, by: pattern).groups.map(\.screen) == ["a"])
    }

    @Test("are refused by a word for what is wrong with a pattern")
    func faults() {
        for (text, word) in [
            ("home.png", "{screen}"), ("{screen}-{colour}.png", "{colour}"), ("{screen", "brace"),
            ("{screen}.{1=bright}.png", "bright"), ("{screen}.{1=dark,1=light}.png", "1=light"),
            ("{screen}.{=dark}.png", "=dark"),
        ] {
            let fault = #expect(throws: ScreenNamePattern.Fault.self) { try ScreenNamePattern(text) }
            #expect(fault?.description.contains(word) == true)
        }
    }

    @Test("are looked through once, however many ways there are")
    func hostile() throws {
        let pattern = try ScreenNamePattern("{screen}{_}{_}{_}{_}{_}{_}{_}{_}!")
        #expect(pattern.name(of: String(repeating: "a", count: 250)) == nil)
    }

    @Test(
        "are recognised by common words",
        arguments: [
            ("home-dark@2x.png", "home", ScreenTrait.appearance, "dark"),
            ("dark/home.png", "home", .appearance, "dark"),
            ("home-UICTContentSizeCategoryAccessibilityXXL.png", "home", .size, "AX4"),
            ("home-extraExtraLarge.png", "home", .size, "xxLarge"),
            ("home-focus2.png", "home", .state, "focus2"),
            ("home_ar.png", "home", .direction, "rtl"),
            ("home-bold.png", "home", .bold, "bold"),
            ("dark-increased-home.png", "home", .contrast, "increased"),
            ("home-iPadPro.png", "home", .device, "ipadpro"),
            ("home-buttonShapes.png", "home", .shapes, "shown"),
            ("home-shapes.png", "home", .shapes, "shown"),
            ("home-rightToLeftLayout.png", "home", .direction, "rtl"),
            ("home_sizeXXL.png", "home", .size, "xxLarge"),
            ("home_fontScale1.5f.png", "home", .size, "font scale 1.5"),
            ("home-font_scale_2_0-dark.png", "home", .size, "font scale 2"),
            ("Home[fontScale=1.3].png", "Home", .size, "font scale 1.3"),
            ("fontScale_1.5/home.png", "home", .size, "font scale 1.5"),
            ("home-fontScale1.0.png", "home", .size, "large"),
            ("home-fontscales.png", "home-fontscales", .size, "large"),
            ("393.0.dp.dark.font-1.5.png", "393-0-dp", .size, "font scale 1.5"),
            ("Home_Light, Font 130%.png", "Home", .size, "font scale 1.3"),
            ("Home_200%_0.png", "Home-0", .size, "font scale 2"),
            ("ad-50%-off.png", "ad-50%-off", .size, "large"),
            ("title-font-16.png", "title-font-16", .size, "large"),
            ("webfont-1.5.png", "webfont-1-5", .size, "large"),
            ("a_Test[NOTNIGHT].png", "a-Test", .appearance, "light"),
            ("a_Test[NIGHT].png", "a-Test", .appearance, "dark"),
            ("home-darkMode=false.png", "home", .appearance, "light"),
            ("home-darkmode-x.png", "home-x", .appearance, "dark"),
            ("Button[nightMode=true].png", "Button", .appearance, "dark"),
            ("Button[isDarkMode=false,isRtl=true].png", "Button", .appearance, "light"),
            ("Button[isDarkMode=false,isRtl=true].png", "Button", .direction, "rtl"),
            ("home-high-contrast.png", "home", .contrast, "increased"),
            ("home-forced-colors.png", "home", .contrast, "increased"),
            ("home-bold-text.png", "home", .bold, "bold"),
            ("home-reduce-motion.png", "home", .motion, "reduced"),
            ("home-reduce-transparency.png", "home", .transparency, "reduced"),
            ("home.accessibility-xxxl.png", "home", .size, "AX5"),
            ("home-ar-AE.png", "home", .language, "ar-ae"),
            ("view.pt-BR.png", "view", .language, "pt-br"),
            ("view-zh-Hans-CN.png", "view", .language, "zh-hans-cn"),
            ("en-US/home.png", "home", .language, "en-us"),
            ("home-en-map.png", "home-map", .language, "en"),
            ("button-idle.png", "button", .state, "rest"),
            ("box-checked.png", "box", .state, "selected"),
            ("form/invalid/default.png", "form/invalid", .state, "rest"),
            ("shoe-sizes.png", "shoe-sizes", .size, "large"),
            ("home.iP13ProMax.png", "home", .device, "ip13promax"),
            ("iPhone-home.iPhone55.png", "home", .device, "iphone55"),
            ("iPhone 15 Pro Max-1_Home.png", "1-Home", .device, "iphone 15 pro max"),
            ("iPad Pro (12.9-inch)-1_Home.png", "1-Home", .device, "ipad pro (12.9-inch)"),
            ("iPad Air (5th generation)/Home.png", "Home", .device, "ipad air (5th generation)"),
            ("5_Home.iPhone_6_5.png", "5-Home", .device, "iphone 6.5"),
            ("home_AX2_snapshot.home_AX2.png", "home-snapshot-home", .size, "AX2"),
            ("home-dark-light.png", "home-light", .appearance, "dark"),
            ("TrafficLight.png", "TrafficLight", .appearance, "light"),
            ("bold-ideas/home.png", "bold-ideas/home", .bold, "regular"),
            ("focus/dark-rtl/home.png", "home", .direction, "rtl"),
            ("it-is-on-m.png", "it-is-on-m", .state, "rest"),
            ("dark/home-light.png", "home", .appearance, "light"),
            ("dark/home-dark.png", "home", .appearance, "dark"),
            ("rtl/home-ltr.png", "home", .direction, "ltr"),
            ("dark-rtl/home-light.png", "dark-rtl/home", .direction, "ltr"),
        ])
    func recognized(path: String, screen: String, trait: ScreenTrait, value: String) {
        let name = ScreenName(recognizing: path)
        #expect(name.screen == screen)
        #expect(name.traits[trait] == value)
    }

    @Test("have every text size by its name in the guidelines, in UIKit and in SwiftUI, each its own")
    func sizes() {
        let names = [
            "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4",
            "AX5",
        ]
        #expect(names.compactMap { ScreenTrait.size.value(of: $0, isNamed: false) } == names)
        #expect(ScreenTrait.size.value(of: "XL", isNamed: true) == "xLarge")
        #expect(ScreenTrait.size.value(of: "AccessibilityL", isNamed: true) == "AX2")
        #expect(ScreenTrait.size.value(of: "XL", isNamed: false) == nil)
        #expect(ScreenTrait.size.value(of: "default", isNamed: true) == "large")
    }
}

@Suite("Groups of screenshots")
struct ScreenGroupTests {
    @Test("pair each with what differs in one trait alone")
    func pairings() throws {
        let groups = ScreenGroups(of: [
            "home-light-large.png", "home-dark-large.png", "home-light-AX3.png", "home-dark-AX3.png",
            "detail-light.png",
        ])
        let group = try #require(groups.groups.first)
        #expect(groups.groups.count == 1)
        #expect(group.pairings.map { [$0.reference, $0.member] } == [[0, 1], [0, 2], [2, 3], [1, 3]])
        #expect(groups.alone.map(\.path) == ["detail-light.png"])
    }

    @Test("compare with the plainest where nothing differs in one trait alone")
    func plainest() throws {
        let groups = ScreenGroups(of: ["home-dark-AX3.png", "home.png", "home-dark.png"])
        let group = try #require(groups.groups.first)
        #expect(group.pairings.map { [$0.reference, $0.member] } == [[2, 0], [1, 2]])
    }

    @Test("take a word at the end of another where that makes two names one screen")
    func capitals() {
        let groups = ScreenGroups(of: [
            "Empty-portrait.png", "Empty-portraitDark.png", "Empty-portraitAX5.png", "TrafficLight.png",
            "Traffic.png",
        ])
        #expect(groups.groups.map(\.screen) == ["Empty-portrait"])
        #expect(groups.groups.first?.members.map { $0.traits[.size] } == ["large", "large", "AX5"])
        #expect(groups.groups.first?.members.map { $0.traits[.appearance] } == ["light", "dark", "light"])
        #expect(groups.alone.map(\.name.screen) == ["TrafficLight", "Traffic"])
    }

    @Test("take a word within another, and day and night, where that makes two names one screen")
    func within() {
        func screens(_ names: String...) -> [String] { ScreenGroups(of: names).groups.map(\.screen) }
        #expect(
            screens("LinkTest_takeDarkThemeSnapshot[4].png", "LinkTest_takeLightThemeSnapshot[4].png")
                == ["LinkTest-takeSnapshot-4"])
        #expect(screens("viewLTR.png", "viewRTL.png") == ["view"])
        #expect(screens("Home_Day_3_en.png", "Home_Night_3_en.png") == ["Home-3"])
        let apart = ScreenGroups(of: ["calendar-day.png", "calendar-week.png", "takeLightTrip.png"])
        #expect(apart.groups.isEmpty)
        #expect(apart.alone.map(\.name.screen) == ["calendar-day", "calendar-week", "takeLightTrip"])
    }

    @Test("are held against English where they differ in the language alone")
    func language() throws {
        let groups = ScreenGroups(of: ["home-de.png", "home-en.png", "home-fr.png"])
        #expect(
            try #require(groups.groups.first).pairings.map { [$0.reference, $0.member] } == [
                [1, 0], [1, 2],
            ])
    }

    @Test("take default for what systems come with where that makes two names one screen")
    func defaults() throws {
        let names = [
            "a.default-light.png", "a.small-dark.png", "a.rightToLeftLayout-default.png", "a.AX3-light.png",
        ]
        let group = try #require(ScreenGroups(of: names).groups.first)
        #expect(group.members.count == 4)
        #expect(group.pairings.map { [$0.reference, $0.member] } == [[0, 1], [0, 2], [0, 3]])
        #expect(ScreenGroups(of: ["default-page.png", "page-of-default.png"]).groups.isEmpty)
    }

    @Test("take words that may be of a screen's own name where that makes several names one screen")
    func loose() throws {
        let names = [
            "CardTest_Dark_d19fbf1f_0.png", "CardTest_Light_b29dc7a7_0.png", "CardTest_3ec4aff3_0.png",
            "CardTest_Large Font Size_8b5d39f1_4310119c_0.png", "CardTest_Default Font Size_6b130b76_0.png",
        ]
        let group = try #require(ScreenGroups(of: names).groups.first)
        #expect(group.screen == "CardTest-0" && group.members.count == 5)
        #expect(group.members.map { $0.traits[.size] == "large" } == [true, true, true, false, true])
        #expect(ScreenGroups(of: ["CardTest_3ec4aff3_0.png", "CardTest_b29dc7a7_0.png"]).groups.isEmpty)
        let sizes = try #require(ScreenGroups(of: ["a[ExtraLarge].png", "a[Normal].png"]).groups.first)
        #expect(sizes.members.map { $0.traits[.size] } == ["xLarge", "large"])
        let languages = try #require(ScreenGroups(of: ["a[Arabic].png", "a[English].png"]).groups.first)
        #expect(languages.members.map { $0.traits[.direction] } == ["rtl", "ltr"])
        #expect(ScreenGroups(of: ["english-tea.png", "normal-tea-cup.png"]).alone.count == 2)
        // The font is scaled, and of no size.
        let scaled = try #require(
            ScreenGroups(of: ["scaled_font.default-light.png", "scaled_font.dark.png"]).groups.first)
        #expect(scaled.screen == "scaled-font")
    }

    @Test("take the sizes of widgets, and of parts whose names end in one, for no text sizes")
    func families() {
        let widgets = ScreenGroups(of: [
            "energySystemSmallSnapshot.png", "energySystemMediumSnapshot.png",
            "energySystemExtraLargeSnapshot.png", "tiles-system-extra-large.png", "tiles-system-small.png",
        ])
        #expect(widgets.groups.isEmpty && widgets.alone.count == 5)
        #expect(ScreenGroups(of: ["ButtonSmall.png", "ButtonLarge.png"]).groups.isEmpty)
    }

    @Test("take small and large for text sizes only where another size says that they are")
    func plainSizes() {
        let parts = ScreenGroups(of: [
            "button-small.png", "button.png", "page-large-desktop.png", "page-desktop.png",
        ])
        #expect(parts.groups.isEmpty)
        #expect(
            parts.alone.map(\.name.screen) == [
                "button-small", "button", "page-large-desktop", "page-desktop",
            ])
        let sizes = ScreenGroups(of: ["home-small.png", "home.png", "home-AX3.png"])
        #expect(sizes.groups.first?.members.map { $0.traits[.size] } == ["small", "large", "AX3"])
    }

    @Test(
        "take an error for a kind behind the word that says so, and of what is disabled for no state",
        arguments: ["theme-primary-error.png", "alert-error-icon.png", "field-error-disabled.png"])
    func kinds(path: String) {
        #expect(!ScreenName(recognizing: path).traits.isStateful)
        #expect(ScreenName(recognizing: "field-error.png").traits[.state] == "error")
    }

    @Test("compare neither what was taken under the same, nor two states without one at rest")
    func apart() throws {
        let states = ScreenGroups(of: ["tab-selected.png", "tab-hover.png"])
        #expect(try #require(states.groups.first).pairings.isEmpty)
        let stops = ScreenGroups(of: ["form-focus1.png", "form-focus2.png"])
        #expect(try #require(stops.groups.first).pairings.count == 1)
        let same = ScreenGroups(of: ["ltr-home.png", "home.png", "home-dark.png"])
        #expect(try #require(same.groups.first).pairings.map(\.member) == [2])
        let named = ScreenGroups(pair: "ltr-home.png", "home.png")
        #expect(try #require(named.groups.first).pairings.count == 1)
    }

    @Test("say which files fit no pattern")
    func unfit() throws {
        let pattern = try ScreenNamePattern("{screen}-{appearance}.png")
        let groups = ScreenGroups(of: ["home-light.png", "home-dark.png", "odd.png"], by: pattern)
        #expect(groups.unfit == ["odd.png"])
        #expect(groups.groups.map(\.screen) == ["home"])
        let folders = ScreenGroups(of: ["a/home-light.png", "b/home-dark.png"], by: pattern)
        #expect(folders.groups.isEmpty && folders.alone.count == 2)
    }
}
