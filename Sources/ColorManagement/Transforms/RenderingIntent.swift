/// What becomes of colours that the destination cannot show, ICC.1:2022 §6.1.
///
/// Between screen profiles of the matrix kind the first three are the same: colours outside are clipped per
/// channel.
public enum RenderingIntent: UInt8, Hashable, Sendable, CaseIterable {
    /// Keeps the relations between colours, by the tables of the profiles.
    case perceptual = 0
    /// Keeps colours, with white mapped to white.
    case relativeColorimetric = 1
    /// Keeps colours vivid.
    case saturation = 2
    /// Keeps colours, the tint of the white included.
    case absoluteColorimetric = 3
}
