extension [Double] {
    /// The value in the middle of the sorted values, of an even number the upper of the two; there is one at
    /// least.
    package var median: Double { sorted()[count / 2] }
}
