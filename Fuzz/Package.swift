// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "legible", path: "..")],
    targets: [
        .executableTarget(
            name: "FuzzColor", dependencies: [.product(name: "ColorMath", package: "legible")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
        .executableTarget(
            name: "FuzzPNG", dependencies: [.product(name: "Raster", package: "legible")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]),
    ]
)
