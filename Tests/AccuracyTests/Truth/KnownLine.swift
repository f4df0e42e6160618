import ColorMath
import Raster

/// A line of text whose place, colours and contrast are known.
struct KnownLine: Decodable {
    /// The rectangle around the ink, in pixels.
    let box: PixelRect
    let text: String
    let pointSize: Double
    let ink: SRGB8
    let backdrop: SRGB8
    /// The contrast ratio: the median, the 5th and the 95th percentile over the pixels behind the ink.
    let ratio, low, high: Double
    /// The ratio that WCAG 2.2 AA requires.
    let required: Double
    let fails: Bool
    /// Whether the line is plain text that can be read off the screen and whose truth is sure.
    let counts: Bool

    /// Whether all of the line is over one colour.
    var hasPlainBackdrop: Bool { high / low < 1.02 }
    /// Whether the line is so near to its threshold, or on both sides of it, that either verdict is
    /// defensible.
    var isBorderline: Bool { abs(ratio / required - 1) < 0.05 || (low < required && !fails) }

    /// The lowest ratio at which a line can be told from its backdrop.
    static let legibleRatio = 1.1
    /// What counts as text, by the words of the truth file; a line without such a word is plain text.
    static let countedClasses: Set = ["text", "placeholder", "disabled"]
}

extension KnownLine {
    private enum CodingKeys: String, CodingKey {
        case box, text, size, fg, bg, ratio, need, fails, uncertain
        case low = "ratio_min"
        case high = "ratio_max"
        case kind = "class"
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        func numbers(_ key: CodingKeys, count: Int) throws -> [Double] {
            let numbers = try values.decode([Double].self, forKey: key)
            guard numbers.count == count else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: values, debugDescription: "\(count) numbers expected")
            }
            return numbers
        }
        func color(_ key: CodingKeys) throws -> SRGB8 {
            let codes = try numbers(key, count: 3).map { UInt8(clamping: Int($0.rounded())) }
            return SRGB8(red: codes[0], green: codes[1], blue: codes[2])
        }

        let box = try numbers(.box, count: 4).map { Int($0) }
        self.box = PixelRect(x: box[0], y: box[1], width: box[2], height: box[3])
        text = try values.decode(String.self, forKey: .text)
        pointSize = try values.decode(Double.self, forKey: .size)
        ink = try color(.fg)
        backdrop = try color(.bg)
        ratio = try values.decode(Double.self, forKey: .ratio)
        low = try values.decode(Double.self, forKey: .low)
        high = try values.decode(Double.self, forKey: .high)
        required = try values.decode(Double.self, forKey: .need)
        fails = try values.decode(Bool.self, forKey: .fails)
        let kind = try values.decodeIfPresent(String.self, forKey: .kind) ?? "text"
        let isUncertain = try values.decodeIfPresent(Bool.self, forKey: .uncertain) ?? false
        counts = !isUncertain && Self.countedClasses.contains(kind)
    }
}
