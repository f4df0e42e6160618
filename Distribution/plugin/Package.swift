// swift-tools-version: 6.2
import PackageDescription

// `swift package legible …` with the command as it was released: nothing of it is compiled.
let package = Package(
    name: "LegiblePlugin",
    products: [
        .plugin(name: "LegiblePlugin", targets: ["LegiblePlugin"])
    ],
    targets: [
        .binaryTarget(
            name: "legible",
            url: "@HOME@/releases/download/v@VERSION@/legible-@VERSION@.artifactbundle.zip",
            checksum: "@CHECKSUM@"),
        .plugin(
            name: "LegiblePlugin",
            capability: .command(
                intent: .custom(
                    verb: "legible", description: "Finds text and colours that people cannot read.")),
            dependencies: ["legible"]),
    ]
)
