/// One pixel: straight (not premultiplied) red, green, blue and alpha.
public struct RGBA<Channel>: Hashable, Sendable, BitwiseCopyable
where Channel: FixedWidthInteger & UnsignedInteger & BitwiseCopyable & Sendable {
    /// The red code value.
    public var red: Channel
    /// The green code value.
    public var green: Channel
    /// The blue code value.
    public var blue: Channel
    /// The alpha code value: 0 is transparent, `Channel.max` opaque.
    public var alpha: Channel

    /// Creates a pixel; opaque unless specified otherwise.
    @inlinable
    public init(red: Channel, green: Channel, blue: Channel, alpha: Channel = .max) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}
