public import ColorMath

/// The way from the colours of one space to those of another.
///
/// It never changes after its creation: any number of threads may share it.
public struct ColorMap: ColorConversion {
    package let method: Method
    /// Whether codes, which are of 0…1, can hold the colours before and after.
    let fitsCodes: (source: Bool, target: Bool)

    package enum Method: Sendable {
        case identity
        case closedForm(ClosedForm)
        case engine(any ColorConversion)
    }

    package init(_ method: Method) {
        self.method = method
        fitsCodes = (true, true)
    }

    /// A way that somebody else computes.
    public init(_ conversion: any ColorConversion) { self.init(.engine(conversion)) }

    /// Finds the way between two spaces: the closed form where both have one, else what an engine knows; nil
    /// where there is none, as there is no way to greys.
    public init?(from source: PixelSpace, to destination: PixelSpace) {
        if let model = source.model, model == destination.model {
            self.init(.identity)
        } else if !destination.isGray, let from = source.model, let to = destination.model,
            let form = ClosedForm(from: from, to: to)
        {
            self.init(.closedForm(form))
        } else if !destination.isGray,
            let map = source.engine?.map(to: destination) ?? destination.engine?.map(from: source)
        {
            self = map
        } else {
            return nil
        }
    }

    /// Finds the way between two spaces of ColorMath: the closed form where both have one that is known here,
    /// else the steps of `SpaceConversion`, which keep every component as it is.
    ///
    /// Pixels of 8 and 16 bits hold 0…1, and so RGB and XYZ alone. Floats hold the components of every space
    /// as its type has them: hues in degrees, lightness of `CIELab` from 0 to 100.
    public init(from source: ColorSpaceID, to destination: ColorSpaceID) {
        if source == destination {
            method = .identity
        } else if let from = RGBModel(source), let to = RGBModel(destination),
            let form = ClosedForm(from: from, to: to)
        {
            method = .closedForm(form)
        } else {
            method = .engine(SpaceConversion(from: source, to: destination))
        }
        fitsCodes = (source.isColorFunctionName, destination.isColorFunctionName)
    }

    /// The way that changes nothing.
    public static let identity = ColorMap(.identity)

    /// Whether nothing changes, because both spaces are the same.
    public var isIdentity: Bool {
        if case .identity = method { true } else { false }
    }

    /// Converts one colour: red, green and blue, nominally 0…1.
    ///
    /// Between closed forms values beyond 0…1 keep their meaning: curves continue above 1 and, by odd
    /// symmetry, below 0, and nothing is clipped. An engine may clip to what its tables hold.
    public func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        switch method {
        case .identity: color
        case .closedForm(let form): form.convert(color)
        case .engine(let conversion): conversion.convert(color)
        }
    }

    /// Converts every colour of a buffer in place.
    public func convert(_ colors: UnsafeMutableBufferPointer<SIMD3<Double>>) {
        switch method {
        case .identity: break
        case .closedForm(let form): form.convert(colors)
        case .engine(let conversion): conversion.convert(colors)
        }
    }
}

extension SpaceConversion: ColorConversion {}
