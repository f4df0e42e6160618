internal import ColorMath

/// A colour of sRGB as Figma and Style Dictionary write it: `{"r": 0.2, "g": 0.4, "b": 0.8, "a": 1}`.
///
/// The components are 0…1 as Figma has them, or 0…255 where one is above 1.
struct RGBObject {
    let components: [JSONNode]
    let alpha: JSONNode?
    /// What stands for 1 in the components.
    let scale: Double
    let color: DynamicColor

    /// Takes an object apart; `nil` where it is another.
    init?(_ node: JSONNode) {
        let nodes = ["r", "g", "b"].compactMap { node[$0] }
        let numbers = nodes.compactMap(\.number)
        guard numbers.count == 3, numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
        components = nodes
        alpha = node["a"]
        let scale: Double = numbers.contains { $0 > 1 } ? 255 : 1
        self.scale = scale
        guard let opacity = alpha.map({ $0.number }) ?? 1, (0...1).contains(opacity) else { return nil }
        color = DynamicColor(
            space: .sRGB, components: SIMD3(numbers[0], numbers[1], numbers[2]) / scale, alpha: opacity)
    }
}
