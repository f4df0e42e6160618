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

let cSettings: [CSetting] = [
    .define("NDEBUG", .when(configuration: .release))
]

let package = Package(
    name: "legible",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "legible", targets: ["LegibleCommand"]),
        .plugin(name: "LegiblePlugin", targets: ["LegiblePlugin"]),
        .library(name: "Legible", targets: ["Legible"]),
        .library(name: "ColorMath", targets: ["ColorMath"]),
        .library(name: "ColorManagement", targets: ["ColorManagement"]),
        .library(name: "Raster", targets: ["Raster"]),
        .library(name: "Simulation", targets: ["Simulation"]),
        .library(name: "SystemColors", targets: ["SystemColors"]),
        .library(name: "TextDetection", targets: ["TextDetection"]),
        .library(name: "PaletteFiles", targets: ["PaletteFiles"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // MARK: Libraries

        .target(name: "FileSystem", swiftSettings: settings),
        .target(name: "ColorMath", swiftSettings: settings),
        .target(name: "ColorManagement", dependencies: ["ColorMath", "CLittleCMS"], swiftSettings: settings),
        .target(name: "Raster", dependencies: ["ColorMath", "PNGSession"], swiftSettings: settings),
        .target(
            name: "Screenshots",
            dependencies: ["ColorManagement", "ColorMath", "FileSystem", "PaletteData", "Raster"],
            swiftSettings: settings),
        .target(
            name: "Simulation",
            dependencies: [
                "ColorManagement", "ColorMath", "FileSystem", "Raster", "Screenshots", "SystemColors",
                "TextDetection",
            ],
            swiftSettings: settings),
        .target(name: "SystemColors", dependencies: ["ColorMath", "PaletteData"], swiftSettings: settings),
        .target(
            name: "TextDetection", dependencies: ["ColorManagement", "ColorMath", "Raster"],
            swiftSettings: settings),
        .target(
            name: "PaletteFiles", dependencies: ["ColorMath", "FileSystem"],
            exclude: ["Legible/palette.schema.json"],
            swiftSettings: settings),
        .target(
            name: "Audit",
            dependencies: [
                "ColorMath", "FileSystem", "PaletteData", "PaletteFiles", "Raster", "Screenshots",
                "Simulation",
                "SystemColors", "TextDetection", .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: settings),
        .target(
            name: "Reporting",
            dependencies: [
                "Audit", "ColorMath", "FileSystem", "PaletteFiles", "Raster", "Screenshots", "Simulation",
                "SystemColors", "TextDetection",
            ],
            exclude: [
                "JSON/audit-report.schema.json", "JSON/colors-report.schema.json",
                "JSON/contrast-report.schema.json", "JSON/conversion-report.schema.json",
                "JSON/run-record.schema.json", "JSON/simulation-report.schema.json",
                "Palettes/palette-report.schema.json",
            ],
            swiftSettings: settings),
        .target(
            name: "Legible",
            dependencies: [
                "Audit", "ColorManagement", "ColorMath", "PaletteFiles", "Raster", "Reporting", "Screenshots",
                "Simulation", "SystemColors", "TextDetection",
            ],
            swiftSettings: settings),

        // MARK: Command

        .executableTarget(
            name: "LegibleCommand",
            dependencies: [
                "Audit", "ColorMath", "FileSystem", "PaletteFiles", "Raster", "Reporting", "Screenshots",
                "Simulation", "SystemColors",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

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
        .target(
            name: "PNGSession", dependencies: ["CLibPNG"], cSettings: cSettings,
            linkerSettings: [.linkedLibrary("z")]),
        .target(name: "PaletteData", path: "Palettes", cSettings: cSettings),

        // MARK: Tests

        .target(name: "RandomNumbers", path: "Tests/RandomNumbers", swiftSettings: settings),
        .testTarget(
            name: "FileSystemTests", dependencies: ["FileSystem", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "ColorMathTests", dependencies: ["ColorMath", "RandomNumbers"],
            exclude: ["Reference/generate.py"],
            swiftSettings: settings),
        .target(
            name: "PNGAssembly", dependencies: ["CLibPNG"], path: "Tests/PNGAssembly", swiftSettings: settings
        ),
        .testTarget(
            name: "RasterTests", dependencies: ["PNGAssembly", "RandomNumbers", "Raster"],
            exclude: ["PngSuite/expected.json", "PngSuite/expected.py"], swiftSettings: settings),
        .testTarget(
            name: "ColorManagementTests",
            dependencies: ["CLittleCMS", "ColorManagement", "ColorMath", "RandomNumbers"],
            exclude: ["Reference/reference.json", "Reference/reference.py"], swiftSettings: settings),
        .testTarget(
            name: "ScreenshotsTests",
            dependencies: ["ColorManagement", "PNGAssembly", "Raster", "Screenshots"],
            swiftSettings: settings),
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "ColorManagement", "ColorMath", "Raster", "Screenshots", "Simulation", "SystemColors",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "SystemColorsTests", dependencies: ["ColorMath", "SystemColors", "TestSupport"],
            swiftSettings: settings),
        .testTarget(
            name: "TextDetectionTests",
            dependencies: [
                "ColorManagement", "ColorMath", "RandomNumbers", "Raster", "Screenshots", "TextDetection",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "PaletteFilesTests",
            dependencies: ["ColorMath", "PaletteFiles", "RandomNumbers", "TestSupport"],
            exclude: ["CSS/Reference/generate.py", "Tokens/Reference/generate.py"], swiftSettings: settings),
        .target(
            name: "TestSupport",
            dependencies: [
                "Audit", "ColorMath", "PaletteFiles", "Raster", "Screenshots", "Simulation", "SystemColors",
                "TextDetection",
            ],
            path: "Tests/TestSupport", swiftSettings: settings),
        .testTarget(
            name: "AuditTests",
            dependencies: [
                "Audit", "ColorManagement", "ColorMath", "PaletteFiles", "RandomNumbers", "Raster",
                "Screenshots", "Simulation", "SystemColors", "TestSupport", "TextDetection",
            ],
            swiftSettings: settings),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "Audit", "ColorMath", "PaletteFiles", "RandomNumbers", "Raster", "Reporting", "Screenshots",
                "Simulation",
                "SystemColors",
                "TestSupport", "TextDetection",
            ],
            exclude: ["Goldens", "SARIF/sarif-subset.schema.json"], swiftSettings: settings),
        .testTarget(
            name: "LegibleCommandTests",
            dependencies: ["Audit", "FileSystem", "LegibleCommand", "Raster", "TestSupport"],
            exclude: ["Goldens"], swiftSettings: settings),
        .testTarget(name: "LegibleTests", dependencies: ["Legible"], swiftSettings: settings),
        .target(name: "IndexStore", path: "Tests/IndexStore"),
        .testTarget(
            name: "AvailabilityTests", dependencies: ["IndexStore", "TestSupport"], swiftSettings: settings),
        .testTarget(
            name: "AccuracyTests",
            dependencies: [
                "Audit", "ColorMath", "Raster", "Screenshots", "Simulation", "SystemColors", "TextDetection",
            ],
            swiftSettings: settings),
    ]
)
