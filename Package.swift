// swift-tools-version: 6.2
import PackageDescription

// MARK: Settings

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

// Tests that leave moving pixels to the libraries: optimising them takes longer than running them.
let unoptimizedSettings = settings + [.unsafeFlags(["-Onone"])]

// The same holds for what moves no pixels in the libraries: `make test` leaves it unoptimised, and what it
// asserts is checked. Nobody else does, as a package that others depend on may have no such flags. Readers of
// palettes stay optimised, as tests have them read files that are as large as files get.
let logicSettings = Context.environment["LEGIBLE_UNOPTIMIZED_LOGIC"] == nil ? settings : unoptimizedSettings

let cSettings: [CSetting] = [
    .define("NDEBUG", .when(configuration: .release))
]

// `Distribution/release` names a folder of static libraries: the command then needs nothing of the machine
// that it runs on. It is position-independent, as libgcc sorts the unwind tables of other static programs at
// every start, for 20 ms.
let linking: [LinkerSetting] =
    Context.environment["LEGIBLE_STATIC_LIBRARIES"].map { folder in
        [.unsafeFlags(["-static-executable", "-use-ld=lld", "-Xclang-linker", "-static-pie", "-L\(folder)"])]
    } ?? []

// The plugin has the command, and all that it is made of, compiled a second time. `make` builds without, and
// `.ci/run` checks it by itself.
let hasPlugin = Context.environment["LEGIBLE_WITHOUT_PLUGIN"] == nil

