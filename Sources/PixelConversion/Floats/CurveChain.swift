internal import ColorMath

/// A conversion as curves of single components and matrices in turn, which most are: light of sRGB, lightness
/// and opponents of Lab.
struct CurveChain: ColorConversion {
    /// A part of the way.
    enum Stage: Sendable {
        /// Each component by a curve of its own.
        case curves(TabulatedCurve, TabulatedCurve, TabulatedCurve)
        /// All components by a matrix, and something added.
        case matrix(Matrix3x3, offset: SIMD3<Double> = .zero)
    }

    /// The parts in their order; no two matrices follow each other, and none changes nothing.
    let stages: [Stage]

    /// How far from the one that changes nothing a matrix may be by the rounding of doubles.
    private static let rounding = 1e-12

    init(_ parts: [Stage]) {
        var stages: [Stage] = []
        for part in parts {
            guard case .matrix(var matrix, var offset) = part else {
                stages.append(part)
                continue
            }
            if case .matrix(let earlier, let before)? = stages.last {
                offset += matrix * before
                matrix = matrix * earlier
                stages.removeLast()
            }
            if offset != .zero || matrix.distance(to: .identity) > Self.rounding {
                stages.append(.matrix(matrix, offset: offset))
            }
        }
        self.stages = stages
    }

    /// The closed form, with its curves tabulated.
    init(_ form: ClosedForm) {
        self.init(
            [
                .curves(form.source) { curve in { curve.linear($0) } }, .matrix(form.matrix),
                .curves(form.target) { curve in { curve.encoded($0) } },
            ].compactMap(\.self))
    }

    func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        stages.reduce(color) { color, stage in
            switch stage {
            case .curves(let first, let second, let third):
                SIMD3(first(color.x), second(color.y), third(color.z))
            case .matrix(let matrix, let offset): matrix * color + offset
            }
        }
    }

    func convert(_ colors: UnsafeMutableBufferPointer<SIMD3<Double>>) {
        for stage in stages {
            switch stage {
            case .curves(let first, let second, let third):
                for index in colors.indices {
                    let color = colors[index]
                    colors[index] = SIMD3(first(color.x), second(color.y), third(color.z))
                }
            case .matrix(let matrix, let offset):
                for index in colors.indices { colors[index] = matrix * colors[index] + offset }
            }
        }
    }
}

extension CurveChain.Stage {
    /// One curve for all components.
    static func curve(isOdd: Bool = true, _ function: @escaping @Sendable (Double) -> Double) -> Self {
        let curve = TabulatedCurve(isOdd: isOdd, function)
        return .curves(curve, curve, curve)
    }

    /// A side of each channel's curve; nil where all are linear.
    fileprivate static func curves(
        _ curves: [ToneCurve], _ side: (ToneCurve) -> @Sendable (Double) -> Double
    ) -> Self? {
        if curves.allSatisfy({ $0 == .linear }) { return nil }
        let (red, green, blue) = perChannel(curves) { curve in
            let isOdd = if case .parametric = curve { true } else { false }
            return TabulatedCurve(isOdd: isOdd, side(curve))
        }
        return .curves(red, green, blue)
    }
}
