extension SIMD where Scalar == Double {
    /// Each component brought into 0…1; what is not a number stays so.
    ///
    /// Written with masks, which become a few instructions; the standard library's `clamped` is a call.
    @inlinable @inline(__always)
    var clippedToUnit: Self {
        let positive = replacing(with: 0, where: self .< 0)
        return positive.replacing(with: 1, where: positive .> 1)
    }
}
