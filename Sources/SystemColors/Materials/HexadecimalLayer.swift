internal import ColorMath

/// A colour with its opacity as the tables write it: `{"color": "#RRGGBB", "alpha": 0.5}`, opaque where alpha
/// is absent.
struct HexadecimalLayer: Decodable {
    let layer: WithAlpha<SRGB>

    private enum Key: CodingKey { case color, alpha }

    init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        let color = try entry.decode(HexadecimalColor.self, forKey: .color).color
        layer = SRGB(color).withAlpha(try entry.decodeIfPresent(Double.self, forKey: .alpha) ?? 1)
    }
}
