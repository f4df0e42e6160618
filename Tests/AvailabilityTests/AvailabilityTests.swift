import Foundation
import TestSupport
import Testing

/// On a Mac the compiler refuses what the declared platforms do not have; on Linux it takes everything. So
/// what it says of the toolchain's modules is held against the index of this build. Code for other systems is
/// not in there.
@Suite(
    "Declarations newer than the declared platforms",
    .enabled(if: isLinux, "the compiler itself refuses them here"))
struct AvailabilityTests {
    @Test(
        "are used nowhere",
        .enabled(if: SourceIndex.ofThisBuild != nil, "the build has no index, as that of make test has"))
    func ofThisPackage() async throws {
        let package = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL.path
        let platforms = try Self.platforms(of: package)
        let index = try #require(SourceIndex.ofThisBuild)
        func found(than platforms: Platforms) async throws -> [NewerUse] {
            try await NewerUse.all(in: index, than: platforms).filter {
                $0.place.file.hasPrefix(package + "/") && !$0.place.file.hasPrefix(package + "/.build")
            }
        }
        #expect(Set(platforms.keys) == ["ios", "macos", "tvos", "visionos", "watchos"])
        // The command and the tests run where there are files and a terminal.
        let uses = try await found(than: platforms).filter { use in
            use.releases.contains { $0.hasPrefix("macos ") }
                || use.place.file.contains("/Sources/")
                    && !use.place.file.contains("/Sources/LegibleCommand/")
        }
        #expect(uses.isEmpty, "\(uses.map(\.description).joined(separator: "\n"))")
        // Before macOS 10.15 there was no concurrency: an index in which nothing is found then is not that of
        // this package.
        let older: Platforms = ["macos": PlatformVersion([10, 14])]
        #expect(try await Set(found(than: older).map(\.place.file)).count > 5)
    }

    @Test("are found wherever they are used, unless that only runs on releases that have them")
    func ofAnExample() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(Array(Self.example.utf8), to: "Example.swift")
        let store = folder.url.appending(path: "index")
        try Toolchain.run("swiftc", "-typecheck", "-parse-as-library", "-index-store-path", store.path, file)
        let platforms: Platforms = ["macos": PlatformVersion([13]), "ios": PlatformVersion([16])]
        let uses = try await NewerUse.all(in: SourceIndex(store: store), than: platforms)
        let found = uses.map {
            "\($0.place.line): \($0.declaration.name), \($0.releases.joined(separator: ", "))"
        }
        #expect(
            found == [
                "2: Array.span, ios 26.0, macos 26.0",
                "4: InlineArray, ios 26.0, macos 26.0",
                "5: Array.mutableSpan, ios 26.0, macos 26.0",
                "6: String.utf8Span, ios 26.0, macos 26.0",
                "6: UTF8Span.count, ios 26.0, macos 26.0",
                "10: Array.span, ios 26.0, macos 26.0",
                "12: Array.span, ios 26.0, macos 26.0",
                "17: Array.span, ios 26.0",
                "22: Array.span, ios 26.0, macos 26.0",
                "24: Array.span, macos 26.0",
            ])
    }

    /// Uses of all kinds, guarded ones and those of older declarations with the same names among them.
    private static let example = """
        func inferred(_ list: [Int], _ view: ContiguousArray<Int>, _ raw: UnsafeBufferPointer<Int>) -> Int {
            list.span.count + view.span.count + raw.span.count
        }
        func named(_ numbers: InlineArray<2, Int>, _ list: inout [Int], _ text: String) {
            var span = list.mutableSpan
            span[0] = text.utf8Span.count
        }
        func condition(_ list: [Int]) {
            if #available(macOS 26, iOS 26, *) { print(list.span.count, "}") }
            else { print(list.span.count) }
            guard #available(macOS 26, iOS 26, *), list.span.count > 0 else {
                return print(list.span.count)
            }
            print(list.span.count)
        }
        func forgotten(_ list: [Int]) {
            if #available(macOS 26, *) { print(list.span.count) }
        }
        @available(macOS 26, iOS 26, *)
        struct Newer { let count = [1].span.count }
        @available(macOS 26.0, iOS 26, *) var newer: Int { [1].span.count }
        var older: Int { [1].span.count }
        @available(macOS 15, iOS 26, *)
        func between(_ list: [Int]) -> Int { list.span.count }
        func older(_ number: Int, _ stream: AsyncStream<Int>) async -> Int {
            for await other in stream { print(other) }
            return number &* number
        }
        """

    /// The platforms that a package's manifest declares.
    private static func platforms(of package: String) throws -> Platforms {
        struct Manifest: Decodable {
            struct Platform: Decodable {
                let platformName, version: String
            }
            let platforms: [Platform]
        }
        // In a folder of its own: `swift test` has locked that of the package until this test has ended.
        let scratch = try TemporaryFolder()
        let text = try Toolchain.run(
            "swift", "package", "--package-path", package, "--scratch-path", scratch.url.path, "dump-package")
        let declared = try JSONDecoder().decode(Manifest.self, from: text).platforms
        return declared.reduce(into: [:]) { $0[$1.platformName] = PlatformVersion($1.version) }
    }
}

#if os(Linux)
    let isLinux = true
#else
    let isLinux = false
#endif
