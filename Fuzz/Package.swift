// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Fuzz",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "legible", path: "..")],
    targets: [
        .executableTarget(
            name: "Fuzz", dependencies: [.product(name: "Legible", package: "legible")],
            swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
    ]
)
