// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "legible", path: "..")],
    targets: [
        .executableTarget(
            name: "benchmarks", dependencies: ["CPeers", .product(name: "Legible", package: "legible")],
            path: "Sources/Benchmarks", swiftSettings: settings),

        // MARK: What is measured against

        .target(name: "CPeers", dependencies: ["SystemLibPNG", "SystemLittleCMS"]),
        .systemLibrary(name: "SystemLibPNG", pkgConfig: "libpng"),
        .systemLibrary(name: "SystemLittleCMS", pkgConfig: "lcms2"),
    ]
)
