import Foundation

/// The conversion written down from CSS Color 4's rational matrices, independently of profiles.
struct ClosedFormReference: Sendable {
    /// Row after row, linear source to linear destination.
    let matrix: [Double]

    static let linearSRGBToXYZ = quotients(
        [506752, 87881, 12673, 87098, 175762, 12673, 7918, 87881, 1001167],
        [1228815, 245763, 70218, 409605, 245763, 175545, 409605, 737289, 1053270])
    static let xyzToLinearSRGB = quotients(
        [12831, -329, -1974, -851781, 1648619, 36519, 705, -2585, 705],
        [3959, 214, 3959, 878810, 878810, 878810, 12673, 12673, 667])
    static let linearP3ToXYZ = quotients(
        [608311, 189793, 198249, 35783, 247089, 198249, 0, 32229, 5220557],
        [1250200, 714400, 1000160, 156275, 357200, 2500400, 1, 714400, 5000800])
    static let xyzToLinearP3 = quotients(
        [446124, -333277, -72051, -14852, 63121, 423, 11844, -50337, 316169],
        [178915, 357830, 178915, 17905, 35810, 17905, 330415, 660830, 330415])

    static let p3ToSRGB = ClosedFormReference(matrix: product(xyzToLinearSRGB, linearP3ToXYZ))
    static let sRGBToP3 = ClosedFormReference(matrix: product(xyzToLinearP3, linearSRGBToXYZ))

    static func decode(_ c: Double) -> Double {
        abs(c) <= 0.04045 ? c / 12.92 : (c < 0 ? -1 : 1) * pow((abs(c) + 0.055) / 1.055, 2.4)
    }

    static func encode(_ v: Double) -> Double {
        abs(v) <= 0.0031308 ? v * 12.92 : (v < 0 ? -1 : 1) * (1.055 * pow(abs(v), 1 / 2.4) - 0.055)
    }

    func convert(_ color: SIMD3<Double>) -> SIMD3<Double> {
        let linear = [color.x, color.y, color.z].map(Self.decode)
        let mapped = Self.apply(matrix, linear).map(Self.encode)
        return [mapped[0], mapped[1], mapped[2]]
    }

    private static func quotients(_ numerators: [Double], _ denominators: [Double]) -> [Double] {
        zip(numerators, denominators).map { $0 / $1 }
    }

    private static func apply(_ matrix: [Double], _ vector: [Double]) -> [Double] {
        (0..<3).map { row in
            matrix[3 * row] * vector[0] + matrix[3 * row + 1] * vector[1] + matrix[3 * row + 2] * vector[2]
        }
    }

    private static func product(_ a: [Double], _ b: [Double]) -> [Double] {
        let columns = (0..<3).map { column in apply(a, [b[column], b[3 + column], b[6 + column]]) }
        return (0..<9).map { columns[$0 % 3][$0 / 3] }
    }
}
