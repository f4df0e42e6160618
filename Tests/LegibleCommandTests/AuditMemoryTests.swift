#if os(Linux)
    import Foundation
    import PNGFiles
    import PixelConversion
    import Raster
    import TestSupport
    import Testing

    /// What SECURITY.md promises: a screen takes no more than 14 bytes of memory a pixel and what the program
    /// takes by itself, so that one of 64 megapixels, the most that is read, takes less than a gigabyte.
    ///
    /// The screens are those on which each part of the detector keeps the most.
    @Suite("The memory of an audit")
    struct AuditMemoryTests {
        /// The side of the screens in pixels.
        private static let side = 1536
        private static let bytesPerPixel = 14.0
        /// What does not grow with the screen: rooms for counting, buffers of the reader.
        private static let constant = 6e6
        /// How often a peak is looked for that was not seen.
        private static let attempts = 5

        /// Pixels of an own colour each, single pixels and squares in two colours, columns that are all parts
        /// of one ground, lines, and specks that are components of their own.
        enum Kind: CaseIterable {
            case noise, checker, squares, columns, lines, specks

            func isDark(_ x: Int, _ y: Int) -> Bool {
                switch self {
                case .noise: false
                case .checker: (x + y).isMultiple(of: 2)
                case .squares: (x / 2 + y / 2).isMultiple(of: 2)
                case .columns: x.isMultiple(of: 2) && y > 8
                case .lines: y.isMultiple(of: 2)
                case .specks: x.isMultiple(of: 4) && y.isMultiple(of: 4) && x > 16
                }
            }

            func color(_ x: Int, _ y: Int) -> RGBA<UInt8> {
                guard self == .noise else {
                    return isDark(x, y)
                        ? RGBA(red: 0, green: 0, blue: 0) : RGBA(red: 255, green: 255, blue: 255)
                }
                var bits = UInt64(y &* 65_537 &+ x) &* 0x9E37_79B9_7F4A_7C15
                bits ^= bits >> 29
                bits &*= 0xBF58_476D_1CE4_E5B9
                return RGBA(
                    red: UInt8(bits >> 56), green: UInt8(bits >> 48 & 255), blue: UInt8(bits >> 40 & 255))
            }
        }

        @Test("stays within the bytes a pixel that are promised", arguments: Kind.allCases)
        func perPixel(kind: Kind) throws {
            try expectPeak(ofAuditing: kind, in: .sRGB)
        }

        /// The file's own samples are gone before most of the detector's memory is taken.
        @Test("stays within the same in Display P3", arguments: [Kind.noise, .checker, .specks])
        func perPixelOfDisplayP3(kind: Kind) throws {
            try expectPeak(ofAuditing: kind, in: .displayP3)
        }

        private func expectPeak(ofAuditing kind: Kind, in space: PixelSpace) throws {
            let base = try peak(ofAuditing: .checker, side: 16, in: space)
            try #require(base > 1e6)
            let pixels = Double(Self.side * Self.side)
            // The pixels themselves take four: a peak far below that was not seen, as a busy machine may look
            // too late. In the base is what a report takes, too, which comes after the peak.
            let least = base + 4 * pixels * 0.7
            var peak = 0.0
            for _ in 0..<Self.attempts where peak <= least {
                peak = try self.peak(ofAuditing: kind, side: Self.side, in: space)
            }
            try #require(peak > least)
            #expect(peak <= base + Self.constant + Self.bytesPerPixel * pixels)
        }

        /// The most memory that the command has had resident while it audited a screen, in bytes.
        private func peak(ofAuditing kind: Kind, side: Int, in space: PixelSpace) throws -> Double {
            let folder = try TemporaryFolder()
            let pixels = (0..<side * side).map { kind.color($0 % side, $0 / side) }
            let screen = Bitmap(width: side, height: side, pixels: pixels)
            var encoder = try #require(PNGEncoder(for: space))
            encoder.compressionLevel = 1
            try folder.write(try encoder.encode(screen), to: "screen@1x.png")
            let process = Process()
            process.executableURL = LegibleProcess.executable
            process.arguments = ["audit", "screen@1x.png"]
            process.currentDirectoryURL = folder.url
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            try process.run()
            // It only rises; what is asked for too late is missing, not too low.
            var peak = 0.0
            while process.isRunning {
                peak = max(peak, Self.peak(of: process.processIdentifier))
                usleep(500)
            }
            return peak
        }

        private static func peak(of process: Int32) -> Double {
            let status = (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
            // Until the command has begun the memory is that of this process.
            guard status.hasPrefix("Name:\tlegible\n"),
                let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
                let value = line.split(whereSeparator: \.isWhitespace).dropFirst().first
            else { return 0 }
            return 1024 * (Double(value) ?? 0)
        }
    }
#endif
