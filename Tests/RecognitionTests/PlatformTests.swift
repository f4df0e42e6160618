import ColorMath
import Raster
import Recognition
import ScreenReading
import Screenshots
import SystemColors
import Testing
import TextDetection

/// Which platform a screen is of, and what says so.
struct `A platform` {
    private func recognized(
        _ width: Int, _ height: Int, scale: Scale = Scale(2, source: .text), chrome: Chrome = .none,
        known: KnownConditions = KnownConditions(), textSize: Double = 15, lines: Int = 1,
        place: Region.Place = .content, frame: PixelRect? = nil
    ) throws -> RecognizedScreen {
        let (ink, page) = (try #require(SRGB8("#8A8A8E")), try #require(SRGB8("#FFFFFF")))
        let line = Region(
            kind: .text, box: PixelRect(x: 20, y: 60, width: 80, height: 14), ink: ink, backdrop: page,
            contrast: MeasuredContrast(plain: ink.contrastRatio(with: page)), pointSize: textSize,
            place: place)
        let whole = PixelRect(x: 0, y: 0, width: width, height: height)
        return RecognizedScreen(
            ScreenModel(
                width: width, height: height, scale: scale, regions: Array(repeating: line, count: lines),
                surfaces: [Surface(color: page, box: whole, share: 0.9)], luminance: 1, chrome: chrome,
                frame: frame),
            known: known)
    }

    @Test func `is what the caller says`() throws {
        let screen = try recognized(1170, 2532, known: KnownConditions(platform: .web))
        #expect(screen.platform == RecognizedPlatform(.web, by: .option))
        #expect(screen.conditions.platform == .web)
    }

    @Test func `is told by what the system draws around the app`() throws {
        let controls = Chrome(windowControls: PixelRect(x: 8, y: 8, width: 52, height: 12))
        #expect(
            try recognized(1280, 800, chrome: controls).platform == RecognizedPlatform(.macOS, by: .chrome))
        let shadow = Chrome(hasWindowShadow: true)
        #expect(try recognized(900, 700, chrome: shadow).platform.platform == .macOS)
        #expect(try recognized(900, 700, chrome: Chrome(hasMenuBar: true)).platform.platform == .macOS)
        let battery = Chrome(hasUprightBattery: true)
        #expect(
            try recognized(487, 809, chrome: battery).platform == RecognizedPlatform(.android, by: .chrome))
        // The panels of desktops show one, too.
        let desktop = Scale(1, source: .text)
        #expect(try recognized(1920, 1080, scale: desktop, chrome: battery).platform.platform == nil)
        #expect(try recognized(1280, 800, scale: desktop, chrome: battery).platform.platform == .android)
        // Also of a size that iPhones have.
        let buttons = Chrome(navigation: .threeButtons)
        #expect(try recognized(1080, 2340, chrome: buttons).platform.platform == .android)
        #expect(
            try recognized(1000, 2200, chrome: Chrome(navigation: .shortHandle)).platform.platform == .android
        )
        #expect(
            try recognized(1000, 2200, chrome: Chrome(navigation: .homeIndicator)).platform.platform == .iOS)
        #expect(
            try recognized(1080, 2340, chrome: Chrome(navigation: .homeIndicator)).platform.platform
                == .android)
        #expect(
            try recognized(1440, 3200, chrome: Chrome(navigation: .homeIndicator)).platform.platform
                == .android)
    }

    @Test func `is open in a window with type of the size that pages have`() throws {
        let shadow = Chrome(hasWindowShadow: true)
        #expect(
            try recognized(900, 700, chrome: shadow, textSize: 13.5, lines: 16).platform.platform == .macOS)
        #expect(try recognized(900, 700, chrome: shadow, textSize: 14, lines: 15).platform.platform == .macOS)
        #expect(try recognized(900, 700, chrome: shadow, textSize: 14, lines: 16).platform.platform == nil)
        // An open menu may have type of 14 points.
        let bar = Chrome(hasMenuBar: true)
        #expect(try recognized(900, 700, chrome: bar, textSize: 14, lines: 16).platform.platform == .macOS)
        #expect(try recognized(900, 700, chrome: bar, textSize: 15, lines: 16).platform.platform == nil)
    }

    @Test(arguments: [
        (1170, 2532, Platform.iOS), (2532, 1170, .iOS), (396, 484, .watchOS),
    ])
    func `is told by a size that its devices have`(width: Int, height: Int, platform: Platform) throws {
        let screen = try recognized(width, height, textSize: 29)
        #expect(screen.platform == RecognizedPlatform(platform, by: .device))
    }

    @Test func `is not told by a size that other devices have as well`() throws {
        for (width, height) in [(3840, 2160), (1080, 2340), (2340, 1080)] {
            #expect(try recognized(width, height, textSize: 29).platform.platform == nil)
        }
        // Browsers take pages for tablets so; on a tablet there is a status bar.
        #expect(try recognized(1536, 2048, scale: Scale(2, source: .device)).platform.platform == nil)
        #expect(
            try recognized(1536, 2048, scale: Scale(2, source: .device), place: .statusBar).platform
                == RecognizedPlatform(.iOS, by: .device))
        // The battery is told by itself, too, whatever text runs under the bar.
        let battery = Chrome.Battery(box: PixelRect(x: 1400, y: 10, width: 50, height: 24), ink: .black)
        #expect(
            try recognized(1536, 2048, scale: Scale(2, source: .device), chrome: Chrome(battery: battery))
                .platform == RecognizedPlatform(.iOS, by: .device))
        // As wide and as high as a phone's screen, it need be no page.
        #expect(
            try recognized(1080, 2400, scale: Scale(1.5, source: .text), textSize: 14).platform.platform
                == nil)
        #expect(
            try recognized(1080, 4000, scale: Scale(1, source: .text), textSize: 14).platform.platform == .web
        )
        // A window of a desktop at one and a half pixels a point may be any system's.
        #expect(
            try recognized(1500, 850, scale: Scale(1.5, source: .text), textSize: 14).platform.platform == nil
        )
    }

    @Test func `is no television where text is small or the screen upright`() throws {
        #expect(
            try recognized(1920, 1080, scale: Scale(1, source: .text), textSize: 14).platform.platform == .web
        )
        #expect(try recognized(1080, 1920, textSize: 29).platform.platform == nil)
    }

    @Test func `is no tablet of 2011`() throws {
        let screen = try recognized(1024, 768, scale: Scale(1, source: .device))
        #expect(screen.platform == RecognizedPlatform(.web, by: .layout))
    }

    @Test func `is told by the size of a phone that has no other sign of its system`() throws {
        for (width, height, scale) in [(1080, 2280, 2.625), (1440, 3040, 3.5), (540, 960, 1.5)] {
            #expect(
                try recognized(width, height, scale: Scale(scale, source: .text)).platform
                    == RecognizedPlatform(.android, by: .layout))
        }
        #expect(try recognized(1080, 2280, scale: Scale(3, source: .assumed)).platform.platform == nil)
        // One long picture of what is scrolled through.
        #expect(try recognized(720, 4974).platform.platform == .android)
        #expect(try recognized(720, 1150).platform.platform == nil)
        #expect(try recognized(1080, 2340, scale: Scale(3, source: .text)).platform.platform == nil)
    }

    @Test func `is told by the shape of phones that no others have, however small`() throws {
        for (width, height) in [(500, 833), (600, 1000), (768, 1280)] {
            #expect(
                try recognized(width, height, scale: Scale(1, source: .text)).platform
                    == RecognizedPlatform(.android, by: .layout))
        }
        for (width, height) in [(500, 836), (360, 600), (1500, 2500)] {
            #expect(
                try recognized(width, height, scale: Scale(1, source: .text)).platform.platform != .android)
        }
    }

    @Test func `is told by the width and the scale that a part of a phone's screen has`() throws {
        let three = Scale(3, source: .text)
        #expect(try recognized(1170, 323, scale: three).platform == RecognizedPlatform(.iOS, by: .layout))
        #expect(try recognized(1180, 323, scale: three).platform.platform == nil)
        #expect(try recognized(1170, 323, scale: Scale(3, source: .assumed)).platform.platform == nil)
        #expect(
            try recognized(1080, 604, scale: Scale(2.625, source: .text)).platform
                == RecognizedPlatform(.android, by: .layout))
        #expect(try recognized(1080, 604, scale: three).platform.platform == nil)
        // Of which an edge was cut off.
        #expect(try recognized(1078, 604, scale: Scale(2.625, source: .text)).platform.platform == .android)
        #expect(try recognized(1070, 604, scale: Scale(2.625, source: .text)).platform.platform == nil)
        // Narrow screens of two pixels a point are many a system's, but for a keyboard of a phone.
        #expect(try recognized(640, 920).platform.platform == nil)
        #expect(
            try recognized(640, 920, place: .keyboard).platform == RecognizedPlatform(.iOS, by: .layout))
        #expect(try recognized(660, 920, place: .keyboard).platform.platform == nil)
    }

    @Test func `is told by a phone's size in points, below its status bar`() throws {
        let one = Scale(1, source: .text)
        #expect(try recognized(375, 667, scale: one).platform.platform == nil)
        #expect(
            try recognized(375, 667, scale: one, place: .statusBar).platform
                == RecognizedPlatform(.iOS, by: .device))
        #expect(try recognized(376, 667, scale: one, place: .statusBar).platform.platform == nil)
    }

    @Test func `is a Mac's for a panel with its small type, at the density that it writes`() throws {
        let density = Scale(2, source: .pixelDensity)
        #expect(
            try recognized(700, 740, scale: density, textSize: 11, lines: 8).platform
                == RecognizedPlatform(.macOS, by: .layout))
        #expect(try recognized(700, 740, scale: density, textSize: 11, lines: 7).platform.platform == nil)
        #expect(try recognized(700, 740, scale: density, textSize: 12.2, lines: 8).platform.platform == nil)
        #expect(try recognized(700, 740, textSize: 11, lines: 8).platform.platform == nil)
    }

    @Test func `is an iPhone's where its island is drawn`() throws {
        let island = Chrome(hasIsland: true)
        #expect(
            try recognized(460, 1000, scale: Scale(1, source: .text), chrome: island).platform
                == RecognizedPlatform(.iOS, by: .chrome))
    }

    @Test func `is no Mac for a picture of a page that one took`() throws {
        let density = Scale(2, source: .pixelDensity)
        #expect(
            try recognized(2000, 1200, scale: density, textSize: 13).platform
                == RecognizedPlatform(.web, by: .layout))
        #expect(
            try recognized(2880, 1800, scale: density, textSize: 13).platform
                == RecognizedPlatform(.macOS, by: .file))
    }

    @Test func `is told by the scale that its tools write into files`() throws {
        #expect(
            try recognized(780, 900, scale: Scale(2, source: .fileName)).platform
                == RecognizedPlatform(.iOS, by: .file))
        #expect(try recognized(2000, 900, scale: Scale(2, source: .fileName)).platform.platform == nil)
        #expect(try recognized(700, 1200, scale: Scale(2, source: .pixelDensity)).platform.platform == .iOS)
        // A part of a phone's screen, or a small window of a Mac.
        #expect(try recognized(700, 900, scale: Scale(2, source: .pixelDensity)).platform.platform == nil)
        #expect(try recognized(700, 900, scale: Scale(3, source: .pixelDensity)).platform.platform == .iOS)
    }

    @Test func `is the web's where the screen is like a page and like nothing else`() throws {
        #expect(
            try recognized(1240, 1754, scale: Scale(1, source: .text)).platform
                == RecognizedPlatform(.web, by: .layout))
        for scale in [1, 1.25] {
            #expect(
                try recognized(1600, 900, scale: Scale(scale, source: .text)).platform.platform == .web)
        }
        for scale in [1.5, 3] {
            #expect(
                try recognized(2400, 900, scale: Scale(scale, source: .text)).platform.platform == nil)
        }
        #expect(try recognized(1100, 900).platform.platform == nil)
        // At two pixels a point what is narrower may be cut out of anything.
        #expect(try recognized(2000, 900).platform.platform == .web)
        #expect(try recognized(1990, 900).platform.platform == nil)
    }

    @Test func `is not the web's on a desktop, below a status bar, or within a margin`() throws {
        #expect(
            try recognized(1600, 900, scale: Scale(1, source: .text), chrome: Chrome(liesOnDesktop: true))
                .platform.platform == nil)
        #expect(
            try recognized(1600, 900, scale: Scale(1, source: .text), place: .statusBar).platform.platform
                == nil)
        func frame(_ margin: Int) -> PixelRect {
            PixelRect(x: margin, y: margin, width: 1600 - 2 * margin, height: 900 - 2 * margin)
        }
        #expect(
            try recognized(1600, 900, scale: Scale(1, source: .text), frame: frame(2)).platform.platform
                == .web)
        #expect(
            try recognized(1600, 900, scale: Scale(1, source: .text), frame: frame(3)).platform.platform
                == nil)
    }

    @Test func `is unknown where nothing tells it, and then nothing is said of system colors`() throws {
        let unknown = try recognized(500, 640, scale: Scale(1, source: .text))
        #expect(unknown.platform == RecognizedPlatform(nil, by: nil))
        #expect(unknown.conditions.platform == nil && unknown.conditions.releases.isEmpty)
        #expect(unknown.conditions.appearance == .light)
        #expect(unknown.attributions[0].foreground.isEmpty && unknown.attributions[0].background.isEmpty)
        let android = try recognized(500, 833, known: KnownConditions(platform: .android))
        #expect(android.attributions[0].foreground.isEmpty)
        let apple = try recognized(500, 833, known: KnownConditions(platform: .iOS))
        #expect(apple.attributions[0].foreground.contains { $0.name == "secondaryLabel" })
    }
}
