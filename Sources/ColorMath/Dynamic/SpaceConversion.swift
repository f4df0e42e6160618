/// Converts many colours from one space to another, both chosen at run time.
///
/// The same steps as between types, by way of the first space that both share, so the results are those of
/// ``DynamicColor/extended(to:)-(ColorSpaceID)``, bit for bit. Each step is taken for a block of colours
/// before the next, which costs about as much as where the spaces are types.
///
/// Components are those of the spaces' own types, in the order they are written in CSS and extended: nothing
/// is clipped, and a hue without chroma comes out as 0. It never changes after its creation: any number of
/// threads may share it.
public struct SpaceConversion: Sendable {
    /// The space of the colours that go in.
    public let source: ColorSpaceID
    /// The space of those that come out.
    public let target: ColorSpaceID
    private let steps: [ConversionStep.Pass]

    /// How many colours take a step together: few enough to stay in the fastest cache.
    private static let block = 256

    /// Finds the way between two spaces.
    public init(from source: ColorSpaceID, to target: ColorSpaceID) {
        self.source = source
        self.target = target
        steps = ConversionStep.passes(from: source.index, to: target.index)
    }

    /// Converts one colour.
    public func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        source.convert(color, to: target)
    }

    /// Converts every colour in place.
    public func convert(inPlace colors: inout [SIMD3<Double>]) {
        colors.withUnsafeMutableBufferPointer { convert($0) }
    }

    /// Converts every colour of a buffer in place.
    public func convert(_ colors: UnsafeMutableBufferPointer<SIMD3<Double>>) {
        for start in stride(from: 0, to: colors.count, by: Self.block) {
            let block = UnsafeMutableBufferPointer(
                rebasing: colors[start..<min(start + Self.block, colors.count)])
            for step in steps { step(block) }
        }
    }

    /// Converts in place colours whose components follow one another.
    ///
    /// - Precondition: There are three for each colour.
    public func convert(inPlace components: inout [Double]) {
        convertTriples(&components, { $0 }, { $0 })
    }

    /// Converts in place colours whose components follow one another; they are rounded once, at the end.
    ///
    /// - Precondition: There are three for each colour.
    public func convert(inPlace components: inout [Float]) {
        convertTriples(&components, Double.init, Float.init)
    }

    @inline(__always)
    private func convertTriples<Component>(
        _ components: inout [Component], _ widen: (Component) -> Double, _ narrow: (Double) -> Component
    ) {
        precondition(components.count.isMultiple(of: 3), "a colour has three components")
        components.withUnsafeMutableBufferPointer { components in
            withUnsafeTemporaryAllocation(of: SIMD3<Double>.self, capacity: Self.block) { colors in
                for start in stride(from: 0, to: components.count, by: 3 * Self.block) {
                    let count = min(Self.block, (components.count - start) / 3)
                    for index in 0..<count {
                        let first = start + 3 * index
                        colors[index] = SIMD3(
                            widen(components[first]), widen(components[first + 1]),
                            widen(components[first + 2]))
                    }
                    convert(UnsafeMutableBufferPointer(rebasing: colors[..<count]))
                    for index in 0..<count {
                        let first = start + 3 * index
                        components[first] = narrow(colors[index].x)
                        components[first + 1] = narrow(colors[index].y)
                        components[first + 2] = narrow(colors[index].z)
                    }
                }
            }
        }
    }
}
