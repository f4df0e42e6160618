import ColorMath
import Foundation
import Testing

/// What Chromium makes of 12,000 colours drawn at random, right and wrong; Reference/chromium.py asks it
/// again.
@Suite("Chromium")
struct ChromiumTests {
    /// Why the two differ, and who is right.
    private enum Difference: String, CaseIterable {
        /// CSS Color 5 mixes any number of colours; Chromium refuses one alone.
        case singleMix
        /// CSS Color 4 has the display-referred power of 2.4 since 2025; Chromium still has the curve of
        /// cameras.
        case rec2020
        /// Components that are missing in the origin of a relative colour are missing when they are named
        /// alone, and analogous components carry them over (CSS Color 5, 4.1). Chromium takes 0 for some.
        case missingInOrigin
        /// The analogous components and sets of CSS Color 4, 12.2, which Chromium has in some spaces only.
        case missingInMix
        /// Chromium keeps colours of the older notations in 8 bits; CSS asks for that only where they are
        /// written.
        case eightBits
        /// Chromium brings the saturation of hsl() and the parts of hwb() into 0…100 % where they are of the
        /// older kind; CSS Color 4, 7 and 8 have no such range.
        case olderRange
        /// Far outside every gamut, and near grey, single precision and other matrices for D50 show.
        case precision

        /// The most texts of the table that it may excuse.
        var limit: Int {
            switch self {
            case .singleMix: 330
            case .rec2020: 60
            case .missingInOrigin: 330
            case .missingInMix: 30
            case .eightBits: 60
            case .olderRange: 180
            case .precision: 30
            }
        }
    }

    private static let rows: [(css: String, result: String?)] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../Reference/ChromiumReference.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").dropFirst().map { row in
            let fields = row.split(separator: "\t", maxSplits: 1)
            return (String(fields[0]), fields.count == 2 ? String(fields[1]) : nil)
        }
    }()

    @Test("What Chromium reads is read, to the same colour; what it refuses is refused")
    func agreement() throws {
        #expect(Self.rows.count == 12_000)
        var counts: [Difference: Int] = [:]
        for (css, result) in Self.rows {
            let found = try? DynamicColor(css: css)
            guard let result else {
                if let found {
                    let isMix = css.lowercased().contains("ix(")
                    if isMix { counts[.singleMix, default: 0] += 1 }
                    #expect(isMix, "Chromium refuses \(css), which was read as \(found)")
                }
                continue
            }
            guard let found else {
                Issue.record("Chromium reads \(css) as \(result)")
                continue
            }
            let theirs = try DynamicColor(css: result)
            if Self.agree(found, theirs, isRounded: result.hasPrefix("rgb")) { continue }
            let reason = Self.reason(css: css)
            #expect(reason != nil, "\(css) is \(result) in Chromium and \(found) here")
            if let reason { counts[reason, default: 0] += 1 }
        }
        for difference in Difference.allCases {
            let count = counts[difference] ?? 0
            #expect(count <= difference.limit, "\(difference.rawValue): \(count)")
            // A reason that excuses nothing has gone.
            #expect(count > 0, "\(difference.rawValue) is no more")
        }
    }

    /// Whether a colour is the one that Chromium prints: with six digits in single precision, or rounded to
    /// code values and clipped.
    private static func agree(_ found: DynamicColor, _ theirs: DynamicColor, isRounded: Bool) -> Bool {
        let ours = isRounded ? found.clipped(to: .sRGB) : found.extended(to: theirs.space)
        guard isRounded || ours.missing == theirs.missing else { return false }
        guard abs(ours.alpha - theirs.alpha) <= (isRounded ? 0.0051 : 1e-4) else { return false }
        return (0..<3).allSatisfy { index in
            var error = abs(ours.components[index] - theirs.components[index])
            if theirs.space.hueIndex == index {
                error = min(error, 360 - error) / 360 * theirs.components[1]
                return error <= 2e-4 * max(1, theirs.components[1])
            }
            return error <= (isRounded ? 1.01 / 255 : 2e-4 * max(1, abs(theirs.components[index])))
        }
    }

    private static func reason(css: String) -> Difference? {
        let text = css.lowercased()
        let (isRelative, isMix) = (text.contains("fr"), text.contains("ix("))
        let isOlder = text.contains("hsl") || text.contains("hwb")
        if text.contains("rec2020") { return .rec2020 }
        // A hue without colour is missing too.
        if isRelative, text.contains("none") { return .missingInOrigin }
        if isMix, text.contains("none") { return .missingInMix }
        if isOlder, !isRelative, !isMix { return .olderRange }
        if isRelative || isMix {
            if isOlder { return .olderRange }
            if text.contains("rgb") || text.contains("#") { return .eightBits }
        }
        return isRelative || isMix || text.contains("prophoto") ? .precision : nil
    }
}
