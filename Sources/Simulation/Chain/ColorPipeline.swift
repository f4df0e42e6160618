internal import ColorMath
internal import PixelConversion

/// An encoding of colours: the way to extended linear sRGB and back.
protocol RGBEncoding: Sendable {
    func light(of encoded: SIMD3<Double>) -> SIMD3<Double>
    func encoded(_ light: SIMD3<Double>) -> SIMD3<Double>
}

/// The encoding of a display: sRGB or Display P3.
struct DisplayEncoding<Color: RGBSpace>: RGBEncoding where Color.Base: SRGBEncodedLight {
    func light(of encoded: SIMD3<Double>) -> SIMD3<Double> {
        Color(components: encoded).extended(to: LinearSRGB.self).components
    }

    func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> {
        LinearSRGB(components: light).extended(to: Color.self).components
    }
}

extension PictureSpace: RGBEncoding {
    func light(of encoded: SIMD3<Double>) -> SIMD3<Double> { toLinear.convert(encoded) }
    func encoded(_ light: SIMD3<Double>) -> SIMD3<Double> { fromLinear.convert(light) }
}

/// What a chain does after the app has drawn, made ready for colours of one encoding, each by itself: encoded
/// components in, encoded components out.
struct ColorPipeline<Encoding: RGBEncoding>: Sendable {
    private let encoding: Encoding
    private let steps: [SimulationStep]

    init(_ steps: [SimulationStep], in encoding: Encoding) {
        self.encoding = encoding
        self.steps = steps.filter { !$0.isIdentity && !$0.isOfApp }
    }

    init(_ chain: SimulationChain, in encoding: Encoding) {
        self.init(chain.steps, in: encoding)
    }

    /// Whether every colour stays what it is.
    var isIdentity: Bool { steps.isEmpty }

    func simulate(_ color: SIMD3<Double>) -> SIMD3<Double> {
        // Encoded and decoded only where the next change asks for it, so that nothing is lost on the way.
        var color = color
        var isLight = false
        for step in steps {
            if step.isOfEncoded == isLight {
                color = isLight ? encoding.encoded(color) : encoding.light(of: color)
                isLight.toggle()
            }
            color = step.change(color)
        }
        return isLight ? encoding.encoded(color) : color
    }
}