let package = Package(
    name: "legible",
    platforms: [.macOS(.v13), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
    products: [
        .executable(name: "legible", targets: ["LegibleCommand"]),
        .plugin(name: "LegiblePlugin", targets: ["LegiblePlugin"]),
        .library(name: "Legible", targets: ["Legible"]),
        .library(name: "AppleImages", targets: ["AppleImages"]),
        .library(name: "Assets", targets: ["Assets"]),
        .library(name: "Audit", targets: ["Audit"]),
        .library(name: "ColorBridges", targets: ["ColorBridges"]),
        .library(name: "ColorMath", targets: ["ColorMath"]),
        .library(name: "ColorManagement", targets: ["ColorManagement"]),
        .library(name: "Elements", targets: ["Elements"]),
        .library(name: "Raster", targets: ["Raster"]),
        .library(name: "Recognition", targets: ["Recognition"]),
        .library(name: "ScreenReading", targets: ["ScreenReading"]),
        .library(name: "PNGFiles", targets: ["PNGFiles"]),
        .library(name: "PixelConversion", targets: ["PixelConversion"]),
        .library(name: "Screenshots", targets: ["Screenshots"]),
        .library(name: "Simulation", targets: ["Simulation"]),
        .library(name: "SystemColors", targets: ["SystemColors"]),
        .library(name: "TextDetection", targets: ["TextDetection"]),
        .library(name: "PaletteFiles", targets: ["PaletteFiles"]),
        .library(name: "LegibleTesting", targets: ["LegibleTesting"]),
    ],
    traits: [
        .default(enabledTraits: ["Audits", "Command"]),
        .trait(name: "Audits", description: "What reads YAML: Audit and what is made of it."),
        .trait(
            name: "Command", description: "The command legible and its plugin.", enabledTraits: ["Audits"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // MARK: Libraries

        .target(name: "FileSystem", swiftSettings: logicSettings),
        .target(name: "ColorMath", swiftSettings: settings),
        .target(name: "ColorBridges", dependencies: ["ColorMath"], swiftSettings: settings),
        .target(name: "PixelConversion", dependencies: ["ColorMath"], swiftSettings: settings),
        .target(name: "Raster", dependencies: ["ColorMath", "PixelConversion"], swiftSettings: settings),
        .target(
            name: "ColorManagement", dependencies: ["CLittleCMS", "ColorMath", "PixelConversion"],
            swiftSettings: settings),
        .target(
            name: "PNGFiles",
            dependencies: [
                "CLibDeflate", "ColorManagement", "ColorMath", "PNGSession", "PixelConversion", "Raster",
            ],
            swiftSettings: settings),
        .target(name: "AppleImages", dependencies: ["PixelConversion", "Raster"], swiftSettings: settings),
        .target(name: "EmbeddedTables", dependencies: ["PaletteData"], swiftSettings: settings),
        .target(
            name: "Screenshots",
            dependencies: [
                "ColorMath", "EmbeddedTables", "FileSystem", "PaletteData", "PixelConversion", "Raster",
            ],
            swiftSettings: settings),
        .target(
            name: "ScreenReading", dependencies: ["ColorMath", "Raster", "Screenshots", "TextDetection"],
            swiftSettings: settings),
        .target(
            name: "Recognition",
            dependencies: [
                "ColorMath", "Raster", "ScreenReading", "Screenshots", "SystemColors", "TextDetection",
            ],
            swiftSettings: settings),
        .target(
            name: "Simulation",
            dependencies: [
                "Assets", "ColorMath", "FileSystem", "PixelConversion", "Raster", "Recognition",
                "ScreenReading", "Screenshots", "SystemColors", "TextDetection",
            ],
            swiftSettings: settings),
        .target(
            name: "SystemColors", dependencies: ["ColorMath", "EmbeddedTables", "PaletteData"],
            swiftSettings: settings),
        .target(
            name: "TextDetection", dependencies: ["ColorMath", "PixelConversion", "Raster", "Screenshots"],
            swiftSettings: settings),
        .target(
            name: "PaletteFiles", dependencies: ["ColorMath", "FileSystem"],
            exclude: ["Legible/palette.schema.json"],
            swiftSettings: settings),
        .target(
            name: "Assets",
            dependencies: ["ColorMath", "FileSystem", "PaletteFiles", "PixelConversion", "Raster"],
            swiftSettings: settings),
        .target(
            name: "Elements", dependencies: ["PaletteFiles"], exclude: ["JSON/elements.schema.json"],
            swiftSettings: logicSettings),
        .target(
            name: "Audit",
            dependencies: [
                "Assets", "ColorMath", "Elements", "EmbeddedTables", "FileSystem", "PaletteData",
                "PaletteFiles",
                "Raster",
                "Recognition", "ScreenReading", "Screenshots", "Simulation", "SystemColors", "TextDetection",
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Audits"])),
            ],
            swiftSettings: logicSettings),
        .target(
            name: "Annotation",
            dependencies: [
                "Audit", "ColorMath", "Raster", "ScreenReading", "Screenshots", "SystemColors",
                "TextDetection",
            ],
            swiftSettings: settings),
        .target(
            name: "Reporting",
            dependencies: [
                "Annotation", "Assets", "Audit", "ColorMath", "Elements", "FileSystem", "PNGFiles",
                "PaletteFiles",
                "Raster",
                "Recognition",
                "ScreenReading", "Screenshots", "Simulation", "SystemColors", "TextDetection",
            ],
            exclude: [
                "RunDiff/comparison-report.schema.json",
                "ScreenComparison/screen-comparison-report.schema.json",
                "Configuration/configuration.schema.json",
                "JSON/audit-report.schema.json", "JSON/colors-report.schema.json",
                "JSON/contrast-report.schema.json", "JSON/conversion-report.schema.json",
                "JSON/run-record.schema.json", "JSON/simulation-report.schema.json",
                "Assets/assets-report.schema.json", "Palettes/palette-report.schema.json",
            ],
            swiftSettings: logicSettings),
        .target(
            name: "Legible",
            dependencies: [
                "Annotation", "Assets", "Audit", "ColorManagement", "ColorMath", "Elements", "PNGFiles",
                "PaletteFiles",
                "PixelConversion",
                "Raster", "Recognition", "Reporting", "ScreenReading", "Screenshots", "Simulation",
                "SystemColors", "TextDetection",
            ],
            swiftSettings: logicSettings),

        // Apps test on simulators, too, where there is neither libpng nor Little CMS.
        .target(
            name: "LegibleTesting",
            dependencies: [
                "Annotation", "Audit", "ColorMath", "Raster", "Screenshots",
                .target(
                    name: "AppleImages",
                    condition: .when(platforms: [.macOS, .iOS, .tvOS, .watchOS, .visionOS])),
                .target(name: "PNGFiles", condition: .when(platforms: [.macOS, .linux])),
            ],
            swiftSettings: logicSettings),

        // MARK: Command

        .executableTarget(
            name: "LegibleCommand",
            dependencies: [
                "Audit", "CMalloc", "ColorMath", "FileSystem", "PNGFiles", "PaletteFiles", "Raster",
                "Recognition", "Reporting", "ScreenReading", "Screenshots", "Simulation", "SystemColors",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser",
                    condition: .when(traits: ["Command"])),
            ],
            swiftSettings: logicSettings, linkerSettings: linking),

        .plugin(
            name: "LegiblePlugin",
            capability: .command(
                intent: .custom(
                    verb: "legible", description: "Finds text and colours that people cannot read.")),
            dependencies: ["LegibleCommand"]),

        // MARK: C seams

        .systemLibrary(
            name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CLittleCMS", pkgConfig: "lcms2",
            providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
        // A faster way to inflate, where it is installed.
        .systemLibrary(name: "CLibDeflate"),
        // How the C library of Linux keeps memory.
        .systemLibrary(name: "CMalloc"),
        .target(
            name: "PNGSession", dependencies: ["CLibPNG"], cSettings: cSettings,
            linkerSettings: [.linkedLibrary("z")]),
        .target(name: "PaletteData", path: "Palettes", cSettings: cSettings),

        // MARK: Tests

        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: settings),
        .testTarget(
            name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "ColorMathTests", dependencies: ["ColorMath", "RandomNumbers"],
            exclude: ["Reference/ChromiumReference.txt", "Reference/chromium.py", "Reference/generate.py"],
            swiftSettings: unoptimizedSettings),
        .target(
            name: "PNGAssembly", dependencies: ["CLibPNG"], path: "Tests/PNGAssembly", swiftSettings: settings
        ),
        .testTarget(
            name: "PNGFilesTests",
            dependencies: [
                "ColorManagement", "ColorMath", "PNGAssembly", "PNGFiles", "PixelConversion", "RandomNumbers",
                "Raster",
            ],
            exclude: ["PngSuite/expected.json", "PngSuite/expected.py"], swiftSettings: settings),
        .testTarget(
            name: "ColorManagementTests",
            dependencies: ["CLittleCMS", "ColorManagement", "ColorMath", "RandomNumbers"],
            exclude: ["Reference/reference.json", "Reference/reference.py"],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "PixelConversionTests", dependencies: ["ColorMath", "PixelConversion", "RandomNumbers"],
            swiftSettings: settings),
        .testTarget(
            name: "ScreenshotsTests",
            dependencies: [
                "ColorManagement", "PNGAssembly", "PNGFiles", "PixelConversion", "Raster", "Screenshots",
            ],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "ScreenReadingTests",
            dependencies: [
                "ColorMath", "PixelConversion", "Raster", "ScreenReading", "Screenshots", "TestSupport",
                "TextDetection",
            ],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "RecognitionTests",
            dependencies: [
                "ColorMath", "Raster", "Recognition", "ScreenReading", "Screenshots", "SystemColors",
                "TestSupport", "TextDetection",
            ],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "ColorManagement", "ColorMath", "PNGFiles", "PixelConversion", "Raster", "Recognition",
                "ScreenReading", "Screenshots", "Simulation", "SystemColors", "TestSupport",
                "TextDetection",
            ],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "ElementsTests",
            dependencies: ["Elements", "PaletteFiles", "RandomNumbers", "TestSupport"],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "SystemColorsTests", dependencies: ["ColorMath", "SystemColors", "TestSupport"],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "TextDetectionTests",
            dependencies: [
                "ColorMath", "PNGFiles", "PixelConversion", "RandomNumbers", "Raster", "Screenshots",
                "TextDetection",
            ],
            exclude: ["Constants/Shapes", "Constants/noticed.json"], swiftSettings: settings),
        .testTarget(
            name: "PaletteFilesTests",
            dependencies: ["ColorMath", "PaletteFiles", "RandomNumbers", "TestSupport"],
            exclude: ["CSS/Reference/generate.py", "Tokens/Reference/generate.py"],
            swiftSettings: unoptimizedSettings),
        .target(
            name: "TestSupport",
            dependencies: [
                "Audit", "ColorMath", "PNGFiles", "PaletteFiles", "Raster", "Recognition", "ScreenReading",
                "Screenshots", "Simulation", "SystemColors", "TextDetection",
            ],
            path: "Tests/TestSupport", swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "AssetsTests",
            dependencies: ["Assets", "PixelConversion", "RandomNumbers", "Raster", "TestSupport"],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "Assets", "Audit", "ColorManagement", "ColorMath", "Elements", "Legible", "PNGFiles",
                "PaletteFiles",
                "RandomNumbers", "Raster", "Recognition", "ScreenReading", "Screenshots", "Simulation",
                "SystemColors", "TestSupport",
                "TextDetection",
            ],
            swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "Annotation", "Audit", "ColorMath", "Legible", "PNGFiles", "PaletteFiles", "RandomNumbers",
                "Raster",
                "Recognition", "Reporting", "ScreenReading", "Screenshots", "Simulation", "SystemColors",
                "TestSupport", "TextDetection",
                .product(name: "Yams", package: "Yams", condition: .when(traits: ["Audits"])),
            ],
            exclude: ["Goldens", "SARIF/sarif-subset.schema.json"], swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "LegibleCommandTests",
            dependencies: [
                "Audit", "FileSystem", "LegibleCommand", "PNGFiles", "PixelConversion", "Raster",
                "Reporting", "TestSupport",
            ],
            exclude: ["Goldens"], swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "LegibleTests", dependencies: ["Legible", "TestSupport"], swiftSettings: unoptimizedSettings
        ),
        .testTarget(
            name: "LegibleTestingTests",
            dependencies: ["Audit", "LegibleTesting", "Raster", "Screenshots"],
            swiftSettings: unoptimizedSettings),
        .target(name: "IndexStore", path: "Tests/IndexStore"),
        .testTarget(
            name: "AvailabilityTests",
            dependencies: [
                "AppleImages", "ColorBridges", "IndexStore", "LegibleTesting", "TestSupport",
            ],
            exclude: ["AppleStubs"], swiftSettings: unoptimizedSettings),
        .testTarget(
            name: "AccuracyTests",
            dependencies: [
                "Audit", "ColorManagement", "ColorMath", "Legible", "PNGFiles", "Raster", "Recognition",
                "ScreenReading", "Screenshots", "Simulation", "SystemColors", "TestSupport", "TextDetection",
            ],
            swiftSettings: unoptimizedSettings),
    ]
)

if !hasPlugin {
    package.products.removeAll { $0.name == "LegiblePlugin" }
    package.targets.removeAll { $0.type == .plugin }
}
