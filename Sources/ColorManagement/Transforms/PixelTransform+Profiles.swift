public import PixelConversion

extension PixelTransform {
    /// Prepares a transform between two profiles for pixels of two formats.
    public init(_ transform: ColorTransform, from sourceFormat: PixelFormat, to targetFormat: PixelFormat) {
        self.init(transform.map, from: sourceFormat, to: targetFormat)
    }
}
